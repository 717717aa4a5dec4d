// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "ai/chance.h"
#include "rules/hand.h"

namespace larch {

// What speaks for a decision. The comment says what the particulars of Grounds mean beside it.
enum class Ground : std::uint8_t {
    OnlyChoice,  // nothing else may be bid, given or played
    // Bids.
    CountsTricks,   // the hand promises about `tenths` tricks
    SureWinners,    // `cards` are tricks by themselves
    RuffsShort,     // short in `suit`, with `count` spades to ruff with
    BidsNil,        // takes nothing with `chance`
    NilTooRisky,    // would keep a nil only with `chance`
    NilDanger,      // `cards` stand against a nil
    CoversPartner,  // bids beside the nil of `seat`
    LastToBid,      // the four bids add up to `count`
    NeedsPoints,    // behind so far that the safe bid does not win the match
    ProtectsLead,   // ahead: the safe bid wins the match
    LooksFirst,     // would rather bid on seen cards
    RisksBlind,     // nothing else can still turn the match
    StandsByBid,    // raises nothing
    RaisesBid,      // the partner's bid makes more possible
    // Cards to give away.
    PassesDanger,  // `cards` could break its own nil
    SparesNil,     // `cards` least harm the nil of `seat`
    LaysOff,       // keeps what takes tricks
    // Cards to play.
    KeepsOwnNil,      // stays below the trick, or leads what others must beat
    ThrowsDanger,     // gets rid of a card that could win later
    CoversNil,        // takes what `seat`, a partner on nil, might be made to take
    AttacksNil,       // leaves the trick to `seat`, who bid nil
    CashesWinner,     // nobody can beat the card in its suit
    LeadsTrump,       // draws the others' spades, `count` of them
    LeadsShort,       // to be out of `suit` soon
    LeadsToPartner,   // `seat`, the partner, is void or strong in `suit`
    LeadsLow,         // starts a suit without spending a winner
    WinsCheaply,      // the lowest card that takes the trick
    WinsLast,         // last to play, so nothing can beat it
    PlaysHigh,        // high enough that the others must spend more, or lose it
    Ruffs,            // void in `suit`, takes it with a spade
    Overruffs,        // beats a spade with a higher one
    LeavesToPartner,  // `seat`, the partner, is winning it
    NeedsTricks,      // `count` more for the contract of the own side
    SetsContract,     // `count` more and the contract of `seat`'s side fails
    AvoidsBags,       // the contract is made; `count` bags are there
    TakesBags,        // bags do no harm here, or the trick hurts the others more
    GivesBags,        // leaves the others a trick that they do not want
    ShowsVoid,        // `seat` has no more of `suit`
    PlaysLow,         // cannot win, or would pay too much
    SavesTrumps,      // keeps spades for later
    Discards,         // throws what is of no use
    RestIsSure,       // every trick that is left is sure
    // Of all.
    TooCloseToCall,  // the other choice is as good as this one
};

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
