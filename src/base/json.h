// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/fault.h"

namespace larch {

// The one door for JSON. A value: nothing, yes or no, a whole number, a fraction, a text (UTF-8), a list, or
// an object, whose keys keep their order and stand once each.
class Json {
  public:
    struct Member;
    using List = std::vector<Json>;
    using Object = std::vector<Member>;

    Json();  // null
    // Templates, as a pointer would otherwise pass for a bool.
    template <std::same_as<bool> T>
    Json(T value);
    // At most the largest std::int64_t.
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    Json(T value);
    Json(double value);
    Json(const char* text);
    Json(std::string_view text);
    Json(std::string text);
    Json(List list);
    Json(Object object);
    // An object: Json::object({{"seat", 2}, {"card", "AS"}}).
    static Json object(std::initializer_list<Member> members = {});

    // Appends to an object; the key isn't in it yet.
    void add(std::string key, Json value);

    bool is_null() const;
    // What the value holds, or null where it is of another kind: as<std::string>(). Kinds: bool,
    // std::int64_t, double, std::string, List, Object.
    template <class T>
    const T* as() const;

    // On one line, without spaces. A fraction that is no number is printed as null.
    std::string print() const;

    friend bool operator==(const Json&, const Json&);

  private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Object> value_;
};

struct Json::Member {
    std::string key;
    Json value;

    friend bool operator==(const Member&, const Member&) = default;
};

// Only now that Member is complete can a value be made.
inline Json::Json() = default;
template <std::same_as<bool> T>
Json::Json(T value) : value_(value) {}
template <std::integral T>
    requires(!std::same_as<T, bool>)
Json::Json(T value) : value_(static_cast<std::int64_t>(value)) {}
inline bool Json::is_null() const { return std::holds_alternative<std::monostate>(value_); }
template <class T>
const T* Json::as() const {
    return std::get_if<T>(&value_);
}

inline constexpr std::size_t kMaxJsonBytes = 8 << 20;
inline constexpr std::size_t kMaxJsonDepth = 64;
inline constexpr std::size_t kMaxJsonKeys = 256;  // of one object

// Reads a text that is one JSON value. A fault names line and column where the form is wrong, and otherwise
// the path ("hands[2].bid"): for a key that stands twice, a whole number beyond 64 bits, and whatever is
// larger than the limits above.
Parsed<Json> parse_json(std::string_view text);

// A checked reading of a JSON value, in which every mistake has its path. The first fault is kept, and every
// reading from then on gives some harmless value, so that a whole structure is read straight through and
// asked once whether it was right:
//
//     std::optional<Fault> fault;
//     JsonReader in(json, fault);
//     const int limit = in.item("bagLimit").whole(0, 100);
//     in.finish();
//     if (fault) return std::unexpected(*fault);
class JsonReader {
  public:
    // Both must outlive the reader and all readers taken from it.
    JsonReader(const Json& value, std::optional<Fault>& fault) : JsonReader(&value, fault, "") {}

    bool is_null() const { return !value_ || value_->is_null(); }
    bool is_number() const { return value_ && value_->as<std::int64_t>() != nullptr; }
    bool is_text(std::string_view text) const;
    bool boolean() const;
    // A whole number of the type and within the bounds; 3.0 is a fraction, and no whole number.
    template <std::integral T = int>
    T whole(T least = std::numeric_limits<T>::min(), T most = std::numeric_limits<T>::max()) const {
        static_assert(sizeof(T) < 8 || std::is_signed_v<T>);
        return static_cast<T>(whole_between(least, most));
    }
    // Any number.
    double number() const;
    // A text of at most so many bytes.
    std::string text(std::size_t most = kMaxJsonBytes) const;
    // The place of a text among the names.
    std::size_t one_of(std::span<const std::string_view> names) const;
    std::size_t one_of(std::initializer_list<std::string_view> names) const {
        return one_of(std::span(names.begin(), names.size()));
    }

    // The elements of a list of at most so many.
    std::vector<JsonReader> items(std::size_t most = kMaxJsonBytes) const;
    // The value of a key, which must be there.
    JsonReader item(std::string_view key);
    // The value of a key, or nothing where there is none.
    std::optional<JsonReader> optional_item(std::string_view key);
    // Refuses every key that was not asked for.
    void finish() const;

    // Keeps a fault of the caller's own finding, unless there was one before.
    void refuse(std::string what) const;
    // The same about a key of this object, be it there or not.
    void refuse_item(std::string_view key, std::string what) const;
    bool failed() const { return fault_->has_value(); }

  private:
    JsonReader(const Json* value, std::optional<Fault>& fault, std::string path)
        : value_(value), fault_(&fault), path_(std::move(path)) {}

    std::int64_t whole_between(std::int64_t least, std::int64_t most) const;
    void expected(const std::string& what) const;
    const Json::Object* object() const;
    const Json* find(std::string_view key);

    const Json* value_;  // null once there is a fault
    std::optional<Fault>* fault_;
    std::string path_;
    std::vector<bool> asked_;  // for each member of an object
};

}  // namespace larch
