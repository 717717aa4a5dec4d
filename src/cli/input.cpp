// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/input.h"

#include <fmt/core.h>

#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>

#include "cli/commands.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

namespace {

constexpr std::size_t kMaxFileBytes = 16 << 20;

// In JSON, or in words, which a file may spread over lines.
Parsed<RuleSet> parse_rules(std::string text) {
    constexpr const char* spaces = " \t\r\n";
    const std::size_t first = text.find_first_not_of(spaces);
    if (first == std::string::npos) return fault("", "there is no rule set here");
    if (text[first] == '{') return parse_rule_set(text);
    text = text.substr(first, text.find_last_not_of(spaces) + 1 - first);
    for (char& c : text)
        if (std::strchr(spaces, c)) c = ' ';
    return parse_rule_words(text);
}

}  // namespace

Parsed<Seed> read_seed(const std::string& text) {
    if (text.size() == 64) {
        const Parsed<Seed> seed = parse_seed(text);
        return seed ? seed : fault("--seed", seed.error().what);
    }
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [last, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || last != end)
        return fault("--seed", "\"" + text + "\" is neither a whole number nor 64 hexadecimal digits");
    Seed seed;
    for (std::size_t i = 0; i < 8; ++i) seed.bytes[i] = static_cast<std::uint8_t>(number >> (8 * i));
    return seed;
}

Seed fresh_seed() {
    std::random_device source;
    Seed seed;
    for (std::uint8_t& byte : seed.bytes) byte = static_cast<std::uint8_t>(source());
    return seed;
}

Parsed<Rules> read_rules(const std::string& text) {
    const Parsed<RuleSet> set = parse_rules(text);
    if (!set) return fault("--rules", set.error().text());
    return Rules::make(*set);
}

Parsed<RuleSet> read_rules_or_file(const std::string& source) {
    const bool is_rules = source.starts_with('{') || preset(source.substr(0, source.find(' ')));
    if (is_rules) return parse_rules(source);
    const Parsed<std::string> text = read_file(source);
    if (!text) return fault(text.error().where, text.error().what + ", and no preset is called so");
    const Parsed<RuleSet> set = parse_rules(*text);
    if (!set) return fault(source == "-" ? "standard input" : source, set.error().text());
    return set;
}

Parsed<std::string> read_file(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return fault(path, "it is a folder");
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fault(path, std::strerror(errno));
    }
    std::istream& in = path == "-" ? std::cin : file;
    std::string text(kMaxFileBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return fault(path, "it could not be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMaxFileBytes) return fault(path, "it is larger than 16 MiB");
    return text;
}

int complain(const Fault& fault) {
    fmt::print(stderr, "larch: {}\n", fault.text());
    return kBadInput;
}

}  // namespace larch::cli
