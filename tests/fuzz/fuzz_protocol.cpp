// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "fuzz.h"
#include "protocol/codec.h"

// An intent that is read is written as a message that is read as the same.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace larch;
    const Parsed<Json> json = parse_json(text_of(data, size));
    if (!json) return 0;
    const Parsed<Intent> intent = decode_intent(*json);
    if (!intent) {
        require(!intent.error().what.empty(), "a fault says what is wrong");
        return 0;
    }
    const Json written = encode(*intent);
    const Parsed<Intent> read = decode_intent(written);
    require(read && encode(*read) == written, "it is read as the same");
    return 0;
}
