// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/server.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <exception>
#include <list>
#include <optional>
#include <utility>

#include "server/connection.h"
#include "server/site.h"

namespace larch::server {
namespace {

namespace asio = boost::asio;

using asio::ip::tcp;
using boost::system::error_code;
using Clock = std::chrono::steady_clock;

constexpr auto kToken = asio::as_tuple(asio::use_awaitable);
constexpr std::chrono::milliseconds kAcceptPause{100};

std::optional<asio::ip::address> address_of(const std::string& text) {
    error_code error;
    const auto address = asio::ip::make_address(text == "localhost" ? "127.0.0.1" : text, error);
    return error ? std::nullopt : std::optional(address);
}

std::string cannot_listen(const Options& options, error_code error) {
    const auto port = std::to_string(options.port);
    if (error == asio::error::address_in_use)
        return "Port " + port + " on " + options.address +
               " is already in use. Stop the other program or choose another port with --port.";
    if (error == asio::error::access_denied)
        return "Port " + port + " on " + options.address +
               " is not open to this account. Choose a port from 1024 up with --port.";
    if (error == boost::system::errc::address_not_available)
        return "This computer has no address " + options.address +
               ". Leave out --address, or give one that it has.";
    return "Cannot listen on port " + port + " of " + options.address + ": " + error.message() + ".";
}

}  // namespace

struct Server::Impl {
    Impl(Site its_site, const Limits& its_limits) : site(std::move(its_site)), limits(its_limits) {}

    error_code listen(const tcp::endpoint& endpoint) {
        error_code error;
        acceptor.open(endpoint.protocol(), error);
        if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
        if (!error) acceptor.bind(endpoint, error);
        if (!error) acceptor.listen(tcp::acceptor::max_listen_connections, error);
        if (!error) local = acceptor.local_endpoint(error);
        return error;
    }

    asio::awaitable<void> accept_until_stopped() {
        while (!stopping) {
            if (connections.size() >= limits.connections) {
                change.expires_at(Clock::time_point::max());
                co_await change.async_wait(kToken);
                continue;
            }
            auto [error, socket] = co_await acceptor.async_accept(kToken);
            if (error && !stopping) {  // out of descriptors, most likely: some come back when clients leave
                change.expires_after(kAcceptPause);
                co_await change.async_wait(kToken);
            }
            if (error || stopping) continue;
            const auto it = connections.emplace(connections.end(), std::move(socket), site, limits);
            asio::co_spawn(io, converse(it), asio::detached);
        }
        co_await drain();
    }

    asio::awaitable<void> converse(std::list<Connection>::iterator it) {
        try {
            co_await it->serve();
        } catch (const std::exception&) {
            // Out of memory: this client is lost, the others are not.
        }
        connections.erase(it);
        change.cancel();
    }

    asio::awaitable<void> drain() {
        const auto deadline = Clock::now() + limits.stop;
        for (auto& connection : connections) connection.finish();
        while (!connections.empty() && Clock::now() < deadline) {
            change.expires_at(deadline);
            co_await change.async_wait(kToken);
        }
        for (auto& connection : connections) connection.close();
    }

    void stop() {
        stopping = true;
        acceptor.close();
        signals.cancel();
        change.cancel();
    }

    const Site site;
    const Limits limits;
    asio::io_context io{1};
    tcp::acceptor acceptor{io};
    tcp::endpoint local;
    asio::signal_set signals{io};
    asio::steady_timer change{io};  // cancelled when a connection ends or the server stops
    std::list<Connection> connections;
    bool stopping = false;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Server::Server(Server&&) noexcept = default;
Server::~Server() = default;

std::expected<Server, std::string> Server::open(const Options& options, const Limits& limits) {
    const auto address = address_of(options.address);
    if (!address)
        return std::unexpected(
            "\"" + options.address +
            "\" is not an IP address. Leave out --address, or give one such as 127.0.0.1.");
    auto site = load_site(options.root);
    if (!site) return std::unexpected(std::move(site.error()));
    auto impl = std::make_unique<Impl>(std::move(*site), limits);
    if (const auto error = impl->listen({*address, options.port}))
        return std::unexpected(cannot_listen(options, error));
    return Server(std::move(impl));
}

std::uint16_t Server::port() const { return impl_->local.port(); }

std::string Server::url() const {
    const auto address = impl_->local.address();
    const bool is_v6 = address.is_v6();
    const auto host = !address.is_unspecified() ? address.to_string() : is_v6 ? "::1" : "127.0.0.1";
    return "http://" + (is_v6 ? "[" + host + "]" : host) + ":" + std::to_string(port()) + "/";
}

void Server::stop_on_signals() {
    impl_->signals.add(SIGINT);
    impl_->signals.add(SIGTERM);
    impl_->signals.async_wait([impl = impl_.get()](error_code error, int) {
        if (!error) impl->stop();
    });
}

void Server::run() {
    asio::co_spawn(impl_->io, impl_->accept_until_stopped(), [](const std::exception_ptr& failure) {
        if (failure) std::rethrow_exception(failure);
    });
    impl_->io.run();
}

void Server::stop() {
    asio::post(impl_->io, [impl = impl_.get()] { impl->stop(); });
}

std::expected<void, std::string> serve(const Options& options,
                                       const std::function<void(const std::string& url)>& ready) {
    try {
        auto server = Server::open(options);
        if (!server) return std::unexpected(std::move(server.error()));
        server->stop_on_signals();
        ready(server->url());
        server->run();
        return {};
    } catch (const std::exception& error) {
        return std::unexpected(std::string("The server had to stop: ") + error.what() + ".");
    }
}

}  // namespace larch::server
