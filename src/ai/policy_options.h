// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/policy_cells.h"
#include "ai/policy_view.h"

// The cards that a player by rules chooses among, few for every turn, and what there is to say about each: a
// list of cells in a table of weights, whose sum is its worth. The table is fitted to what such cards came to
// in self-play. Private to the policy and to its fitting.
namespace larch::policy {

// `Visitor` has a type Part of cells put together, add(part, cell, counts), and offer(card, part, counts).
// What does not count is shown all the same: which of two cards there are is as good as random, and a
// processor that guesses wrong loses more than a sum in vain.
template <class Visitor>
class Options {
  public:
    Options(const View& view, Visitor& visitor) : view_(view), visitor_(visitor) {}

    void visit() {
        const PlayState& state = view_.line.cards.state;
        if (state.trick.empty()) return leads();
        const Board board = board_of(state.trick);
        if (const Bits mine = view_.legal & board.led_cards; mine != 0)
            follows(board, mine);
        else
            others(board);
    }

  private:
    using Part = typename Visitor::Part;

    void add(Part& part, Cells cells, int place, bool counts = true) {
        assert(place >= 0 && place < cells.size);
        visitor_.add(part, cells.start + place, counts);
    }

    // Calls visit(suit, those of the cards that are of it) for each suit there is among them.
    template <class Visit>
    void by_suit(Bits cards, Visit visit) const {
        while (cards != 0) {
            const int s = index(view_.rules.suit_of(Card::at(lowest(cards))));
            visit(s, cards & view_.suit(s));
            cards &= ~view_.suit(s);
        }
    }

    struct Suited {
        int s;
        Bits mine;
        Bits out;
        int trumps;
        int length;
        int outside;
    };

    // Those that see one card are inlined by force: a call each took a tenth of the time of a rollout.
    Board board_of(const Trick& trick) const;
    int nil_plays(const Board& board) const;
    void leads();
    [[gnu::always_inline]] inline void leads_of(int s, Bits mine, int trumps);
    int side_winners() const;
    [[gnu::always_inline]] inline Part shared_by_leads(const Suited& suit, int wins);
    [[gnu::always_inline]] inline void lead(const Suited& suit, int card, bool top, Part part, bool counts);
    void follows(const Board& board, Bits mine);
    [[gnu::always_inline]] inline void follow(const Board& board, int card, int kind, Bits mine,
                                              int over_best, Part part, bool counts);
    void others(const Board& board);
    Part shared_by_others(const Board& board, int takes);
    [[gnu::always_inline]] inline void spade(const Board& board, int card, int kind, int spades, Part part,
                                             bool counts);
    void discards(const Board& board, int s, Bits mine, Part part);
    [[gnu::always_inline]] inline void discard(const Board& board, int card, int high, Bits mine, Bits out,
                                               Part part, bool counts);

    const View& view_;
    Visitor& visitor_;
};

template <class Visitor>
Board Options<Visitor>::board_of(const Trick& trick) const {
    Board board{};
    board.led = index(trick.led());
    board.led_cards = view_.suit(board.led);
    board.best = trick.winning_card(view_.rules).index();
    board.trump_best = (view_.suit(kSpades) >> board.best & 1) != 0;
    board.ruffed = board.trump_best && board.led != kSpades;
    board.to_play = view_.rules.seats() - 1 - trick.size();
    board.wins = view_.is_ally(trick.winner()) ? 1 : 0;
    if (view_.nils != 0 && trick.winner() == view_.nil) board.wins = 2;
    const SeatBytes ruffers = view_.ruffers(board.led) & view_.contest.opponents[view_.me] &
                              seats_after(view_.me, board.to_play, view_.rules.seats());
    board.ruffers = view_.out_spades == 0 ? 0 : class_of<1, 2>(std::popcount(ruffers));
    return board;
}

// Whether the nil that matters has played to the trick (0), plays next (1) or later (2).
template <class Visitor>
int Options<Visitor>::nil_plays(const Board& board) const {
    const int places = places_left(view_.me, view_.nil, view_.rules.seats());
    return places == 0 || places > board.to_play ? 0 : places == 1 ? 1 : 2;
}

template <class Visitor>
void Options<Visitor>::leads() {
    const Bits spades = view_.legal & view_.suit(kSpades);
    by_suit(view_.legal & ~spades, [&](int s, Bits mine) { leads_of(s, mine, 0); });
    if (spades != 0) leads_of(kSpades, spades, 1);
}

template <class Visitor>
void Options<Visitor>::leads_of(int s, Bits mine, int trumps) {
    Suited suit{.s = s, .mine = mine, .out = view_.out & view_.suit(s), .trumps = trumps};
    suit.length = count(mine);
    suit.outside = count(suit.out);
    const int top = highest(mine);
    const int low = lowest(mine);
    const Part part = shared_by_leads(suit, 0);
    const Part of_winners = shared_by_leads(suit, 1);
    lead(suit, top, true, has_highest(mine, suit.out) ? of_winners : part, true);
    // The lowest of equals need not be looked at.
    lead(suit, low, false, part, (suit.out & above(low) & below(top)) != 0);
}

// The cards of side suits in hand that nothing out beats.
template <class Visitor>
int Options<Visitor>::side_winners() const {
    int sum = 0;
    for (int s = 0; s < kSpades; ++s)
        sum += count(winners(view_.hand & view_.suit(s), view_.out & view_.suit(s)));
    return sum;
}

// What is alike for all leads of a suit that nothing out beats, or that something does.
template <class Visitor>
auto Options<Visitor>::shared_by_leads(const Suited& suit, int wins) -> Part {
    const Contest& contest = view_.contest;
    Part part{};
    add(part, kLeadOut, (suit.trumps * 2 + wins) * 7 + seventh(suit.outside));
    add(part, kLeadState, (view_.state * 2 + wins) * 2 + suit.trumps);
    if (suit.trumps == 0) {
        const SeatBytes ruffers = view_.out_spades == 0 ? 0 : view_.ruffers(suit.s);
        const int opponents = class_of<1, 2>(std::popcount(ruffers & contest.opponents[view_.me]));
        const int partners = (ruffers & view_.allies()) != 0 ? 1 : 0;
        add(part, kLeadRuffers, (opponents * 2 + partners) * 2 + wins, ruffers != 0);
    } else {
        add(part, kLeadSurplus, std::clamp(suit.length - suit.outside / 3 + 2, 0, 5) * 2 + wins);
        add(part, kLeadSide, fourth(side_winners()) * 2 + wins);
        if ((~view_.voids >> kSpades & contest.opponents[view_.me]) == 0) add(part, kLeadAlone, wins);
    }
    if (view_.nils == 0) return part;
    const int has = view_.may_have(view_.nil, suit.s);
    const int ally_has = view_.may_have(view_.nils_ally, suit.s);
    add(part, kLeadNilSuit, ((has * 2 + ally_has) * 2 + wins) * 2 + suit.trumps);
    return part;
}

template <class Visitor>
void Options<Visitor>::lead(const Suited& suit, int card, bool top, Part part, bool counts) {
    const int higher = count(suit.out & above(card));
    const int lower = suit.outside - higher;
    add(part, kLeadAbove, suit.trumps * 6 + sixth(higher));
    add(part, kLeadBelow, suit.trumps * 6 + sixth(lower));
    add(part, kLeadLength, (suit.trumps * 2 + (top ? 1 : 0)) * 6 + class_of<2, 3, 4, 5, 6>(suit.length));
    if (!top) {
        add(part, kLeadKept,
            fourth(count(suit.out & above(highest(suit.mine)))) * 3 + class_of<3, 4>(suit.length));
    } else {
        const Bits rest = suit.mine & below(card);
        const bool touching = has_highest(rest, suit.out & below(card));
        add(part, kLeadTouching, (touching ? 4 : 0) + fourth(higher), rest != 0);
    }
    if (view_.nils != 0) {
        const int next = left_of(view_.me, view_.rules.seats()) == view_.nil ? 1 : 0;
        add(part, kLeadNilRank, (next * 3 + third(higher)) * 3 + third(lower));
    }
    visitor_.offer(card, part, counts);
}

template <class Visitor>
void Options<Visitor>::follows(const Board& board, Bits mine) {
    const Bits out = view_.out & board.led_cards;
    const Bits beat = board.ruffed ? 0 : mine & above(board.best);
    const int over_best = board.ruffed ? 0 : count(out & above(board.best));
    const auto shared = [&](int beats) {
        Part part{};
        add(part, kFollowRuffers, board.ruffers * 2 + beats, board.ruffers > 0);
        add(part, kFollowState, (view_.state * 3 + board.wins) * 2 + beats);
        if (view_.nils == 0) return part;
        const int has = view_.may_have(view_.nil, board.led);
        const int under_best = board.ruffed ? 3 : class_of<2, 4, 6>(count(out & below(board.best)));
        add(part, kFollowNil, ((nil_plays(board) * 2 + has) * 4 + under_best) * 2 + beats);
        return part;
    };
    if (const Bits under = mine & ~beat; under != 0) {
        const Part part = shared(0);
        const int low = lowest(under);
        const int high = highest(under);
        follow(board, low, 0, mine, over_best, part, true);
        follow(board, high, 1, mine, over_best, part, high != low);
    }
    if (beat == 0) return;
    const Part part = shared(1);
    const int cheap = lowest(beat);
    const int top = cheapest_top(beat, out);
    follow(board, cheap, 2, mine, over_best, part, true);
    follow(board, top, 3, mine, over_best, part, top != cheap);
}

template <class Visitor>
void Options<Visitor>::follow(const Board& board, int card, int kind, Bits mine, int over_best, Part part,
                              bool counts) {
    const Bits out = view_.out & board.led_cards;
    const int higher = count(out & above(card));
    const int lower = count(out & below(card));
    const int beats = kind >> 1;
    const int trumps = board.led == kSpades ? 1 : 0;
    const int place = board.to_play * 3 + board.wins;
    const Bits kept = mine & ~(Bits{1} << card);
    add(part, kFollowKind, place * 4 + kind);
    add(part, kFollowRisk, (place * 4 + fourth(beats != 0 ? higher : over_best)) * 2 + beats);
    add(part, kFollowCost, ((fourth(higher) * 3 + third(lower)) * 2 + trumps) * 2 + beats);
    add(part, kFollowLength, class_of<2, 3, 4, 5>(count(mine)) * 4 + kind);
    add(part, kFollowKept, (kept == 0 ? 4 : fourth(count(out & above(highest_or_0(kept))))) * 2 + beats);
    visitor_.offer(card, part, counts);
}

template <class Visitor>
void Options<Visitor>::others(const Board& board) {
    const Bits spades = view_.legal & view_.suit(kSpades);
    const Part keeps = shared_by_others(board, 0);
    if (spades != 0) {
        const int held = class_of<2, 3, 4, 5>(count(spades));
        const Bits enough = board.trump_best ? spades & above(board.best) : spades;
        if (const Bits under = spades & ~enough; under != 0)
            spade(board, highest(under), 2, held, keeps, true);
        if (enough != 0) {
            const Part takes = shared_by_others(board, 1);
            const int low = lowest(enough);
            const int top = cheapest_top(enough, view_.out_spades);
            spade(board, low, 0, held, takes, true);
            spade(board, top, 1, held, takes, top != low);
        }
    }
    by_suit(view_.legal & ~spades, [&](int s, Bits mine) { discards(board, s, mine, keeps); });
}

// What is alike for all cards of other suits that take the trick for now, or do not.
template <class Visitor>
auto Options<Visitor>::shared_by_others(const Board& board, int takes) -> Part {
    const int over_best = fourth(count(board.trump_best ? view_.out_spades & above(board.best)
                                                        : view_.out & board.led_cards & above(board.best)));
    Part part{};
    add(part, kVoidBest, ((board.to_play * 2 + (board.wins == 1 ? 1 : 0)) * 4 + over_best) * 2 + takes);
    add(part, kVoidRuffers, board.ruffers * 2 + takes, board.ruffers > 0);
    add(part, kVoidState, view_.state * 2 + takes);
    if (view_.nils == 0) return part;
    const int has = view_.may_have(view_.nil, board.led);
    add(part, kVoidNil, (nil_plays(board) * 2 + has) * 2 + takes);
    return part;
}

template <class Visitor>
void Options<Visitor>::spade(const Board& board, int card, int kind, int spades, Part part, bool counts) {
    const int higher = fourth(count(view_.out_spades & above(card)));
    const int place = board.to_play * 3 + board.wins;
    add(part, kVoidKind, (place * 2 + (board.trump_best ? 1 : 0)) * 5 + kind);
    if (kind < 2) add(part, kVoidRuffRank, place * 4 + higher);
    add(part, kVoidSpades, spades * 2 + (higher == 0 ? 1 : 0));
    visitor_.offer(card, part, counts);
}

template <class Visitor>
void Options<Visitor>::discards(const Board& board, int s, Bits mine, Part part) {
    const Bits out = view_.out & view_.suit(s);
    if (view_.nils != 0)
        add(part, kVoidNilSuit, view_.may_have(view_.nil, s) * 2 + view_.may_have(view_.nils_ally, s));
    const int low = lowest(mine);
    const int top = highest(mine);
    discard(board, low, 0, mine, out, part, true);
    discard(board, top, 1, mine, out, part, top != low);
}

template <class Visitor>
void Options<Visitor>::discard(const Board& board, int card, int high, Bits mine, Bits out, Part part,
                               bool counts) {
    const int place = (board.to_play * 3 + board.wins) * 2 + (board.trump_best ? 1 : 0);
    const int length = class_of<2, 3, 4>(count(mine));
    const int spades = (view_.hand & view_.suit(kSpades)) != 0 ? 1 : 0;
    const int higher = fourth(count(out & above(card)));
    const int lower = class_of<1, 3, 5>(count(out & below(card)));
    add(part, kVoidKind, place * 5 + 3 + high);
    add(part, kVoidSuit, (length * 4 + fourth(count(out & above(highest(mine))))) * 2 + high);
    add(part, kVoidCard, (higher * 4 + lower) * 2 + spades);
    visitor_.offer(card, part, counts);
}

}  // namespace larch::policy
