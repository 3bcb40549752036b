#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

typedef int16_t sums __attribute__((ext_vector_type(ck_strip)));
typedef uint8_t bytes __attribute__((ext_vector_type(ck_strip)));

static inline __attribute__((always_inline)) void resolve_strip(
    int16_t *changes, size_t rows, uint8_t *coverage) {
  // A full sum, 256 for each line, must become 255. So a 256th is subtracted, in steps of 4, which suffice
  // for `ck_lanes`, and the rest is divided by the number of lines.
  enum { shift = 6 };
  _Static_assert(1 << shift == ck_fine_lanes, "the shift divides by the lines");
  sums sum = 0;
  for (size_t row = 0; row < rows; row++) {
    sums change;
    __builtin_memcpy(&change, changes, sizeof change);
    sum += change;
    const sums none = 0;
    __builtin_memcpy(changes, &none, sizeof none);
    const sums scaled = (sum - (sum >> 10 << 2) + (1 << (shift - 1))) >> shift;
    const bytes result = __builtin_convertvector(scaled, bytes);
    __builtin_memcpy(coverage, &result, sizeof result);
    changes += ck_strip;
    coverage += ck_strip;
  }
}

EVERY_WIDTH(
    void, resolve_strip, (int16_t *changes, size_t rows, uint8_t *coverage),
    (changes, rows, coverage))
