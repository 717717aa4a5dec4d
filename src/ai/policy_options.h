// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ai/policy_view.h"
#include "ai/weights.h"

// The cards that a player by rules chooses among, few for every turn, and what there is to say about each: a
// list of cells in a table of weights, whose sum is its worth. The table is fitted to what such cards came to
// in self-play. Private to the policy and to its fitting.
namespace larch::policy {

// A table with so many cells by each of the numbers that tell them apart; the first begins at `start`.
struct Cells {
    int start = 0;
    int size = 0;
    constexpr int end() const { return start + size; }
};
constexpr Cells after(Cells other, int size) { return {other.end(), size}; }

// Leads: a side suit or spades come first in most of them.
inline constexpr Cells kLeadKind{0, 8};
inline constexpr Cells kLeadAbove = after(kLeadKind, 12);
inline constexpr Cells kLeadBelow = after(kLeadAbove, 12);
inline constexpr Cells kLeadOut = after(kLeadBelow, 28);
inline constexpr Cells kLeadLength = after(kLeadOut, 24);
inline constexpr Cells kLeadKept = after(kLeadLength, 12);
inline constexpr Cells kLeadTouching = after(kLeadKept, 8);
inline constexpr Cells kLeadRuffers = after(kLeadTouching, 12);
inline constexpr Cells kLeadSurplus = after(kLeadRuffers, 12);
inline constexpr Cells kLeadSide = after(kLeadSurplus, 8);
inline constexpr Cells kLeadAlone = after(kLeadSide, 2);
inline constexpr Cells kLeadSpare = after(kLeadAlone, 20);
inline constexpr Cells kLeadNeeds = after(kLeadSpare, 16);
inline constexpr Cells kLeadStage = after(kLeadNeeds, 16);
inline constexpr Cells kLeadNilSuit = after(kLeadStage, 16);
inline constexpr Cells kLeadNilRank = after(kLeadNilSuit, 18);
// Cards of the suit led: whether they beat the best comes in most of them.
inline constexpr Cells kFollowKind = after(kLeadNilRank, 36);
inline constexpr Cells kFollowRisk = after(kFollowKind, 72);
inline constexpr Cells kFollowCost = after(kFollowRisk, 48);
inline constexpr Cells kFollowLength = after(kFollowCost, 20);
inline constexpr Cells kFollowRuffers = after(kFollowLength, 6);
inline constexpr Cells kFollowSpare = after(kFollowRuffers, 30);
inline constexpr Cells kFollowNeeds = after(kFollowSpare, 8);
inline constexpr Cells kFollowStage = after(kFollowNeeds, 8);
inline constexpr Cells kFollowKept = after(kFollowStage, 10);
inline constexpr Cells kFollowNil = after(kFollowKept, 48);
// Cards of other suits: whether they ruff comes in most of them.
inline constexpr Cells kVoidKind = after(kFollowNil, 90);
inline constexpr Cells kVoidRuffRank = after(kVoidKind, 36);
inline constexpr Cells kVoidSpades = after(kVoidRuffRank, 10);
inline constexpr Cells kVoidBest = after(kVoidSpades, 48);
inline constexpr Cells kVoidSuit = after(kVoidBest, 32);
inline constexpr Cells kVoidCard = after(kVoidSuit, 32);
inline constexpr Cells kVoidRuffers = after(kVoidCard, 6);
inline constexpr Cells kVoidSpare = after(kVoidRuffers, 10);
inline constexpr Cells kVoidNeeds = after(kVoidSpare, 8);
inline constexpr Cells kVoidStage = after(kVoidNeeds, 8);
inline constexpr Cells kVoidNil = after(kVoidStage, 12);
inline constexpr Cells kVoidNilSuit = after(kVoidNil, 4);

inline constexpr int kCells = kVoidNilSuit.end();
static_assert(kCells == static_cast<int>(Weights::kPlayCells));
// Situations: no nil that still holds, one's own, the partner's, an opponent's; times 4, plus 2 when the own
// side wants tricks, 1 when the others do.
static_assert(Weights::kSituations == 16);

inline constexpr std::array<std::uint8_t, 32> kSixth{0, 1, 2, 3, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
                                                     5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5};
inline constexpr std::array<std::uint8_t, 32> kSeventh{0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6,
                                                       6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6};
inline int sixth(int n) { return kSixth[static_cast<std::size_t>(n)]; }      // 0, 1, 2, 3, 4 to 5, more
inline int seventh(int n) { return kSeventh[static_cast<std::size_t>(n)]; }  // 0, 1 to 2, 3 to 4 ... 11 up
inline int third(int n) { return n == 0 ? 0 : n < 3 ? 1 : 2; }               // 0, 1 to 2, more
inline int fourth(int n) { return std::min(n, 3); }                          // 0, 1, 2, more

// `Visitor` has begin(card), add(cell) and end().
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
    void add(Cells cells, int place) {
        assert(place >= 0 && place < cells.size);
        visitor_.add(cells.start + place);
    }

    Board board_of(const Trick& trick) const {
        Board board{};
        board.led = index(trick.led());
        board.led_cards = view_.suit(board.led);
        board.best = trick.winning_card(view_.rules).index();
        board.trump_best = (view_.suit(kSpades) >> board.best & 1) != 0;
        board.ruffed = board.trump_best && board.led != kSpades;
        board.to_play = view_.rules.seats() - 1 - trick.size();
        board.wins = view_.is_ally(trick.winner()) ? 1 : 0;
        if (view_.nils != 0 && trick.winner() == view_.nil) board.wins = 2;
        Seat seat = view_.me;
        for (int i = 0; i < board.to_play; ++i) {
            seat = left_of(seat, view_.rules.seats());
            board.ruffers += !view_.is_ally(seat) && view_.ruffs(seat, board.led);
        }
        if (view_.out_spades == 0) board.ruffers = 0;
        return board;
    }

    void leads();
    void lead(int s, int card, Bits mine, int side_winners, int ruffers);
    void follows(const Board& board, Bits mine);
    void follow(const Board& board, int card, int kind, Bits mine);
    void others(const Board& board);
    void spade(const Board& board, int card, int kind, int spades);
    void discard(const Board& board, int card, int kind, int s, Bits mine);
    void other(const Board& board, int kind, bool ruffs);

    const View& view_;
    Visitor& visitor_;
};

template <class Visitor>
void Options<Visitor>::leads() {
    int side_winners = 0;
    for (int s = 0; s < kSpades; ++s)
        side_winners += count(winners(view_.hand & view_.suit(s), view_.out & view_.suit(s)));
    side_winners = fourth(side_winners);
    for (int s = 0; s < kSuits; ++s) {
        const Bits mine = view_.legal & view_.suit(s);
        if (mine == 0) continue;
        int opponents = 0;
        int partners = 0;
        if (s != kSpades && view_.out_spades != 0)
            for (int i = 0; i < view_.rules.seats(); ++i) {
                const Seat seat = seat_at(i);
                if (seat != view_.me && view_.ruffs(seat, s)) ++(view_.is_ally(seat) ? partners : opponents);
            }
        const int ruffers = std::min(opponents, 2) * 2 + (partners > 0 ? 1 : 0);
        const int top = highest(mine);
        const int low = lowest(mine);
        lead(s, top, mine, side_winners, ruffers);
        if (low != top) lead(s, low, mine, side_winners, ruffers);
    }
}

template <class Visitor>
void Options<Visitor>::lead(int s, int card, Bits mine, int side_winners, int ruffers) {
    const Bits out = view_.out & view_.suit(s);
    const int higher = count(out & above(card));
    const int lower = count(out & below(card));
    const int length = count(mine);
    const int trumps = s == kSpades ? 1 : 0;
    const int wins = higher == 0 ? 1 : 0;
    const int top = highest(mine) == card ? 1 : 0;
    visitor_.begin(card);
    add(kLeadKind, trumps * 4 + (wins != 0 ? 0 : length == 1 ? 3 : top != 0 ? 1 : 2));
    add(kLeadAbove, trumps * 6 + sixth(higher));
    add(kLeadBelow, trumps * 6 + sixth(lower));
    add(kLeadOut, (trumps * 2 + wins) * 7 + seventh(higher + lower));
    add(kLeadLength, (trumps * 2 + top) * 6 + std::min(length, 6) - 1);
    if (top == 0) {
        add(kLeadKept, fourth(count(out & above(highest(mine)))) * 3 + std::min(length, 4) - 2);
    } else if (length > 1) {
        const Bits rest = mine & below(card);
        const bool touching = (out & above(highest(rest)) & below(card)) == 0;
        add(kLeadTouching, (touching ? 4 : 0) + fourth(higher));
    }
    if (trumps == 0) {
        add(kLeadRuffers, ruffers * 2 + wins);
    } else {
        add(kLeadSurplus, std::clamp(length - (higher + lower) / 3 + 2, 0, 5) * 2 + wins);
        add(kLeadSide, side_winners * 2 + wins);
        bool alone = true;
        for (int i = 0; i < view_.rules.seats(); ++i)
            alone = alone && (view_.is_ally(seat_at(i)) || !view_.may_have(seat_at(i), kSpades));
        if (alone) add(kLeadAlone, wins);
    }
    add(kLeadSpare, (view_.spare * 2 + wins) * 2 + trumps);
    add(kLeadNeeds, (view_.needs * 2 + wins) * 2 + trumps);
    add(kLeadStage, (view_.stage * 2 + wins) * 2 + trumps);
    if (view_.nils == 0) return visitor_.end();
    const int has = view_.may_have(view_.nil, s) ? 1 : 0;
    const int ally_has = view_.may_have(view_.nils_ally, s) ? 1 : 0;
    add(kLeadNilSuit, ((has * 2 + ally_has) * 2 + wins) * 2 + trumps);
    const int next = left_of(view_.me, view_.rules.seats()) == view_.nil ? 1 : 0;
    add(kLeadNilRank, (next * 3 + third(higher)) * 3 + third(lower));
    visitor_.end();
}

template <class Visitor>
void Options<Visitor>::follows(const Board& board, Bits mine) {
    const Bits out = view_.out & board.led_cards;
    const Bits beat = board.ruffed ? 0 : mine & above(board.best);
    if (const Bits under = mine & ~beat; under != 0) {
        const int low = lowest(under);
        const int high = highest(under);
        follow(board, low, 0, mine);
        if (high != low) follow(board, high, 1, mine);
    }
    if (beat != 0) {
        const int cheap = lowest(beat);
        const int top = cheapest_top(beat, out);
        follow(board, cheap, 2, mine);
        if (top != cheap) follow(board, top, 3, mine);
        // One that can only lose to the last cards may go as well as the cheapest.
        if (const int high = highest(beat); board.to_play == 0 && high != cheap && high != top)
            follow(board, high, 3, mine);
    }
}

template <class Visitor>
void Options<Visitor>::follow(const Board& board, int card, int kind, Bits mine) {
    const Bits out = view_.out & board.led_cards;
    const int higher = count(out & above(card));
    const int lower = count(out & below(card));
    const int beats = kind >= 2 ? 1 : 0;
    const int trumps = board.led == kSpades ? 1 : 0;
    const int over_best = board.ruffed ? 0 : count(out & above(board.best));
    const int length = count(mine);
    const int place = board.to_play * 3 + board.wins;
    visitor_.begin(card);
    add(kFollowKind, place * 4 + kind);
    add(kFollowRisk, (place * 4 + fourth(beats != 0 ? higher : over_best)) * 2 + beats);
    add(kFollowCost, ((fourth(higher) * 3 + third(lower)) * 2 + trumps) * 2 + beats);
    add(kFollowLength, (std::min(length, 5) - 1) * 4 + kind);
    if (board.to_play > 0) add(kFollowRuffers, std::min(board.ruffers, 2) * 2 + beats);
    add(kFollowSpare, (view_.spare * 3 + board.wins) * 2 + beats);
    add(kFollowNeeds, view_.needs * 2 + beats);
    add(kFollowStage, view_.stage * 2 + beats);
    const Bits kept = mine & ~(Bits{1} << card);
    add(kFollowKept, (kept == 0 ? 4 : fourth(count(out & above(highest(kept))))) * 2 + beats);
    if (view_.nils != 0) {
        const int places = places_left(view_.me, view_.nil, view_.rules.seats());
        const int plays = places == 0 || places > board.to_play ? 0 : places == 1 ? 1 : 2;
        const int has = view_.may_have(view_.nil, board.led) ? 1 : 0;
        const int under_best = board.ruffed ? 3 : fourth(count(out & below(board.best)) / 2);
        add(kFollowNil, ((plays * 2 + has) * 4 + under_best) * 2 + beats);
    }
    visitor_.end();
}

template <class Visitor>
void Options<Visitor>::others(const Board& board) {
    const Bits spades = view_.legal & view_.suit(kSpades);
    if (spades != 0) {
        const int held = count(spades);
        const Bits enough = board.trump_best ? spades & above(board.best) : spades;
        if (const Bits under = spades & ~enough; under != 0) spade(board, highest(under), 2, held);
        if (enough != 0) {
            const int low = lowest(enough);
            const int top = cheapest_top(enough, view_.out_spades);
            spade(board, low, 0, held);
            if (top != low) spade(board, top, 1, held);
        }
    }
    for (int s = 0; s < kSpades; ++s) {
        const Bits mine = view_.legal & view_.suit(s);
        if (mine == 0) continue;
        const int low = lowest(mine);
        const int top = highest(mine);
        discard(board, low, 3, s, mine);
        if (top != low) discard(board, top, 4, s, mine);
    }
}

template <class Visitor>
void Options<Visitor>::spade(const Board& board, int card, int kind, int spades) {
    const int higher = fourth(count(view_.out_spades & above(card)));
    visitor_.begin(card);
    other(board, kind, kind < 2);
    if (kind < 2) add(kVoidRuffRank, (board.to_play * 3 + board.wins) * 4 + higher);
    add(kVoidSpades, (std::min(spades, 5) - 1) * 2 + (higher == 0 ? 1 : 0));
    visitor_.end();
}

template <class Visitor>
void Options<Visitor>::discard(const Board& board, int card, int kind, int s, Bits mine) {
    const Bits out = view_.out & view_.suit(s);
    const int high = kind - 3;
    visitor_.begin(card);
    other(board, kind, false);
    add(kVoidSuit,
        ((std::min(count(mine), 4) - 1) * 4 + fourth(count(out & above(highest(mine))))) * 2 + high);
    const int spades = (view_.hand & view_.suit(kSpades)) != 0 ? 1 : 0;
    add(kVoidCard,
        (fourth(count(out & above(card))) * 4 + fourth((count(out & below(card)) + 1) / 2)) * 2 + spades);
    if (view_.nils != 0)
        add(kVoidNilSuit,
            (view_.may_have(view_.nil, s) ? 2 : 0) + (view_.may_have(view_.nils_ally, s) ? 1 : 0));
    visitor_.end();
}

// What is alike for all cards of another suit.
template <class Visitor>
void Options<Visitor>::other(const Board& board, int kind, bool ruffs) {
    const int takes = ruffs ? 1 : 0;
    const int over_best = fourth(board.trump_best ? count(view_.out_spades & above(board.best))
                                                  : count(view_.out & board.led_cards & above(board.best)));
    add(kVoidKind, ((board.to_play * 3 + board.wins) * 2 + (board.trump_best ? 1 : 0)) * 5 + kind);
    add(kVoidBest, ((board.to_play * 2 + (board.wins == 1 ? 1 : 0)) * 4 + over_best) * 2 + takes);
    if (board.to_play > 0) add(kVoidRuffers, std::min(board.ruffers, 2) * 2 + takes);
    add(kVoidSpare, view_.spare * 2 + takes);
    add(kVoidNeeds, view_.needs * 2 + takes);
    add(kVoidStage, view_.stage * 2 + takes);
    if (view_.nils == 0) return;
    const int places = places_left(view_.me, view_.nil, view_.rules.seats());
    const int plays = places == 0 || places > board.to_play ? 0 : places == 1 ? 1 : 2;
    add(kVoidNil, (plays * 2 + (view_.may_have(view_.nil, board.led) ? 1 : 0)) * 2 + takes);
}

// The view of the seat in turn, with `legal` its cards that may be played.
View view_of(const Contest& contest, const Line& line, CardSet legal);

}  // namespace larch::policy
