// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <string>
#include <string_view>

#include "wasm/host.h"

// The module's entry points, which only hold what JavaScript cannot: memory. A reply lies in memory of the
// module's own until the next call: its length in bytes (32 bits, little-endian), then the text.

namespace {

std::string& reply_buffer() {
    static std::string buffer;
    return buffer;
}

larch::Host& host() {
    static larch::Host instance;
    return instance;
}

}  // namespace

extern "C" {

__attribute__((export_name("larch_alloc"))) void* larch_alloc(std::size_t bytes) {
    return std::malloc(bytes);
}

__attribute__((export_name("larch_free"))) void larch_free(void* memory) { std::free(memory); }

__attribute__((export_name("larch_call"))) const char* larch_call(const char* request, std::size_t length) {
    const std::string reply = host().call(std::string_view(request, length));
    const auto size = static_cast<std::uint32_t>(reply.size());
    std::string& buffer = reply_buffer();
    buffer.resize(sizeof size + reply.size());
    std::memcpy(buffer.data(), &size, sizeof size);
    std::memcpy(buffer.data() + sizeof size, reply.data(), reply.size());
    return buffer.data();
}
}
