#pragma STDC FP_CONTRACT OFF

#include "PNGKernels.h"

#include "../EveryWidth.h"

// Four pixels.
typedef uint8_t bytes __attribute__((ext_vector_type(16)));

// Shuffles their bytes into PNG's order.
#define RGBA(of) \
  __builtin_shufflevector(of, of, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15)
#define RGB(of) \
  __builtin_shufflevector(of, of, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 3, 7, 11, 15)

/// Writes the differences between pixels and predicted ones, one by one.
static inline void filter_each(
    const uint8_t *pixels, const uint8_t *predicted, size_t count, size_t size, uint8_t *row) {
  static const uint8_t order[] = {2, 1, 0, 3};
  for (size_t at = 0; at < count; at++) {
    for (size_t i = 0; i < size; i++) {
      const uint8_t by = predicted == 0 ? 0 : predicted[4 * at + order[i]];
      row[size * at + i] = (uint8_t)(pixels[4 * at + order[i]] - by);
    }
  }
}

static inline __attribute__((always_inline)) void filter_row(
    const uint8_t *pixels, const uint8_t *above, size_t count, ck_filter filter, _Bool has_alpha,
    uint8_t *row) {
  *row++ = (uint8_t)filter;
  const size_t size = has_alpha ? 4 : 3;
  const uint8_t *predicted = filter == ck_filter_up ? above : 0;
  if (filter == ck_filter_sub && count > 0) {
    filter_each(pixels, 0, 1, size, row);
    predicted = pixels;
    pixels += 4;
    row += size;
    count--;
  }
  size_t at = 0;
  // A vector of three-byte pixels writes four bytes too many, which the next one overwrites.
  for (; at + 6 <= count; at += 4) {
    bytes of, by = 0;
    __builtin_memcpy(&of, pixels + 4 * at, sizeof of);
    if (predicted != 0) __builtin_memcpy(&by, predicted + 4 * at, sizeof by);
    const bytes rest = of - by;
    const bytes result = has_alpha ? RGBA(rest) : RGB(rest);
    __builtin_memcpy(row + size * at, &result, sizeof result);
  }
  filter_each(
      pixels + 4 * at, predicted == 0 ? 0 : predicted + 4 * at, count - at, size, row + size * at);
}

EVERY_WIDTH(
    void, filter_row,
    (const uint8_t *pixels, const uint8_t *above, size_t count, ck_filter filter, _Bool has_alpha,
     uint8_t *row),
    (pixels, above, count, filter, has_alpha, row))
