#pragma STDC FP_CONTRACT OFF

#include "EveryWidth.h"

// A pixel is four bytes, blue first, alpha last; eight of them are one step.
enum { step = 8, channels_per_step = 4 * step };
// How many rows ahead pixels are asked for.
enum { ahead = 8 };

typedef uint8_t coverages __attribute__((ext_vector_type(step)));
typedef uint8_t bytes __attribute__((ext_vector_type(channels_per_step)));
typedef uint16_t channels __attribute__((ext_vector_type(channels_per_step)));

// A product of two bytes over 255, rounded to nearest: exact for all of them.
#define OVER_255(products) ((((products) + 128) + (((products) + 128) >> 8)) >> 8)

// What each lane of a vector of pixels takes from another: a byte four times, or its pixel's alpha.
#define FOUR_TIMES \
  0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7
#define ALPHAS \
  3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15, 19, 19, 19, 19, 23, 23, 23, 23, 27, 27, \
      27, 27, 31, 31, 31, 31

#define INLINE static inline __attribute__((always_inline))

// Vectors go by way of memory, because each width passes them in other ways.

// Puts a colour over pixels that let `through` shine.
INLINE void put_over(uint32_t *pixels, const channels *color, const channels *through) {
  bytes below;
  __builtin_memcpy(&below, pixels, sizeof below);
  const channels ground = OVER_255(__builtin_convertvector(below, channels) * *through);
  const bytes result = __builtin_convertvector(*color + ground, bytes);
  __builtin_memcpy(pixels, &result, sizeof result);
}

INLINE void blend_step(uint32_t *pixels, uint64_t coverage, const channels *color) {
  coverages covered;
  __builtin_memcpy(&covered, &coverage, sizeof covered);
  const bytes weights = __builtin_shufflevector(covered, covered, FOUR_TIMES);
  const channels source = OVER_255(*color * __builtin_convertvector(weights, channels));
  const channels through = 255 - __builtin_shufflevector(source, source, ALPHAS);
  put_over(pixels, &source, &through);
}

INLINE void blend_rows(
    uint32_t *pixels, size_t pixels_per_row, const uint8_t *coverage, size_t coverage_per_row,
    size_t width, size_t rows, const uint32_t *colors, size_t colors_per_row) {
  for (size_t row = 0; row < rows; row++) {
    const uint32_t color = *colors;
    const uint32_t same[step] = {color, color, color, color, color, color, color, color};
    bytes solid;
    __builtin_memcpy(&solid, same, sizeof solid);
    const channels source = __builtin_convertvector(solid, channels);
    const channels through = 255 - __builtin_shufflevector(source, source, ALPHAS);
    const _Bool is_opaque = color >> 24 == 255;
    // Narrow strips touch another page in every row, and nothing foresees which.
    if (row + ahead < rows) {
      for (size_t line = 0; line < width; line += 16)
        __builtin_prefetch(pixels + ahead * pixels_per_row + line, 1);
    }
    size_t x = 0;
    for (; x + step <= width; x += step) {
      uint64_t covered;
      __builtin_memcpy(&covered, coverage + x, sizeof covered);
      if (covered == 0) continue;
      if (covered != UINT64_MAX)
        blend_step(pixels + x, covered, &source);
      else if (is_opaque)
        __builtin_memcpy(pixels + x, &solid, sizeof solid);
      else
        put_over(pixels + x, &source, &through);
    }
    const size_t rest = width - x;
    if (rest > 0 && width >= step) {
      // The last step goes back over pixels that are done, and covers nothing of them.
      uint64_t covered;
      __builtin_memcpy(&covered, coverage + width - step, sizeof covered);
      covered = covered >> 8 * (step - rest) << 8 * (step - rest);
      if (covered != 0) blend_step(pixels + width - step, covered, &source);
    } else if (rest > 0) {
      uint64_t covered = 0;
      uint32_t few[step] = {0};
#pragma clang loop vectorize(disable)
      for (size_t i = 0; i < rest; i++) {
        covered |= (uint64_t)coverage[i] << 8 * i;
        few[i] = pixels[i];
      }
      blend_step(few, covered, &source);
#pragma clang loop vectorize(disable)
      for (size_t i = 0; i < rest; i++) pixels[i] = few[i];
    }
    pixels += pixels_per_row;
    coverage += coverage_per_row;
    colors += colors_per_row;
  }
}

EVERY_WIDTH(
    void, blend_rows,
    (uint32_t *pixels, size_t pixels_per_row, const uint8_t *coverage, size_t coverage_per_row,
     size_t width, size_t rows, const uint32_t *colors, size_t colors_per_row),
    (pixels, pixels_per_row, coverage, coverage_per_row, width, rows, colors, colors_per_row))
