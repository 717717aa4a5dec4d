// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/promise.h"

#include <algorithm>

namespace larch::baseline {

namespace {

// The chance that a card comes to win the round in which it is the highest left, by how many higher cards are
// out (row) and how many lower ones of the suit guard it (column): a king wants one small card beside it, a
// queen two. A winner that stands alone is better cashed than kept, and so counts a little less.
constexpr std::array<std::array<PerMille, 4>, 4> kComesGood{{
    {800, 1000, 1000, 1000},
    {330, 760, 830, 850},
    {120, 210, 560, 560},
    {40, 100, 220, 290},
}};

// What a short side suit is worth to a spade that has nothing better to do, by its cards.
constexpr std::array<PerMille, 3> kRuff{650, 560, 220};
// A void may be ruffed a second time.
constexpr PerMille kSecondRuff = 450;
// Late in the hand, with few cards left, there are few chances to ruff.
constexpr PerMille kRuffsACard = 140;
// Below this many cards out, nobody is likely to lead the suit again.
constexpr int kCardsToRuff = 3;

PerMille comes_good(int higher_out, int guards) {
    if (higher_out >= static_cast<int>(kComesGood.size())) return 0;
    return kComesGood[static_cast<std::size_t>(higher_out)][static_cast<std::size_t>(std::min(guards, 3))];
}

// The chance that no opponent ruffs the `round`-th round of a suit from now. For the ace, king and queen of a
// full hand (rounds 1, 2 and 3) this is the published table of "Bidding in Spades" (Cohensius et al. 2020).
PerMille unruffed(const Knowledge& known, Suit suit, int round, int spades_out) {
    PerMille chance = kSure;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == known.me() || known.is_partner(seat) || !known.may_hold(seat, Suit::Spades)) continue;
        const PerMille is_short = known.has_fewer(seat, suit, round, known.out(suit));
        chance = both(chance, not_so(both(is_short, not_so(known.has_none(seat, Suit::Spades, spades_out)))));
    }
    return chance;
}

// The chance that nobody else has as many spades as `length`.
PerMille outlasts(const Knowledge& known, int length, int spades_out) {
    PerMille chance = kSure;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat != known.me())
            chance = both(chance, known.has_fewer(seat, Suit::Spades, length, spades_out));
    }
    return chance;
}

// The own hand without the card that leaves it, when the trick that the card goes to is over.
class Rest {
  public:
    Rest(const Knowledge& known, const std::optional<Leaving>& leaving) : known_(known), leaving_(leaving) {}

    int promised() const {
        int tricks = spades_and_ruffs();
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts}) tricks += side_suit(suit);
        return tricks;
    }

  private:
    bool leaves(Card card) const { return leaving_ && leaving_->card == card; }

    int length(Suit suit) const {
        const auto length = static_cast<int>(known_.own(suit).size());
        return leaving_ && known_.rules().suit_of(leaving_->card) == suit ? length - 1 : length;
    }

    // Spades of the others, less those that a spade lead brings down.
    int spades_out() const {
        const int out = known_.out(Suit::Spades);
        if (!leaving_ || leaving_->led != Suit::Spades) return out;
        int drawn = 0;
        for (int i = 0; i < known_.rules().seats(); ++i)
            drawn += seat_at(i) != known_.me() && known_.may_hold(seat_at(i), Suit::Spades);
        return std::max(0, out - std::min(drawn, leaving_->to_play));
    }

    // A round of the suit led goes by with the trick itself.
    int rounds_gone(Suit suit) const {
        return leaving_ && leaving_->led == suit && 2 * leaving_->to_play >= known_.rules().seats() ? 1 : 0;
    }

    int side_suit(Suit suit) const {
        const int spades = spades_out();
        int tricks = 0;
        int place = 0;
        for (const Card card : known_.own(suit)) {
            if (leaves(card)) continue;
            const int higher = known_.above(card);
            const PerMille good = comes_good(higher, length(suit) - 1 - place);
            if (good == 0) break;
            const int round = rounds_gone(suit) + place + higher + 1;
            tricks += both(good, unruffed(known_, suit, round, spades));
            ++place;
        }
        return tricks;
    }

    int ruffs() const {
        int tricks = 0;
        for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts}) {
            const int cards = length(suit);
            if (cards > 2 || known_.out(suit) < kCardsToRuff) continue;
            tricks += kRuff[static_cast<std::size_t>(cards)];
            if (cards == 0 && known_.out(suit) > 2 * kCardsToRuff) tricks += kSecondRuff;
        }
        const int cards_left = known_.seen().held.size() - (leaving_ ? 1 : 0);
        return both(tricks, std::min(kSure, cards_left * kRuffsACard));
    }

    int spades_and_ruffs() const {
        const int spades = spades_out();
        int ruffs_left = ruffs();
        int tricks = 0;
        int place = 0;
        for (const Card card : known_.own(Suit::Spades)) {
            if (leaves(card)) continue;
            const PerMille by_rank = comes_good(known_.above(card), length(Suit::Spades) - 1 - place);
            const PerMille alone = std::max(by_rank, outlasts(known_, place + 1, spades));
            const PerMille by_ruff = std::min(ruffs_left, not_so(alone));
            tricks += alone + by_ruff;
            ruffs_left -= by_ruff;
            ++place;
        }
        return tricks;
    }

    const Knowledge& known_;
    const std::optional<Leaving>& leaving_;
};

// Spades in other hands above a card that a nil can live with.
constexpr int kLeastAbove = 3;

// How often a suit comes round while the hand still has to follow with its lowest, second lowest ... card.
constexpr std::array<PerMille, 4> kComesRound{700, 460, 330, 140};

// The chance that all others stay below a card of a nil hand: opponents do so unless they hold nothing lower,
// partners never do willingly.
PerMille all_stay_below(const Knowledge& known, Suit suit, int lower, int higher) {
    PerMille chance = kSure;
    for (int i = 0; i < known.rules().seats(); ++i) {
        const Seat seat = seat_at(i);
        if (seat == known.me()) continue;
        const PerMille nothing_higher = known.has_none(seat, suit, higher);
        if (known.is_partner(seat))
            chance = both(chance, nothing_higher);
        else
            chance = both(chance, not_so(both(known.has_none(seat, suit, lower), not_so(nothing_higher))));
    }
    return chance;
}

}  // namespace

int promised_tricks(const Knowledge& known, std::optional<Leaving> leaving) {
    return Rest(known, leaving).promised();
}

PerMille nil_danger_in(const Knowledge& known, Suit suit, CardSet without) {
    if (known.out(suit) == 0) return 0;
    const auto& own = known.own(suit);
    PerMille safe = kSure;
    std::size_t round = 0;
    for (std::size_t i = own.size(); i-- > 0 && round < kComesRound.size();) {
        if (without.has(own[i])) continue;
        const auto gone = static_cast<int>(round);  // of the cards above; below, the other two hands' also
        const int higher = std::max(0, known.above(own[i]) - gone);
        const int lower = std::max(0, known.below(own[i]) - 2 * gone);
        const PerMille caught = lower == 0 ? 0 : all_stay_below(known, suit, lower, higher);
        safe = both(safe, not_so(both(caught, kComesRound[round])));
        ++round;
    }
    return not_so(safe);
}

PerMille nil_danger(const Knowledge& known, CardSet without) {
    PerMille safe = kSure;
    for (int s = 0; s < kSuits; ++s)
        safe = both(safe, not_so(nil_danger_in(known, static_cast<Suit>(s), without)));
    return not_so(safe);
}

bool breaks_any_nil(const Knowledge& known, Card card) {
    return known.rules().suit_of(card) == Suit::Spades && known.above(card) < kLeastAbove;
}

}  // namespace larch::baseline
