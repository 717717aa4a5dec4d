// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "ai/weights.h"

#include "base/json.h"

namespace larch {

Parsed<Weights> parse_weights(std::string_view text) {
    const Parsed<Json> json = parse_json(text);
    if (!json) return std::unexpected(json.error());
    std::optional<Fault> fault;
    JsonReader in(*json, fault);
    Weights weights;
    for_each_weight(weights, [&](std::string_view name, auto& group) {
        const JsonReader list = in.item(name);
        const std::vector<JsonReader> numbers = list.items(group.size());
        if (numbers.size() != group.size())
            return list.refuse("must be a list of " + std::to_string(group.size()) + " whole numbers");
        for (std::size_t i = 0; i < group.size(); ++i)
            group[i] =
                numbers[i].template whole<typename std::remove_reference_t<decltype(group)>::value_type>();
    });
    in.finish();
    if (fault) return std::unexpected(*fault);
    return weights;
}

std::string print_weights(const Weights& weights) {
    Json json = Json::object();
    for_each_weight(weights, [&](std::string_view name, const auto& group) {
        Json::List numbers;
        for (const int number : group) numbers.emplace_back(number);
        json.add(std::string(name), std::move(numbers));
    });
    return json.print();
}

namespace {

#include "ai/tuned_weights.inc"

}  // namespace

const Weights& tuned_weights() { return kTuned; }

}  // namespace larch
