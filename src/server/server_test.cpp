// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#include "server/server.h"

#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>

#include <csignal>
#include <optional>
#include <thread>

#include "server/temp_folder.h"

namespace larch::server {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::size_t kBigSize = 24'000'000;  // more than the kernel buffers of a connection hold

// A blocking client that sends raw bytes; a wait of 20 s fails the test.
class Client {
  public:
    explicit Client(std::uint16_t port, int receive_buffer = 0) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        const timeval patience{20, 0};
        ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        if (receive_buffer > 0)
            ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        EXPECT_EQ(::connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to), 0);
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    ~Client() { ::close(socket_); }

    void send(std::string_view bytes) const {
        EXPECT_EQ(::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL),
                  static_cast<ssize_t>(bytes.size()));
    }
    // One answer, head and body as Content-Length has it.
    std::string answer() { return take(head_size(), true); }
    // One answer to HEAD.
    std::string head() { return take(head_size(), false); }
    // Everything until the server closes; "timeout" at the end if it does not.
    std::string rest() {
        while (fill()) {
        }
        return std::exchange(received_, {});
    }
    bool has_input() const {
        pollfd poll{socket_, POLLIN, 0};
        return !received_.empty() || ::poll(&poll, 1, 0) > 0;
    }

  private:
    bool fill() {
        char chunk[65536];
        const auto size = ::recv(socket_, chunk, sizeof chunk, 0);
        if (size < 0) received_ += errno == EAGAIN ? "timeout" : "reset";
        if (size <= 0) return false;
        received_.append(chunk, static_cast<std::size_t>(size));
        return true;
    }
    std::size_t head_size() {
        std::size_t end = received_.find("\r\n\r\n");
        while (end == std::string::npos && fill()) end = received_.find("\r\n\r\n");
        return end == std::string::npos ? received_.size() : end + 4;
    }
    std::string take(std::size_t size, bool with_body) {
        const std::string_view name = "Content-Length: ";
        const auto at = received_.find(name);
        if (with_body && at < size) size += std::stoul(received_.substr(at + name.size()));
        while (received_.size() < size && fill()) {
        }
        const auto taken = received_.substr(0, size);
        received_.erase(0, size);
        return taken;
    }

    int socket_;
    std::string received_;
};

std::string get(const std::string& path, const std::string& fields = "") {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n";
}

class ServerTest : public testing::Test {
  protected:
    ServerTest() {
        folder_.write("index.html", "<p>Spades</p>");
        folder_.write("assets/app.js", "let a = 1;");
        folder_.write("assets/app.js.br", "packed");
    }
    ~ServerTest() override {
        if (server_) stop();
    }
    void add_big_file() const {
        folder_.write("big.bin", "");
        std::filesystem::resize_file(folder_.path() / "big.bin", kBigSize);
    }
    void start(const Limits& limits = {}) {
        auto server = Server::open({folder_.path(), "127.0.0.1", 0}, limits);
        ASSERT_TRUE(server) << server.error();
        server_.emplace(std::move(*server));
        thread_ = std::thread([this] { server_->run(); });
    }
    void stop() {
        server_->stop();
        thread_.join();
        server_.reset();
    }
    std::uint16_t port() const { return server_->port(); }
    // All that comes back on a fresh connection until the server closes it.
    std::string exchange(std::string_view bytes) const {
        Client client(port());
        client.send(bytes);
        return client.rest();
    }

    TempFolder folder_;
    std::optional<Server> server_;
    std::thread thread_;
};

TEST_F(ServerTest, ServesThePage) {
    start();
    Client client(port());
    client.send(get("/"));
    const auto page = client.answer();
    EXPECT_THAT(page, StartsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_THAT(page, HasSubstr("\r\nContent-Length: 13\r\n"));
    EXPECT_THAT(page, HasSubstr("\r\nServer: larch\r\n"));
    EXPECT_THAT(page,
                testing::ContainsRegex("\r\nDate: [A-Z][a-z]+, [0-9]+ [A-Z][a-z]+ [0-9]+ [0-9:]+ GMT\r\n"));
    EXPECT_THAT(page, HasSubstr("\r\nContent-Security-Policy: default-src 'self'; "));
    EXPECT_THAT(page, testing::EndsWith("\r\n\r\n<p>Spades</p>"));
}

TEST_F(ServerTest, ReadsFieldsThatComeInSeveralLines) {
    start();
    Client client(port());
    client.send(get("/assets/app.js", "Accept-Encoding: gzip\r\nAccept-Encoding: br\r\n"));
    EXPECT_THAT(client.answer(), HasSubstr("\r\nContent-Encoding: br\r\n"));
}

TEST_F(ServerTest, SendsNoBodyToHead) {
    start();
    Client client(port());
    client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n" + get("/gone"));
    const auto head = client.head();
    EXPECT_THAT(head, StartsWith("HTTP/1.1 200 OK\r\n"));
    EXPECT_THAT(head, HasSubstr("\r\nContent-Length: 13\r\n"));
    EXPECT_THAT(client.answer(), StartsWith("HTTP/1.1 404 "));
}

TEST_F(ServerTest, SendsNeitherBodyNorLengthWith304) {
    start();
    Client client(port());
    client.send(get("/", "If-None-Match: *\r\n") + get("/gone"));
    const auto known = client.head();
    EXPECT_THAT(known, StartsWith("HTTP/1.1 304 Not Modified\r\n"));
    EXPECT_THAT(known, Not(HasSubstr("Content-Length")));
    EXPECT_THAT(client.answer(), StartsWith("HTTP/1.1 404 "));
}

TEST_F(ServerTest, AnswersPipelinedRequestsInOrder) {
    start();
    Client client(port());
    std::string requests;
    for (int i = 0; i < 200; ++i) requests += get("/") + get("/assets/app.js") + get("/gone");
    client.send(requests);
    for (int i = 0; i < 200; ++i) {
        EXPECT_THAT(client.answer(), HasSubstr("<p>Spades</p>"));
        EXPECT_THAT(client.answer(), HasSubstr("let a = 1;"));
        EXPECT_THAT(client.answer(), StartsWith("HTTP/1.1 404 "));
    }
}

TEST_F(ServerTest, ReadsARequestThatComesByteByByte) {
    start();
    Client client(port());
    for (const char byte : get("/")) client.send({&byte, 1});
    EXPECT_THAT(client.answer(), HasSubstr("<p>Spades</p>"));
}

TEST_F(ServerTest, ClosesWhenAskedTo) {
    start();
    EXPECT_THAT(exchange(get("/", "Connection: close\r\n") + get("/gone")), Not(HasSubstr("404")));
    const auto old = exchange("GET / HTTP/1.0\r\n\r\n");
    EXPECT_THAT(old, StartsWith("HTTP/1.0 200 OK\r\n"));
    EXPECT_THAT(old, testing::EndsWith("<p>Spades</p>"));
}

TEST_F(ServerTest, PassesOverASmallBody) {
    start();
    Client client(port());
    client.send(get("/", "Content-Length: 31\r\n") + "GET /gone HTTP/1.1\r\nHost: a\r\n\r\n" +
                get("/assets/app.js"));
    EXPECT_THAT(client.answer(), HasSubstr("<p>Spades</p>"));
    EXPECT_THAT(client.answer(), HasSubstr("let a = 1;"));
}

TEST_F(ServerTest, RefusesWhatCouldBeReadInTwoWays) {
    start();
    for (const std::string fields :
         {"Transfer-Encoding: chunked\r\n", "Transfer-Encoding: identity\r\n",
          "Transfer-Encoding : chunked\r\n", "Transfer-Encoding: chunked\r\nContent-Length: 4\r\n",
          "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", "Content-Length: 4\r\nContent-Length: 5\r\n",
          "Content-Length: 4\r\nContent-Length: 4\r\n", "Content-Length: 4, 4\r\n", "Content-Length: +4\r\n",
          "Content-Length: -1\r\n", "Content-Length: 0x4\r\n", "Content-Length: 99999999999999999999\r\n",
          "Content-Length:\r\n", "Host: other\r\n", "Field\r\n", "A: \1\r\n", ": a\r\n"})
        EXPECT_THAT(exchange(get("/", fields) + "0\r\n\r\n"), StartsWith("HTTP/1.1 400 ")) << fields;
}

TEST_F(ServerTest, RefusesMalformedRequests) {
    start();
    for (const std::string bytes :
         {"GET / HTTP/1.1\r\n\r\n", "hello\r\n\r\n", "GET\r\n\r\n", "GET  / HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET / HTTP/2.0\r\nHost: a\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
          "GET / HTTP/1.1\nHost: a\n\n", "GET /\1 HTTP/1.1\r\nHost: a\r\n\r\n",
          "GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
          "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"})
        EXPECT_THAT(exchange(bytes), testing::MatchesRegex("HTTP/1.[01] 400 (.|\n)*")) << bytes;
}

TEST_F(ServerTest, ReadsOnly) {
    start();
    const auto answer = exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 405 "));
    EXPECT_THAT(answer, HasSubstr("\r\nAllow: GET, HEAD\r\n"));
    EXPECT_THAT(exchange("BREW / HTTP/1.1\r\nHost: a\r\n\r\n"), StartsWith("HTTP/1.1 405 "));
}

TEST_F(ServerTest, BoundsWhatItReads) {
    start();
    EXPECT_THAT(exchange(get("/", "Long: " + std::string(7000, 'a') + "\r\nConnection: close\r\n")),
                StartsWith("HTTP/1.1 200 "));
    EXPECT_THAT(exchange(get("/", "Long: " + std::string(100'000, 'a') + "\r\n")),
                StartsWith("HTTP/1.1 431 "));
    EXPECT_THAT(exchange(get('/' + std::string(100'000, 'a'))), StartsWith("HTTP/1.1 414 "));
    EXPECT_THAT(exchange(get("/", "Content-Length: 5000\r\n") + std::string(5000, 'a')),
                StartsWith("HTTP/1.1 413 "));
    EXPECT_THAT(exchange(get("/", "Content-Length: 5\r\nExpect: 100-continue\r\n")),
                StartsWith("HTTP/1.1 417 "));
}

TEST_F(ServerTest, DoesNotResetAClientThatIsStillSending) {
    start({.linger = 20s});
    const auto answer = exchange("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 8000000\r\n\r\n" +
                                 std::string(8'000'000, 'a'));
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 405 "));
    EXPECT_THAT(answer, testing::EndsWith("HEAD.\n"));
}

TEST_F(ServerTest, DropsAClientThatDoesNotFinishItsRequest) {
    start({.header = 500ms});
    Client silent(port());
    Client without_end(port());
    without_end.send("GET / HTTP/1.1\r\n");
    Client without_body(port());
    without_body.send(get("/", "Content-Length: 5\r\n"));
    Client at_its_second(port());
    at_its_second.send(get("/") + "GET");
    EXPECT_THAT(at_its_second.answer(), HasSubstr("<p>Spades</p>"));
    for (auto* client : {&silent, &without_end, &without_body, &at_its_second}) EXPECT_EQ(client->rest(), "");
}

TEST_F(ServerTest, DropsAClientThatIsQuiet) {
    start({.idle = 50ms});
    EXPECT_THAT(exchange(get("/")), testing::EndsWith("<p>Spades</p>"));
}

TEST_F(ServerTest, DropsAClientThatDoesNotRead) {
    add_big_file();
    start({.write = 100ms, .linger = 100ms, .connections = 1});
    const Client stalled(port(), 4096);
    stalled.send(get("/big.bin"));
    Client next(port());  // is served only once the stalled one is gone
    next.send(get("/"));
    EXPECT_THAT(next.answer(), HasSubstr("<p>Spades</p>"));
}

TEST_F(ServerTest, HoldsNoMoreConnectionsThanItsLimit) {
    start({.linger = 50ms, .connections = 1});
    Client next(port());
    next.send(get("/"));
    EXPECT_THAT(next.answer(), HasSubstr("<p>Spades</p>"));
    std::optional<Client> waiting(std::in_place, port());
    waiting->send(get("/assets/app.js"));
    for (int i = 0; i < 50; ++i) {
        next.send(get("/"));
        EXPECT_THAT(next.answer(), HasSubstr("<p>Spades</p>"));
    }
    EXPECT_FALSE(waiting->has_input());
    next.send(get("/", "Connection: close\r\n"));
    EXPECT_THAT(waiting->answer(), HasSubstr("let a = 1;"));
}

TEST_F(ServerTest, LetsNobodyWaitForASlowClient) {
    add_big_file();
    start();
    Client slow(port(), 4096);
    slow.send(get("/big.bin"));
    for (int i = 0; i < 50; ++i) {
        Client client(port());
        client.send(get("/"));
        EXPECT_THAT(client.answer(), HasSubstr("<p>Spades</p>"));
    }
    EXPECT_GT(slow.answer().size(), kBigSize);
}

TEST_F(ServerTest, FinishesTheAnswerUnderWayWhenStopped) {
    add_big_file();
    start({.stop = 20s});
    Client idle(port());
    idle.send(get("/"));
    EXPECT_THAT(idle.answer(), HasSubstr("<p>Spades</p>"));
    Client busy(port(), 4096);
    busy.send(get("/big.bin") + get("/"));
    EXPECT_THAT(busy.head(), StartsWith("HTTP/1.1 200 OK\r\n"));
    server_->stop();
    EXPECT_EQ(idle.rest(), "");
    EXPECT_EQ(busy.rest(), std::string(kBigSize, '\0'));
}

TEST_F(ServerTest, WaitsForNobodyTooLongWhenStopped) {
    add_big_file();
    start({.stop = 50ms});
    Client stalled(port(), 4096);
    stalled.send(get("/big.bin"));
    EXPECT_THAT(stalled.head(), StartsWith("HTTP/1.1 200 OK\r\n"));
    const auto begin = std::chrono::steady_clock::now();
    stop();
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);  // the write limit is 10 s
}

TEST_F(ServerTest, StopsBeforeItRuns) {
    auto server = Server::open({folder_.path(), "127.0.0.1", 0});
    ASSERT_TRUE(server) << server.error();
    server->stop();
    server->run();
}

TEST_F(ServerTest, SaysWhatIsWrongWithItsAddress) {
    start();
    const auto error = [&](const std::string& address, std::uint16_t port) {
        const auto server = Server::open({folder_.path(), address, port});
        return server ? "" : server.error();
    };
    EXPECT_EQ(
        error("127.0.0.1", port()),
        "Port " + std::to_string(port()) +
            " on 127.0.0.1 is already in use. Stop the other program or choose another port with --port.");
    for (const auto* bad : {"", "nowhere", "127.0.0.256", "127.0.0.1:80", "::g"})
        EXPECT_EQ(error(bad, 0),
                  '"' + std::string(bad) +
                      "\" is not an IP address. Leave out --address, or give one such as 127.0.0.1.");
    EXPECT_EQ(error("192.0.2.1", 0),
              "This computer has no address 192.0.2.1. Leave out --address, or give one that it has.");
}

TEST_F(ServerTest, NamesAnAddressThatABrowserCanOpen) {
    const auto url = [&](const std::string& address) {
        const auto server = Server::open({folder_.path(), address, 0});
        return server ? server->url() : server.error();
    };
    EXPECT_THAT(url("127.0.0.1"), testing::MatchesRegex("http://127.0.0.1:[0-9]+/"));
    EXPECT_THAT(url("localhost"), testing::MatchesRegex("http://127.0.0.1:[0-9]+/"));
    EXPECT_THAT(url("0.0.0.0"), testing::MatchesRegex("http://127.0.0.1:[0-9]+/"));
}

TEST_F(ServerTest, ServesUntilASignal) {
    for (const int signal : {SIGINT, SIGTERM}) {
        std::string url;
        const auto done = serve({folder_.path(), "127.0.0.1", 0}, [&](const std::string& at) {
            url = at;
            std::raise(signal);
        });
        EXPECT_TRUE(done) << done.error();
        EXPECT_THAT(url, StartsWith("http://127.0.0.1:"));
    }
}

TEST_F(ServerTest, ReturnsItsErrors) {
    bool was_ready = false;
    const auto ready = [&](const std::string&) { was_ready = true; };
    const auto missing = serve({folder_.path() / "gone", "127.0.0.1", 0}, ready);
    ASSERT_FALSE(missing);
    EXPECT_THAT(missing.error(), StartsWith("There is no folder "));
    EXPECT_FALSE(was_ready);
    const auto thrown =
        serve({folder_.path(), "127.0.0.1", 0}, [](const std::string&) { throw std::runtime_error("no"); });
    ASSERT_FALSE(thrown);
    EXPECT_EQ(thrown.error(), "The server had to stop: no.");
}

}  // namespace
}  // namespace larch::server
