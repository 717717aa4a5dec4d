// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "base/chacha.h"
#include "base/fault.h"
#include "rules/rule_set.h"

namespace larch::cli {

// A seed as one types it: 64 hexadecimal digits, or a whole number from 0 to 2^64 - 1 that becomes the first
// eight bytes.
Parsed<Seed> read_seed(const std::string& text);
// A seed that nobody can guess, from the operating system.
Seed fresh_seed();

// Rules as one types them: the name of a preset with the axes that differ ("larch-hollow target=250"), a rule
// set in JSON, or a file that has one of them in it. A fault of a file's text names the file.
Parsed<RuleSet> read_rules_or_file(const std::string& source);
// The same as the option --rules, which faults name.
Parsed<Rules> read_rules(const std::string& source);

// What faults call a file: its path, or "standard input" for "-".
std::string file_name(const std::string& path);
// A whole text in UTF-8 without the byte order mark that may lead it, from a file or from standard input for
// "-". A fault names the file.
Parsed<std::string> read_file(const std::string& path);

// The next line of standard input, if there is one. Of one that is longer than `most` bytes, which is read to
// its end, one byte more than that is kept.
bool next_line(std::string& line, std::size_t most);

// Writes a fault to standard error as "larch: where: what" and gives the exit code for it.
int complain(const Fault& fault);

}  // namespace larch::cli
