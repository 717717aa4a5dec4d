// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "notation/record_scanner.h"

#include <algorithm>

#include "base/quotes.h"
#include "notation/cards.h"

namespace larch {

namespace {

bool is_space(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }
bool is_name(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}
bool is_word(char c) { return !is_space(c) && std::string_view("[]{};\"").find(c) == std::string_view::npos; }

}  // namespace

std::unexpected<Fault> RecordScanner::fault_here(std::string what) const {
    return fault("line " + std::to_string(line_), std::move(what));
}

char RecordScanner::take() {
    const char c = text_[position_++];
    if (c == '\n') ++line_;
    return c;
}

void RecordScanner::skip_blanks() {
    while (peek() == ' ' || peek() == '\t') take();
}

void RecordScanner::skip_line() { position_ = std::min(text_.find('\n', position_), text_.size()); }

Parsed<bool> RecordScanner::skip_to_token() {
    while (!at_end()) {
        const bool starts_line = position_ == 0 || text_[position_ - 1] == '\n';
        if (peek() == ';' || (peek() == '%' && starts_line)) {
            skip_line();
        } else if (peek() == '{') {
            if (text_.find('}', position_) == std::string_view::npos)
                return fault_here("the comment that starts here has no end");
            while (take() != '}') {
            }
        } else if (is_space(peek())) {
            take();
        } else {
            return true;
        }
    }
    return false;
}

Parsed<RecordScanner::Token> RecordScanner::next() {
    const Parsed<bool> more = skip_to_token();
    if (!more) return std::unexpected(more.error());
    if (!*more) return Token{.line = line_};
    if (peek() == '[') return tag();
    const std::size_t start = position_;
    while (!at_end() && is_word(peek())) take();
    if (position_ == start) return fault_here(in_quotes({&text_[start], 1}) + " is out of place");
    return Token{
        .kind = Kind::Word, .line = line_, .text = std::string(text_.substr(start, position_ - start))};
}

Parsed<RecordScanner::Token> RecordScanner::tag() {
    Token token{.kind = Kind::Tag, .line = line_};
    take();
    skip_blanks();
    const std::size_t start = position_;
    while (is_name(peek())) take();
    token.name = text_.substr(start, position_ - start);
    skip_blanks();
    if (token.name.empty() || peek() != '"') return fault_here("a tag has the form [Name \"value\"]");
    take();
    while (peek() != '"') {
        if (at_end() || is_control(peek()))
            return fault_here("the value of [" + std::string(token.name.substr(0, 24)) +
                              "] has no closing quote, or a control character in it");
        char c = take();
        if (c == '\\') {
            if (peek() != '"' && peek() != '\\')
                return fault_here("a backslash stands before a quote or another backslash only");
            c = take();
        }
        token.text += c;
    }
    take();
    skip_blanks();
    if (peek() != ']') return fault_here("a tag ends with ] after its value");
    take();
    return token;
}

}  // namespace larch
