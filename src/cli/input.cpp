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

#include "base/quotes.h"
#include "cli/commands.h"
#include "notation/rule_set_json.h"

namespace larch::cli {

namespace {

constexpr std::size_t kMaxFileBytes = 16 << 20;

constexpr const char* spaces = " \t\r\n";

bool is_json(const std::string& text) {
    const std::size_t first = text.find_first_not_of(spaces);
    return first != std::string::npos && (text[first] == '{' || text[first] == '[');
}

// Bytes of the UTF-8 letter that `text` starts with; 0 when it is none.
std::size_t letter_bytes(std::string_view text) {
    const auto byte = [&](std::size_t i) {
        return static_cast<unsigned char>(i < text.size() ? text[i] : 0);
    };
    const unsigned first = byte(0);
    if (first < 0x80) return 1;
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4) return 0;
    for (std::size_t i = 1; i < size; ++i)
        if ((byte(i) & 0xC0U) != 0x80) return 0;
    // Neither longer than need be, nor half of a UTF-16 pair, nor beyond the last letter.
    const unsigned second = byte(1);
    const bool wrong = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F) ||
                       (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return wrong ? 0 : size;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t bytes = letter_bytes(text);
        if (bytes == 0) return false;
        text.remove_prefix(bytes);
    }
    return true;
}

// In JSON, or in words, which a file may spread over lines.
Parsed<RuleSet> parse_rules(std::string text) {
    const std::size_t first = text.find_first_not_of(spaces);
    if (first == std::string::npos) return fault("", "there is no rule set here");
    if (is_json(text)) return parse_rule_set(text);
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
        return fault("--seed", in_quotes(text) + " is neither a whole number nor 64 hexadecimal digits");
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

Parsed<RuleSet> read_rules_or_file(const std::string& source) {
    const std::string first = source.substr(0, source.find_first_of(spaces));
    const Parsed<RuleSet> named = preset(first);
    if (named || is_json(source) || first.empty()) return parse_rules(source);
    // An axis alone, or a preset written wrong, is meant for rules: a file can hardly be.
    std::error_code error;
    if (source != "-" && !std::filesystem::exists(source, error)) {
        if (first.find('=') != std::string::npos)
            return fault(
                "", "rules start with the name of a preset, as in " + in_quotes("larch-hollow " + first));
        return fault("", "no such file, and " + named.error().what);
    }
    const Parsed<std::string> text = read_file(source);
    if (!text) return std::unexpected(text.error());
    const Parsed<RuleSet> set = parse_rules(*text);
    if (!set) return fault(file_name(source), set.error().text());
    return set;
}

Parsed<Rules> read_rules(const std::string& source) {
    const Parsed<RuleSet> set = read_rules_or_file(source);
    if (!set) return fault("--rules", set.error().text());
    return Rules::make(*set);
}

std::string file_name(const std::string& path) {
    if (path == "-") return "standard input";
    std::string name;  // in plain letters, as it may come from anywhere
    for (const char c : path) name += static_cast<unsigned char>(c) < ' ' ? '?' : c;
    return name;
}

Parsed<std::string> read_file(const std::string& path) {
    std::error_code error;
    if (std::filesystem::is_directory(path, error)) return fault(file_name(path), "it is a folder");
    std::ifstream file;
    if (path != "-") {
        file.open(path, std::ios::binary);
        if (!file) return fault(file_name(path), std::strerror(errno));
    }
    std::istream& in = path == "-" ? std::cin : file;
    std::string text(kMaxFileBytes + 1, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (in.bad()) return fault(file_name(path), "it could not be read");
    text.resize(static_cast<std::size_t>(in.gcount()));
    if (text.size() > kMaxFileBytes) return fault(file_name(path), "it is larger than 16 MiB");
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
    if (!is_utf8(text)) return fault(file_name(path), "it is not UTF-8; save it as UTF-8 first");
    return text;
}

bool next_line(std::string& line, std::size_t most) {
    line.clear();
    std::streambuf& in = *std::cin.rdbuf();
    int c = in.sbumpc();
    const bool is_there = c != EOF;
    for (; c != EOF && c != '\n'; c = in.sbumpc())
        if (line.size() <= most) line += static_cast<char>(c);
    return is_there;
}

int complain(const Fault& fault) {
    fmt::print(stderr, "larch: {}\n", fault.text());
    return kBadInput;
}

}  // namespace larch::cli
