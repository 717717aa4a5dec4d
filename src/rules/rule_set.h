// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/fault.h"
#include "base/inline_vector.h"
#include "cards/card.h"
#include "cards/seat.h"
#include "rules/numbers.h"

namespace larch {

enum class Teams : std::uint8_t { Pairs, Solo };
enum class Redeal : std::uint8_t { Never, NoSpade, NoCourt };
enum class Widow : std::uint8_t { None, Dealer, LowestClub };
enum class WidowDiscard : std::uint8_t { BeforeBids, AfterBids };
enum class BidOrder : std::uint8_t { LeftOfDealer, DealerFirst, NonDealingSide };
enum class ZeroMeans : std::uint8_t { Nil, Zero };
enum class DoubleNil : std::uint8_t { Single, Forbid, Special };
enum class BlindPhase : std::uint8_t { Turn, PreDeal };
enum class BehindWhom : std::uint8_t { Leader, Everyone };
enum class BoardNil : std::uint8_t { Exempt, NeedsBoard };
enum class RaiseRound : std::uint8_t { Off, Side, PlusOne };
enum class BidMode : std::uint8_t { Free, Suicide, Mirror, Whiz, JokerWhiz, Hearts, Aces, Deuce, Ace, Fixed };
enum class OpeningLead : std::uint8_t { LeftOfDealer, LowestClub, AllLowestClubs };
enum class SpadeLead : std::uint8_t { Broken, AfterFirst, Any };
enum class ForcedPlay : std::uint8_t { None, Screamer, Assassin, Lowball, Highball };
enum class SetScore : std::uint8_t { TenATrick, Nothing, Shortfall };
// What the tricks of a failed nil are to its side (4.5).
enum class FailedNil : std::uint8_t { Bags, BagsIfMade, HelpPartner, Nothing };
enum class BagTo : std::uint8_t { Self, Opponents };
enum class Ten : std::uint8_t { Off, Flat200, Double, Bonus50 };
enum class TenScope : std::uint8_t { Team, Seat };
enum class Moon : std::uint8_t { Off, Score, WinsGame };
enum class FloorResult : std::uint8_t { Highest, Loses };
enum class Tie : std::uint8_t { PlayOn, FewerBags };

using CardList = InlineVector<Card, 7>;

// The rules of a match as plain data: independent axes, each with the value of the classic game as its
// default. Numbers are points unless named otherwise. The numbers in brackets are clauses of docs/rules.md,
// axes.h has each axis's name and range.
struct RuleSet {
    // Table, pack and deal.
    int seats = 4;                                         // (1.1)
    Teams teams = Teams::Pairs;                            // (1.1)
    CardList removed;                                      // twos that leave the pack (1.2)
    CardList high_trumps;                                  // above all other spades, the highest first (1.2)
    Redeal redeal = Redeal::Never;                         // (1.5)
    Widow widow = Widow::None;                             // (1.6)
    WidowDiscard widow_discard = WidowDiscard::AfterBids;  // (1.6)

    // Bidding.
    BidOrder order = BidOrder::LeftOfDealer;      // (2.1)
    int min_seat = 1;                             // tricks (2.2)
    bool nil = true;                              // (2.3)
    ZeroMeans zero_means = ZeroMeans::Nil;        // (2.5)
    DoubleNil double_nil = DoubleNil::Single;     // (2.6)
    bool blind_nil = false;                       // (2.7)
    bool blind_both = true;                       // (2.7)
    int blind_behind = 100;                       // (2.8)
    bool blind_strict = false;                    // (2.8)
    BehindWhom behind_whom = BehindWhom::Leader;  // (2.8)
    bool blind_after_hand1 = false;               // (2.8)
    BlindPhase blind_phase = BlindPhase::Turn;    // (2.9)
    int blind_bid_min = 0;                        // tricks; 0 for no blind bids (2.10)
    int min_team = 0;                             // tricks (2.11)
    BoardNil board_nil = BoardNil::Exempt;        // (2.11)
    int nil_partner_min = 0;                      // tricks (2.12)
    bool forbid_total = false;                    // (2.13)
    int min_table = 0;                            // tricks (2.14)
    RaiseRound raise_round = RaiseRound::Off;     // (2.15)
    bool first_hand_free = false;                 // (2.16)
    BidMode bid_mode = BidMode::Free;             // (2.17, 2.18, 2.19)
    Numbers fixed_bids;                           // (2.19)
    int nil_pass = 0;                             // cards (2.20)
    int blind_pass = 0;                           // cards (2.20)

    // Play.
    SpadeLead spade_lead = SpadeLead::Broken;      // (3.5)
    bool claim = true;                             // (3.6)
    OpeningLead lead = OpeningLead::LeftOfDealer;  // (3.7)
    bool trump_first_trick = true;                 // (3.8)
    bool must_trump = false;                       // (3.9)
    ForcedPlay forced_play = ForcedPlay::None;     // (3.10)

    // The score of a hand.
    int bag_point = 1;                         // an overtrick's points (4.2)
    SetScore set_score = SetScore::TenATrick;  // (4.3)
    int nil_value = 100;                       // (4.4)
    FailedNil failed_nil = FailedNil::Bags;    // (4.5)
    int bag_limit = 10;                        // bags; 0 never punishes them (4.6)
    int bag_cost = 100;                        // (4.6)
    bool bag_carry = true;                     // what is left after the cost stays (4.6)
    Ten ten = Ten::Off;                        // (4.8)
    int ten_fail = 200;                        // (4.8)
    TenScope ten_scope = TenScope::Team;       // (4.8)
    Moon moon = Moon::Off;                     // (4.9)
    int moon_score = 200;                      // (4.9)
    int blind_nil_value = 200;                 // (4.10)
    int blind_bid_fail = 1;                    // times (4.11)
    BagTo bag_to = BagTo::Self;                // (4.13)

    // The match.
    int target = 500;                                 // (5.1)
    std::optional<int> floor;                         // (5.2)
    FloorResult floor_result = FloorResult::Highest;  // (5.2)
    Tie tie = Tie::PlayOn;                            // (5.3)
    int max_sets = 0;                                 // sets; 0 for any number (5.4)
    bool max_sets_in_row = false;                     // (5.4)
    int max_hands = 0;                                // hands; 0 for any number (5.5)
    int spread = 0;                                   // 0 for none (5.6)

    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

struct Preset {
    std::string_view name;
    RuleSet rules;
};
// Every named rule set; the first is the default.
std::span<const Preset> presets();
// The preset of that name; a fault names those there are.
Parsed<RuleSet> preset(std::string_view name);

// A rule set found valid, with what follows from it worked out once: who is on which side, what each card
// counts as. Everything that plays or scores takes one of these.
class Rules {
  public:
    // The one way from data to rules. A fault names the axis (its key in JSON) and what it may be, or which
    // other axis it contradicts.
    static Parsed<Rules> make(const RuleSet& set);
    // The classic game.
    static Rules classic();

    const RuleSet& set() const { return set_; }
    int seats() const { return set_.seats; }
    int sides() const { return sides_; }
    Side side_of(Seat seat) const { return side_at(index(seat) % sides_); }
    bool are_partners(Seat a, Seat b) const { return a != b && side_of(a) == side_of(b); }
    // The first of a seat's partners to its left; the seat has one.
    Seat partner_of(Seat seat) const { return seat_at((index(seat) + sides_) % set_.seats); }

    CardSet pack() const { return pack_; }
    int tricks_in_hand() const { return tricks_; }
    // Cards of the pack that are dealt to nobody (1.6).
    int widow_size() const { return pack_.size() - tricks_ * set_.seats; }
    // The suit a card counts as, for following, leading and breaking.
    Suit suit_of(Card card) const { return suit_of_[static_cast<std::size_t>(card.index())]; }
    // All cards of the pack that count as a suit.
    CardSet suit(Suit suit) const { return suits_[static_cast<std::size_t>(suit)]; }
    // Where a card stands in its suit; the higher wins. Different for any two cards of a suit.
    int power(Card card) const { return strength(suit_of(card), card) % kTrump; }
    // What a card is worth in a trick to which `led` was led: the highest wins, and 0 cannot (3.3).
    int strength(Suit led, Card card) const {
        return strength_[static_cast<std::size_t>(led)][static_cast<std::size_t>(card.index())];
    }

    // The seat that bids as number `place`, from 0 (2.1).
    Seat bidder(Seat dealer, int place) const { return at_offset(dealer, bidders_, place); }
    // The same for the raises (2.15).
    Seat raiser(Seat dealer, int place) const { return at_offset(dealer, raisers_, place); }

    // Whether what may be bid depends on more than minSeat, zeroMeans and nil (2.6 to 2.20).
    bool restricts_bids() const { return restricts_bids_; }
    // Whether more than following suit and spadeLead decides which cards may be played (3.7 to 3.10).
    bool restricts_play() const { return restricts_play_; }
    bool has_exchanges() const { return set_.nil_pass > 0 || set_.blind_pass > 0; }
    bool has_blind_bids() const { return set_.blind_nil || set_.blind_bid_min > 0; }

    // The same rules for a pack with other labels: each card of the pack becomes labels[its index], which no
    // other does. What the set says of printed cards (1.2, 1.5, 2.17) is not relabelled.
    Rules relabelled(const std::array<Card, 64>& labels) const;

  private:
    static constexpr int kTrump = 64;  // added to the power of a spade
    using Offsets = std::array<std::uint8_t, kMaxSeats>;

    explicit Rules(const RuleSet& set);
    void order_cards();
    void order_bids();
    Seat at_offset(Seat dealer, const Offsets& offsets, int place) const {
        const int seat = index(dealer) + offsets[static_cast<std::size_t>(place)];
        return seat_at(seat < set_.seats ? seat : seat - set_.seats);
    }

    RuleSet set_;
    int sides_ = 0;
    int tricks_ = 0;
    bool restricts_bids_ = false;
    bool restricts_play_ = false;
    CardSet pack_;
    std::array<CardSet, kSuits> suits_{};
    std::array<Suit, 64> suit_of_{};
    std::array<std::array<std::uint8_t, 64>, kSuits> strength_{};
    Offsets bidders_{};
    Offsets raisers_{};
};

// The strongest and the weakest of cards that all count as one suit; there is at least one.
Card strongest(const Rules& rules, CardSet cards);
Card weakest(const Rules& rules, CardSet cards);

}  // namespace larch
