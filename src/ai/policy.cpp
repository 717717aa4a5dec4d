// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/policy.h"

#include <limits>

#include "ai/policy_options.h"

namespace larch {

namespace policy {

namespace {

// What the contracts and nils still ask for, the same for every seat from one trick to the next.
struct Stakes {
    struct OfSide {
        int wants = 0;  // tricks: short of a contract that can still be made, or any number where none costs
        int state = 0;  // what the side needs, as a View has it
    };
    SeatBytes nils = 0;    // that nobody has broken yet
    unsigned wanting = 0;  // a bit for each side that wants tricks
    int spare = 0;         // tricks that nobody needs, as a View has them
    PerSide<OfSide> of;
};

constexpr int kAny = 64;  // more tricks than a hand has

// One for all who ask: inlined, it would weigh a quarter of a kilobyte more on the page.
[[gnu::noinline]] Stakes stakes_of(const Contest& contest, const Line& line) {
    const Rules& rules = contest.ranked->rules();
    Stakes stakes{.nils = contest.nils & ~some_of(line.tricks)};
    const int left = rules.tricks_in_hand() - line.cards.state.tricks_done;
    int spare = left;
    for (int s = 0; s < rules.sides(); ++s) {
        const Side side = side_at(s);
        const int need = contest.contract[side] - sum_of(line.tricks & contest.counting[side]);
        const int wants = (need > left ? 0 : std::max(0, need)) + (contest.bag_worth[side] >= 0 ? kAny : 0);
        stakes.of[side] = {.wants = wants, .state = std::clamp(need, 0, 3)};
        stakes.wanting |= (wants > 0 ? 1U : 0U) << s;
        spare -= std::max(0, need);
    }
    stakes.spare = std::clamp(spare + 1, 0, 4) * 4;
    return stakes;
}

// Which nil matters: the own one, or else a partner's, or else an opponent's. Returns 1, 2 or 3 for these, 0
// for none.
int weigh_nils(View& view) {
    if (view.nils == 0) return 0;
    const SeatBytes own = view.nils & byte_of(view.me);
    const SeatBytes allied = view.nils & view.allies();
    view.nil = seat_at(lowest(own != 0 ? own : allied != 0 ? allied : view.nils) / 8);
    view.nils_ally = view.rules.partner_of(view.nil);
    return 3 - (allied != 0 ? 1 : 0) - (own != 0 ? 1 : 0);
}

void weigh_contracts(View& view, const Stakes& stakes, int nil) {
    const Side side = view.contest.side[view.me];
    const Stakes::OfSide& ours = stakes.of[side];
    const bool others_want = (stakes.wanting & ~(1U << index(side))) != 0;
    const int assured = count(winners(view.hand & view.suit(kSpades), view.out_spades));
    view.situation = nil * 4 + (ours.wants > assured ? 2 : 0) + (others_want ? 1 : 0);
    view.state = stakes.spare + ours.state;
}

class Chooser {
  public:
    using Part = int;

    explicit Chooser(const std::int16_t* row) : row_(row) {}
    void add(Part& part, int cell, bool counts) const { part += row_[cell] & (counts ? -1 : 0); }
    // Of equals the lowest card: it rides below the worth, which makes one comparison without a branch.
    void offer(int card, Part worth, bool counts) {
        const int key = worth * 64 - card;
        best_ = std::max(best_, counts ? key : best_);
    }
    int best() const { return -best_ & 63; }

  private:
    const std::int16_t* row_;
    int best_ = std::numeric_limits<int>::min();
};

inline View make_view(const Contest& contest, const Line& line, const Stakes& stakes, CardSet legal) {
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
              .nils = stakes.nils,
              .voids = line.voids};
    weigh_contracts(view, stakes, weigh_nils(view));
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

inline Card chosen(const Contest& contest, const Line& line, const Stakes& stakes, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    const CardSet legal = line.cards.legal_cards(rules);
    if (are_equal(rules, line, legal)) return legal.first();
    const View view = make_view(contest, line, stakes, legal);
    Chooser chooser(weights.play.data() + view.situation * kCells);
    Options(view, chooser).visit();
    assert(legal.has(Card::at(chooser.best())));
    return Card::at(chooser.best());
}

}  // namespace

View view_of(const Contest& contest, const Line& line, CardSet legal) {
    return make_view(contest, line, stakes_of(contest, line), legal);
}

}  // namespace policy

Card policy_card(const Contest& contest, const Line& line, const Weights& weights) {
    return policy::chosen(contest, line, policy::stakes_of(contest, line), weights);
}

void play_trick(const Contest& contest, Line& line, const Weights& weights) {
    const policy::Stakes stakes = policy::stakes_of(contest, line);
    do line.play(contest.ranked->rules(), policy::chosen(contest, line, stakes, weights));
    while (!line.cards.state.trick.empty());
}

void play_out(const Contest& contest, Line& line, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    while (line.cards.state.tricks_done < rules.tricks_in_hand() - 1) play_trick(contest, line, weights);
    while (!line.cards.is_over(rules)) line.play(rules, line.cards.held[line.cards.turn].first());
}

}  // namespace larch
