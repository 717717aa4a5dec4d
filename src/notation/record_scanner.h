// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/fault.h"

namespace larch {

// Cuts a text in PBN's manner into tags and words; comments and lines that start with % are passed over. The
// text must outlive the scanner and its tokens.
class RecordScanner {
  public:
    enum class Kind { Tag, Word, End };
    struct Token {
        Kind kind = Kind::End;
        int line = 0;
        std::string_view name;  // of a tag
        std::string text;       // the word, or the tag's value without its quotes and escapes
    };

    explicit RecordScanner(std::string_view text) : text_(text) {}

    // The next token, and End for ever after the last. A fault names the line.
    Parsed<Token> next();

  private:
    bool at_end() const { return position_ == text_.size(); }
    char peek() const { return at_end() ? '\0' : text_[position_]; }
    char take();
    void skip_blanks();
    void skip_line();
    Parsed<bool> skip_to_token();
    Parsed<Token> tag();
    std::unexpected<Fault> fault_here(std::string what) const;

    std::string_view text_;
    std::size_t position_ = 0;
    int line_ = 1;
};

}  // namespace larch
