// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>

namespace larch::server {

struct Options {
    std::filesystem::path root;         // the built page
    std::string address = "127.0.0.1";  // an IP address of this computer, or "localhost"
    std::uint16_t port = 8080;          // 0 picks a free one
};

struct Limits {
    std::chrono::milliseconds header{5'000};  // from a connection or the first byte of a request to its end
    std::chrono::milliseconds idle{30'000};   // between two requests
    std::chrono::milliseconds write{10'000};  // for a client to take any part of an answer
    std::chrono::milliseconds linger{1'000};  // for a client to close after the last answer
    std::chrono::milliseconds stop{3'000};    // for answers under way when stopping
    std::size_t connections = 512;            // further ones wait to be accepted
};

// Serves one built page over HTTP/1.1, in the thread that calls run().
class Server {
  public:
    // Reads the page and listens. Refuses, in a sentence for the player, a page that does not load (see
    // load_site) and an address or port that cannot be had.
    [[nodiscard]] static std::expected<Server, std::string> open(const Options& options,
                                                                 const Limits& limits = {});
    Server(Server&&) noexcept;
    ~Server();

    [[nodiscard]] std::uint16_t port() const;
    // Where a browser on this computer finds the page, "http://127.0.0.1:8080/".
    [[nodiscard]] std::string url() const;

    // From now on SIGINT and SIGTERM do what stop() does.
    void stop_on_signals();
    // Serves until stopped, once.
    void run();
    // Takes no more connections, lets answers under way finish, then has run() return. From any thread.
    void stop();

  private:
    struct Impl;
    explicit Server(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// Serves until SIGINT or SIGTERM, then finishes what is under way and returns. Calls ready with the address
// of the page once it listens. The error is a sentence for the player; nothing is thrown.
[[nodiscard]] std::expected<void, std::string> serve(
    const Options& options, const std::function<void(const std::string& url)>& ready);

}  // namespace larch::server
