// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/policy.h"

#include <limits>

#include "ai/policy_options.h"

namespace larch {

namespace policy {

namespace {

// The nils that nobody has broken yet.
SeatBits held_nils(const Contest& contest, const Line& line) {
    SeatBits nils = contest.nils;
    for (unsigned left = nils; left != 0; left &= left - 1) {
        const Seat seat = seat_at(std::countr_zero(left));
        if (line.cards.taken[seat] > 0) nils &= static_cast<SeatBits>(~bit_of(seat));
    }
    return nils;
}

// Which nil matters: the own one, or else a partner's, or else an opponent's. Returns 1, 2 or 3 for these, 0
// for none.
int weigh_nils(View& view) {
    if (view.nils == 0) return 0;
    const auto allied = static_cast<SeatBits>(view.nils & view.allies());
    const bool own = (view.nils & bit_of(view.me)) != 0;
    view.nil = own ? view.me : seat_at(lowest(allied != 0 ? allied : view.nils));
    view.nils_ally = view.rules.partner_of(view.nil);
    return own ? 1 : allied != 0 ? 2 : 3;
}

void weigh_contracts(View& view, int nil) {
    const Contest& contest = view.contest;
    const PerSeat<std::uint8_t>& taken = view.line.cards.taken;
    PerSide<int> needs = contest.contract;
    for (int i = 0; i < view.rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        const Side side = contest.side[seat];
        if (!contest.bid_nil(seat) || contest.counts_nil[side]) needs[side] -= taken[seat];
    }
    const int left = view.rules.tricks_in_hand() - view.line.cards.state.tricks_done;
    const Side ours = contest.side[view.me];
    const Bits spades = view.hand & view.suit(kSpades);
    const int assured = count(winners(spades, view.out_spades));
    int spare = left;
    bool wanted = false;
    bool wanted_by_others = false;
    for (int s = 0; s < view.rules.sides(); ++s) {
        const Side side = side_at(s);
        const int need = needs[side];
        spare -= std::max(0, need);
        const bool wants =
            (need > (side == ours ? assured : 0) && need <= left) || contest.bag_worth[side] >= 0;
        (side == ours ? wanted : wanted_by_others) |= wants;
    }
    view.situation = nil * 4 + (wanted ? 2 : 0) + (wanted_by_others ? 1 : 0);
    view.needs = std::clamp(needs[ours], 0, 3);
    view.spare = std::clamp(spare + 1, 0, 4);
    view.stage = std::min((left - 1) / 3, 3);
}

class Chooser {
  public:
    explicit Chooser(const std::int16_t* row) : row_(row) {}
    void begin(int card) {
        card_ = card;
        sum_ = 0;
    }
    void add(int cell) { sum_ += row_[cell]; }
    void end() {
        if (sum_ <= best_) return;
        best_ = sum_;
        best_card_ = card_;
    }
    int best() const { return best_card_; }

  private:
    const std::int16_t* row_;
    int card_ = 0;
    int sum_ = 0;
    int best_ = std::numeric_limits<int>::min();
    int best_card_ = 0;
};

}  // namespace

View view_of(const Contest& contest, const Line& line, CardSet legal) {
    const Rules& rules = contest.ranked->rules();
    const CardSet hand = line.cards.held[line.cards.turn];
    const CardSet out = rules.pack() - line.gone - hand;
    View view{.contest = contest,
              .line = line,
              .rules = rules,
              .me = line.cards.turn,
              .legal = legal.bits(),
              .hand = hand.bits(),
              .out = out.bits(),
              .out_spades = (out & rules.suit(Suit::Spades)).bits(),
              .nils = held_nils(contest, line)};
    weigh_contracts(view, weigh_nils(view));
    return view;
}

}  // namespace policy

Card policy_card(const Contest& contest, const Line& line, const Weights& weights) {
    const CardSet legal = line.cards.legal_cards(contest.ranked->rules());
    if (legal.size() == 1) return legal.first();
    const policy::View view = policy::view_of(contest, line, legal);
    policy::Chooser chooser(weights.play.data() + view.situation * policy::kCells);
    policy::Options(view, chooser).visit();
    assert(legal.has(Card::at(chooser.best())));
    return Card::at(chooser.best());
}

void play_out(const Contest& contest, Line& line, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    while (!line.cards.is_over(rules)) line.play(rules, policy_card(contest, line, weights));
}

}  // namespace larch
