// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "base/fault.h"
#include "cards/card.h"
#include "cards/seat.h"

namespace larch {

enum class Teams : std::uint8_t { Pairs, Solo };
// What the tricks of a failed nil are to its side (4.5).
enum class FailedNil : std::uint8_t { Bags, BagsIfMade, HelpPartner, Nothing };
enum class SetCost : std::uint8_t { TenATrick, Nothing };
enum class SpadeLead : std::uint8_t { Broken, AfterFirst, Any };

// The rules of a match as plain data: independent axes, each with the value of the classic game as its
// default. Numbers are points unless named otherwise. The numbers in brackets are clauses of docs/rules.md.
struct RuleSet {
    int seats = 4;                             // (1.1)
    Teams teams = Teams::Pairs;                // (1.1)
    bool nil = true;                           // (2.3)
    int nil_value = 100;                       // (4.4)
    FailedNil failed_nil = FailedNil::Bags;    // (4.5)
    SetCost set_cost = SetCost::TenATrick;     // (4.3)
    int bag_point = 1;                         // an overtrick's points (4.2)
    int bag_limit = 10;                        // bags; 0 never punishes them (4.6)
    int bag_cost = 100;                        // (4.6)
    bool bag_carry = true;                     // what is left after the cost stays (4.6)
    SpadeLead spade_lead = SpadeLead::Broken;  // (3.5)
    int target = 500;                          // (5.1)
    std::optional<int> floor;                  // (5.2)

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
    // The one way from data to rules. A fault names the axis (its key in JSON) and what it may be.
    static Parsed<Rules> make(const RuleSet& set);
    // The classic game.
    static Rules classic();

    const RuleSet& set() const { return set_; }
    int seats() const { return set_.seats; }
    int sides() const { return sides_; }
    Side side_of(Seat seat) const { return side_at(index(seat) % sides_); }
    bool are_partners(Seat a, Seat b) const { return a != b && side_of(a) == side_of(b); }

    CardSet pack() const { return pack_; }
    int tricks_in_hand() const { return tricks_; }
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

  private:
    static constexpr int kTrump = 64;  // added to the power of a spade

    explicit Rules(const RuleSet& set);

    RuleSet set_;
    int sides_ = 0;
    int tricks_ = 0;
    CardSet pack_;
    std::array<CardSet, kSuits> suits_{};
    std::array<Suit, 64> suit_of_{};
    std::array<std::array<std::uint8_t, 64>, kSuits> strength_{};
};

}  // namespace larch
