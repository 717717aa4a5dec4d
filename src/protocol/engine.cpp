// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/engine.h"

#include "base/version.h"
#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "protocol/engine_words.h"
#include "rules/claim.h"

namespace larch {

RuleSet basic_rules() {
    RuleSet set;
    set.failed_nil = FailedNil::HelpPartner;
    set.floor = -500;
    return set;
}

bool speaks_basic(const RuleSet& set) {
    RuleSet basic = basic_rules();
    basic.claim = set.claim;
    return set == basic;
}

namespace {

using engine_words::kFullKeyword;

Json list_of(CardSet cards) {
    Json::List list;
    for (const Card card : cards) list.emplace_back(print_card(card));
    return list;
}

std::vector<Bid> bids_of(const LegalBids& legal) {
    std::vector<Bid> bids;
    for (const int tricks : legal.numbers) bids.push_back({BidKind::Tricks, legal.blind, tricks});
    if (legal.nil) bids.push_back({BidKind::Nil, legal.blind, 0});
    if (legal.blind) bids.push_back(Bid::look());
    return bids;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

std::vector<std::string> words_of(const LegalBids& legal, Dialect dialect) {
    std::vector<std::string> words;
    for (const Bid& bid : bids_of(legal)) words.push_back(print_answer({.bid = bid}, dialect));
    return words;
}

std::vector<std::string> words_of(CardSet cards) {
    std::vector<std::string> words;
    for (const Card card : cards) words.push_back(print_card(card));
    return words;
}

Json legal_of(const Observation& seen) {
    Json::List list;
    if (seen.phase <= HandPhase::Raising)
        for (std::string& word : words_of(seen.legal_bids, Dialect::Full)) list.emplace_back(std::move(word));
    else
        for (std::string& word : words_of(seen.phase == HandPhase::Play ? seen.legal_cards() : seen.held))
            list.emplace_back(std::move(word));
    return list;
}

Json gifts_of(const Observation& seen) {
    Json::List gifts;
    for (const Gift& gift : seen.gifts)
        gifts.push_back(Json::object({{"from", index(gift.from)},
                                      {"to", gift.to ? Json(index(*gift.to)) : Json()},
                                      {"cards", list_of(gift.cards)}}));
    return gifts;
}

Json played_of(const Observation& seen) {
    Json::List cards;
    for (const PlayedCard& played : seen.played) cards.emplace_back(print_card(played.card));
    return cards;
}

std::optional<Seat> leader_of(const Observation& seen) {
    if (seen.phase != HandPhase::Play) return std::nullopt;
    return seen.played.empty() ? seen.play.trick.leader() : seen.played[0].seat;
}

std::string print_full(const Observation& seen, std::uint64_t seed) {
    const Rules& rules = *seen.rules;
    const Standing& standing = seen.standing;
    const auto per_side = [&](const PerSide<int>& numbers) {
        Json::List list;
        for (int s = 0; s < rules.sides(); ++s) list.emplace_back(numbers[side_at(s)]);
        return Json(std::move(list));
    };
    Json::List bids;
    for (int i = 0; i < rules.seats(); ++i) {
        const std::optional<Bid>& bid = seen.bids[seat_at(i)];
        bids.push_back(bid ? Json(print_bid(*bid)) : Json());
    }
    const std::optional<Seat> leader = leader_of(seen);
    const bool sees_hand = seen.phase != HandPhase::Blind;
    const Json question =
        Json::object({{"seat", index(seen.seat)},
                      {"phase", engine_words::kPhases[static_cast<std::size_t>(seen.phase)]},
                      {"hand", sees_hand ? list_of(seen.held) : Json()},
                      {"legal", legal_of(seen)},
                      {"give", seen.cards_to_give},
                      {"dealer", index(seen.dealer)},
                      {"bids", std::move(bids)},
                      {"leader", leader ? Json(index(*leader)) : Json()},
                      {"played", played_of(seen)},
                      {"gifts", gifts_of(seen)},
                      {"hands", standing.hands},
                      {"scores", per_side(standing.scores)},
                      {"bags", per_side(standing.bags)},
                      {"sets", per_side(standing.sets)},
                      {"setsInRow", per_side(standing.sets_in_row)},
                      {"seed", engine_words::print_seed(seed)},
                      {"rules", to_json(rules.set())}});
    return std::string(kFullKeyword) + ' ' + question.print();
}

std::string run_together(CardSet cards) {
    std::string text;
    for (const Card card : cards) text += print_card(card);
    return text;
}

std::string print_basic(const Observation& seen) {
    assert(speaks_basic(seen.rules->set()));
    const bool plays = seen.phase == HandPhase::Play;
    std::string line = plays ? "PLAY " : "BID ";
    line += std::to_string(index(seen.seat)) + ' ' + run_together(seen.held);
    for (int i = 0; i < seen.rules->seats(); ++i) {
        const std::optional<Bid>& bid = seen.bids[seat_at(i)];
        line += ' ' + std::to_string(bid ? bid->tricks : -1);
    }
    for (const int side : {0, 1}) line += ' ' + std::to_string(seen.standing.scores[side_at(side)]);
    if (!plays) return line;
    line += ' ' + std::to_string(index(*leader_of(seen))) + ' ';
    for (const PlayedCard& played : seen.played) line += print_card(played.card);
    return seen.played.empty() ? line + '-' : line;
}

Parsed<Action> as_bid(const std::string& word, const Observation& seen, Dialect dialect) {
    Parsed<Bid> bid = parse_bid(word);
    if (bid && dialect == Dialect::Basic) {
        if (bid->is_nil() || bid->blind || bid->kind == BidKind::Look)
            bid = fault("", "a bid is a number here, 0 for nil");
        else if (bid->tricks == 0)
            bid = Bid::nil();
    }
    if (!bid) return std::unexpected(bid.error());
    if (seen.legal_bids.has(*bid)) return Action{.bid = *bid};
    return fault("", "that may not be bid; what may be is " + joined(words_of(seen.legal_bids, dialect)));
}

Parsed<Action> as_card(const std::string& word, const Observation& seen, Dialect dialect) {
    if (word == "claim" && dialect == Dialect::Full) {
        if (seen.rules->set().claim && claim_is_certain(seen)) return Action{.claims = true};
        return fault("", "the claim is not proven, or the rules have none (rule 3.6)");
    }
    const Parsed<Card> card = parse_card(word);
    if (!card) return std::unexpected(card.error());
    if (!seen.held.has(*card)) return fault("", print_card(*card) + " is not in the hand");
    if (seen.legal_cards().has(*card)) return Action{.card = *card};
    return fault("", print_card(*card) + " may not be played now; what may be is " +
                         joined(words_of(seen.legal_cards())));
}

Parsed<Action> as_gift(const std::vector<std::string>& words, const Observation& seen) {
    CardSet given;
    for (const std::string& word : words) {
        const Parsed<Card> card = parse_card(word);
        if (!card) return std::unexpected(card.error());
        if (!seen.held.has(*card)) return fault("", print_card(*card) + " is not in the hand");
        given.add(*card);
    }
    const int wanted = seen.cards_to_give;
    if (given.size() != wanted || static_cast<int>(words.size()) != wanted)
        return fault("", "so many different cards were asked for: " + std::to_string(wanted));
    return Action{.given = given};
}

}  // namespace

std::string print_question(const Observation& seen, Dialect dialect, std::uint64_t seed) {
    return dialect == Dialect::Basic ? print_basic(seen) : print_full(seen, seed);
}

std::string print_answer(const Action& action, Dialect dialect) {
    if (action.claims) return "claim";
    if (action.card) return print_card(*action.card);
    if (action.bid && dialect == Dialect::Basic) return std::to_string(action.bid->tricks);
    if (action.bid) return print_bid(*action.bid);
    std::string text;
    for (const std::string& word : words_of(*action.given)) text += (text.empty() ? "" : " ") + word;
    return text;
}

Parsed<Action> parse_answer(std::string_view line, const Observation& seen, Dialect dialect) {
    const std::vector<std::string> words = engine_words::split(line);
    if (words.empty()) return fault("", "the line is empty");
    if (words[0] == engine_words::kError) return fault("", "the engine calls the question wrong");
    if (seen.cards_to_give > 0) return as_gift(words, seen);
    if (words.size() > 1) return fault("", "one word was wanted");
    return seen.phase == HandPhase::Play ? as_card(words[0], seen, dialect) : as_bid(words[0], seen, dialect);
}

Parsed<Greeting> parse_greeting(std::string_view line) {
    const std::vector<std::string> words = engine_words::split(line);
    if (words.size() < 2 || words[0] != engine_words::kHello)
        return fault("", "is not HELLO, the dialects and a name");
    Greeting greeting;
    greeting.basic = words[1] == "basic" || words[1] == "basic,full";
    greeting.full = words[1] == "full" || words[1] == "basic,full";
    if (!greeting.basic && !greeting.full) return fault("", "the dialects are basic, full or basic,full");
    for (std::size_t i = 2; i < words.size(); ++i) greeting.name += (i > 2 ? " " : "") + words[i];
    return greeting;
}

std::optional<std::string> Engine::answer(std::string_view line) {
    const std::vector<std::string> words = engine_words::split(line);
    if (words.size() == 1 && words[0] == "QUIT") return std::nullopt;
    if (!words.empty() && words[0] == engine_words::kHello)
        return std::string(engine_words::kHello) + " basic,full " + kEngine + ' ' +
               std::string(name_of(level_));
    return answer_question(line);
}

std::string Engine::answer_question(std::string_view line) {
    const Parsed<Question> question = parse_question(line);
    if (!question) {
        std::string text = std::string(engine_words::kError) + ' ' + question.error().text();
        for (char& c : text)
            if (static_cast<unsigned char>(c) < ' ') c = '?';
        return text;
    }
    const Mind& mind = minds_.of(*question->rules, level_);
    return print_answer(decide(question->seen, mind, question->seed).action, question->dialect);
}

}  // namespace larch
