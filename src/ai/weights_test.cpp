// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/weights.h"

#include <gtest/gtest.h>

namespace larch {
namespace {

TEST(Weights, ComeBackFromTheirText) {
    const Parsed<Weights> read = parse_weights(print_weights(tuned_weights()));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, tuned_weights());
    EXPECT_FALSE(tuned_weights() == Weights{});
}

TEST(Weights, AreRefusedByName) {
    const std::string text = print_weights(tuned_weights());
    const auto where = [](const std::string& changed) { return parse_weights(changed).error().where; };
    const auto with = [&](const std::string& what, const std::string& by) {
        std::string changed = text;
        return changed.replace(changed.find(what), what.size(), by);
    };
    EXPECT_EQ(where("{}"), "play");
    EXPECT_EQ(where(with("numberBid", "numberBits")), "numberBid");
    EXPECT_EQ(where(with("\"numberBid\":[", "\"numberBid\":[1,")), "numberBid");
    EXPECT_EQ(where(with("\"play\":[", "\"play\":[1.5,")), "play");
    EXPECT_EQ(where(with("{", "{\"luck\":[7],")), "luck");
}

}  // namespace
}  // namespace larch
