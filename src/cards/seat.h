// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace larch {

inline constexpr int kMaxSeats = 6;

// A place at the table, numbered clockwise from 0.
enum class Seat : std::uint8_t {};
// Those who score together; seat s belongs to side s modulo the number of sides.
enum class Side : std::uint8_t {};

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr int index(Side side) { return static_cast<int>(side); }
constexpr Seat seat_at(int number) {
    assert(number >= 0 && number < kMaxSeats);
    return static_cast<Seat>(number);
}
constexpr Side side_at(int number) {
    assert(number >= 0 && number < kMaxSeats);
    return static_cast<Side>(number);
}
// The next seat clockwise at a table of `seats`. (A remainder would cost more than all the rest of playing a
// card.)
constexpr Seat left_of(Seat seat, int seats) {
    return seat_at(index(seat) + 1 == seats ? 0 : index(seat) + 1);
}
// How many places `seat` is to the left of `from`, from 0 to seats - 1.
constexpr int places_left(Seat from, Seat seat, int seats) {
    const int places = index(seat) - index(from);
    return places < 0 ? places + seats : places;
}

// An array with one element for every seat (or side) there can be.
template <class Place, class T>
struct PerPlace {
    std::array<T, kMaxSeats> items{};

    constexpr T& operator[](Place place) { return items[static_cast<std::size_t>(place)]; }
    constexpr const T& operator[](Place place) const { return items[static_cast<std::size_t>(place)]; }
    friend bool operator==(const PerPlace&, const PerPlace&) = default;
};
template <class T>
using PerSeat = PerPlace<Seat, T>;
template <class T>
using PerSide = PerPlace<Side, T>;

}  // namespace larch
