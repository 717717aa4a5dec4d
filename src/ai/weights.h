// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "ai/chance.h"
#include "base/fault.h"

namespace larch {

// The numbers by which a player by rules weighs things, tuned by self-play (`larch tune`). Scores have no
// unit but that of the others of their group.
struct Weights {
    // What the trick on the table decides, in thousandths of a contract, by the tricks that nobody has
    // promised: from -2 (two sides must fall short) to 5 and more.
    std::array<int, 8> own_press{420, 440, 460, 380, 280, 200, 150, 110};
    std::array<int, 8> their_press{420, 430, 380, 250, 130, 70, 40, 20};
    // Leads when tricks are wanted: a card that nothing out beats, by how many of its suit are out (up to 9).
    std::array<int, 10> lead_winner{20, 30, 40, 55, 70, 80, 90, 95, 100, 100};
    // The same with a spade, by the spades out (up to 5), and a low spade by own spades less a third of those
    // out.
    std::array<int, 6> lead_high_spade{0, 60, 55, 50, 45, 40};
    std::array<int, 6> lead_low_spade{-60, -30, -10, 5, 25, 40};
    // The lowest card of a side suit, by its length, one card to six.
    std::array<int, 6> lead_low{35, 28, 22, 22, 24, 26};
    // What is added to leads: an opponent may ruff, the partner may ruff, one card out beats the best of the
    // suit (a king), two do (a queen).
    std::array<int, 4> lead_into{-60, 35, -22, -8};
    // Leads when tricks are not wanted: by the cards out above and below the card.
    std::array<int, 2> lead_losing{10, -4};
    // Discards when tricks are wanted: a card of the suit beyond the first; a winner in it; a card that
    // guards a king, a queen.
    std::array<int, 4> discard_of{-6, -30, -30, -12};
    // When they are not: by the cards out below and above the highest of the suit.
    std::array<int, 2> discard_danger{8, -10};
    // Third to play: this many cards out above the best are too many to try it; partner's card is left to win
    // with this many above it.
    std::array<int, 2> third_hand{4, 1};

    // Bidding. Tricks, in thousandths, that the cards of a side suit take in the mean, by which of ace, king,
    // queen and jack they hold (8, 4, 2, 1) times 8 plus their number up to 7; and those of the spades, times
    // 10 plus their number up to 9.
    std::array<int, 128> side_tricks = guessed_side_tricks();
    std::array<int, 160> spade_tricks = guessed_spade_tricks();
    // What ruffs add: by the cards in the short suit, nought to two, times 6 plus the spades up to 5.
    std::array<int, 18> ruff_tricks{0,   450, 800, 900, 800, 650, 0,   350, 600,
                                    500, 350, 250, 0,   60,  120, 120, 80,  40};
    // From the mean to the bid, in thousandths: a mean hand; how much of what differs from it is believed;
    // what is kept back; what a trick that the others bid beyond their mean takes away, at most so much.
    std::array<int, 5> number_bid{3100, 900, 250, 130, 450};
    // The danger of a card of a nil, in thousandths: for the lowest of its suit to the fourth lowest times
    // 13, plus the cards of the suit above it up to 12; of a side suit and of spades.
    std::array<int, 52> nil_side = guessed_nil_side();
    std::array<int, 52> nil_spade = guessed_nil_spade();
    // A nil is bid from this chance on, when it would be worth 100 points: without tricks; more for each
    // trick; after a partner's nil; ahead by much, behind by much; beside a partner who bids 5 and more.
    std::array<int, 6> nil_bid{530, 40, 150, 60, -60, -60};

    friend bool operator==(const Weights&, const Weights&) = default;

  private:
    static constexpr std::array<int, 128> guessed_side_tricks() {
        constexpr int kUnruffed[3][8] = {{1000, 994, 990, 983, 970, 948, 915, 850},
                                         {950, 942, 900, 855, 779, 678, 544, 400},
                                         {740, 733, 600, 489, 350, 212, 95, 40}};
        constexpr int kComesGood[3][4] = {{900, 1000, 1000, 1000}, {330, 760, 830, 850}, {60, 180, 520, 560}};
        std::array<int, 128> table{};
        for (int honours = 0; honours < 16; ++honours)
            for (int cards = 0; cards < 8; ++cards) {
                int tricks = 0;
                int place = 0;
                for (int h = 0; h < 3 && place < cards; ++h) {
                    if ((honours >> (3 - h) & 1) == 0) continue;
                    const int guards = cards - 1 - place < 3 ? cards - 1 - place : 3;
                    tricks += kComesGood[h - place][guards] * kUnruffed[h][cards] / 1000;
                    ++place;
                }
                table[static_cast<std::size_t>(honours * 8 + cards)] = tricks;
            }
        return table;
    }
    static constexpr std::array<int, 160> guessed_spade_tricks() {
        constexpr int kComesGood[4][4] = {
            {1000, 1000, 1000, 1000}, {450, 850, 900, 900}, {150, 400, 700, 750}, {50, 150, 350, 450}};
        std::array<int, 160> table{};
        for (int honours = 0; honours < 16; ++honours)
            for (int cards = 0; cards < 10; ++cards) {
                int tricks = 0;
                int place = 0;
                for (int h = 0; h < 4 && place < cards; ++h) {
                    if ((honours >> (3 - h) & 1) == 0) continue;
                    const int guards = cards - 1 - place < 3 ? cards - 1 - place : 3;
                    tricks += kComesGood[h - place][guards];
                    ++place;
                }
                for (int i = place; i < cards; ++i) tricks += i >= 4 ? 900 : i == 3 ? 550 : 0;
                table[static_cast<std::size_t>(honours * 10 + cards)] = tricks;
            }
        return table;
    }
    static constexpr std::array<int, 52> guessed_nil_side() {
        // By the cards above: the ace, the king ...
        constexpr int kDanger[13] = {800, 650, 500, 380, 270, 190, 120, 70, 40, 20, 10, 0, 0};
        constexpr int kRound[4] = {600, 350, 170, 60};
        std::array<int, 52> table{};
        for (std::size_t i = 0; i < 52; ++i) table[i] = kDanger[i % 13] * kRound[i / 13] / 1000;
        return table;
    }
    static constexpr std::array<int, 52> guessed_nil_spade() {
        constexpr int kDanger[13] = {1000, 930, 800, 500, 380, 270, 190, 130, 80, 50, 30, 20, 10};
        constexpr int kRound[4] = {1000, 950, 900, 900};
        std::array<int, 52> table{};
        for (std::size_t i = 0; i < 52; ++i) table[i] = kDanger[i % 13] * kRound[i / 13] / 1000;
        return table;
    }
};

// Calls visit(name, group) for each group of weights.
template <class SomeWeights, class Visit>
void for_each_weight(SomeWeights& weights, Visit visit) {
    visit("ownPress", weights.own_press);
    visit("theirPress", weights.their_press);
    visit("leadWinner", weights.lead_winner);
    visit("leadHighSpade", weights.lead_high_spade);
    visit("leadLowSpade", weights.lead_low_spade);
    visit("leadLow", weights.lead_low);
    visit("leadInto", weights.lead_into);
    visit("leadLosing", weights.lead_losing);
    visit("discardOf", weights.discard_of);
    visit("discardDanger", weights.discard_danger);
    visit("thirdHand", weights.third_hand);
    visit("sideTricks", weights.side_tricks);
    visit("spadeTricks", weights.spade_tricks);
    visit("ruffTricks", weights.ruff_tricks);
    visit("numberBid", weights.number_bid);
    visit("nilSide", weights.nil_side);
    visit("nilSpade", weights.nil_spade);
    visit("nilBid", weights.nil_bid);
}

// Weights from JSON: an object with a list of whole numbers for each group. A fault names the group that is
// missing, unknown or of another length.
Parsed<Weights> parse_weights(std::string_view text);
std::string print_weights(const Weights& weights);

// Those this program plays by.
const Weights& tuned_weights();

}  // namespace larch
