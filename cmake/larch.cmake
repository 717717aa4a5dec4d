# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT

# What every target is built with. Floating point must give the same bits on every compiler (docs/adr/0003).
add_library(larch_options INTERFACE)
target_include_directories(larch_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(larch_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wno-missing-field-initializers -Werror
  -ffp-contract=off -fno-math-errno)
if(LARCH_CHECKED)
  target_compile_options(larch_options INTERFACE -UNDEBUG)
endif()
if(NOT LARCH_WASM AND CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(larch_options INTERFACE -mpopcnt)
endif()
if(LARCH_SANITIZE)
  target_compile_options(larch_options INTERFACE -fsanitize=${LARCH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(larch_options INTERFACE -fsanitize=${LARCH_SANITIZE})
endif()

# larch_module(NAME [HOST] SOURCES ... DEPENDS module...): one library, larch_NAME, of this folder.
# The core (everything without HOST) has no exceptions, and so runs as WebAssembly unchanged.
function(larch_module name)
  cmake_parse_arguments(ARG "HOST" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  add_library(larch_${name} STATIC ${ARG_SOURCES})
  list(TRANSFORM ARG_DEPENDS PREPEND larch_)
  target_link_libraries(larch_${name} PUBLIC larch_options ${ARG_DEPENDS} PRIVATE ${ARG_LIBRARIES})
  if(NOT ARG_HOST)
    target_compile_options(larch_${name} PRIVATE -fno-exceptions)
  endif()
endfunction()

# larch_test(NAME SOURCES ... DEPENDS module...): one GoogleTest binary, its cases known to ctest singly.
function(larch_test name)
  if(LARCH_WASM)
    return()
  endif()
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  list(TRANSFORM ARG_DEPENDS PREPEND larch_)
  target_link_libraries(${name} PRIVATE larch_options ${ARG_DEPENDS} ${ARG_LIBRARIES} GTest::gtest_main GTest::gmock)
  target_compile_definitions(${name} PRIVATE LARCH_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST)
endfunction()
