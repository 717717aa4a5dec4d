// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "ai/stream.h"
#include "notation/cards.h"
#include "notation/rule_set_json.h"
#include "protocol/bot.h"
#include "rules/random_rules.h"

namespace larch {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Calls visit(table) before each decision of a few hands of a match in which everyone does what is legal at
// random.
template <class Visit>
void for_each_turn(const Rules& rules, const Seed& seed, std::size_t hands, Visit visit) {
    Stream stream(seed.bytes[0]);
    Table table = Table::start(rules, seed, PerSeat<Player>(), "");
    while (table.phase() != Phase::MatchOver) {
        if (table.phase() == Phase::HandOver) {
            if (table.record().hands.size() == hands) return;
            ASSERT_TRUE(table.apply(seat_at(0), NextHand{}));
            continue;
        }
        const Seat seat = *table.turn();
        const Observation seen = table.observation(seat);
        visit(table);
        const auto below = [&](int n) {
            return static_cast<int>(stream.below(static_cast<std::uint32_t>(n)));
        };
        Action action;
        if (seen.phase == HandPhase::Play) {
            action.card = seen.legal_cards().nth(below(seen.legal_cards().size()));
        } else if (seen.cards_to_give > 0) {
            CardSet given;
            while (given.size() < seen.cards_to_give) given.add(seen.held.nth(below(seen.held.size())));
            action.given = given;
        } else {
            const LegalBids& legal = seen.legal_bids;
            const bool number = !legal.numbers.empty() && (!legal.nil || below(2) == 0);
            action.bid = Bid{number ? BidKind::Tricks : BidKind::Nil, legal.blind,
                             number ? legal.numbers.nth(below(std::min(legal.numbers.size(), 5))) : 0};
            if (legal.blind && below(3) == 0) action.bid = Bid::look();
        }
        ASSERT_TRUE(table.apply(seat, intent_of(action)));
    }
}

std::string fault_of(std::string_view line) {
    const Parsed<Question> question = parse_question(line);
    return question ? "accepted" : question.error().text();
}

TEST(FullDialect, AnEngineSeesAllThatTheSeatSeesUnderAnyRules) {
    ChaCha stream(Seed{{1}});
    int phases = 0;
    for (std::uint8_t i = 0; i < 60; ++i) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        for_each_turn(rules, Seed{{i}}, 2, [&](const Table& table) {
            Observation seen = table.observation(*table.turn());
            if (seen.played.size() % 7 > 0) return;
            const std::string line = print_question(seen, Dialect::Full, i);
            const Parsed<Question> question = parse_question(line);
            ASSERT_TRUE(question) << line << '\n' << question.error().text();
            EXPECT_EQ(question->rules->set(), rules.set());
            seen.rules = question->rules.get();
            ASSERT_EQ(question->seen, seen) << line;
            EXPECT_EQ(question->seed, i);
            phases |= 1 << static_cast<int>(seen.phase);
        });
    }
    EXPECT_EQ(phases, 63) << "every phase came up";
}

TEST(BasicDialect, SaysAllThatMatters) {
    const Rules rules = *Rules::make(basic_rules());
    for (std::uint8_t i = 0; i < 20; ++i)
        for_each_turn(rules, Seed{{i}}, 4, [&](const Table& table) {
            Observation seen = table.observation(*table.turn());
            const std::string line = print_question(seen, Dialect::Basic, 0);
            const Parsed<Question> question = parse_question(line);
            ASSERT_TRUE(question) << line << '\n' << question.error().text();
            seen.rules = question->rules.get();
            // It knows no count of hands or of sets, which decide nothing under these rules.
            seen.standing.hands = 0;
            seen.standing.sets = {};
            seen.standing.sets_in_row = {};
            ASSERT_EQ(question->seen, seen) << line;
        });
}

TEST(BasicDialect, IsForItsOwnRulesOnly) {
    EXPECT_TRUE(speaks_basic(basic_rules()));
    EXPECT_TRUE(
        speaks_basic(parse_rule_words("larch-hollow failedNil=helpPartner floor=-500 claim=false").value()));
    EXPECT_FALSE(speaks_basic(RuleSet{}));
    RuleSet short_match = basic_rules();
    short_match.target = 250;
    EXPECT_FALSE(speaks_basic(short_match));
}

TEST(BasicDialect, IsAsWrittenInItsPage) {
    // Seat 2 bids third: 0 and 1 have bid 4 and nil, so 3 deals.
    const auto bid = parse_question("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 -1 -1 487 -13");
    ASSERT_TRUE(bid) << bid.error().text();
    EXPECT_EQ(bid->seen.dealer, seat_at(3));
    EXPECT_EQ(bid->seen.bids[seat_at(0)], Bid::of(4));
    EXPECT_EQ(bid->seen.bids[seat_at(1)], Bid::nil());
    EXPECT_EQ(bid->seen.bids[seat_at(2)], std::nullopt);
    EXPECT_EQ(bid->seen.standing.scores[side_at(0)], 487);
    EXPECT_EQ(bid->seen.standing.bags[side_at(0)], 7);
    EXPECT_EQ(bid->seen.standing.scores[side_at(1)], -13);
    EXPECT_EQ(bid->seen.standing.bags[side_at(1)], 7) << "the ones digit counted upwards from -20";

    const auto play = parse_question("PLAY 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 5 3 0 0 0 2HAH");
    ASSERT_TRUE(play) << play.error().text();
    EXPECT_EQ(play->seen.dealer, seat_at(3));
    EXPECT_EQ(play->seen.play.trick.led(), Suit::Hearts);
    EXPECT_EQ(play->seen.legal_cards().size(), 11);
}

TEST(EngineProtocol, EveryAnswerIsReadAsItWasMeant) {
    ChaCha stream(Seed{{2}});
    for (std::uint8_t i = 0; i < 60; ++i) {
        const Rules rules = *Rules::make(random_rule_set(stream));
        const Mind mind(rules, Level::Baseline);
        for_each_turn(rules, Seed{{i}}, 2, [&](const Table& table) {
            const Observation seen = table.observation(*table.turn());
            const Action action = decide(seen, mind, 0).action;
            const auto read = parse_answer(print_answer(action, Dialect::Full), seen, Dialect::Full);
            ASSERT_TRUE(read) << read.error().text();
            EXPECT_EQ(*read, action);
        });
    }
}

TEST(EngineProtocol, AnswersThatMayNotBeAreRefusedWithWhatMay) {
    const auto bid = parse_question("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 -1 -1 0 0");
    const auto play = parse_question("PLAY 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 5 3 0 0 0 2HAH");
    const auto why = [](const Parsed<Question>& question, const char* answer) {
        const auto read = parse_answer(answer, question->seen, Dialect::Basic);
        return read ? "accepted" : read.error().text();
    };
    EXPECT_EQ(why(bid, " 0 \r"), "accepted");
    EXPECT_EQ(why(bid, "13"), "accepted");
    EXPECT_THAT(why(bid, "14"), HasSubstr("what may be is 1, 2"));
    EXPECT_THAT(why(bid, "nil"), HasSubstr("a number here, 0 for nil"));
    EXPECT_THAT(why(bid, ""), HasSubstr("empty"));
    EXPECT_THAT(why(bid, "3 4"), HasSubstr("one word"));
    EXPECT_EQ(why(play, "kh"), "accepted");
    EXPECT_THAT(why(play, "AS"), HasSubstr("may not be played now; what may be is 3H"));
    EXPECT_THAT(why(play, "AH"), HasSubstr("not in the hand"));
    EXPECT_THAT(why(play, "claim"), HasSubstr("claim"));
    EXPECT_THAT(why(play, "ERROR seat"), HasSubstr("calls the question wrong"));
}

TEST(EngineProtocol, GreetingsNameTheDialects) {
    EXPECT_TRUE(parse_greeting("HELLO basic")->basic);
    EXPECT_FALSE(parse_greeting("HELLO basic")->full);
    EXPECT_TRUE(parse_greeting("HELLO full some name")->full);
    EXPECT_EQ(parse_greeting("HELLO basic,full some name")->name, "some name");
    EXPECT_FALSE(parse_greeting("HELLO"));
    EXPECT_FALSE(parse_greeting("HELLO klingon"));
    EXPECT_FALSE(parse_greeting("ERROR what"));
}

TEST(EngineProtocol, SaysWhatIsWrongWithALine) {
    EXPECT_THAT(fault_of(""), HasSubstr("empty"));
    EXPECT_THAT(fault_of("SING"), HasSubstr("no question \"SING\""));
    EXPECT_EQ(fault_of("QUIT now"), "QUIT stands alone");
    EXPECT_THAT(fault_of("BID 2"), HasSubstr("eight fields"));
    EXPECT_THAT(fault_of("BID 4 AS2S3H4H5H6H7H8H9HTHJHQHKH -1 -1 -1 -1 0 0"), StartsWith("seat: "));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQH -1 -1 -1 -1 0 0"), StartsWith("hand: must be 13"));
    EXPECT_THAT(fault_of("BID 2 ASAS3H4H5H6H7H8H9HTHJHQHKH -1 -1 -1 -1 0 0"), StartsWith("hand: AS"));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKX -1 -1 -1 -1 0 0"), StartsWith("hand: "));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 3 -1 -1 -1 0 0"), StartsWith("bids: "));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH -1 -1 3 -1 0 0"), StartsWith("bids: "));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH -1 -1 -1 -1 0 x"), StartsWith("scores: "));
    EXPECT_THAT(fault_of("BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH -1 -1 -1 -1 0 500"),
                StartsWith("scores: the match is over"));
    EXPECT_THAT(fault_of("PLAY 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 5 3 0 0 0 2HAS"), StartsWith("hand: "));
    EXPECT_THAT(fault_of("PLAY 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 5 3 0 0 0 2H"), StartsWith("seat: another"));
    EXPECT_THAT(fault_of("PLAY 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 -1 3 0 0 0 2HAH"), StartsWith("bids: "));
    EXPECT_THAT(fault_of("ASK {"), HasSubstr("line 1"));
    EXPECT_THAT(fault_of("ASK []"), HasSubstr("an object"));
    EXPECT_THAT(fault_of(R"(ASK {"rules":{"bagLimitt":3}})"), HasSubstr("bagLimitt"));
}

// Seat 1 leads a diamond and seat 0 throws a club on it. Then seat 3 takes a heart and leads a diamond.
TEST(EngineProtocol, TakesNoPositionThatNoDealLeadsTo) {
    const auto after_one = [](const char* played) {
        return fault_of(std::string("PLAY 1 AS2S3H4H5H6H7H8H9HTHJHQH 4 2 5 3 0 0 1 ") + played);
    };
    EXPECT_EQ(after_one("KDQDTD2C"), "accepted");
    EXPECT_EQ(after_one("KDQDAD2C"), "seat: another seat is in turn");
    EXPECT_EQ(after_one("KDQDKD2C"), "played: KD is not in the pack, or twice there");
    EXPECT_EQ(after_one("KDQDTDBJ"), "played: BJ is not in the pack, or twice there");
    EXPECT_EQ(after_one("KDQDTDQH"), "hand: a card was played already");
    EXPECT_EQ(after_one("KD2C3C4C"), "played: no deal leads to this by the rules of play")
        << "who has the other diamonds?";
    const auto after_two = [](const char* played) {
        return fault_of(std::string("PLAY 1 AS2S3H4H5H6H7H8H9HTHJH 4 2 5 3 0 0 1 ") + played);
    };
    EXPECT_EQ(after_two("KDQDTD2CQHKHAH5C4D3C"), "accepted");
    EXPECT_EQ(after_two("KDQDTD2CQHKHAH5C4D3D"), "played: 2C was against the rules of play")
        << "seat 0 had a diamond after all";
}

// Seat 0 bid nil and passed two cards to seat 2, which passes two back.
TEST(EngineProtocol, TakesNoExchangeThatTheBidsDoNotBring) {
    const auto line = [](const char* bids, const char* gifts) {
        return fault_of(
            std::string(R"(ASK {"rules":{"nilPass":2},"seat":2,"phase":"exchange","dealer":3,)") +
            R"("hand":["AS","KS","QS","9S","AH","KH","QH","8H","AD","7D","4D","KC","QC","JC","5C"],)" +
            R"("give":2,"bids":)" + bids + R"(,"gifts":)" + gifts + "}");
    };
    const char* bids = R"(["nil","4","5","3"])";
    EXPECT_EQ(line(bids, R"([{"from":0,"to":2,"cards":["QS","AH"]}])"), "accepted");
    EXPECT_EQ(line(bids, R"([{"from":0,"to":2,"cards":["QS"]}])"), "gifts: nothing like this is exchanged");
    EXPECT_EQ(line(bids, R"([{"from":1,"to":2,"cards":["QS","AH"]}])"),
              "gifts: nothing like this is exchanged");
    EXPECT_EQ(line(bids, R"([{"from":0,"to":1,"cards":["QS","AH"]}])"),
              "gifts: nothing like this is exchanged");
    EXPECT_EQ(line(bids, "[]"), "gifts: cards were exchanged before this");
    EXPECT_EQ(line(R"(["2","4","5","3"])", "[]"), "phase: nothing is exchanged on these bids");
    EXPECT_EQ(line(R"(["nil","4","nil","3"])", "[]"), "phase: nothing is exchanged on these bids");
}

TEST(EngineProtocol, TakesNoBidWhereNobodyBids) {
    const auto line = [](const char* phase, const char* more) {
        return fault_of(
            std::string(R"(ASK {"rules":{"firstHandFree":true,"raiseRound":"side","nilPass":1},"seat":2,)") +
            R"("hand":["AS","KS","QS","9S","AH","KH","QH","8H","AD","7D","4D","KC","QC"],"dealer":1,)" +
            R"("bids":[null,null,null,null],"leader":2,"legal":["4"],"phase":")" + phase + '"' + more + "}");
    };
    EXPECT_EQ(line("play", ""), "accepted");
    EXPECT_EQ(line("bidding", ""), "bids: nobody bids here");
    EXPECT_EQ(line("raising", ""), "bids: nobody bids here");
    EXPECT_EQ(line("exchange", R"(,"give":1)"), "phase: nothing is exchanged on these bids");
}

TEST(EngineProtocol, KnowsWhoHasTheWidow) {
    const auto line = [](const char* dealer, const char* more) {
        return fault_of(
            std::string(
                R"(ASK {"rules":{"highTrumps":"BJ,LJ","widow":"dealer"},"seat":2,"bids":["3","3","3","3"],)") +
            R"("hand":["BJ","KS","QS","9S","AH","KH","QH","8H","AD","7D","4D","KC","QC")" + more +
            R"(,"dealer":)" + dealer + "}");
    };
    EXPECT_EQ(line("2", R"(,"2C","2D"],"phase":"discard","give":2)"), "accepted");
    EXPECT_EQ(line("1", R"(,"2C","2D"],"phase":"discard","give":2)"),
              "dealer: it is the dealer who takes the widow");
    const std::string laid_off =
        R"(],"phase":"play","leader":2,"gifts":[{"from":2,"to":null,"cards":["2C","2D"]}])";
    EXPECT_EQ(line("1", laid_off.c_str()), "gifts: it is the dealer who lays the widow off");
    EXPECT_EQ(line("1", R"(],"phase":"play","leader":2)"), "accepted");
}

TEST(Engine, AnswersAnyLineAndAlwaysTheSame) {
    Engine engine(Level::Baseline);
    EXPECT_THAT(engine.answer("HELLO").value(), StartsWith("HELLO basic,full larch "));
    EXPECT_THAT(engine.answer("NONSENSE").value(), StartsWith("ERROR "));
    EXPECT_THAT(engine.answer("\x01").value(), StartsWith("ERROR "));
    EXPECT_EQ(engine.answer("QUIT"), std::nullopt);
    const char* line = "BID 2 AS2S3H4H5H6H7H8H9HTHJHQHKH 4 0 -1 -1 487 -13";
    const auto answer = engine.answer(line);
    EXPECT_EQ(engine.answer(line), answer);
    EXPECT_EQ(Engine(Level::Baseline).answer(line), answer);
}

// Seat 3 holds all spades, so every trick that is left is its own; the full dialect has a word for that.
TEST(Engine, AnswersWithACardInTheBasicDialectEvenWhereTheRestIsSure) {
    Engine engine(Level::LightHard);
    const char* played = "2H2C2D2S3S3H3C3D4S4H4C4D5S5H5C5D6S6H6C6D7S7H7C7D8S8H8C8D9S9H9C9DTSTHTCTDJSJHJCJD";
    EXPECT_THAT(engine.answer(std::string("PLAY 3 QSKSAS 1 1 1 10 0 0 0 ") + played).value(),
                testing::MatchesRegex(".S"));
}

TEST(Engine, DecidesAsTheLevelDoes) {
    const Rules rules = *Rules::make(*preset("pagat"));
    const Mind mind(rules, Level::Baseline);
    Engine engine(Level::Baseline);
    for_each_turn(rules, Seed{{9}}, 3, [&](const Table& table) {
        const Observation seen = table.observation(*table.turn());
        const std::uint64_t seed = table.decision_seed();
        EXPECT_EQ(engine.answer(print_question(seen, Dialect::Full, seed)),
                  print_answer(decide(seen, mind, seed).action, Dialect::Full));
    });
}

// Each line after "> " in docs/engine-protocol.md, and what is said to be answered to it.
TEST(Engine, ConversesAsItsPageSays) {
    std::ifstream page(LARCH_SOURCE_DIR "/docs/engine-protocol.md");
    Engine engine(Level::Baseline);
    std::optional<std::string> answer;
    int examples = 0;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("> ")) answer = engine.answer(line.substr(2));
        if (!line.starts_with("< ")) continue;
        EXPECT_EQ(answer, line.substr(2));
        ++examples;
    }
    EXPECT_GE(examples, 10);
}

}  // namespace
}  // namespace larch
