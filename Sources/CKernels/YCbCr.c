#pragma STDC FP_CONTRACT OFF

#include "CKernels.h"

// Whole numbers only, so that the compiler may take any vectors for them.
#if defined(__x86_64__)
#define WIDTHS __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define WIDTHS
#endif

enum { lanes = 16 };

typedef uint32_t pixels __attribute__((ext_vector_type(lanes)));
typedef uint64_t pairs __attribute__((ext_vector_type(lanes / 2)));
typedef int32_t sums __attribute__((ext_vector_type(lanes)));
typedef int32_t half_sums __attribute__((ext_vector_type(lanes / 2)));
typedef uint8_t bytes __attribute__((ext_vector_type(lanes)));
typedef uint8_t half_bytes __attribute__((ext_vector_type(lanes / 2)));

// One row of a matrix, times 2^15.
typedef struct row {
  int32_t red, green, blue;
  // What the row begins at, and a half for rounding.
  int32_t offset;
} row;

typedef struct matrix {
  row y, cb, cr;
} matrix;

// BT.709: Y' = 0.2126 R' + 0.7152 G' + 0.0722 B', Cb = (B' - Y') / 1.8556, Cr = (R' - Y') / 1.5748.
// The rows of Cb and Cr sum to 0, so that greys have no colour.
static const matrix limited = {
  { 5983, 20128, 2032, (16 << 15) + (1 << 14) },
  { -3298, -11094, 14392, (128 << 15) + (1 << 14) },
  { 14392, -13073, -1319, (128 << 15) + (1 << 14) },
};
static const matrix full = {
  { 6966, 23436, 2366, 1 << 14 },
  { -3754, -12630, 16384, (128 << 15) + (1 << 14) },
  { 16384, -14882, -1502, (128 << 15) + (1 << 14) },
};

// The sums of one row of a matrix for the components of some pixels, scaled up by 2^(15 + shift).
//
// Macros, because vectors that are passed to functions are passed in other ways for every width.
#define APPLIED(row, red, green, blue, shift) \
  (((red) * (row).red + (green) * (row).green + (blue) * (row).blue + \
    ((row).offset << (shift))) >> (15 + (shift)))
// Pure blue and pure red reach 255.5 in the full range.
#define NARROWED(sum, type) \
  __builtin_convertvector((sum) < 255 ? (sum) : 255, type)

// 16 values for as many pixels.
static inline __attribute__((always_inline)) void row_16(
    row row, const uint8_t *bgra, uint8_t *target) {
  pixels from;
  __builtin_memcpy(&from, bgra, sizeof from);
  const sums blue = __builtin_convertvector(from & 255, sums);
  const sums green = __builtin_convertvector(from >> 8 & 255, sums);
  const sums red = __builtin_convertvector(from >> 16 & 255, sums);
  const sums sum = APPLIED(row, red, green, blue, 0);
  const bytes result = NARROWED(sum, bytes);
  __builtin_memcpy(target, &result, sizeof result);
}

// 8 values of each kind for the squares of two rows of 16 pixels.
static inline __attribute__((always_inline)) void chroma_8(
    matrix matrix, const uint8_t *above, const uint8_t *below, uint8_t *cb, uint8_t *cr) {
  pixels upper, lower;
  __builtin_memcpy(&upper, above, sizeof upper);
  __builtin_memcpy(&lower, below, sizeof lower);
  // Two components in a pixel's 32 bits have room for the sum of four; two pixels stand in 64.
  const pixels odd = (upper & 0x00FF00FF) + (lower & 0x00FF00FF);
  const pixels even = (upper >> 8 & 0x00FF00FF) + (lower >> 8 & 0x00FF00FF);
  pairs blue_red, green_alpha;
  __builtin_memcpy(&blue_red, &odd, sizeof odd);
  __builtin_memcpy(&green_alpha, &even, sizeof even);
  blue_red += blue_red >> 32;
  green_alpha += green_alpha >> 32;
  const half_sums blue = __builtin_convertvector(blue_red & 0xFFFF, half_sums);
  const half_sums red = __builtin_convertvector(blue_red >> 16 & 0xFFFF, half_sums);
  const half_sums green = __builtin_convertvector(green_alpha & 0xFFFF, half_sums);
  const half_sums blueness = APPLIED(matrix.cb, red, green, blue, 2);
  const half_sums redness = APPLIED(matrix.cr, red, green, blue, 2);
  const half_bytes blue_bytes = NARROWED(blueness, half_bytes);
  const half_bytes red_bytes = NARROWED(redness, half_bytes);
  __builtin_memcpy(cb, &blue_bytes, sizeof blue_bytes);
  __builtin_memcpy(cr, &red_bytes, sizeof red_bytes);
}

// Copies the last pixels of a row; the last one goes on where there are none.
static inline void copy_rest(const uint8_t *from, size_t count, uint8_t *target) {
  for (size_t i = 0; i < lanes; i++)
    __builtin_memcpy(target + 4 * i, from + 4 * (i < count ? i : count - 1), 4);
}

static inline __attribute__((always_inline)) void ycbcr_420(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, matrix matrix,
    ck_planes planes) {
  for (size_t y = 0; y < height; y += 2) {
    const _Bool is_last = y + 1 == height;
    const uint8_t *upper = bgra + y * bytes_per_row;
    const uint8_t *lower = is_last ? upper : upper + bytes_per_row;
    uint8_t *upper_y = planes.y + y * planes.y_stride;
    uint8_t *lower_y = is_last ? upper_y : upper_y + planes.y_stride;
    uint8_t *cb = planes.cb + y / 2 * planes.c_stride;
    uint8_t *cr = planes.cr + y / 2 * planes.c_stride;
    size_t x = 0;
    for (; x + lanes <= width; x += lanes) {
      row_16(matrix.y, upper + 4 * x, upper_y + x);
      row_16(matrix.y, lower + 4 * x, lower_y + x);
      chroma_8(matrix, upper + 4 * x, lower + 4 * x, cb + x / 2, cr + x / 2);
    }
    if (x == width) continue;
    uint8_t above[4 * lanes], below[4 * lanes], rest[lanes], other[lanes];
    copy_rest(upper + 4 * x, width - x, above);
    copy_rest(lower + 4 * x, width - x, below);
    row_16(matrix.y, above, rest);
    __builtin_memcpy(upper_y + x, rest, width - x);
    row_16(matrix.y, below, rest);
    __builtin_memcpy(lower_y + x, rest, width - x);
    chroma_8(matrix, above, below, rest, other);
    __builtin_memcpy(cb + x / 2, rest, (width - x + 1) / 2);
    __builtin_memcpy(cr + x / 2, other, (width - x + 1) / 2);
  }
}

static inline __attribute__((always_inline)) void ycbcr_444(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, matrix matrix,
    ck_planes planes) {
  const row rows[] = { matrix.y, matrix.cb, matrix.cr };
  for (size_t y = 0; y < height; y++) {
    const uint8_t *from = bgra + y * bytes_per_row;
    uint8_t *const targets[] = {
      planes.y + y * planes.y_stride, planes.cb + y * planes.c_stride,
      planes.cr + y * planes.c_stride,
    };
    size_t x = 0;
    for (; x + lanes <= width; x += lanes) {
      for (int i = 0; i < 3; i++) row_16(rows[i], from + 4 * x, targets[i] + x);
    }
    if (x == width) continue;
    uint8_t some[4 * lanes], rest[lanes];
    copy_rest(from + 4 * x, width - x, some);
    for (int i = 0; i < 3; i++) {
      row_16(rows[i], some, rest);
      __builtin_memcpy(targets[i] + x, rest, width - x);
    }
  }
}

// The compiler multiplies by known numbers of 16 bits in half the time.
WIDTHS
void ck_bgra_to_ycbcr_420(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes) {
  if (range == ck_range_full) {
    ycbcr_420(bgra, bytes_per_row, width, height, full, planes);
  } else {
    ycbcr_420(bgra, bytes_per_row, width, height, limited, planes);
  }
}

WIDTHS
void ck_bgra_to_ycbcr_444(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes) {
  if (range == ck_range_full) {
    ycbcr_444(bgra, bytes_per_row, width, height, full, planes);
  } else {
    ycbcr_444(bgra, bytes_per_row, width, height, limited, planes);
  }
}
