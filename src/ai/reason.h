// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/chance.h"
#include "rules/hand.h"

namespace larch {

// What speaks for a decision: plain facts that its seat can see, and what it has reckoned. The comment says
// what the particulars of Grounds mean beside it. "Out" are cards that the seat has not seen.
enum class Ground : std::uint8_t {
    OnlyChoice,  // nothing else may be bid, given or played
    // Bids of a number.
    CountsTricks,   // the hand promises about `tenths` tricks
    TopCards,       // holds `cards`, which nothing out in their suits beats
    LongSpades,     // holds `count` spades, five or more
    ShortSuit,      // holds `count` cards of `suit`, none or one, and spades to ruff with
    CoversPartner,  // bids beside the nil of `seat`
    BidsPastAll,    // last to bid: the bids add up to `count`, more than there are tricks
    BidsLeaveRoom,  // last to bid: the bids leave `count` tricks that nobody has promised
    ReachesTarget,  // made, it takes the side to the target, which is `count` points
    NilTooRisky,    // a nil would hold with `chance`
    HighSpades,     // holds `cards`, spades that stand against a nil
    // Bids of nil, and blind ones.
    BidsNil,      // takes nothing with `chance`; nobody reckoned it when that is 0
    LowSpades,    // its highest spade is the one of `cards`; it has none when they are empty
    LowCards,     // has a low card in each suit that it holds
    PartnerBid,   // `seat`, the partner, has bid `count`
    Behind,       // `count` points behind the best of the others
    LooksFirst,   // would rather bid on seen cards
    RisksBlind,   // bids unseen, and thinks it worth the risk
    StandsByBid,  // raises nothing
    RaisesBid,    // the partner's bid makes more possible
    // Cards to give away.
    PassesDanger,  // `cards` could break its own nil
    SparesNil,     // `cards` are low, which suits the nil of `seat`
    LaysOff,       // what it can best do without
    // Cards to play.
    KeepsOwnNil,        // stays below the trick
    HighestLoser,       // the highest card that stays below the trick
    ThrowsDanger,       // gets rid of the one of `cards`, which could break its own nil later
    CannotDuck,         // on nil, and every card there is takes the trick so far
    CoversNil,          // takes the trick from `seat`, a partner on nil
    ShieldsNil,         // high enough for `seat`, a partner on nil, to play under it
    PartnerDiscards,    // `seat`, a partner on nil, has no more of `suit`
    AttacksNil,         // leaves the trick to `seat`, who bid nil and is winning it
    LeadsAtNil,         // so low that `seat`, who bid nil, may have to beat it
    CashesWinner,       // no card out in `suit` beats the one led
    NoRuff,             // nobody who is still to play has a spade left
    LeadsTrump,         // draws spades, of which `count` are out
    LeadsToPartner,     // `seat`, a partner, has no more of `suit` and may ruff it
    OnlyPartnerTrumps,  // no opponent has a spade left
    LeadsLow,           // the lowest of its `suit`, where it has others
    EmptiesSuit,        // its last card of `suit`; it has spades to ruff with
    HoldsSuit,          // has `count` cards of `suit`
    Ruffs,              // has no more of `suit`, and takes the trick with a spade
    Overruffs,          // beats a spade with a higher one
    WinsLast,           // last to play, and takes the trick
    WinsCheaply,        // the lowest card that takes the trick
    HighestOut,         // takes the trick so far, and no card out in `suit` beats it
    FewHigher,          // of the cards out in its suit only `cards`, one or two, beat it
    HigherOut,          // of the cards out in `suit`, `count` beat it
    TrickChance,        // the own side takes the trick with `chance`, neither nought nor certain
    NilHolds,           // so does the nil of `seat`, a partner, or the own one without; for gifts too
    LeavesToPartner,    // `seat`, a partner, is winning the trick
    LeavesTrick,        // `seat`, an opponent, is winning the trick
    CannotWin,          // nothing it may play takes the trick
    PlaysLow,           // the lowest that it has of the suit
    SavesSpades,        // could ruff and does not
    Discards,           // throws a card of `suit`
    NeedsTricks,        // `count` more for the contract of the own side
    SetsContract,       // `count` more tricks that they do not take, and the contract of `seat`'s side fails
    AvoidsBags,         // the contract is made and bags cost; the side has `count` of them
    GivesBags,          // `seat` is winning it, whose side has made its contract and pays for bags
    RestIsSure,         // every trick that is left is sure
    // Of all.
    TooCloseToCall,  // another choice is as good as this one
};
inline constexpr int kGrounds = static_cast<int>(Ground::TooCloseToCall) + 1;

// One ground with its particulars; which are used, its comment says.
struct Grounds {
    Ground ground{};
    CardSet cards{};
    std::optional<Seat> seat{};
    std::optional<Suit> suit{};
    int count = 0;
    int tenths = 0;  // of a trick
    PerMille chance = 0;

    friend bool operator==(const Grounds&, const Grounds&) = default;
};

}  // namespace larch
