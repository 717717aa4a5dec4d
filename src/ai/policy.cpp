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
    const int sides = view.rules.sides();
    const int left = view.rules.tricks_in_hand() - view.line.cards.state.tricks_done;
    const Side ours = contest.side[view.me];
    const SeatBytes tricks = bytes_of(taken);
    const Bits spades = view.hand & view.suit(kSpades);
    const int assured = count(winners(spades, view.out_spades));
    int spare = left;
    int needs = 0;
    int wanted = 0;
    int wanted_by_others = 0;
    for (int s = 0; s < sides; ++s) {
        const Side side = side_at(s);
        const int need = contest.contract[side] - sum_of(tricks & contest.counting[side]);
        const bool own = side == ours;
        spare -= std::max(0, need);
        needs = own ? need : needs;
        const int open = need > (own ? assured : 0) && need <= left ? 1 : 0;
        const int wants = open | (contest.bag_worth[side] >= 0 ? 1 : 0);
        (own ? wanted : wanted_by_others) |= wants;
    }
    view.situation = nil * 4 + wanted * 2 + wanted_by_others;
    view.state = std::clamp(spare + 1, 0, 4) * 4 + std::clamp(needs, 0, 3);
}

class Chooser {
  public:
    using Part = int;

    explicit Chooser(const std::int16_t* row) : row_(row) {}
    void add(Part& part, int cell) const { part += row_[cell]; }
    // Of equals the lowest card: it rides below the worth, which makes one comparison without a branch.
    void offer(int card, Part worth) {
        const int key = worth * 64 + 63 - card;
        best_ = std::max(best_, key);
    }
    int best() const { return 63 - (best_ & 63); }

  private:
    const std::int16_t* row_;
    int best_ = std::numeric_limits<int>::min();
};

inline View make_view(const Contest& contest, const Line& line, CardSet legal) {
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
              .nils = held_nils(contest, line),
              .voids = bytes_of(line.void_in)};
    weigh_contracts(view, weigh_nils(view));
    return view;
}

// Whether all that may be played are cards of one suit with no other card between them that is not gone.
inline bool are_equal(const Rules& rules, const Line& line, CardSet legal) {
    const int low = lowest(legal.bits());
    const int high = highest(legal.bits());
    const Bits others = (rules.pack() - line.gone).bits() & ~legal.bits();
    return (others & above(low) & below(high)) == 0 &&
           rules.suit_of(Card::at(low)) == rules.suit_of(Card::at(high));
}

}  // namespace

View view_of(const Contest& contest, const Line& line, CardSet legal) {
    return make_view(contest, line, legal);
}

}  // namespace policy

Card policy_card(const Contest& contest, const Line& line, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    const CardSet legal = line.cards.legal_cards(rules);
    if (policy::are_equal(rules, line, legal)) return legal.first();
    const policy::View view = policy::make_view(contest, line, legal);
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
