// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/words.h"

namespace larch {

namespace {

constexpr const char* kRankNames[] = {"two",   "three", "four", "five",         "six",
                                      "seven", "eight", "nine", "ten",          "jack",
                                      "queen", "king",  "ace",  "little joker", "big joker"};
constexpr const char* kSuitNames[] = {"clubs", "diamonds", "hearts", "spades"};

std::string number(const std::optional<int>& value) { return value ? std::to_string(*value) : "?"; }

std::string sentence(const Refusal& refusal) {
    const std::string card = refusal.card ? card_name(*refusal.card) : "that card";
    switch (refusal.reason) {
        case Reason::NotYourTurn:
            return "It is another seat's turn";
        case Reason::NotBidding:
            return "The bidding is over";
        case Reason::NotPlaying:
            return "No card can be played now";
        case Reason::BidOutOfRange:
            if (!refusal.least) return "No number may be bid here";
            if (refusal.least == refusal.most)
                return "The only number to bid here is " + number(refusal.least);
            return "A bid here is a number from " + number(refusal.least) + " to " + number(refusal.most);
        case Reason::NilNotAllowed:
            return "Nil may not be bid here";
        case Reason::TotalForbidden:
            return "The bids may not add up to the tricks of the hand";
        case Reason::AnswerBlindFirst:
            return "Bid blind or look at the cards first";
        case Reason::BlindNotOffered:
            return "No blind bid may be made here";
        case Reason::NotGiving:
            return "No cards are passed or laid off now";
        case Reason::WrongNumberOfCards:
            return "Exactly " + counted(refusal.most.value_or(0), "card") + " must be named";
        case Reason::CardNotHeld:
            return "The hand does not hold " + card;
        case Reason::MustFollowSuit:
            return (refusal.suit ? suit_name(*refusal.suit) : "A suit") + " were led and must be followed; " +
                   card + " does not follow";
        case Reason::SpadesNotBroken:
            return "Spades are not broken yet, and the hand holds other suits; " + card + " may not be led";
        case Reason::MustPlayLowestClub:
            return "The lowest club must be played; " + card + " is not it";
        case Reason::NoSpadeOnFirstTrick:
            return "No spade may be played on the first trick while another card may";
        case Reason::MustTrump:
            return "Who cannot follow must play a spade, and the hand holds one";
        case Reason::SpadesLast:
            return "No spade may be played while another card may";
        case Reason::SpadesFirst:
            return "A spade must be played whenever one may";
        case Reason::LowestOfSuitOnly:
            return "Only the lowest card of a suit may be played; " + card + " is not it";
        case Reason::HighestOfSuitOnly:
            return "Only the highest card of a suit may be played; " + card + " is not it";
        case Reason::HandNotOver:
            return "The hand is not over";
        case Reason::MatchIsOver:
            return "The match is over";
        case Reason::NothingToUndo:
            return "There is nothing to take back";
        case Reason::NoClaims:
            return "Nobody may claim under these rules";
        case Reason::ClaimNotCertain:
            return "It is not certain that every trick left would be won";
        case Reason::UnknownSeat:
            return "There is no such seat";
        case Reason::BadMessage:
            return "The message was not understood";
    }
    return "It was refused";
}

}  // namespace

std::string counted(int count, const char* one) {
    return std::to_string(count) + ' ' + one + (count == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& items, const char* last) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) text += i + 1 == items.size() ? std::string(" ") + last + ' ' : ", ";
        text += items[i];
    }
    return text;
}

std::string card_name(Card card) {
    const std::string rank = kRankNames[index(card.rank())];
    if (card.rank() == Rank::LittleJoker || card.rank() == Rank::BigJoker) return "the " + rank;
    return "the " + rank + " of " + suit_name(card.suit());
}

std::string suit_name(Suit suit) { return kSuitNames[index(suit)]; }

std::string bid_name(Bid bid) {
    if (bid.kind == BidKind::Look) return "to look at the cards";
    return (bid.is_nil() ? "nil" : counted(bid.tricks, "trick")) + (bid.blind ? ", blind" : "");
}

std::string refusal_text(const Refusal& refusal) {
    std::string text = sentence(refusal);
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    if (refusal.detail) text += ": " + *refusal.detail;
    if (refusal.clause) text += " (rule " + *refusal.clause + ")";
    return text + ".";
}

std::string line_text(const ScoreLine& line) {
    switch (line.kind) {
        case LineKind::ContractMade:
            return "Contract of " + std::to_string(line.bid) + " made with " + std::to_string(line.taken);
        case LineKind::ContractSet:
            return "Contract of " + std::to_string(line.bid) + " set with " + std::to_string(line.taken);
        case LineKind::TenBonus:
            return "Bonus for a contract of " + std::to_string(line.bid);
        case LineKind::Overtricks:
            return counted(line.bags, "bag");
        case LineKind::BlindBidMade:
            return "Blind bid of " + std::to_string(line.bid) + " made";
        case LineKind::BlindBidFailed:
            return "Blind bid of " + std::to_string(line.bid) + " failed";
        case LineKind::NilMade:
            return "Nil made";
        case LineKind::NilFailed:
            return "Nil failed by " + counted(line.taken, "trick");
        case LineKind::BlindNilMade:
            return "Blind nil made";
        case LineKind::BlindNilFailed:
            return "Blind nil failed by " + counted(line.taken, "trick");
        case LineKind::DoubleNilMade:
            return "Double nil made";
        case LineKind::DoubleNilFailed:
            return "Double nil failed by " + counted(line.taken, "trick");
        case LineKind::FreeTricks:
            return counted(line.taken, "trick") + " without a bid";
        case LineKind::BagPenalty:
            return line.points == 0 ? counted(-line.bags, "bag") + " taken off"
                                    : "Penalty for " + counted(-line.bags, "bag");
        case LineKind::BagGift:
            return "For the other side's bags";
    }
    return "";
}

}  // namespace larch
