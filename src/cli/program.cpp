// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include "cli/program.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "base/quotes.h"

namespace larch::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kMaxAnswerBytes = 1 << 16;
constexpr std::chrono::milliseconds kTimeToQuit{1000};
constexpr std::chrono::milliseconds kGlance{2};

Fault failed(const char* what) { return {what, std::strerror(errno)}; }

// Both ends closed in every program that we start, but for those that are handed to it.
struct Pipe {
    int ends[2] = {-1, -1};

    bool open() { return pipe2(ends, O_CLOEXEC) == 0; }
    void close_both() {
        for (const int end : ends)
            if (end >= 0) close(end);
    }
};

// Waits until the file can be read or written, or the deadline; returns whether it can.
bool wait_for(int file, short events, Clock::time_point deadline) {
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
        pollfd polled{.fd = file, .events = events, .revents = 0};
        const int ready = poll(&polled, 1, static_cast<int>(std::clamp<std::int64_t>(left, 0, 60'000)));
        if (ready > 0) return true;
        if (ready == 0 && Clock::now() >= deadline) return false;
        if (ready < 0 && errno != EINTR) return false;
    }
}

// Starts the command with those files as its standard input and output, in a process group of its own, so
// that it can be stopped with what it has started itself. Returns the error, or 0.
int spawn(const std::string& command, int in, int out, pid_t& pid) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t pipe_signal;
    sigemptyset(&pipe_signal);
    sigaddset(&pipe_signal, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &pipe_signal);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    std::string shell = "sh";
    std::string option = "-c";
    std::string text = command;
    char* const arguments[] = {shell.data(), option.data(), text.data(), nullptr};
    const int error = posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

}  // namespace

Parsed<std::unique_ptr<Program>> Program::start(const std::string& command) {
    // A program that ends while it is written to is a fault like others, and no reason to end with it.
    std::signal(SIGPIPE, SIG_IGN);
    Pipe in;
    Pipe out;
    pid_t pid = 0;
    int error = in.open() && out.open() ? 0 : errno;
    if (error == 0) error = spawn(command, in.ends[0], out.ends[1], pid);
    if (error != 0) {
        in.close_both();
        out.close_both();
        errno = error;
        return std::unexpected(failed("a program could not be started"));
    }
    close(in.ends[0]);
    close(out.ends[1]);
    for (const int file : {in.ends[1], out.ends[0]}) fcntl(file, F_SETFL, O_NONBLOCK);
    return std::unique_ptr<Program>(new Program(pid, in.ends[1], out.ends[0]));
}

Program::~Program() {
    if (!end()) (void)send("QUIT\n", Clock::now());
    close(in_);
    const auto deadline = Clock::now() + kTimeToQuit;
    while (!end() && Clock::now() < deadline) std::this_thread::sleep_for(kGlance);
    kill(-pid_, SIGKILL);
    kill(pid_, SIGKILL);  // it may have left its group
    close(out_);
    waitpid(pid_, nullptr, 0);
}

std::optional<std::string> Program::end() const {
    siginfo_t info{};
    if (waitid(P_PID, static_cast<id_t>(pid_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid == 0)
        return std::nullopt;
    if (info.si_code == CLD_EXITED) return fmt::format("it has ended, with exit code {}", info.si_status);
    return fmt::format("it was ended by signal {}", info.si_status);
}

Parsed<std::string> Program::ask(const std::string& line, Patience patience) {
    const auto deadline = Clock::now() + std::chrono::ceil<std::chrono::nanoseconds>(patience);
    if (!read_.empty() || (wait_for(out_, POLLIN, Clock::now()) && !end()))
        if (const Parsed<std::string> early = receive(Clock::now()); early)
            return fault("", "it wrote " + in_quotes(*early) + " before it was asked");
    if (auto wrong = send(line + "\n", deadline)) return std::unexpected(*wrong);
    return receive(deadline);
}

std::optional<Fault> Program::send(std::string_view text, Clock::time_point deadline) {
    while (!text.empty()) {
        const ssize_t written = write(in_, text.data(), text.size());
        if (written > 0) {
            text.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EAGAIN) {
            if (!wait_for(in_, POLLOUT, deadline)) return Fault{"", "it does not read what it is asked"};
        } else if (errno != EINTR) {
            return ended();
        }
    }
    return std::nullopt;
}

Parsed<std::string> Program::receive(Clock::time_point deadline) {
    for (;;) {
        if (const std::size_t end = read_.find('\n'); end != std::string::npos) {
            std::string line = read_.substr(0, end);
            read_.erase(0, end + 1);
            return line;
        }
        if (read_.size() > kMaxAnswerBytes) return fault("", "its answer is longer than 64 KiB");
        if (!wait_for(out_, POLLIN, deadline)) return fault("", "it did not answer in time");
        char bytes[4096];
        const ssize_t got = read(out_, bytes, sizeof bytes);
        if (got > 0) read_.append(bytes, static_cast<std::size_t>(got));
        if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) return std::unexpected(ended());
    }
}

// It has closed its end, and most likely ends just now.
Fault Program::ended() const {
    const auto deadline = Clock::now() + kTimeToQuit;
    while (!end() && Clock::now() < deadline) std::this_thread::sleep_for(kGlance);
    return {"", end().value_or("it has closed its input or its output")};
}

}  // namespace larch::cli
