// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/policy.h"

#include <algorithm>

#include "ai/policy_view.h"

namespace larch {

namespace policy {

namespace {

// What the trick on the table is worth to the own side, and who still needs what.
void weigh_trick(View& view) {
    const Contest& contest = view.contest;
    const PerSeat<std::uint8_t>& taken = view.line.cards.taken;
    PerSide<int> needs = contest.contract;
    for (int i = 0; i < view.rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        const Side side = contest.side[seat];
        if (!contest.bid_nil(seat) || contest.counts_nil[side]) needs[side] -= taken[seat];
    }
    const int left = view.rules.tricks_in_hand() - view.line.cards.state.tricks_done;
    const int sides = view.rules.sides();
    int unpromised = left;
    for (int s = 0; s < sides; ++s) unpromised -= std::max(0, needs[side_at(s)]);
    const auto press = static_cast<std::size_t>(std::clamp(unpromised + 2, 0, 7));
    const Side ours = contest.side[view.me];
    int theirs = 0;
    for (int s = 0; s < sides; ++s) {
        const Side side = side_at(s);
        const int need = needs[side];
        const int bag = contest.bag_worth[side];
        if (side == ours) {
            view.needs = need;
            const bool counts = !contest.bid_nil(view.me) || contest.counts_nil[side];
            if (need > left)
                view.want += 1;
            else
                view.want += need > 0 && counts
                                 ? contest.trick_worth[side] * view.weights.own_press[press] / 100
                                 : bag;
        } else if (need <= 0) {
            theirs += bag;
        } else if (need <= left) {
            view.needs_theirs = std::max(view.needs_theirs, need);
            theirs += contest.trick_worth[side] * view.weights.their_press[press] / 100;
        }
    }
    view.want += sides == 2 ? theirs : theirs / (sides - 1);
}

int lowest_discard(const View& view, Bits others) {
    const auto& weights = view.weights.discard_of;
    int best = -1;
    int best_score = 0;
    for (int s = 0; s < kSpades; ++s) {
        const Bits mine = others & view.suit(s);
        if (mine == 0) continue;
        const Bits out = view.out & view.suit(s);
        const int length = count(mine);
        int score = weights[0] * (length - 1);
        const int top = highest(mine);
        const int higher = count(out & above(top));
        if (out != 0 && higher == 0)
            score += weights[1] * (length == 1);
        else if (higher == 1)
            score += weights[2] * (length == 2);
        else if (higher == 2)
            score += weights[3] * (length == 3);
        if (best < 0 || score > best_score) {
            best = lowest(mine);
            best_score = score;
        }
    }
    return best;
}

// The card whose suit would soonest win a trick that is not wanted.
int dangerous_discard(const View& view, Bits others) {
    const auto& weights = view.weights.discard_danger;
    int best = -1;
    int best_score = 0;
    for (int s = 0; s < kSpades; ++s) {
        const Bits mine = others & view.suit(s);
        if (mine == 0) continue;
        const Bits out = view.out & view.suit(s);
        const int top = highest(mine);
        const int score = weights[0] * count(out & below(top)) + weights[1] * count(out & above(top));
        if (best < 0 || score > best_score) {
            best = top;
            best_score = score;
        }
    }
    return best;
}

// Stays below the best card, with as high a card as that allows.
int duck(Bits mine, Bits beating, bool last) {
    const Bits under = mine & ~beating;
    if (under != 0) return highest(under);
    return last ? highest(mine) : lowest(mine);
}

Bits beating(const Board& board, Bits mine) { return board.ruffed ? 0 : mine & above(board.best); }

bool ally_wins(const View& view, const Board& board) { return view.is_ally(board.winner); }

// Plays of a suit that was led, by a seat that wants the trick.
int third_hand(const View& view, const Board& board, Bits mine, Bits beat) {
    const Bits out = view.out & board.led_cards;
    const Seat next = left_of(view.me, view.rules.seats());
    const bool may_beat = view.may_have(next, board.led);
    const int top = highest(beat);
    const int higher = count(out & above(top));
    const auto& weights = view.weights.third_hand;
    if (ally_wins(view, board)) {
        const int over = count(out & above(board.best));
        const bool gains = count(out & above(board.best) & below(top)) > 0;
        if (!may_beat || !gains || over <= weights[1] - 1 || higher >= weights[0]) return lowest(mine);
    }
    if (!may_beat) return lowest(beat);
    if (higher >= weights[0]) return lowest(mine);
    if (const Bits sure = winners(beat, out); sure != 0) return lowest(sure);
    // The lowest of those that are as good as the highest.
    const Bits between = out & below(top);
    return lowest(between == 0 ? beat : beat & above(highest(between)));
}

int take_in_suit(const View& view, const Board& board, Bits mine) {
    const Bits beat = beating(board, mine);
    if (beat == 0) return lowest(mine);
    if (board.to_play == 0) return ally_wins(view, board) ? lowest(mine) : lowest(beat);
    if (board.to_play == 1) return third_hand(view, board, mine, beat);
    if (ally_wins(view, board)) return lowest(mine);
    const Bits sure = winners(beat, view.out & board.led_cards);
    if (sure == 0) return lowest(mine);
    return lowest(sure);
}

int ruff_or_discard(const View& view, const Board& board) {
    const Bits spades = view.legal & view.suit(kSpades);
    const Bits others = view.legal & ~spades;
    const bool trump_best = board.ruffed || board.led == kSpades;
    const Bits enough = trump_best ? spades & above(board.best) : spades;
    if (view.want <= 0) {
        if (others != 0) return dangerous_discard(view, others);
        return trump_best ? duck(spades, enough, board.to_play == 0) : lowest(spades);
    }
    bool take = enough != 0;
    if (take && ally_wins(view, board))
        take = board.to_play > 0 && !trump_best &&
               count(view.out & board.led_cards & above(board.best)) > view.weights.third_hand[1];
    if (take || others == 0) return take ? lowest(enough) : lowest(spades);
    return lowest_discard(view, others);
}

int follow(const View& view, const Board& board) {
    const Bits mine = view.legal & board.led_cards;
    if (mine == 0) return ruff_or_discard(view, board);
    if (board.ruffed) return view.want > 0 ? lowest(mine) : highest(mine);
    if (view.want <= 0) return duck(mine, beating(board, mine), board.to_play == 0);
    return take_in_suit(view, board, mine);
}

int follow_with_own_nil(const View& view, const Board& board) {
    const Bits mine = view.legal & board.led_cards;
    if (mine != 0) return board.ruffed ? highest(mine) : duck(mine, beating(board, mine), board.to_play == 0);
    const Bits spades = view.legal & view.suit(kSpades);
    const Bits others = view.legal & ~spades;
    if (board.ruffed || board.led == kSpades) {
        if (const Bits under = spades & below(board.best); under != 0) return highest(under);
    }
    return others != 0 ? dangerous_discard(view, others) : lowest(spades);
}

// Takes what the partner could be made to take, as cheaply as that can be.
int cover(const View& view, const Board& board, Seat nil) {
    const Bits mine = view.legal & board.led_cards;
    const bool trump_best = board.ruffed || board.led == kSpades;
    const Bits spades = view.legal & view.suit(kSpades);
    const Bits beat = mine != 0 ? beating(board, mine) : trump_best ? spades & above(board.best) : spades;
    if (board.winner == nil) return beat != 0 ? lowest(beat) : follow(view, board);
    const int seats = view.rules.seats();
    const bool still_to_play = places_left(view.me, nil, seats) <= board.to_play;
    if (!still_to_play || mine == 0 || beat == 0) return follow(view, board);
    // High enough that the partner has something to go under, with the trick safe already or not.
    const Bits lower_out = view.out & board.led_cards & below(board.best);
    const Bits higher_out = view.out & board.led_cards & above(board.best);
    if (higher_out == 0 || (lower_out != 0 && count(higher_out) <= 2)) return follow(view, board);
    return highest(beat);
}

// Leaves the trick to one who wants none.
int attack(const View& view, const Board& board, Seat nil) {
    const Bits mine = view.legal & board.led_cards;
    const int seats = view.rules.seats();
    const bool still_to_play = places_left(view.me, nil, seats) <= board.to_play;
    if (board.winner == nil) {
        if (mine != 0) return duck(mine, beating(board, mine), board.to_play == 0);
        const Bits spades = view.legal & view.suit(kSpades);
        const Bits others = view.legal & ~spades;
        return others != 0 ? lowest_discard(view, others) : lowest(spades);
    }
    if (!still_to_play || mine == 0 || board.ruffed) return follow(view, board);
    // The nil bidder has yet to play: a low card may leave it with the highest.
    const Bits lower_out = view.out & board.led_cards & below(board.best);
    if (!view.may_have(nil, board.led) || count(lower_out) > 4) return follow(view, board);
    return duck(mine, beating(board, mine), false);
}

int play(const View& view) {
    const PlayState& state = view.line.cards.state;
    const bool leads = state.trick.empty();
    Board board{};
    if (!leads) {
        board.led = index(state.trick.led());
        board.led_cards = view.suit(board.led);
        board.best = state.trick.winning_card(view.rules).index();
        board.winner = state.trick.winner();
        board.to_play = view.rules.seats() - 1 - state.trick.size();
        board.ruffed = (board.led_cards >> board.best & 1) == 0;
    }
    if (view.nils == 0) return leads ? lead(view) : follow(view, board);
    if (view.holds_nil(view.me)) return leads ? lead_with_own_nil(view) : follow_with_own_nil(view, board);
    if (const auto own = static_cast<SeatBits>(view.nils & view.allies()); own != 0)
        return leads ? lead_with_partners_nil(view) : cover(view, board, seat_at(lowest(own)));
    if (leads) return lead_against_nil(view);
    return attack(view, board, seat_at(lowest(view.nils)));
}

// The nils that nobody has broken yet.
SeatBits held_nils(const Contest& contest, const Line& line) {
    SeatBits nils = contest.nils;
    for (unsigned left = nils; left != 0; left &= left - 1) {
        const Seat seat = seat_at(std::countr_zero(left));
        if (line.cards.taken[seat] > 0) nils &= static_cast<SeatBits>(~bit_of(seat));
    }
    return nils;
}

}  // namespace

}  // namespace policy

Card policy_card(const Contest& contest, const Line& line, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    const Cardplay& cards = line.cards;
    const CardSet legal = cards.legal_cards(rules);
    if (legal.size() == 1) return legal.first();
    const CardSet hand = cards.held[cards.turn];
    policy::View view{.contest = contest,
                      .line = line,
                      .weights = weights,
                      .rules = rules,
                      .me = cards.turn,
                      .legal = legal.bits(),
                      .hand = hand.bits(),
                      .out = (rules.pack() - line.gone - hand).bits(),
                      .nils = policy::held_nils(contest, line)};
    policy::weigh_trick(view);
    const Card card = Card::at(policy::play(view));
    assert(legal.has(card));
    return card;
}

void play_out(const Contest& contest, Line& line, const Weights& weights) {
    const Rules& rules = contest.ranked->rules();
    while (!line.cards.is_over(rules)) line.play(rules, policy_card(contest, line, weights));
}

}  // namespace larch
