# SPDX-FileCopyrightText: 2026 Larch Hollow Spades authors
# SPDX-License-Identifier: MIT

# What every target is built with. Floating point must give the same bits on every compiler (docs/adr/0003).
add_library(larch_options INTERFACE)
target_include_directories(larch_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(larch_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Wno-missing-field-initializers -Werror
  -ffp-contract=off -fno-math-errno)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps in "text" + string that are not there (GCC bug 105651).
  target_compile_options(larch_options INTERFACE -Wno-restrict)
endif()
if(LARCH_CHECKED)
  target_compile_options(larch_options INTERFACE -UNDEBUG)
endif()
if(LARCH_SANITIZE)
  target_compile_options(larch_options INTERFACE -fsanitize=${LARCH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(larch_options INTERFACE -fsanitize=${LARCH_SANITIZE})
endif()

if(LARCH_WASM)
  add_library(larch_wasm_runtime STATIC cmake/wasm_stack_protector.c)
endif()

# Random play picks the n-th set bit of a word with one instruction where the machine it is built on has it.
if(NOT LARCH_WASM AND NOT DEFINED LARCH_MARCH)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs("int main() { return __builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi2\") ? 0 : 1; }"
    LARCH_HOST_IS_X86_64_V3)
  set(LARCH_MARCH "" CACHE STRING "The -march to build for; by default what this machine can run")
  if(LARCH_HOST_IS_X86_64_V3)
    set_property(CACHE LARCH_MARCH PROPERTY VALUE x86-64-v3)
  endif()
endif()
if(LARCH_MARCH)
  target_compile_options(larch_options INTERFACE -march=${LARCH_MARCH})
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

# larch_small(FILE...): sources of this folder that run seldom. In the page their bytes cost more than their speed.
function(larch_small)
  if(LARCH_WASM)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS -Oz)
  endif()
endfunction()

# larch_test(NAME [WHOLE] SOURCES ... DEPENDS module...): one GoogleTest binary, its cases known to ctest singly; or
# as one, when they share what is dear to make.
function(larch_test name)
  if(NOT LARCH_TESTS)
    return()
  endif()
  cmake_parse_arguments(ARG "WHOLE" "" "SOURCES;DEPENDS;LIBRARIES" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  list(TRANSFORM ARG_DEPENDS PREPEND larch_)
  target_link_libraries(${name} PRIVATE larch_options ${ARG_DEPENDS} ${ARG_LIBRARIES} GTest::gtest_main GTest::gmock)
  target_compile_definitions(${name} PRIVATE LARCH_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  if(ARG_WHOLE)
    add_test(NAME ${name} COMMAND ${name})
    return()
  endif()
  include(GoogleTest)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST)
endfunction()
