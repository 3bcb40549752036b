#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// The number of rows by which pixels are prefetched.
enum { ahead = 8 };
// The number of pixels that are first tested as a whole.
enum { run = 64 };

// Whether some bytes, a multiple of eight, all equal those of `value`.
static inline __attribute__((always_inline)) _Bool is_all(
    const uint8_t *bytes, size_t count, uint64_t value) {
  uint64_t others = 0;
  for (size_t i = 0; i < count; i += sizeof value) {
    uint64_t some;
    __builtin_memcpy(&some, bytes + i, sizeof some);
    others |= some ^ value;
  }
  return others == 0;
}

#define STEP 8
#include "BlendRowsTemplate.h"

#define STEP 16
#include "BlendRowsTemplate.h"

// A step has as many pixels as a vector, and fewer for narrow rows.
static inline __attribute__((always_inline)) void blend_rows(
    ck_width vector, uint32_t *pixels, size_t pixels_per_row, const uint8_t *coverage,
    size_t coverage_per_row, size_t width, size_t rows, const uint32_t *colors,
    size_t colors_per_row) {
  if (vector == ck_width_avx512 && width >= 16)
    blend_rows_of_16(
        pixels, pixels_per_row, coverage, coverage_per_row, width, rows, colors, colors_per_row);
  else
    blend_rows_of_8(
        pixels, pixels_per_row, coverage, coverage_per_row, width, rows, colors, colors_per_row);
}

EVERY_WIDTH(
    void, blend_rows,
    (uint32_t *pixels, size_t pixels_per_row, const uint8_t *coverage, size_t coverage_per_row,
     size_t width, size_t rows, const uint32_t *colors, size_t colors_per_row),
    (here, pixels, pixels_per_row, coverage, coverage_per_row, width, rows, colors,
     colors_per_row))
