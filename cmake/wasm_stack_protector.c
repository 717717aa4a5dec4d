// SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
// SPDX-License-Identifier: MIT
// Debian builds the compiler's runtime library for WebAssembly with the stack protector but ships no library that
// has these two.

unsigned long __stack_chk_guard = 0x5f3d1a7bUL;

void __stack_chk_fail(void) { __builtin_trap(); }
