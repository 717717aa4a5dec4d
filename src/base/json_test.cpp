// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/json.h"

#include <gtest/gtest.h>

namespace larch {
namespace {

std::string reprinted(std::string_view text) {
    const Parsed<Json> json = parse_json(text);
    return json ? json->print() : "fault: " + json.error().text();
}

// What `read` finds wrong with the value.
template <class Read>
std::string mistake(std::string_view text, Read read) {
    const Parsed<Json> json = parse_json(text);
    if (!json) return "no JSON: " + json.error().text();
    std::optional<Fault> fault;
    JsonReader in(*json, fault);
    read(in);
    return fault ? fault->text() : "";
}

TEST(Json, PrintsWhatItReadOnOneLineInTheSameOrder) {
    EXPECT_EQ(reprinted(R"( {"z": 1, "a": [true, false, null, -2.5], "m": {"": "\u0041\n\"\\"}} )"),
              R"({"z":1,"a":[true,false,null,-2.5],"m":{"":"A\n\"\\"}})");
    EXPECT_EQ(reprinted("-9223372036854775808"), "-9223372036854775808");
    EXPECT_EQ(reprinted("9223372036854775807"), "9223372036854775807");
    EXPECT_EQ(reprinted("\"\xc3\xa9\\u20ac\""), "\"\xc3\xa9\xe2\x82\xac\"");
    EXPECT_EQ(reprinted("[]"), "[]");
    EXPECT_EQ(reprinted("{}"), "{}");
}

TEST(Json, IsBuiltFromPlainValues) {
    Json json = Json::object({{"yes", true}, {"count", 3}, {"half", 0.5}, {"name", "Constance"}});
    json.add("list", Json::List{1, "two", Json()});
    EXPECT_EQ(json.print(), R"({"yes":true,"count":3,"half":0.5,"name":"Constance","list":[1,"two",null]})");
    EXPECT_EQ(parse_json(json.print()), json);
}

TEST(Json, KeepsFractionsToTheLastBit) {
    for (const double value : {0.1, 1.0, 1e300, 5e-324, 1.0 / 3, -2.2250738585072014e-308}) {
        const Parsed<Json> json = parse_json(Json(value).print());
        ASSERT_TRUE(json);
        ASSERT_NE(json->as<double>(), nullptr);
        EXPECT_EQ(*json->as<double>(), value);
    }
    EXPECT_EQ(Json(std::numeric_limits<double>::quiet_NaN()).print(), "null");
    EXPECT_EQ(Json(std::numeric_limits<double>::infinity()).print(), "null");
}

TEST(Json, PrintsValidTextOfAnyBytes) { EXPECT_EQ(Json("a\xff").print(), "\"a\xef\xbf\xbd\""); }

TEST(Json, RefusesWhatIsNoJson) {
    EXPECT_EQ(
        reprinted("[1,\n 2,]"),
        "fault: line 2, column 4: syntax error while parsing value - unexpected ']'; expected '[', '{', "
        "or a literal");
    EXPECT_EQ(reprinted("[1] x"),
              "fault: line 1, column 5: syntax error while parsing value - invalid literal");
    EXPECT_EQ(reprinted("\"\xff\""),
              "fault: line 1, column 2: syntax error while parsing value - invalid string: ill-formed UTF-8 "
              "byte");
    EXPECT_EQ(reprinted("1e999"), "fault: line 1, column 5: a number too large to hold");
    for (const char* text : {"", " ", "{", "{\"a\":1,}", "// a\n1", "nul", "NaN", "-", "01", "1.", "'a'",
                             "\"\t\"", "\"\\ud800\"", "{1:2}", "[1 2]", "\"", "[1]]"})
        EXPECT_TRUE(reprinted(text).starts_with("fault: line ")) << text << " " << reprinted(text);
}

TEST(Json, RefusesAKeyThatStandsTwice) {
    EXPECT_EQ(reprinted(R"({"rules":[0,{"floor":1,"nil":{},"floor":1}]})"),
              "fault: rules[1].floor: stands twice");
    EXPECT_EQ(reprinted(R"({"a b":1,"a b":2})"), R"(fault: ["a b"]: stands twice)");
    EXPECT_EQ(reprinted(R"({"a":{"b":1},"b":{"b":1}})"), R"({"a":{"b":1},"b":{"b":1}})");
}

TEST(Json, RefusesWholeNumbersBeyond64Bits) {
    EXPECT_EQ(reprinted("[9223372036854775808]"), "fault: [0]: a whole number of more than 64 bits");
    EXPECT_EQ(reprinted("-9223372036854775809"), "fault: a whole number of more than 64 bits");
    EXPECT_EQ(reprinted(R"({"a":123456789012345678901234567890})"),
              "fault: a: a whole number of more than 64 bits");
}

TEST(Json, HasLimits) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(reprinted(nested(kMaxJsonDepth)), nested(kMaxJsonDepth));
    EXPECT_EQ(reprinted(nested(kMaxJsonDepth + 1)), "fault: nested more than 64 deep");
    EXPECT_EQ(reprinted(std::string(1'000'000, '[')), "fault: nested more than 64 deep");
    EXPECT_EQ(reprinted(std::string(kMaxJsonBytes + 1, ' ')), "fault: longer than 8388608 bytes");

    std::string keys = "{";
    for (std::size_t i = 0; i < kMaxJsonKeys; ++i) keys += "\"k" + std::to_string(i) + "\":0,";
    EXPECT_TRUE(parse_json(keys + R"("k0":0})").error().text() == "k0: stands twice");
    EXPECT_EQ(reprinted(keys + R"("more":0})"), "fault: more: an object has at most 256 keys");
    keys.back() = '}';
    EXPECT_TRUE(parse_json(keys));
}

TEST(JsonReader, ReadsEveryKind) {
    const std::string text =
        R"({"yes":true,"least":-128,"half":0.5,"name":"Dora","suit":"hearts","list":[1,2],"none":null})";
    EXPECT_EQ(mistake(text,
                      [](JsonReader& in) {
                          EXPECT_EQ(in.item("yes").boolean(), true);
                          EXPECT_EQ(in.item("least").whole<std::int8_t>(), -128);
                          EXPECT_EQ(in.item("half").number(), 0.5);
                          EXPECT_EQ(in.item("name").text(4), "Dora");
                          EXPECT_EQ(in.item("suit").one_of({"spades", "hearts"}), 1u);
                          EXPECT_EQ(in.item("list").items(2).at(1).whole(), 2);
                          EXPECT_TRUE(in.item("none").is_null());
                          EXPECT_FALSE(in.optional_item("absent"));
                          EXPECT_TRUE(in.optional_item("none"));
                          in.finish();
                      }),
              "");
}

TEST(JsonReader, NamesThePathAndWhatWouldDo) {
    const auto limit = [](JsonReader& in) { in.item("rules").item("bagLimit").whole(0, 100); };
    EXPECT_EQ(mistake(R"({"rules":{"bagLimit":10}})", limit), "");
    EXPECT_EQ(mistake(R"({"rules":{"bagLimit":3.7}})", limit),
              "rules.bagLimit: must be a whole number, not 3.7");
    EXPECT_EQ(mistake(R"({"rules":{"bagLimit":3.0}})", limit),
              "rules.bagLimit: must be a whole number, not 3.0");
    EXPECT_EQ(mistake(R"({"rules":{"bagLimit":101}})", limit),
              "rules.bagLimit: must be from 0 to 100, not 101");
    EXPECT_EQ(mistake(R"({"rules":{"bagLimit":"10"}})", limit),
              R"(rules.bagLimit: must be a whole number, not "10")");
    EXPECT_EQ(mistake(R"({"rules":{}})", limit), "rules.bagLimit: is missing");
    EXPECT_EQ(mistake(R"({"rules":[]})", limit), "rules: must be an object, not a list");

    EXPECT_EQ(mistake("1", [](JsonReader& in) { in.boolean(); }), "must be true or false, not 1");
    EXPECT_EQ(mistake("{}", [](JsonReader& in) { in.number(); }), "must be a number, not an object");
    EXPECT_EQ(mistake("null", [](JsonReader& in) { in.text(); }), "must be a text, not null");
    EXPECT_EQ(mistake("\"abc\"", [](JsonReader& in) { in.text(2); }),
              "must be a text of at most 2 bytes, not \"abc\"");
    EXPECT_EQ(mistake("\"clubs\"", [](JsonReader& in) { in.one_of({"spades", "hearts"}); }),
              R"(must be one of "spades", "hearts", not "clubs")");
    EXPECT_EQ(mistake("[1,2,3]", [](JsonReader& in) { in.items(2); }), "has more than 2 elements");
    EXPECT_EQ(mistake("2", [](JsonReader& in) { in.whole(1, 1); }), "must be 1, not 2");
    EXPECT_EQ(mistake("[[1],[true]]", [](JsonReader& in) { in.items()[1].items()[0].whole(1, 2); }),
              "[1][0]: must be a whole number, not true");
    EXPECT_EQ(mistake('"' + std::string(99, 'x') + '"', [](JsonReader& in) { in.boolean(); }),
              "must be true or false, not a long text");
}

TEST(JsonReader, RefusesKeysThatWereNotAskedFor) {
    const auto read = [](JsonReader& in) {
        in.item("a").whole();
        in.optional_item("b");
        in.finish();
    };
    EXPECT_EQ(mistake(R"({"b":1,"a":1})", read), "");
    EXPECT_EQ(mistake(R"({"a":1,"c":1})", read), "c: is no key that is known here");
    EXPECT_EQ(mistake("{\"a\":1,\"\x1b[2J\":1}", read),
              "no JSON: line 1, column 9: syntax error while parsing "
              "object key - invalid string: control character U+001B (ESC) must be escaped to \\u001B");
    EXPECT_EQ(mistake(R"({"a":1,"\u001b[2J":1})", read), R"(["\u001b[2J"]: is no key that is known here)");
    EXPECT_EQ(mistake(R"({"a":1,")" + std::string(5000, 'k') + "\":1}", read),
              "[a long key]: is no key that is known here");
    EXPECT_EQ(mistake("{\"x\":1}", [](JsonReader& in) { in.finish(); }), "x: is no key that is known here");
}

TEST(JsonReader, KeepsTheFirstFaultAndReadsHarmlesslyOn) {
    EXPECT_EQ(mistake(R"({"a":"x","c":1})",
                      [](JsonReader& in) {
                          EXPECT_EQ(in.item("a").whole(4, 6), 4);
                          EXPECT_TRUE(in.failed());
                          JsonReader missing = in.item("b");
                          EXPECT_EQ(missing.item("deeper").text(), "");
                          EXPECT_TRUE(missing.items().empty());
                          EXPECT_FALSE(missing.optional_item("deeper"));
                          EXPECT_TRUE(missing.is_null());
                          missing.finish();
                          in.finish();
                      }),
              "a: must be a whole number, not \"x\"");
    EXPECT_EQ(mistake(R"({"a":1})", [](JsonReader& in) { in.item("a").refuse("is not to our liking"); }),
              "a: is not to our liking");
}

}  // namespace
}  // namespace larch
