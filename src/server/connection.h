// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>

#include "server/reply.h"
#include "server/server.h"

namespace larch::server {

// One client, its requests answered in order.
class Connection {
  public:
    Connection(boost::asio::ip::tcp::socket socket, const Site& site, const Limits& limits);

    // Answers until either side ends it.
    boost::asio::awaitable<void> serve();
    // Ends it, after the answer under way if there is one.
    void finish();
    // Ends it now.
    void close();

  private:
    // True if another request may follow.
    boost::asio::awaitable<bool> exchange();
    boost::asio::awaitable<bool> wait_for_request();
    boost::asio::awaitable<void> linger();

    const Site& site_;
    const Limits& limits_;
    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer buffer_;
    bool answering_ = false;
    bool finishing_ = false;
};

}  // namespace larch::server
