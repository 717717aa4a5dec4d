// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <vector>

#include "notation/rule_set_json.h"
#include "protocol/schema.h"
#include "rules/axes.h"
#include "tests/corpus_runner/corpus_runner.h"
#include "tests/corpus_runner/wording.h"

namespace larch {
namespace {

namespace fs = std::filesystem;

const fs::path kRoot = LARCH_SOURCE_DIR;
const fs::path kCorpus = kRoot / "tests" / "corpus";

std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> examples() {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(kCorpus))
        if (entry.path().extension() == ".txt") files.push_back(entry.path().lexically_relative(kCorpus));
    std::ranges::sort(files);
    return files;
}

// "3.5/opening_lead.txt" is the case 3_5_opening_lead.
std::string name(const testing::TestParamInfo<fs::path>& info) {
    return std::regex_replace(fs::path(info.param).replace_extension().string(), std::regex("\\W"), "_");
}

class Corpus : public testing::TestWithParam<fs::path> {};

TEST_P(Corpus, Holds) {
    const Parsed<int> checks = run_example(read(kCorpus / GetParam()));
    EXPECT_TRUE(checks) << GetParam() << ": " << checks.error().text();
}

INSTANTIATE_TEST_SUITE_P(Examples, Corpus, testing::ValuesIn(examples()), name);

// What the first group of the pattern matches, wherever it does.
std::set<std::string> found_in(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
        found.insert((*at)[1]);
    return found;
}

std::string readme() { return read(kCorpus / "README.md"); }

std::string all_examples() {
    std::string text;
    for (const fs::path& file : examples()) text += '\n' + read(kCorpus / file);
    return text;
}

// README.md has a table of the clauses that another test holds, since they take a table.
TEST(CorpusCoverage, HasAFolderForEveryClause) {
    const std::set<std::string> clauses =
        found_in(read(kRoot / "docs" / "rules.md"), std::regex("\n### (\\d+\\.\\d+) "));
    std::set<std::string> shown = found_in(readme(), std::regex("\n\\| (\\d+\\.\\d+) \\| `"));
    for (const fs::path& file : examples()) shown.insert(file.begin()->string());
    EXPECT_GE(clauses.size(), 57U);
    EXPECT_EQ(shown, clauses);
}

TEST(CorpusCoverage, NamesFilesThatAreThere) {
    for (const std::string& path : found_in(readme(), std::regex("`((?:src|tests|docs)/[^`]+)`")))
        EXPECT_TRUE(fs::exists(kRoot / path)) << path;
}

// And one of the reasons that only a table or its host gives, with the file that holds each.
TEST(CorpusCoverage, ShowsEveryReasonOrNamesItsTest) {
    const std::string text = all_examples();
    const std::string elsewhere = readme();
    for (std::size_t i = 0; i < values_of(schema::Type<Reason>{}).size(); ++i) {
        const std::string name = reason_name(static_cast<Reason>(i));
        if (text.find(' ' + name + ' ') != std::string::npos) continue;
        std::smatch row;
        ASSERT_TRUE(std::regex_search(elsewhere, row, std::regex("\\| `" + name + "` \\| `([^`]+)` \\|")))
            << name;
        EXPECT_THAT(read(kRoot / row[1].str()), testing::HasSubstr("Reason::" + name));
    }
}

TEST(CorpusCoverage, ShowsEveryLineOfASheet) {
    const std::string text = all_examples();
    for (std::size_t i = 0; i < values_of(schema::Type<LineKind>{}).size(); ++i) {
        const std::string name(line_name(static_cast<LineKind>(i)));
        EXPECT_TRUE(std::regex_search(text, std::regex("[:,] " + name + " "))) << name;
    }
}

TEST(CorpusCoverage, PlaysByEveryValueOfEveryAxis) {
    std::map<std::string, std::set<std::string>> played;
    for (const std::string& words : found_in(all_examples(), std::regex("\nrules: ([^\n]+)"))) {
        const Parsed<RuleSet> set = words.starts_with('{') ? parse_rule_set(words) : parse_rule_words(words);
        ASSERT_TRUE(set) << words;
        const Json json = to_json(*set);
        for (const auto& [key, value] : *json.as<Json::Object>()) played[key].insert(value.print());
    }
    for_each_axis(presets().front().rules, [&]<class T>(const Axis& axis, const T&) {
        const std::set<std::string>& values = played[std::string(axis.key)];
        if constexpr (std::is_enum_v<T>) {
            EXPECT_EQ(values.size(), kNames<T>.size()) << axis.key;
        } else if (axis.key != "players") {
            EXPECT_GE(values.size(), 2U) << axis.key;
        }
    });
}

// The cases that the rules were gathered from: each is named in an example, or in README.md with the reason.
TEST(CorpusCoverage, AnswersEveryCase) {
    const std::regex id("RC(\\d\\d)");
    const std::set<std::string> shown = found_in(all_examples(), id);
    const std::set<std::string> left_out = found_in(readme(), id);
    for (int number = 1; number <= 92; ++number) {
        const std::string digits = (number < 10 ? "0" : "") + std::to_string(number);
        EXPECT_NE(shown.contains(digits), left_out.contains(digits)) << "RC" << digits;
    }
    EXPECT_EQ(shown.size() + left_out.size(), 92U);
}

struct Wrong {
    const char* text;
    const char* where;
    const char* what;
};

// The runner itself: an example that does not hold fails, with its line.
TEST(CorpusRunner, NamesTheFirstLineThatDoesNotHold) {
    const std::string deal = "deal: N:- AKQJT98765432... - -\n";
    const Wrong wrongs[] = {
        {"", "", "nothing is checked"},
        {"# nothing\ndealer: N\n", "", "nothing is checked"},
        {"sides SN WE\n", "line 1", "key: value"},
        {"side: SN WE\n", "line 1", "no key \"side\""},
        {"turn: E\n", "line 1", "nothing has been dealt"},
        {"\n# wrong\nsides: NS EW\n", "line 3", "expected NS EW, found SN WE"},
        {"rules: larch-hollow target=1\n", "line 1", "target"},
        {"refused rules: target larch-hollow\n", "line 1", "accepted"},
        {"refused rules: floor larch-hollow target=1\n", "line 1", "expected floor, found target"},
        {"dealer: X\n", "line 1", "no seat"},
        {"deal: N:- - -\n", "line 1", "for every seat"},
        {"deal: N:AK... AK... - -\n", "line 1", "not left"},
        {"deal: N:AK... - - -\n", "line 1", "wrong number"},
        {"deal: seed 12\n", "line 1", "64"},
        {"DEALturn: N\n", "line 2", "expected N, found E"},
        {"DEALheld: E ...\n", "line 2", "found AKQJT98765432..."},
        {"DEALlegal: 1 to 13\n", "line 2", "found 1 to 13 or nil"},
        {"DEALbids: 0\n", "line 2", "refused"},
        {"DEALbids: x\n", "line 2", "no bid"},
        {"DEALbids: blind-x\n", "line 2", "no bid"},
        {"DEALphase: play\n", "line 2", "found bidding"},
        {"DEALhidden: E\n", "line 2", "found nobody"},
        {"DEALwidow: A...\n", "line 2", "found ..."},
        {"DEALthrown in: yes\n", "line 2", "found no"},
        {"DEALadd: hand\n", "line 2", "not over"},
        {"DEALplays: SA\n", "line 2", "refused"},
        {"DEALgives: SA\n", "line 2", "refused"},
        {"DEALgives: SA SA\n", "line 2", "twice"},
        {"DEALgives: S\n", "line 2", "no card"},
        {"DEALrefused: E SA\n", "line 2", "a refusal is"},
        {"DEALrefused: E gives NotGiving 2.20\n", "line 2", "a refusal is"},
        {"DEALrefused: E gives SA NotPlaying 2.20\n", "line 2", "found NotGiving 2.20"},
        {"DEALrefused: E 3 BidOutOfRange 2.2\n", "line 2", "not refused"},
        {"DEALrefused: E 14 BidOutOfRange 2.1\n", "line 2", "found BidOutOfRange 2.2"},
        {"DEALrefused: E 14 NilNotAllowed 2.2\n", "line 2", "found BidOutOfRange 2.2"},
        {"DEALscore: SN +10 bags 0\n", "line 2", "not over"},
        {"DEALwon: N\n", "line 2", "found nobody"},
        {"DEALtaken: N 1\n", "line 2", "found 0"},
        {"DEALbroken: yes\n", "line 2", "found no"},
        {"DEALclaim: E\n", "line 2", "on lead"},
        {"rules: larch-hollow claim=false\nDEALclaim: E\n", "line 3", "no claims"},
        {"redealt: N:- - - -\n", "line 1", "stands"},
        {"may go blind: S\n", "line 1", "found nobody"},
        {"results: 3 4 bags 0\n", "line 1", "bid/taken"},
        {"results: look/3 4/4 bags 0\n", "line 1", "bid/taken"},
        {"results: 3/3 bags 0\n", "line 1", "each seat"},
        {"results: 3/3 4/4\n", "line 1", "bags"},
        {"results: 3/3 4/4 bags x\n", "line 1", "no whole number"},
        {"results: 3/3 4/4 bags 0\nclauses: 4.2\n", "line 2", "found 4.1"},
        {"results: 3/3 4/4 bags 0\nscore: +70 bags 1: made 7 +70\n", "line 2", "found +70 bags 0"},
        {"results: 3/3 4/4 bags 0\nscore: +70 bags 0\n", "line 2", "found +70 bags 0: made 7 +70"},
        {"totals: SN 500\nwinner: WE\n", "line 2", "found SN"},
        {"totals: SN 5\nstands: SN 5 bags 0\n", "line 2", "found 5 bags 0 sets 0 in a row 0"},
        {"hands: 2\nhands over: 3\n", "line 2", "found 2"},
        {"hands: few\n", "line 1", "no whole number"},
        {"totals: SN lots\n", "line 1", "no whole number"},
        {"totals: N 3\n", "line 1", "no side"},
    };
    for (const Wrong& wrong : wrongs) {
        const Parsed<int> checks = run_example(std::regex_replace(wrong.text, std::regex("DEAL"), deal));
        ASSERT_FALSE(checks) << wrong.text;
        EXPECT_EQ(checks.error().where, wrong.where) << wrong.text;
        EXPECT_THAT(checks.error().what, testing::HasSubstr(wrong.what)) << wrong.text;
    }
}

}  // namespace
}  // namespace larch
