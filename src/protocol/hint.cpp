// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/hint.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "notation/words.h"
#include "protocol/bot.h"

namespace larch {

namespace {

// The sentence of a ground. What stands in braces is filled in:
//   {cards}      "the ace and king of spades"
//   {is}         as the cards take it, "is" or "are"
//   {seat}       the seat's name; {contract} "the contract of Agatha", or "their contract" beside a partner
//   {side}       "your side", or "you" where everyone plays alone; {nil} "your nil" or "the nil of Agatha"
//   {suit}       "hearts"; {one} "heart"; {held} "3 hearts"
//   {count}      as a number; {tricks}, {points}, {bags}: as so many of them
//   {tenths}     "3.3 tricks"
//   {chance}     "42 %"
struct Words {
    Ground ground;
    std::string_view text;
    std::string_view when_none = text;  // where count, tenths and chance are nought and there are no cards
};

constexpr auto kWords = std::to_array<Words>({
    {Ground::OnlyChoice, "The rules leave no other choice here."},

    {Ground::CountsTricks, "The hand is worth about {tenths}.", "The hand promises no trick."},
    {Ground::TopCards, "You hold {cards}, with nothing higher out."},
    {Ground::LongSpades, "Your {count} spades win tricks by their number."},
    {Ground::ShortSuit, "With a single {one} you may soon ruff.",
     "You hold no {suit}, so you can ruff them."},
    {Ground::CoversPartner, "With {seat} on nil, the contract is yours alone to make."},
    {Ground::BidsPastAll, "The bids add up to {count}, more than there are tricks, so somebody will be set."},
    {Ground::BidsLeaveRoom, "The bids leave {tricks} that nobody has promised."},
    {Ground::ReachesTarget, "If it holds, it brings you to {count}."},
    {Ground::NilTooRisky, "A nil would hold about {chance} of the time.", "A nil would hardly ever hold."},
    {Ground::HighSpades, "{cards} {is} a danger to any nil."},

    {Ground::BidsNil, "A nil holds about {chance} of the time.",
     "This hand can hope to take no trick at all."},
    {Ground::LowSpades, "Your highest spade is {cards}.", "You hold no spade."},
    {Ground::LowCards, "You have a low card in every suit you hold."},
    {Ground::PartnerBid, "{seat} has bid {count} and can cover you."},
    {Ground::Behind, "You are {points} behind."},
    {Ground::LooksFirst, "It is wiser to see the cards before you promise anything."},
    {Ground::RisksBlind, "A blind bid is a risk, but worth it here."},
    {Ground::StandsByBid, "Nothing since your bid calls for more."},
    {Ground::RaisesBid, "After the other bids there is room for more."},

    {Ground::PassesDanger, "{cards} could take a trick and break your nil."},
    {Ground::SparesNil, "{cards} {is} low enough for the nil of {seat}."},
    {Ground::LaysOff, "It is what you can best do without."},

    {Ground::KeepsOwnNil, "It stays below the trick, so your nil is safe here."},
    {Ground::HighestLoser, "It is the highest card you can lose without taking the trick."},
    {Ground::ThrowsDanger, "It rids your nil of a dangerous card."},
    {Ground::CannotDuck, "Every card you may play takes the trick so far."},
    {Ground::CoversNil, "It takes the trick from {seat}, who bid nil."},
    {Ground::ShieldsNil, "It is high enough for the nil of {seat} to hide under."},
    {Ground::PartnerDiscards, "{seat}, on nil, has no {suit} left and need not follow."},
    {Ground::AttacksNil, "It leaves the trick with {seat}, who bid nil."},
    {Ground::LeadsAtNil, "It is so low that {seat}, who bid nil, may have to take it."},
    {Ground::CashesWinner, "No higher {one} is out."},
    {Ground::NoRuff, "Nobody left to play can ruff it."},
    {Ground::LeadsTrump, "It draws spades, of which {count} {are} still out."},
    {Ground::LeadsToPartner, "{seat} has no {suit} left and may ruff it."},
    {Ground::OnlyPartnerTrumps, "No opponent has a spade left."},
    {Ground::LeadsLow, "It is the lowest of your {suit}, so little is spent."},
    {Ground::EmptiesSuit, "It leaves you without {suit}."},
    {Ground::HoldsSuit, "You hold {held}.", "You hold no {suit}."},
    {Ground::Ruffs, "You have no {suit}, so a spade can take the trick."},
    {Ground::Overruffs, "It beats the spade on the table with a higher one."},
    {Ground::WinsLast, "You are last to play, so the trick is yours."},
    {Ground::WinsCheaply, "Nothing lower of yours would win."},
    {Ground::HighestOut, "No higher {one} is out."},
    {Ground::FewHigher, "Of the cards still out, only {cards} {is} higher."},
    {Ground::HigherOut, "{count} higher {suit} are still out."},
    {Ground::TrickChance, "The trick goes to {side} about {chance} of the time."},
    {Ground::NilHolds, "{nil} holds about {chance} of the time."},
    {Ground::LeavesToPartner, "{seat} is already winning the trick."},
    {Ground::LeavesTrick, "It leaves the trick to {seat}."},
    {Ground::CannotWin, "Nothing you may play wins the trick."},
    {Ground::PlaysLow, "It is your lowest card of the suit."},
    {Ground::SavesSpades, "It keeps your spades for later."},
    {Ground::Discards, "You can spare a {one}."},
    {Ground::NeedsTricks, "The contract still needs {tricks}."},
    {Ground::SetsContract, "{tricks} more and {contract} is set."},
    {Ground::AvoidsBags, "Your contract is made, and you have {bags} already.",
     "Your contract is made, and more tricks would be bags."},
    {Ground::GivesBags, "{contract} is made, so to them the trick is only a bag."},
    {Ground::RestIsSure, "Every trick that is left is yours."},

    {Ground::TooCloseToCall, "The next best choice is about as good."},
});
static_assert(kWords.size() == kGrounds);
static_assert(
    [] {
        for (std::size_t i = 0; i < kWords.size(); ++i)
            if (static_cast<std::size_t>(kWords[i].ground) != i) return false;
        return true;
    }(),
    "the sentences stand in the order of the grounds");

// "the ace and king of spades and the two of hearts": by suits, spades first, high cards first.
std::string cards_in_words(CardSet cards) {
    constexpr std::string_view kThe = "the ";
    std::vector<std::string> suits;
    for (int lane = kSuits - 1; lane >= 0; --lane) {
        std::vector<std::string> names;
        for (int rank = index(Rank::BigJoker); rank >= 0; --rank) {
            const Card card(static_cast<Rank>(rank), static_cast<Suit>(lane));
            if (!cards.has(card)) continue;
            const std::string name = card_name(card);
            // Jokers have no suit in their names.
            const bool joker = rank > index(Rank::Ace);
            names.push_back(joker ? name.substr(kThe.size())
                                  : name.substr(kThe.size(), name.find(" of ") - kThe.size()));
            if (!joker && (cards & CardSet::printed(card.suit())).first() == card)
                names.back() += name.substr(name.find(" of "));
        }
        if (!names.empty()) suits.push_back(std::string(kThe) + listed(names));
    }
    return listed(suits);
}

std::string one_of(Suit suit) {
    std::string name = suit_name(suit);
    name.pop_back();
    return name;
}

std::string with_decimal(int tenths) {
    std::string text = std::to_string(tenths / 10);
    if (tenths % 10 != 0) text += '.' + std::to_string(tenths % 10);
    return text;
}

// Never all nor nothing, which only what is certain would be.
std::string percent(PerMille chance) { return std::to_string(std::clamp((chance + 5) / 10, 1, 99)) + " %"; }

// Whom and what the sentences speak of.
struct Talk {
    const Rules& rules;
    const SeatNames& names;
    CardSet named;  // cards that were just spoken of
};

// What stands for one name in braces.
std::string particular(std::string_view name, const Grounds& grounds, const Talk& talk) {
    if (name == "cards" && grounds.cards == talk.named) return grounds.cards.size() == 1 ? "it" : "they";
    if (name == "cards") return cards_in_words(grounds.cards);
    if (name == "is") return grounds.cards.size() == 1 ? "is" : "are";
    if (name == "are") return grounds.count == 1 ? "is" : "are";
    if (name == "seat") return talk.names[*grounds.seat];
    if (name == "contract")
        return talk.rules.set().teams == Teams::Pairs ? "their contract"
                                                      : "the contract of " + talk.names[*grounds.seat];
    if (name == "side") return talk.rules.set().teams == Teams::Pairs ? "your side" : "you";
    if (name == "nil") return grounds.seat ? "the nil of " + talk.names[*grounds.seat] : "your nil";
    if (name == "suit") return suit_name(*grounds.suit);
    if (name == "one") return one_of(*grounds.suit);
    if (name == "held") return counted(grounds.count, one_of(*grounds.suit).c_str());
    if (name == "count") return std::to_string(grounds.count);
    if (name == "tricks") return counted(grounds.count, "trick");
    if (name == "points") return counted(grounds.count, "point");
    if (name == "bags") return counted(grounds.count, "bag");
    if (name == "tenths") return with_decimal(grounds.tenths) + (grounds.tenths == 10 ? " trick" : " tricks");
    assert(name == "chance");
    return percent(grounds.chance);
}

std::string sentence(const Grounds& grounds, const Talk& talk) {
    const Words& words = kWords[static_cast<std::size_t>(grounds.ground)];
    const bool none =
        grounds.count == 0 && grounds.tenths == 0 && grounds.chance == 0 && grounds.cards.empty();
    std::string_view rest = none ? words.when_none : words.text;
    std::string text;
    for (std::size_t open = rest.find('{'); open != rest.npos; open = rest.find('{')) {
        const std::size_t close = rest.find('}');
        text += rest.substr(0, open);
        text += particular(rest.substr(open + 1, close - open - 1), grounds, talk);
        rest.remove_prefix(close + 1);
    }
    text += rest;
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string bid_in_words(Bid bid) {
    return (bid.blind ? "blind " : "") + (bid.is_nil() ? "nil" : std::to_string(bid.tricks));
}

std::string advice(const Observation& seen, const Action& action, const SeatNames& names) {
    if (action.claims) return "Claim the rest.";
    if (action.bid) {
        if (action.bid->kind == BidKind::Look) return "Look at your cards first.";
        if (seen.phase != HandPhase::Raising) return "Bid " + bid_in_words(*action.bid) + '.';
        const bool stands = seen.bids[seen.seat] == action.bid;
        return (stands ? "Stand by " : "Raise to ") + bid_in_words(*action.bid) + '.';
    }
    if (action.card) return (seen.play.trick.empty() ? "Lead " : "Play ") + card_name(*action.card) + '.';
    const std::string cards = cards_in_words(*action.given);
    if (seen.phase == HandPhase::Discard) return "Lay off " + cards + '.';
    return "Give " + names[seen.rules->partner_of(seen.seat)] + ' ' + cards + '.';
}

std::string naming(const Action& action) {
    if (action.claims) return "to claim the rest";
    if (action.card) return card_name(*action.card);
    if (action.given) return cards_in_words(*action.given);
    if (action.bid->kind == BidKind::Look) return "to look at your cards";
    return (action.bid->is_nil() ? "" : "a bid of ") + bid_in_words(*action.bid);
}

// A share of the match in tenths of a percent.
int tenths_of_percent(Equity equity) { return (equity + kCertain / 2000) / (kCertain / 1000); }

enum class Margin : std::uint8_t { Clear, WithinNoise, NotReckoned };

std::string runner_up_in_words(const RunnerUp& other, Margin margin) {
    const int points = (other.points + 5) / 10;
    const int share = tenths_of_percent(other.equity);
    std::string text = "Second best: " + naming(other.action) + ", ";
    if (margin == Margin::NotReckoned) {
        text += "as good for this trick";
    } else if (margin == Margin::WithinNoise) {
        text += "about as good";
    } else if (points > 0) {
        text += "about " + counted(points, "point") + " worse";
        if (share > 0) text += " (" + with_decimal(share) + " % of the match)";
    } else if (share > 0) {
        text += "at a cost of " + with_decimal(share) + " % of the match";
    } else {
        text += "about as good";
    }
    return text + '.';
}

}  // namespace

SeatNames relations(const Rules& rules, Seat reader) {
    SeatNames names;
    for (int i = 0; i < rules.seats(); ++i) {
        const Seat seat = seat_at(i);
        const int places = places_left(reader, seat, rules.seats());
        if (places == 0)
            names[seat] = "you";
        else if (rules.are_partners(reader, seat))
            names[seat] = "your partner";
        else if (places == 1)
            names[seat] = "the player on your left";
        else if (places == rules.seats() - 1)
            names[seat] = "the player on your right";
        else
            names[seat] = "the player opposite";
    }
    return names;
}

Hint hint_of(const Observation& seen, const Decision& decision, const SeatNames& names) {
    Hint hint{.action = intent_of(decision.action),
              .text = advice(seen, decision.action, names),
              .equity = decision.equity,
              .worlds = decision.worlds};
    const Talk talk{*seen.rules, names, decision.action.given.value_or(CardSet{})};
    Margin margin = decision.worlds == 0 ? Margin::NotReckoned : Margin::Clear;
    for (const Grounds& grounds : decision.grounds) {
        if (grounds.ground == Ground::TooCloseToCall && decision.runner_up) {
            margin = Margin::WithinNoise;  // which the words on the runner-up say
            continue;
        }
        HintReason& reason = hint.reasons.emplace_back();
        reason = {grounds.ground, sentence(grounds, talk), {}, grounds.seat, grounds.suit, grounds.count,
                  grounds.tenths, grounds.chance};
        for (const Card card : grounds.cards) reason.cards.push_back(card);
    }
    if (const auto& other = decision.runner_up)
        hint.runner_up = {intent_of(other->action), runner_up_in_words(*other, margin), other->points,
                          other->equity};
    return hint;
}

Level hint_level() {
    const std::span<const Level> known = levels();
    return std::ranges::find(known, Level::Hard) != known.end() ? Level::Hard : Level::Baseline;
}

Hint hint_at(const Table& table, Level level, Minds& minds, const SeatNames& names) {
    const Observation seen = table.observation(*table.turn());
    return hint_of(seen, decide(seen, minds.of(table.rules(), level), table.decision_seed()), names);
}

}  // namespace larch
