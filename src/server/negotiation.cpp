// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/negotiation.h"

#include <algorithm>
#include <optional>

#include "server/text.h"

namespace larch::server {
namespace {

// "0.5" is 500: 0 or 1 with at most three decimals, and nothing over 1.
std::optional<int> weight(std::string_view text) {
    if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1') ||
        (text.size() > 1 && text[1] != '.'))
        return std::nullopt;
    int value = (text[0] - '0') * 1000;
    int place = 100;
    for (const char digit : text.substr(text.size() > 1 ? 2 : 1)) {
        if (digit < '0' || digit > '9') return std::nullopt;
        value += (digit - '0') * place;
        place /= 10;
    }
    return value <= 1000 ? std::optional(value) : std::nullopt;
}

// The weight of one element, "name" or "name;q=0.5".
std::optional<int> weight_of_parameters(std::string_view parameters) {
    parameters = trimmed(parameters);
    if (parameters.empty()) return 1000;
    if (parameters.size() < 2 || !equal_ignoring_case(parameters.substr(0, 2), "q=")) return std::nullopt;
    return weight(parameters.substr(2));
}

bool is_named(std::string_view name, Coding coding) {
    switch (coding) {
        case Coding::Identity:
            return equal_ignoring_case(name, "identity");
        case Coding::Gzip:
            return equal_ignoring_case(name, "gzip") || equal_ignoring_case(name, "x-gzip");
        case Coding::Brotli:
            return equal_ignoring_case(name, "br");
    }
    return false;
}

}  // namespace

std::string_view name_of(Coding coding) {
    switch (coding) {
        case Coding::Identity:
            return "";
        case Coding::Gzip:
            return "gzip";
        case Coding::Brotli:
            return "br";
    }
    return "";
}

int quality(std::string_view accept_encoding, Coding coding) {
    std::optional<int> by_name;
    std::optional<int> by_star;
    for_each_element(accept_encoding, [&](std::string_view element) {
        const auto semicolon = std::min(element.find(';'), element.size());
        const auto name = trimmed(element.substr(0, semicolon));
        const auto parameters = element.substr(std::min(semicolon + 1, element.size()));
        if (is_named(name, coding))
            by_name = weight_of_parameters(parameters);
        else if (name == "*")
            by_star = weight_of_parameters(parameters);
    });
    const int unnamed = coding == Coding::Identity ? 1 : 0;
    return by_name.value_or(by_star.value_or(unnamed));
}

}  // namespace larch::server
