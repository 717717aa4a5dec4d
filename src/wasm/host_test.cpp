// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "wasm/host.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace larch {
namespace {

using testing::HasSubstr;

constexpr const char* kNewMatch =
    R"({"type":"new_match","seed":"0100000000000000000000000000000000000000000000000000000000000000",)"
    R"("rules":"larch-hollow","person":0,"level":"baseline"})";

const Json* at(const Json& object, std::string_view key) {
    for (const Json::Member& member : *object.as<Json::Object>())
        if (member.key == key) return &member.value;
    return nullptr;
}

Json call(Host& host, const std::string& request) { return *parse_json(host.call(request)); }

constexpr const char* kDecide = R"({"type":"decide"})";

// What the bot in turn is to do, as a request.
std::string act_request(const Json& decision) {
    Json request = Json::object({{"type", "act"}});
    request.add("intent", *at(decision, "intent"));
    return request.print();
}

// Lets the bots act until it is the person's turn; how often they did.
int advance(Host& host) {
    int times = 0;
    for (Json reply = call(host, kDecide); at(reply, "intent"); reply = call(host, kDecide), ++times)
        EXPECT_THAT(host.call(act_request(reply)), HasSubstr(R"("type":"update")"));
    return times;
}

// It comes with every refusal, which changes nothing.
std::string record_of(Host& host) {
    return *at(call(host, R"({"type":"intent","seat":5,"intent":{"type":"undo"}})"), "record")
                ->as<std::string>();
}

Json view_of(const Json& reply) {
    return *at(reply.as<Json::Object>() ? at(reply, "updates")->as<Json::List>()->back() : reply, "view");
}

std::string open_request(const std::string& record) {
    Json request = Json::object({{"type", "open"}});
    request.add("record", Json(record));
    request.add("person", Json(0));
    return request.print();
}

TEST(Host, StartsAMatchAndLetsTheBotsAct) {
    Host host;
    const Json reply = call(host, kNewMatch);
    EXPECT_EQ(*at(reply, "type")->as<std::string>(), "updates");
    EXPECT_THAT(reply.print(),
                HasSubstr(R"("events":[{"type":"match_started"},{"type":"hand_started","number":1)"));
    EXPECT_LE(advance(host), 3);
    const Json bid = call(
        host,
        R"({"type":"intent","seat":0,"intent":{"type":"bid","bid":{"kind":"tricks","blind":false,"tricks":3}}})");
    EXPECT_THAT(bid.print(), HasSubstr(R"("type":"bid_made","seat":0)"));
}

TEST(Host, OpensItsOwnRecordToTheSameView) {
    Host host;
    call(host, kNewMatch);
    advance(host);
    const Json before = call(
        host,
        R"({"type":"intent","seat":0,"intent":{"type":"bid","bid":{"kind":"tricks","blind":false,"tricks":3}}})");
    Host other;
    const Json after = call(other, open_request(*at(before, "record")->as<std::string>()));
    EXPECT_EQ(view_of(after).print(), view_of(before).print());
    EXPECT_EQ(record_of(other), record_of(host));
}

TEST(Host, CountsTheUpdatesOfEachTableFromOne) {
    Host host;
    for (int match = 0; match < 2; ++match) {
        EXPECT_THAT(host.call(kNewMatch), HasSubstr(R"("type":"update","sequence":1,)"));
        EXPECT_THAT(host.call(act_request(call(host, kDecide))),
                    HasSubstr(R"("type":"update","sequence":2,)"));
    }
}

TEST(Host, NeverSendsACardHiddenFromThePerson) {
    Host host;
    std::string sent = call(host, kNewMatch).as<Json::Object>() ? call(host, kNewMatch).print() : "";
    const std::string updates = sent.substr(0, sent.find("\"record\""));
    int cards = 0;
    for (const char rank : std::string("23456789TJQKA"))
        for (const char suit : std::string("CDHS"))
            if (updates.find(std::string("\"") + rank + suit + "\"") != std::string::npos) ++cards;
    EXPECT_EQ(cards, 13);
}

TEST(Host, AnswersWhateverItIsSentAndChangesNothing) {
    Host host;
    call(host, kNewMatch);
    advance(host);
    const std::string record = record_of(host);
    const std::pair<std::string, const char*> cases[] = {
        {"", "failed"},
        {"{", "failed"},
        {"[1,2]", "failed"},
        {R"({"type":"dance"})", "type"},
        {R"({"type":"decide","now":true})", "now"},
        {kDecide, "no bot is in turn"},
        {R"({"type":"act"})", "intent"},
        {R"({"type":"act","intent":{"type":"next_hand"}})", "no bot is in turn"},
        {R"({"type":"level","level":"wizard","light":true})", "no level called"},
        {R"({"type":"level","level":"hard","light":1})", "light"},
        {R"({"type":"prepare","rules":"larch-hollow target=-1","light":false})", "target"},
        {R"({"type":"prepare"})", "rules"},
        {R"({"type":"new_match"})", "seed"},
        {R"({"type":"new_match","seed":"12","rules":"larch-hollow","person":0,"level":"baseline"})", "seed"},
        {R"({"type":"intent","seat":0,"intent":{"type":"play","card":"ZZ"}})", "bad_message"},
        {R"({"type":"intent","seat":0,"intent":{"type":"next_hand"}})", "hand_not_over"},
        {R"({"type":"intent","seat":2,"intent":{"type":"undo"}})", "unknown_seat"},
        {R"({"type":"intent","seat":9,"intent":{"type":"undo"}})", "seat"},
        {R"({"type":"open","record":"nonsense","person":0})", "failed"},
        {open_request(record.substr(0, record.size() / 2)), "failed"},
        {R"({"type":"hint"})", "names"},
        {R"({"type":"hint","names":["You","Agatha"]})", "one for each seat"},
        {R"({"type":"hint","names":[],"seat":2})", "seat"},
    };
    for (const auto& [request, word] : cases) {
        EXPECT_THAT(host.call(request), HasSubstr(word)) << request;
        EXPECT_EQ(record_of(host), record) << request;
    }
}

TEST(Host, HintsToThePersonInTurnAndToNobodyElse) {
    Host host;
    constexpr const char* kHint = R"({"type":"hint","names":["you","Cornelius","Constance","Agatha"]})";
    EXPECT_THAT(host.call(kHint), HasSubstr("there is no table yet"));
    EXPECT_EQ(host.call(R"({"type":"prepare","rules":"larch-hollow","light":false})"),
              R"({"type":"prepared"})");
    call(host, kNewMatch);
    ASSERT_GT(advance(host), 0) << "a bot is to bid first in this match";
    const std::string record = record_of(host);
    const Json hint = call(host, kHint);
    EXPECT_EQ(*at(hint, "type")->as<std::string>(), "hint");
    EXPECT_THAT(at(*at(hint, "hint"), "action")->print(), HasSubstr(R"({"type":"bid","bid":{"kind")"));
    EXPECT_THAT(at(*at(hint, "hint"), "reasons")->print(), HasSubstr("worth about"));
    EXPECT_EQ(call(host, kHint), hint) << "the same again";
    EXPECT_EQ(record_of(host), record) << "it leaves no trace";

    Json request = Json::object({{"type", "intent"}, {"seat", 0}});
    request.add("intent", *at(*at(hint, "hint"), "action"));
    EXPECT_THAT(host.call(request.print()), HasSubstr("bid_made")) << "its action is an intent";
    EXPECT_THAT(host.call(kHint), HasSubstr(R"("type":"refused","refusal":{"reason":"not_your_turn")"));
}

std::string replay_request(const std::string& record, int hand) {
    Json request = Json::object({{"type", "replay"}});
    request.add("record", Json(record));
    request.add("person", Json(0));
    request.add("hand", Json(hand));
    return request.print();
}

TEST(Host, LooksBackAtEveryStepOfAHandWithAllCardsShown) {
    Host host;
    call(host, kNewMatch);
    const int bids = advance(host);
    const Json bid = call(
        host,
        R"({"type":"intent","seat":0,"intent":{"type":"bid","bid":{"kind":"tricks","blind":false,"tricks":3}}})");
    const std::string record = *at(bid, "record")->as<std::string>();
    const Json reply = call(host, replay_request(record, 1));
    EXPECT_EQ(*at(reply, "hands"), Json(1));
    EXPECT_EQ(at(reply, "levels")->print(), R"(["","baseline","baseline","baseline"])");

    const Json::List& steps = *at(reply, "steps")->as<Json::List>();
    ASSERT_EQ(static_cast<int>(steps.size()), 1 + bids + 1);
    EXPECT_THAT(at(steps.front(), "update")->print(),
                HasSubstr(R"("events":[{"type":"hand_started","number":1)"));
    EXPECT_THAT(at(steps.back(), "update")->print(), HasSubstr(R"("events":[{"type":"bid_made","seat":0)"));
    for (const Json& step : steps) {
        std::size_t cards = 0;
        for (const Json& hand : *at(step, "held")->as<Json::List>()) cards += hand.as<Json::List>()->size();
        EXPECT_EQ(cards, 52U);
    }
}

TEST(Host, LooksBackAtTheEndOfEachHandAndHowTheMatchStands) {
    Host host;
    call(host, kNewMatch);
    const Json::List steps = *at(call(host, replay_request(record_of(host), 0)), "steps")->as<Json::List>();
    ASSERT_EQ(steps.size(), 1U);
    EXPECT_THAT(at(steps[0], "update")->print(), HasSubstr(R"("events":[],"view":{"seat":0)"));
}

TEST(Host, LooksBackAtNoRecordThatDoesNotKeepToTheRules) {
    Host host;
    call(host, kNewMatch);
    const std::string record = record_of(host);
    EXPECT_THAT(host.call(replay_request("nonsense", 1)), HasSubstr("failed"));
    EXPECT_THAT(host.call(replay_request(record, 2)), HasSubstr("there is no such hand"));
    EXPECT_THAT(host.call(R"({"type":"replay","record":"","person":0})"), HasSubstr("hand"));
    std::string bots = record;
    bots.insert(bots.find("[WestLevel"), "[SouthLevel \"baseline\"]\n");
    EXPECT_THAT(host.call(replay_request(bots, 1)), HasSubstr("nobody sits there"));
}

TEST(Host, NamesTheLevelsThereAre) {
    Host host;
    EXPECT_THAT(host.call(R"({"type":"describe"})"),
                testing::ContainsRegex(R"re("levels":\[.*"baseline")re"));
}

TEST(Host, RefusesARecordThatSeatsNobodyAtThePersonsPlace) {
    Host host;
    call(host, kNewMatch);
    const std::string record = record_of(host);
    Host other;
    Json request = Json::object({{"type", "open"}});
    request.add("record", Json(record));
    request.add("person", Json(1));
    EXPECT_THAT(other.call(request.print()), HasSubstr("another person sits there"));
    EXPECT_THAT(other.call(R"({"type":"level"})"), HasSubstr("there is no table yet"));
}

TEST(Host, DecidesForABotFromTheRecordAlone) {
    Host table;
    call(table, kNewMatch);
    Host thinker;
    for (int bots = 0; bots < 2; ++bots) {
        const Json decision = call(table, kDecide);
        EXPECT_EQ(call(table, kDecide), decision) << "the same again";
        call(thinker, open_request(record_of(table)));
        EXPECT_EQ(call(thinker, kDecide), decision);
        call(table, act_request(decision));
    }
}

TEST(Host, LetsABotActOnlyByTheRules) {
    Host host;
    call(host, kNewMatch);
    const std::string record = record_of(host);
    EXPECT_THAT(host.call(R"({"type":"act","intent":{"type":"play","card":"2C"}})"),
                HasSubstr(R"("type":"refused")"));
    EXPECT_THAT(host.call(R"({"type":"act","intent":{"type":"play","card":"ZZ"}})"),
                HasSubstr("bad_message"));
    EXPECT_EQ(record_of(host), record);
}

TEST(Host, ChangesTheLevelOfTheBotsAndNothingElse) {
    Host host;
    call(host, kNewMatch);
    const std::string before = record_of(host);
    const Json reply = call(host, R"({"type":"level","level":"expert","light":true})");
    EXPECT_TRUE(at(reply, "updates")->as<Json::List>()->empty());
    std::string after = *at(reply, "record")->as<std::string>();
    for (std::size_t place; (place = after.find("light-expert")) != std::string::npos;)
        after.replace(place, std::string_view("light-expert").size(), "baseline");
    EXPECT_EQ(after, before);
}

}  // namespace
}  // namespace larch
