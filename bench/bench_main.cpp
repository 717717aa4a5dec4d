// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT

#include <cstdio>
#include <cstring>

#include "bench/report.h"

// The bench on its own, for machines without the rest of `larch`: the WebAssembly one under Node.
int main(int argc, char** argv) {
    if (argc == 2 && std::strcmp(argv[1], "signature") == 0) {
        std::printf("%016llx\n", static_cast<unsigned long long>(larch::bench_signature()));
        return 0;
    }
    if (argc == 2 && std::strcmp(argv[1], "speed") == 0) {
        for (const larch::Speed& speed : larch::bench_speeds())
            std::printf("%-34s %12.0f /s\n", speed.what.c_str(), speed.per_second);
        return 0;
    }
    std::fprintf(stderr, "Usage: larch_bench signature|speed\n");
    return 2;
}
