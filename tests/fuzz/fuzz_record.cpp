// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "fuzz.h"
#include "notation/record.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace larch;
    const Parsed<MatchRecord> record = parse_record(text_of(data, size));
    if (!record) {
        require(record.error().where.starts_with("line "), "a fault names its line");
        return 0;
    }
    const std::string printed = print_record(*record);
    const Parsed<MatchRecord> again = parse_record(printed);
    require(again && *again == *record, "what was printed is read as the same");
    require(print_record(*again) == printed, "and printed as the same");
    return 0;
}
