// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/connection.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <ctime>
#include <string>
#include <tuple>
#include <utility>

namespace larch::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;

using asio::ip::tcp;
using Parser = http::request_parser<http::string_body>;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr std::uint32_t kMaxHeader = 8 * 1024;
constexpr std::uint64_t kMaxBody = 4 * 1024;
constexpr std::size_t kReadSize = 4 * 1024;

std::string http_date() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[sizeof "Thu, 01 Jan 1970 00:00:00 GMT"];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &utc)};
}

// A field that may come in several lines, as one.
std::string joined(const http::request_header<>& head, http::field name) {
    std::string all;
    const auto [first, last] = head.equal_range(name);
    for (auto at = first; at != last; ++at) all.append(all.empty() ? "" : ",").append(at->value());
    return all;
}

bool is_reading(const http::request_header<>& head) {
    return head.method() == http::verb::get || head.method() == http::verb::head;
}

// The status that refuses a request which did not parse.
unsigned status_of(beast::error_code error, const Parser& parser, const beast::flat_buffer& rest) {
    if (error != http::error::header_limit) return 400;
    const std::string_view text(static_cast<const char*>(rest.data().data()), rest.size());
    const bool has_line = !parser.get().target().empty() || text.contains("\r\n");
    return has_line ? 431 : 414;
}

// The status that refuses a request which parsed, or 0. What two programs in a row could read differently is
// refused.
unsigned fault_of(const Parser& parser) {
    const auto& head = parser.get().base();
    const auto hosts = head.count(http::field::host);
    if (hosts > 1 || (hosts == 0 && head.version() > 10)) return 400;
    const std::string_view length = head[http::field::content_length];
    if (head.count(http::field::transfer_encoding) > 0 || head.count(http::field::content_length) > 1 ||
        length.find_first_not_of("0123456789") != length.npos)
        return 400;
    if (head.count(http::field::expect) > 0) return 417;
    if (is_reading(head) && parser.content_length().value_or(0) > kMaxBody) return 413;
    return 0;
}

}  // namespace

Connection::Connection(tcp::socket socket, const Site& site, const Limits& limits)
    : site_(site), limits_(limits), stream_(std::move(socket)) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
}

void Connection::finish() {
    finishing_ = true;
    if (!answering_) close();
}

void Connection::close() { stream_.close(); }

asio::awaitable<void> Connection::serve() {
    stream_.expires_after(limits_.header);
    bool open = true;  // co_await after && is more than g++ 12 can compile
    while (open) {
        open = co_await exchange();
        if (open) open = co_await wait_for_request();
    }
    co_await linger();
}

asio::awaitable<bool> Connection::wait_for_request() {
    if (buffer_.size() == 0) {
        stream_.expires_after(limits_.idle);
        const auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kReadSize), kToken);
        buffer_.commit(size);
        if (error) co_return false;
    }
    stream_.expires_after(limits_.header);
    co_return true;
}

asio::awaitable<bool> Connection::exchange() {
    Parser parser;
    parser.header_limit(kMaxHeader);
    parser.body_limit(boost::none);  // fault_of() looks at it
    const auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kToken);
    if (error == http::error::end_of_stream ||
        (error && error.category() != make_error_code(http::error{}).category()))
        co_return false;

    const auto& head = parser.get().base();
    const auto accept_encoding = joined(head, http::field::accept_encoding);
    const auto if_none_match = joined(head, http::field::if_none_match);
    const unsigned fault = error ? status_of(error, parser, buffer_) : fault_of(parser);
    const Reply reply =
        fault != 0 ? refusal(fault)
                   : answer(site_, {head.method_string(), head.target(), accept_encoding, if_none_match});
    bool keep = (reply.status < 400 || reply.status == 404) && parser.keep_alive();
    if (keep && !parser.is_done()) {
        const auto [body_error, body_size] = co_await http::async_read(stream_, buffer_, parser, kToken);
        if (body_error) co_return false;
    }

    http::response<http::span_body<const char>> response(http::int_to_status(reply.status), head.version());
    for (const auto& [name, value] : reply.fields) response.insert(name, value);
    response.set(http::field::date, http_date());
    response.keep_alive(keep);
    if (reply.status != 304) response.content_length(reply.body.size());
    if (head.method() != http::verb::head) response.body() = {reply.body.data(), reply.body.size()};

    answering_ = true;
    http::response_serializer<http::span_body<const char>> serializer(response);
    while (!serializer.is_done()) {
        // Each part has its own time: a slow line is served, a client that takes nothing is dropped.
        stream_.expires_after(limits_.write);
        const auto [write_error, written] = co_await http::async_write_some(stream_, serializer, kToken);
        if (write_error) keep = false;
        if (write_error) break;
    }
    answering_ = false;
    co_return keep && !finishing_;
}

// Closing while unread input is left would reset the connection and may take the last answer with it.
asio::awaitable<void> Connection::linger() {
    beast::error_code error;
    stream_.socket().shutdown(tcp::socket::shutdown_send, error);
    stream_.expires_after(limits_.linger);
    while (!error) {
        buffer_.clear();
        std::tie(error, std::ignore) = co_await stream_.async_read_some(buffer_.prepare(kReadSize), kToken);
    }
    close();
}

}  // namespace larch::server
