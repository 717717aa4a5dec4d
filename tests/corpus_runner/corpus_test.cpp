// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <vector>

#include "tests/corpus_runner/corpus_runner.h"

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

std::set<std::string> numbers(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at)
        found.insert((*at)[1]);
    return found;
}

// README.md has a table of the clauses that another test holds, since they need more than one hand.
TEST(CorpusFolders, AreTheClausesOfTheRules) {
    const std::set<std::string> clauses =
        numbers(read(kRoot / "docs" / "rules.md"), std::regex("\n### (\\d+\\.\\d+) "));
    std::set<std::string> shown =
        numbers(read(kCorpus / "README.md"), std::regex("\n\\| (\\d+\\.\\d+) \\| `"));
    for (const fs::path& file : examples()) shown.insert(file.begin()->string());
    EXPECT_GE(clauses.size(), 24U);
    EXPECT_EQ(shown, clauses);
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
        {"DEALplays: SA\n", "line 2", "refused"},
        {"DEALrefused: E 3 BidOutOfRange 2.2\n", "line 2", "not refused"},
        {"DEALrefused: E 14 BidOutOfRange 2.1\n", "line 2", "found BidOutOfRange 2.2"},
        {"DEALrefused: E 14 NilNotAllowed 2.2\n", "line 2", "found BidOutOfRange 2.2"},
        {"DEALscore: SN +10 bags 0\n", "line 2", "not over"},
        {"DEALwon: N\n", "line 2", "found nobody"},
        {"DEALtaken: N 1\n", "line 2", "found 0"},
        {"DEALbroken: yes\n", "line 2", "found no"},
        {"DEALclaim: E\n", "line 2", "on lead"},
        {"results: 3 4 bags 0\n", "line 1", "bid/taken"},
        {"results: 3/3 4/4\n", "line 1", "bags"},
        {"results: 3/3 4/4 bags 0\nscore: +70 bags 1: made 7 +70\n", "line 2", "found +70 bags 0"},
        {"results: 3/3 4/4 bags 0\nscore: +70 bags 0\n", "line 2", "found +70 bags 0: made 7 +70"},
        {"totals: SN 500\nwinner: WE\n", "line 2", "found SN"},
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
