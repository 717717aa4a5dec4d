// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
#pragma once

#include <fstream>
#include <sstream>
#include <string>

namespace larch {

// For tests: what stands between the fences of that kind in docs/notation.md, the first of them.
inline std::string doc_example(const std::string& kind) {
    std::ifstream file(LARCH_SOURCE_DIR "/docs/notation.md");
    std::stringstream text;
    text << file.rdbuf();
    const std::string doc = text.str();
    const std::string fence = "```" + kind + "\n";
    const std::size_t start = doc.find(fence);
    if (start == std::string::npos) return "no example";
    return doc.substr(start + fence.size(), doc.find("```", start + fence.size()) - start - fence.size());
}

}  // namespace larch
