// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "base/json.h"
#include "fuzz.h"

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace larch;
    const Parsed<Json> json = parse_json(text_of(data, size));
    if (!json) {
        require(!json.error().what.empty(), "a fault says what is wrong");
        return 0;
    }
    const std::string printed = json->print();
    const Parsed<Json> again = parse_json(printed);
    require(again && *again == *json, "what was printed is read as the same");
    require(again->print() == printed, "and printed as the same");
    return 0;
}
