// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "protocol/codec.h"

#include <concepts>
#include <functional>

#include "notation/cards.h"
#include "protocol/schema.h"

namespace larch {

namespace {

using schema::Type;

template <class T>
concept Enumeration = requires { values_of(Type<T>{}); };
template <class T>
concept Structure = requires { fields_of(Type<T>{}); };

// Writing.

Json write(bool value) { return Json(value); }
Json write(int value) { return Json(value); }
Json write(const std::string& value) { return Json(value); }
Json write(Clause value) { return Json(value.text()); }
Json write(Numbers value) {
    Json::List list;
    for (const int number : value) list.emplace_back(number);
    return Json(std::move(list));
}
Json write(Seat value) { return Json(index(value)); }
Json write(Side value) { return Json(index(value)); }
Json write(Card value) { return Json(print_card(value)); }
template <Enumeration T>
Json write(T value) {
    return Json(values_of(Type<T>{})[static_cast<std::size_t>(value)]);
}
template <Structure T>
Json write(const T& value);
template <class... T>
Json write(const std::variant<T...>& value);
template <class T>
Json write(const std::vector<T>& values);

template <class T>
Json write(const std::optional<T>& value) {
    return value ? write(*value) : Json();
}
template <class T>
Json write(const std::vector<T>& values) {
    Json::List list;
    list.reserve(values.size());
    for (const T& value : values) list.push_back(write(value));
    return Json(std::move(list));
}

template <class T>
void write_fields(const T& value, Json& object) {
    std::apply(
        [&](const auto&... field) {
            (object.add(std::string(field.name), write(std::invoke(field.member, value))), ...);
        },
        fields_of(Type<T>{}));
}

template <Structure T>
Json write(const T& value) {
    Json object = Json::object();
    write_fields(value, object);
    return object;
}

template <class... T>
Json write(const std::variant<T...>& value) {
    Json object = Json::object();
    std::visit(
        [&]<class Chosen>(const Chosen& chosen) {
            object.add("type", Json(tag_of(Type<Chosen>{})));
            write_fields(chosen, object);
        },
        value);
    return object;
}

// Reading.

// More than any intent names.
constexpr std::size_t kMaxItems = 64;

void read(const JsonReader& in, int& value) { value = in.whole(); }
void read(const JsonReader& in, bool& value) { value = in.boolean(); }
void read(const JsonReader& in, Card& value) {
    const std::string text = in.text(8);
    if (in.failed()) return;
    const Parsed<Card> card = parse_card(text);
    if (card)
        value = *card;
    else
        in.refuse(card.error().what);
}
template <Enumeration T>
void read(const JsonReader& in, T& value) {
    value = static_cast<T>(in.one_of(values_of(Type<T>{})));
}
template <class T>
void read(const JsonReader& in, std::vector<T>& values) {
    for (const JsonReader& item : in.items(kMaxItems)) read(item, values.emplace_back());
}
template <Structure T>
void read(JsonReader in, T& value);
void read(JsonReader in, Bid& bid);

template <class T>
void read_fields(JsonReader& in, T& value) {
    std::apply([&](const auto&... field) { (read(in.item(field.name), value.*field.member), ...); },
               fields_of(Type<T>{}));
    in.finish();
}

template <Structure T>
void read(JsonReader in, T& value) {
    read_fields(in, value);
}

void read(JsonReader in, Bid& bid) {
    read_fields(in, bid);
    if (bid.kind == BidKind::Look && bid.blind) in.refuse("to look is not a blind bid");
    if (bid.kind != BidKind::Tricks && bid.tricks != 0) in.refuse("tricks must be 0 but for a number");
}

template <class... T>
void read(JsonReader in, std::variant<T...>& value) {
    const std::size_t chosen = in.item("type").one_of({tag_of(Type<T>{})...});
    if (in.failed()) return;
    std::size_t place = 0;
    const auto read_if_chosen = [&]<class Alternative>(Type<Alternative>) {
        if (place++ != chosen) return;
        Alternative alternative;
        read_fields(in, alternative);
        value = alternative;
    };
    (read_if_chosen(Type<T>{}), ...);
}

}  // namespace

Json encode(const Update& update) { return write(update); }

Json encode(const Hint& hint) { return write(hint); }

Json encode(const Intent& intent) { return write(intent); }

Parsed<Intent> decode_intent(const Json& message) {
    std::optional<Fault> fault;
    Intent intent;
    read(JsonReader(message, fault), intent);
    if (fault) return std::unexpected(*fault);
    return intent;
}

}  // namespace larch
