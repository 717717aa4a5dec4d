// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/baseline/trick_odds.h"

#include <algorithm>

namespace larch::baseline {

namespace {

// How often a seat takes the trick over when it can.
struct Will {
    PerMille by_rank = 0;  // with a higher card of the suit
    PerMille by_ruff = 0;
};
constexpr Will kCoversNil{1000, 950};
// Against the other side the last to play takes what it can; earlier seats may wait, or save their spades.
constexpr Will kLastAgainst{980, 960};
constexpr Will kAgainst{880, 600};
constexpr Will kAgainstBags{450, 250};
// A partner's card is left alone while few cards beat it, and helped when it is weak.
constexpr Will kWithStrong{80, 50};
constexpr Will kWithWeak{500, 350};
constexpr int kWeakBeatenBy = 3;

// What a card that wins a trick would have been worth later, by how many higher ones are out.
constexpr std::array<PerMille, 5> kPrice{800, 420, 350, 250, 80};
constexpr PerMille kRuffPrice = 400;

PerMille price_of(int above) { return kPrice[static_cast<std::size_t>(std::min(above, 4))]; }

// Who holds the trick while it is being played.
struct Best {
    Seat owner{};
    bool ruffed = false;
    int above = 0;  // unseen cards of its suit that beat it
    int below = 0;  // unseen cards of the suit led that do not
    PerMille spent = 0;
};

// Follows the trick through the seats still to play, one branch for each way a seat may act.
class Outcome {
  public:
    Outcome(const Knowledge& known, const Stakes& stakes, Suit led)
        : known_(known), stakes_(stakes), led_(led) {}

    TrickOdds odds;

    void play_on(Seat seat, int to_play, const Best& best, PerMille chance) {
        if (chance == 0) return;
        if (to_play == 0) {
            odds.wins[best.owner] += chance;
            odds.gains[best.owner] += both(chance, not_so(best.spent));
            return;
        }
        const Seat next = left_of(seat, known_.rules().seats());
        const PerMille higher = best.ruffed ? 0 : not_so(known_.has_none(seat, led_, best.above));
        PerMille by_rank = 0;
        PerMille by_ruff = 0;
        const bool unwilling = wants_no_part(seat, best.owner);
        if (unwilling) {  // only a hand with nothing lower takes it
            by_rank = both(higher, known_.has_none(seat, led_, best.below));
        } else {
            const Will will = will_of(seat, best, to_play == 1);
            by_rank = both(higher, will.by_rank);
            by_ruff = both(both(chance_to_ruff(seat, best), will.by_ruff), not_so(by_rank));
        }
        const PerMille takes_by_rank = both(chance, by_rank);
        const PerMille takes_by_ruff = both(chance, by_ruff);
        if (takes_by_rank > 0) {
            // Who plays last, or must, wins cheaply.
            const bool cheaply = unwilling || to_play == 1;
            const int above = cheaply ? (best.above - 1) * 2 / 3 : (best.above - 1) / 2;
            play_on(next, to_play - 1, {seat, false, above, best.below, price_of(above)}, takes_by_rank);
        }
        if (takes_by_ruff > 0) {
            const int above = best.ruffed ? best.above / 2 : known_.out(Suit::Spades) * 2 / 3;
            play_on(next, to_play - 1, {seat, true, above, best.below, kRuffPrice}, takes_by_ruff);
        }
        play_on(next, to_play - 1, best, chance - takes_by_rank - takes_by_ruff);
    }

  private:
    // A nil bidder, or one who would have a nil bidder of the other side win this.
    bool wants_no_part(Seat seat, Seat owner) const {
        return known_.nil_alive(seat) ||
               (known_.nil_alive(owner) && !known_.rules().are_partners(seat, owner));
    }

    Will will_of(Seat seat, const Best& best, bool is_last) const {
        if (known_.rules().are_partners(seat, best.owner)) {
            if (known_.nil_alive(best.owner)) return kCoversNil;
            return best.above >= kWeakBeatenBy && !best.ruffed ? kWithWeak : kWithStrong;
        }
        if (stakes_.dreads_bags[seat]) return kAgainstBags;
        return is_last ? kLastAgainst : kAgainst;
    }

    PerMille chance_to_ruff(Seat seat, const Best& best) const {
        if (led_ == Suit::Spades) return 0;
        const int spades = best.ruffed ? best.above : known_.out(Suit::Spades);
        return both(known_.is_void(seat, led_), not_so(known_.has_none(seat, Suit::Spades, spades)));
    }

    const Knowledge& known_;
    const Stakes& stakes_;
    Suit led_;
};

}  // namespace

TrickOdds trick_odds(const Knowledge& known, const Stakes& stakes, Card card) {
    const Rules& rules = known.rules();
    const Trick& before = known.seen().play.trick;
    Trick trick = before.empty() ? Trick(known.me()) : before;
    trick.add(rules, known.me(), card);

    const Card winning = trick.winning_card(rules);
    const bool ruffed = rules.suit_of(winning) != trick.led();
    Outcome outcome(known, stakes, trick.led());
    outcome.play_on(left_of(known.me(), rules.seats()), rules.seats() - trick.size(),
                    {.owner = trick.winner(),
                     .ruffed = ruffed,
                     .above = known.above(winning),
                     .below = ruffed ? 0 : known.below(winning)},
                    kSure);
    return outcome.odds;
}

}  // namespace larch::baseline
