// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/record.h"

#include <gtest/gtest.h>

#include "base/quotes.h"
#include "notation/cards.h"
#include "notation/doc_example_test.h"
#include "notation/rule_set_json.h"
#include "rules/dealing.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

// A match of random legal hands, each cut off at some point.
class RandomMatch {
  public:
    explicit RandomMatch(std::uint64_t number) : random_(derive(Seed{}, Purpose::Simulation, number)) {}

    MatchRecord make() {
        MatchRecord record;
        if (coin()) record.engine = "larch 1.2.3";
        if (coin()) record.rules = random_rule_set(random_);
        if (coin()) record.seed = derive(Seed{}, Purpose::Simulation, random_.next_u64());
        for (int i = 0; i < 4; ++i)
            record.players[seat_at(i)] = {std::string(kNames[random_.below(5)]), coin() ? "baseline" : ""};
        record.undone = coin();
        const Parsed<Rules> rules = Rules::make(record.rules);
        const std::uint32_t hands = random_.below(5);
        for (std::uint32_t i = 0; i < hands; ++i) record.hands.push_back(make_hand(*rules));
        return record;
    }

  private:
    static constexpr std::string_view kNames[] = {"Dora", "", "\"[{;%}]\\\"", "  Ne\xc3\xa9", "+*-"};

    bool coin() { return random_.below(2) == 1; }

    HandRecord make_hand(const Rules& rules) {
        HandRecord record;
        record.dealer = seat_at(static_cast<int>(random_.below(4)));
        record.seed = derive(Seed{}, Purpose::Hand, random_.next_u64());
        ChaCha stream(*record.seed);
        record.deal = deal_hand(rules, record.dealer, stream);
        if (coin()) record.seed.reset();

        Hand hand(rules, record.deal, record.dealer, {.may_go_blind = 15});
        for (std::uint32_t steps = coin() ? 100 : random_.below(8); steps > 0 && !is_dealt_out(hand);
             --steps) {
            if (hand.is_bidding()) {
                record.bids.push_back(any_of(hand.legal_bids()));
                hand.bid(record.bids.back());
            } else {
                record.gifts.push_back(lowest(hand.held(hand.turn()), hand.cards_to_give()));
                hand.give(record.gifts.back());
            }
        }
        if (hand.thrown_in()) record.stage = HandStage::ThrownIn;
        if (hand.phase() != HandPhase::Play) return record;
        record.stage = HandStage::Play;
        record.leader = hand.turn();
        for (std::uint32_t cards = coin() ? 52 : random_.below(53); cards > 0; --cards) {
            const CardSet legal = hand.legal_cards();
            const Card card =
                legal.nth(static_cast<int>(random_.below(static_cast<std::uint32_t>(legal.size()))));
            record.cards.push_back(card);
            hand.play(card);
        }
        if (hand.phase() == HandPhase::Play && hand.trick().empty() && coin())
            record.claimed_by = hand.turn();
        return record;
    }

    static bool is_dealt_out(const Hand& hand) { return hand.phase() >= HandPhase::Play; }

    Bid any_of(const LegalBids& legal) {
        if (legal.blind && coin()) return Bid::look();
        if (legal.numbers.empty() || (legal.nil && coin())) return {BidKind::Nil, legal.blind, 0};
        const auto place = random_.below(static_cast<std::uint32_t>(legal.numbers.size()));
        return {BidKind::Tricks, legal.blind, legal.numbers.nth(static_cast<int>(place))};
    }

    static CardSet lowest(CardSet held, int count) {
        CardSet cards;
        for (int place = 0; place < count; ++place) cards.add(held.nth(place));
        return cards;
    }

    ChaCha random_;
};

MatchRecord example() {
    MatchRecord record;
    record.engine = "larch 0.1.0";
    record.rules.bag_limit = 5;
    record.seed = parse_seed("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f").value();
    record.players.items = {Player{"Ada \"Ace\" Quill", ""},
                            {"Dora", "baseline"},
                            {"Constance", "baseline"},
                            {"Otis", "baseline"}};
    record.undone = true;

    const Parsed<Rules> rules = Rules::make(record.rules);
    for (std::uint64_t number = 1; number <= 2; ++number) {
        HandRecord hand;
        hand.dealer = seat_at(number == 1 ? 3 : 0);
        hand.seed = derive(*record.seed, Purpose::Hand, number);
        ChaCha stream(*hand.seed);
        hand.deal = deal_hand(*rules, hand.dealer, stream);
        hand.bids = {Bid::of(3), Bid::of(4)};
        record.hands.push_back(hand);
    }
    record.hands[1].seed.reset();

    // Everyone plays the highest card they may, spades above all, and North claims the last two tricks.
    HandRecord& played = record.hands[0];
    played.bids.insert(played.bids.end(), {Bid::nil(), Bid::of(2)});
    played.stage = HandStage::Play;
    played.leader = seat_at(0);
    Hand hand(*rules, played.deal, played.dealer);
    for (const Bid bid : played.bids) hand.bid(bid);
    while (hand.tricks_done() < 11) {
        played.cards.push_back(hand.legal_cards().last());
        hand.play(played.cards.back());
    }
    played.claimed_by = hand.turn();
    return record;
}

#define PRESETS                                                                                   \
    "larch-hollow, arena13-teams, arena13-cutthroat, 24-7, pagat, online-classic, msn, bicycle, " \
    "trickster-default, nyc, tournament, mirror, whiz, suicide, solo, quick"
#define CUT_OFF "hand 2: [Play] is missing, and what stands before it does not end with +"

// The example of docs/notation.md with a part of it replaced.
std::string spoilt(std::string_view part, std::string_view by) {
    std::string text = doc_example("pbn");
    const std::size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), by);
}

std::string fault_of(std::string_view text) {
    const Parsed<MatchRecord> record = parse_record(text);
    return record ? "no fault" : record.error().text();
}

TEST(Record, IsPrintedAsInTheDocument) { EXPECT_EQ(print_record(example()), doc_example("pbn")); }

TEST(Record, IsReadAsPrinted) {
    const Parsed<MatchRecord> record = parse_record(doc_example("pbn"));
    ASSERT_TRUE(record) << record.error().text();
    EXPECT_EQ(*record, example());
}

TEST(Record, OfAnyMatchIsReadAsPrinted) {
    for (std::uint64_t number = 0; number < 1000; ++number) {
        const MatchRecord record = RandomMatch(number).make();
        const std::string text = print_record(record);
        const Parsed<MatchRecord> read = parse_record(text);
        ASSERT_TRUE(read) << read.error().text() << '\n' << text;
        ASSERT_EQ(*read, record) << text;
    }
}

// The same text cut off after any byte is refused, or, where only a line end or a whole hand is missing, is
// the match as it was then.
TEST(Record, CutOffIsNeverTakenForAMatchThatGoesOn) {
    const std::string text = doc_example("pbn");
    const MatchRecord whole = example();
    for (std::size_t size = 0; size < text.size(); ++size) {
        const Parsed<MatchRecord> read = parse_record(text.substr(0, size));
        if (!read) continue;
        ASSERT_LE(read->hands.size(), whole.hands.size());
        for (std::size_t i = 0; i < read->hands.size(); ++i)
            ASSERT_EQ(read->hands[i], whole.hands[i]) << size;
    }
}

TEST(Record, KeepsToTheLinesOfPbn) {
    MatchRecord record = example();
    ChaCha random{Seed{}};
    do record.rules = random_rule_set(random);
    while (print_rule_words(record.rules).size() < 400);
    for (Player& player : record.players.items) player.name = std::string(100, '"');
    std::istringstream lines(print_record(record));
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 255u) << line;
    record.hands.clear();
    EXPECT_EQ(parse_record(print_record(record))->rules, record.rules);
}

TEST(Record, IsReadFreely) {
    std::string text = "; a comment first\n" + doc_example("pbn");
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\r\n");
    EXPECT_EQ(*parse_record(text), example());
    EXPECT_EQ(*parse_record(spoilt("3 4 nil 2\n", "3 {three} 4\n% 5 5\n\n NIL ; the rest\n2")), example());
    EXPECT_EQ(*parse_record(spoilt("[Dealer \"E\"]", "[Event \"Friday\"]\n[  Dealer\t\"e\" ] [Result \"\"]")),
              example());
    EXPECT_EQ(*parse_record(spoilt("HJ H9 HA H6", "JH 9h HA\nh6")), example());
    EXPECT_EQ(*parse_record(spoilt("N:A75.73.AK3.KQ853 J932.Q65.75.T974 T8.AKT92.QJ84.AJ KQ64.J84.T962.62",
                                   "W:KQ64.J84.T962.62 A75.73.3KA.KQ853  J932.Q65.75.T974 t8.akt92.qj84.aj")),
              example());
}

TEST(Record, WithoutHandsIsAMatchThatIsAboutToBegin) {
    MatchRecord record = example();
    record.hands.clear();
    EXPECT_EQ(*parse_record(print_record(record)), record);
}

TEST(Record, NamesTheLineAndTheMistake) {
    struct Case {
        const char* part;
        const char* by;
        const char* expected;
    };
    const Case cases[] = {
        // The head
        {"[Spades \"1\"]\n", "", "line 2: a record starts with [Spades \"1\"]"},
        {"[Spades \"1\"]", "[Spades \"2\"]",
         "line 2: a record of version \"2\"; this program reads version 1"},
        {"[Rules \"larch-hollow bagLimit=5\"]\n", "", "line 5: [Rules] comes before [South]"},
        {"bagLimit=5", "bagLimit=500", "line 4: bagLimit: must be from 0 to 100, not 500"},
        {"bagLimit=5", "bags=5", "line 4: bags: is no key that is known here"},
        {"larch-hollow", "bridge",
         "line 4: preset: there is no rule set called \"bridge\"; there are: " PRESETS},
        {"[Seed \"0", "[Seed \"x", "line 5: a seed is made of hexadecimal digits; digit 1 is not one"},
        {"[Undone \"yes\"]", "[Undone \"no\"]", "line 13: [Undone] is \"yes\" or is left out"},
        {"[EastLevel", "[UpLevel", "line 12: \"UpLevel\" is no tag that is known before the first [Board]"},
        {"[East ", "[West ", "line 11: [West] stands twice"},
        {"[Undone", "[Dealer \"E\"]\n[Undone",
         "line 13: \"Dealer\" is no tag that is known before the first [Board]"},
        {"[Undone", "3 [Undone", "line 13: \"3\" stands outside of a section"},
        // The form
        {"\"Dora\"]", "\"Dora]",
         "line 7: the value of [West] has no closing quote, or a control character in it"},
        {"\"Dora\"]", "\"Do\x1bra\"]",
         "line 7: the value of [West] has no closing quote, or a control character in it"},
        {"\"Dora\"]", "\"Do\\ra\"]", "line 7: a backslash stands before a quote or another backslash only"},
        {"\"Dora\"]", "\"Dora\"", "line 7: a tag ends with ] after its value"},
        {"\"Dora\"]", "Dora]", "line 7: a tag has the form [Name \"value\"]"},
        {"[West \"Dora\"]", "[\"Dora\"]", "line 7: a tag has the form [Name \"value\"]"},
        {"[Undone", "} [Undone", "line 13: \"}\" is out of place"},
        {"\n*\n", "\n{*\n", "line 33: the comment that starts here has no end"},
        // The hand
        {"[Board \"1\"]", "[Board \"2\"]", "line 14: hand 1: [Board] must be \"1\", not \"2\""},
        {"[Board \"2\"]", "[Board \"3\"]", "line 35: hand 2: [Board] must be \"2\", not \"3\""},
        {"[Dealer \"E\"]\n", "", "line 34: hand 1: [Dealer] is missing"},
        {"[Dealer \"E\"]", "[Dealer \"X\"]", "line 15: hand 1: \"X\" is no seat; they are SWNE"},
        {"[Dealer \"E\"]", "[Dealer \"E\"]\n[Dealer \"E\"]", "line 16: hand 1: [Dealer] stands twice"},
        {"[Claim \"N\"]", "[Claims \"N\"]",
         "line 18: hand 1: \"Claims\" is no tag that is known after a [Board]"},
        {"[HandSeed \"6b", "[HandSeed \"6c",
         "line 17: hand 1: the deal is not the one that [HandSeed] on line 16 gives"},
        {"AQ642.AKQT8.J9.Q", "AQ642.AKQT8.J9.", "line 17: hand 1: N holds 12 cards instead of 13"},
        {"AQ642.AKQT8.J9.Q", "LQ642.AKQT8.J9.Q", "line 17: hand 1: LJ is not in the pack of these rules"},
        {"AQ642.AKQT8.J9.Q", "KQ642.AKQT8.J9.Q", "line 17: hand 1: KS is dealt twice"},
        {"AQ642.AKQT8.J9.Q", "AQ642AKQT8J9Q", "line 17: hand 1: hand of N: \"AQ642AKQT8J9Q\" has AS twice"},
        // The auction
        {"[Auction \"S\"]", "[Auction \"N\"]", "line 19: hand 1: the first to bid is S, not \"N\""},
        {"3 4 nil 2", "3 4 none 2", "line 20: hand 1: \"none\" is no bid"},
        {"3 4 nil 2", "3 4 nil 2 +", "line 20: hand 1: the section is complete, and so has no +"},
        {"3 4 nil 2", "3 + 4", "line 20: hand 1: \"4\" stands after the + that ends the section"},
        {"3 4 nil 2", "3 4 nil 2 *", "line 19: hand 1: [Auction] cannot end with * here"},
        {"3 4 +\n", "3 4\n", "line 40: " CUT_OFF},
        {"3 4 +\n", "3 4 *\n", "line 38: hand 2: [Auction] cannot end with * here"},
        {"3 4 +\n", "[Claim \"N\"]", "line 39: hand 2: [Claim] before any card was played"},
        {"3 4 +\n", "3 4 + [Claim \"N\"]", "line 39: hand 2: [Claim] before any card was played"},
        // Gifts
        {"3 4 +\n", "3 4 + [Gifts \"1\"]\nA...", "line 38: hand 2: [Auction] cannot end with + here"},
        {"3 4 +\n", "3 4 [Gifts \"1\"]\nA...", "line 40: " CUT_OFF},
        {"3 4 +\n", "3 4 [Gifts \"2\"]\nA... +",
         "line 39: hand 2: [Gifts] tells how many follow, which are 1, not \"2\""},
        {"3 4 +\n", "3 4 [Gifts \"1\"]\nSA +", "line 40: hand 2: \"SA\": \"S\" is no card of that suit"},
        {"3 4 +\n", "3 4 [Gifts \"1\"]\nA... *", "line 39: hand 2: [Gifts] cannot end with *"},
        {"[Auction \"W\"]\n3 4 +\n", "", "line 38: hand 2: [Auction] is missing"},
        // The play
        {"[Play \"S\"]", "[Play \"X\"]", "line 21: hand 1: \"X\" is no seat; they are SWNE"},
        {"HJ H9", "HX H9", "line 22: hand 1: \"HX\" is no card"},
        {"HJ H9", "BJ H9", "line 22: hand 1: BJ is not in the pack of these rules"},
        {"HJ H9 HA H6", "HJ H9 HA -", "line 22: hand 1: a trick before the last misses a card"},
        {"HJ H9 HA H6", "- H9 HA H6", "line 22: hand 1: W plays before it is its turn"},
        {"HJ H9 HA H6", "- - - -", "line 22: hand 1: a trick without a card"},
        {"C8 CJ HT C9", "C8 CJ HT", "line 32: hand 1: a trick has 4 places; a card that is yet to come is -"},
        {"C8 CJ HT C9\n*", "C8 CJ HT C9\n+",
         "line 32: hand 1: the section is not complete, and so must end with *"},
        {"[Claim \"N\"]\n", "", "line 31: hand 1: the section is not complete, and so must end with +"},
        {"\n*\n", "\nSA SA SA SA\nSA SA SA SA\n*\n", "line 21: hand 1: [Claim] though every card was played"},
        {"\n*\n", "\nSA SA SA SA\nSA SA SA SA\nSA\n*\n", "line 35: hand 1: more tricks than the hand has"},
    };
    for (const Case& wrong : cases)
        EXPECT_EQ(fault_of(spoilt(wrong.part, wrong.by)), wrong.expected) << wrong.by;
}

TEST(Record, HasLimits) {
    EXPECT_EQ(fault_of(""), "line 1: there is no record here");
    EXPECT_EQ(fault_of("\n\n% PBN 2.1\n"), "line 4: there is no record here");
    EXPECT_EQ(fault_of("[Spades \"1\"]"), "line 1: [Rules] is missing");
    EXPECT_EQ(fault_of(std::string((7 << 20) + 1, ' ')), "longer than 7340032 bytes");
    EXPECT_EQ(fault_of(spoilt("Dora", std::string(101, 'D'))), "line 7: [West] is longer than 100 bytes");
    EXPECT_EQ(fault_of(spoilt("\n*\n", std::string(1000, '-'))),
              "line 32: hand 1: " + in_quotes("C9" + std::string(1000, '-')) + " is no card");
    std::string words;
    for (int i = 0; i < 1000; ++i) words += " 1";
    EXPECT_EQ(fault_of(spoilt("3 4 nil 2", words)), "line 20: hand 1: the section is too long");

    MatchRecord record = example();
    record.hands.assign(10'000, record.hands[1]);
    std::string text = print_record(record);
    EXPECT_EQ(*parse_record(text), record);
    text += "[Board \"10001\"]";
    EXPECT_TRUE(fault_of(text).ends_with(": more than 10000 hands")) << fault_of(text);
}

}  // namespace
}  // namespace larch
