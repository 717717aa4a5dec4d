// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "server/site.h"

namespace larch::server {

// What the answer depends on; fields that are absent are empty.
struct Request {
    std::string_view method;
    std::string_view target;
    std::string_view accept_encoding;
    std::string_view if_none_match;
};

// An answer without what belongs to the connection (Date, Content-Length, Connection). It points into the
// site.
struct Reply {
    unsigned status = 200;
    std::vector<std::pair<std::string_view, std::string_view>> fields;
    std::string_view body;
};

// The answer to GET, and to HEAD with the body that is not to be sent.
[[nodiscard]] Reply answer(const Site& site, const Request& request);

// The answer that a status from 400 on stands for, with a sentence for whoever reads it.
[[nodiscard]] Reply refusal(unsigned status);

}  // namespace larch::server
