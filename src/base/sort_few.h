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

// The same for many, in no order among equal ones (heapsort). It takes 0.7 KB less of the page than the
// library's.
template <class Item, class Before>
void sort_many(std::span<Item> items, Before before) {
    const auto sink = [&](std::size_t at, std::size_t count) {
        for (std::size_t child = 2 * at + 1; child < count; at = child, child = 2 * at + 1) {
            if (child + 1 < count && before(items[child], items[child + 1])) ++child;
            if (!before(items[at], items[child])) return;
            std::swap(items[at], items[child]);
        }
    };
    for (std::size_t at = items.size() / 2; at > 0; --at) sink(at - 1, items.size());
    for (std::size_t count = items.size(); count > 1; --count) {
        std::swap(items[0], items[count - 1]);
        sink(0, count - 1);
    }
}

}  // namespace larch
