// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace larch {

// Why a text was not understood: where ("line 12", "bagLimit") and what was wrong, in a whole phrase that a
// person can act on.
struct Fault {
    std::string where;
    std::string what;

    std::string text() const { return where.empty() ? what : where + ": " + what; }
    friend bool operator==(const Fault&, const Fault&) = default;
};

template <class T>
using Parsed = std::expected<T, Fault>;

inline std::unexpected<Fault> fault(std::string where, std::string what) {
    return std::unexpected(Fault{std::move(where), std::move(what)});
}

}  // namespace larch
