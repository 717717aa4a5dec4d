// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/pool.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace larch {

namespace {

constexpr std::size_t kMostCards = 64;

// How many ways there are to take some of so many cards.
class Choose {
  public:
    constexpr Choose() {
        for (std::size_t n = 0; n <= kMostCards; ++n) {
            of_[n][0] = 1;
            for (std::size_t k = 1; k <= n; ++k) of_[n][k] = of_[n - 1][k - 1] + (k < n ? of_[n - 1][k] : 0);
        }
    }
    constexpr double operator()(int cards, int taken) const {
        return of_[static_cast<std::size_t>(cards)][static_cast<std::size_t>(taken)];
    }

  private:
    std::array<std::array<double, kMostCards + 1>, kMostCards + 1> of_{};
};

constexpr Choose kChoose;

// The cards of one kind that nobody has got yet, those given away before them.
struct Heap {
    std::array<std::uint8_t, 64> cards;
    int begin = 0;
    int end = 0;

    int size() const { return end - begin; }
    CardSet take(int count) {
        CardSet taken;
        for (int end_taken = begin + count; begin < end_taken; ++begin)
            taken.add(Card::at(cards[static_cast<std::size_t>(begin)]));
        return taken;
    }
    void bring_forward(int place, int to) {
        std::swap(cards[static_cast<std::size_t>(place)], cards[static_cast<std::size_t>(to)]);
    }
};

// How to pick among ways: at random, or by a number. point(ways) is a place among so many, keep(point) leaves
// what of it a choice has not used up, and part(..) brings some cards of a heap forward.
class AtRandom {
  public:
    explicit AtRandom(Stream& stream) : stream_(stream) {}
    double point(double ways) { return stream_.unit() * ways; }
    void keep([[maybe_unused]] double point) {}
    void part(Heap& heap, int count) {
        for (int to = heap.begin; to < heap.begin + count; ++to) {
            const auto left = static_cast<std::uint32_t>(heap.end - to);
            heap.bring_forward(to + static_cast<int>(stream_.below(left)), to);
        }
    }

  private:
    Stream& stream_;
};

class ByNumber {
  public:
    explicit ByNumber(int number) : number_(number) {}
    double point([[maybe_unused]] double ways) const { return number_; }
    void keep(double point) { number_ = static_cast<int>(point); }
    void part(Heap& heap, int count) {
        const auto parts = static_cast<int>(kChoose(heap.size(), count));
        int part = number_ % parts;
        number_ /= parts;
        int to = heap.begin;
        const int to_end = heap.begin + count;
        for (int place = heap.begin; to < to_end; ++place) {
            const auto with = static_cast<int>(kChoose(heap.end - place - 1, to_end - to - 1));
            if (part < with)
                heap.bring_forward(place, to++);
            else
                part -= with;
        }
    }

  private:
    int number_;
};

}  // namespace

Pool::Pool(std::span<const Holder> holders, CardSet cards) : holders_(holders.size()) {
    for (std::size_t i = 0; i < holders.size(); ++i) rooms_[i] = static_cast<std::uint8_t>(holders[i].room);
    sort_cards(holders, cards);
    plan_shares();
    Rooms rooms = rooms_;
    count(0, start_, rooms, shares_[0].size);
    assert(ways() > 0);
}

// Kinds with few holders come first, so that the split of the one with the most need not be counted.
void Pool::sort_cards(std::span<const Holder> holders, CardSet cards) {
    const auto mask_of = [&](Card card) {
        unsigned mask = 0;
        for (std::size_t i = 0; i < holders.size(); ++i)
            mask |= static_cast<unsigned>(holders[i].room > 0 && holders[i].may_hold.has(card)) << i;
        return mask;
    };
    const auto comes_before = [](unsigned a, unsigned b) {
        return std::pair(std::popcount(a), a) < std::pair(std::popcount(b), b);
    };
    for (std::size_t place = 0; !cards.empty();) {
        unsigned kind = mask_of(cards.first());
        CardSet alike;
        for (const Card card : cards) {
            const unsigned mask = mask_of(card);
            assert(mask != 0);
            if (comes_before(mask, kind)) {
                kind = mask;
                alike = {};
            }
            if (mask == kind) alike.add(card);
        }
        for (const Card card : alike) cards_[place++] = static_cast<std::uint8_t>(card.index());
        kinds_.push_back({static_cast<std::uint16_t>(kind), static_cast<std::uint8_t>(alike.size())});
        cards -= alike;
    }
}

void Pool::plan_shares() {
    if (kinds_.size() > 1) {
        const auto roomiest = static_cast<std::size_t>(std::ranges::max_element(rooms_) - rooms_.begin());
        for (std::size_t i = 0; i < holders_; ++i) {
            if (i == roomiest) continue;
            stride_[i] = static_cast<int>(states_);
            start_ += rooms_[i] * stride_[i];
            states_ *= rooms_[i] + 1;
        }
    }
    int entries = 0;
    for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
        const Kind& of = kinds_[kind];
        Share share{.first = true, .size = of.size};
        for (unsigned left = of.holders; left != 0; left &= left - 1) {
            share.holder = static_cast<std::uint8_t>(std::countr_zero(left));
            share.last = (left & (left - 1)) == 0;
            share.entries = entries;
            if (!share.follows()) entries += states_ * (share.first ? 1 : share.size + 1);
            shares_.push_back(share);
            if (kind + 1 == kinds_.size()) break;
            share.first = false;
        }
    }
    if (kinds_.empty()) shares_.push_back({.first = true});
    ways_.assign(static_cast<std::size_t>(kinds_.empty() ? 1 : entries), -1);
}

// Fills in the ways to go on from a state, and all that it takes to know them.
double Pool::count(std::size_t chosen, int state, Rooms& rooms, int left) {
    const Share share = shares_[chosen];
    if (!share.follows())
        if (const double known = ways_[entry(share, state, left)]; known >= 0) return known;
    double ways = 0;
    if (chosen + 1 == shares_.size()) {
        ways = count_last_kind(rooms);
    } else {
        std::uint8_t& room = rooms[share.holder];
        const int whole_room = room;
        for (int taken = share.last ? left : 0; taken <= std::min(left, whole_room); ++taken) {
            room = static_cast<std::uint8_t>(whole_room - taken);
            ways += kChoose(left, taken) * count(chosen + 1, state - taken * stride_[share.holder], rooms,
                                                 share.last ? shares_[chosen + 1].size : left - taken);
        }
        room = static_cast<std::uint8_t>(whole_room);
    }
    if (!share.follows()) ways_[entry(share, state, left)] = ways;
    return ways;
}

// Of the last kind everyone gets as many as it still has room for.
double Pool::count_last_kind(const Rooms& rooms) const {
    if (kinds_.empty()) return 1;
    double ways = 1;
    int left = kinds_.back().size;
    for (std::size_t i = 0; i < holders_; ++i) {
        if (rooms[i] == 0) continue;
        if ((kinds_.back().holders >> i & 1) == 0) return 0;
        ways *= kChoose(left, rooms[i]);
        left -= rooms[i];
    }
    return ways;
}

double Pool::ways_on(std::size_t chosen, int state, const Rooms& rooms, int left) const {
    const Share share = shares_[chosen];
    if (!share.follows()) return ways_[entry(share, state, left)];
    if (left > rooms[share.holder]) return 0;
    return ways_[entry(shares_[chosen + 1], state - left * stride_[share.holder], 0)];
}

template <class Pick>
Pool::Hands Pool::deal(Pick& pick) const {
    Hands hands{};
    Rooms rooms = rooms_;
    Heap heap{.cards = cards_, .end = shares_[0].size};
    int state = start_;
    for (std::size_t chosen = 0; chosen + 1 < shares_.size(); ++chosen) {
        const Share share = shares_[chosen];
        const int stride = stride_[share.holder];
        int taken = heap.size();
        if (!share.last) {
            double point = pick.point(ways_on(chosen, state, rooms, heap.size()));
            const int most = std::min<int>(heap.size(), rooms[share.holder]);
            for (int some = 0; some <= most; ++some) {
                const double ways = kChoose(heap.size(), some) *
                                    ways_on(chosen + 1, state - some * stride, rooms, heap.size() - some);
                if (ways <= 0) continue;
                taken = some;
                if (point < ways) break;
                point -= ways;
            }
            pick.keep(point);
            pick.part(heap, taken);
        }
        hands[share.holder] |= heap.take(taken);
        rooms[share.holder] = static_cast<std::uint8_t>(rooms[share.holder] - taken);
        state -= taken * stride;
        if (share.last) heap.end = heap.begin + shares_[chosen + 1].size;
    }
    for (std::size_t i = 0; i < holders_; ++i) {
        if (rooms[i] == 0) continue;
        if (rooms[i] < heap.size()) pick.part(heap, rooms[i]);
        hands[i] |= heap.take(rooms[i]);
    }
    return hands;
}

Pool::Hands Pool::draw(Stream& stream) const {
    AtRandom pick(stream);
    return deal(pick);
}

Pool::Hands Pool::way(int number) const {
    assert(number >= 0 && number < ways());
    ByNumber pick(number);
    return deal(pick);
}

}  // namespace larch
