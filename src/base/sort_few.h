// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <utility>

namespace larch {

// Sorts a list of at most some hundred items by `before(one, other)`; equal ones keep their order. The
// library's sort takes 3 KB of the page's module for every kind of item.
template <class Item, class Before>
void sort_few(std::span<Item> items, Before before) {
    for (std::size_t next = 1; next < items.size(); ++next)
        for (std::size_t at = next; at > 0 && before(items[at], items[at - 1]); --at)
            std::swap(items[at], items[at - 1]);
}

}  // namespace larch
