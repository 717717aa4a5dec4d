// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <variant>
#include <vector>

#include "table/event.h"
#include "table/view.h"

namespace larch {

// What a table says to a client: what happened and how it stands now, or why not.
struct Updated {
    int sequence = 0;  // counts the table's updates, from 1
    std::vector<Event> events;
    View view;
};
struct Refused {
    Refusal refusal;
    View view;  // how it still stands
};

using Update = std::variant<Updated, Refused>;

}  // namespace larch
