#pragma STDC FP_CONTRACT OFF

#include "VideoKernels.h"

#include "../EveryWidth.h"

#if defined(__x86_64__)
#include <immintrin.h>
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
  // The constant term, and a half for rounding.
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
// Macros, because the calling convention for vectors differs between widths.
#define APPLIED(row, red, green, blue, shift) \
  (((red) * (row).red + (green) * (row).green + (blue) * (row).blue + \
    ((row).offset << (shift))) >> (15 + (shift)))
// Pure blue and pure red reach 255.5 in the full range.
#define NARROWED(sum, type) \
  __builtin_convertvector((sum) < 255 ? (sum) : 255, type)

// Converts 16 pixels to values of one plane.
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

// The destinations of 8 squares of pixels: 16 values of Y' in each of two rows, 8 of Cb and of Cr.
typedef struct places {
  uint8_t *upper_y, *lower_y, *cb, *cr;
} places;

// The type of a function that converts 8 squares, in two rows of 16 pixels.
typedef void squares(
    const matrix *matrix, const uint8_t *above, const uint8_t *below, places places);

static inline __attribute__((always_inline)) void squares_of_any_width(
    const matrix *matrix, const uint8_t *above, const uint8_t *below, places places) {
  row_16(matrix->y, above, places.upper_y);
  row_16(matrix->y, below, places.lower_y);
  pixels upper, lower;
  __builtin_memcpy(&upper, above, sizeof upper);
  __builtin_memcpy(&lower, below, sizeof lower);
  // Two components in 32 bits have space for sums of four pixels; two pixels lie in 64 bits.
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
  const half_sums blueness = APPLIED(matrix->cb, red, green, blue, 2);
  const half_sums redness = APPLIED(matrix->cr, red, green, blue, 2);
  const half_bytes blue_bytes = NARROWED(blueness, half_bytes);
  const half_bytes red_bytes = NARROWED(redness, half_bytes);
  __builtin_memcpy(places.cb, &blue_bytes, sizeof blue_bytes);
  __builtin_memcpy(places.cr, &red_bytes, sizeof red_bytes);
}

#if defined(__x86_64__)
#define AVX2 __attribute__((target("avx2")))

AVX2 static inline __m256i pair(int16_t first, int16_t second) {
  return _mm256_set1_epi32((int32_t)((uint16_t)first | (uint32_t)(uint16_t)second << 16));
}

// As `APPLIED`, for pairs of blue and red and of green and alpha.
AVX2 static inline __m256i applied(row row, __m256i blue_red, __m256i green_alpha, int shift) {
  const __m256i sum = _mm256_add_epi32(
      _mm256_madd_epi16(blue_red, pair((int16_t)row.blue, (int16_t)row.red)),
      _mm256_madd_epi16(green_alpha, pair((int16_t)row.green, 0)));
  return _mm256_srai_epi32(
      _mm256_add_epi32(sum, _mm256_set1_epi32(row.offset << shift)), 15 + shift);
}

// The sums of adjacent pairs in two vectors: two of the first, two of the second, and again.
AVX2 static inline __m256i sums_of_neighbours(__m256i first, __m256i second) {
  const __m256 a = _mm256_castsi256_ps(first), b = _mm256_castsi256_ps(second);
  return _mm256_add_epi16(
      _mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(2, 0, 2, 0))),
      _mm256_castps_si256(_mm256_shuffle_ps(a, b, _MM_SHUFFLE(3, 1, 3, 1))));
}

// With the instruction that multiplies and adds pairs, which the compiler does not choose: 0.55 of the time.
AVX2 static inline __attribute__((always_inline)) void squares_avx2(
    const matrix *matrix, const uint8_t *above, const uint8_t *below, places places) {
  const uint8_t *const from[] = { above, above + 32, below, below + 32 };
  __m256i blue_red[4], green_alpha[4], y[4];
  for (int i = 0; i < 4; i++) {
    const __m256i pixels = _mm256_loadu_si256((const __m256i *)from[i]);
    blue_red[i] = _mm256_and_si256(pixels, _mm256_set1_epi16(255));
    green_alpha[i] = _mm256_srli_epi16(pixels, 8);
    y[i] = applied(matrix->y, blue_red[i], green_alpha[i], 0);
  }
  // Packing works within the halves of a vector; a permutation restores the order.
  const __m256i luma = _mm256_permutevar8x32_epi32(
      _mm256_packus_epi16(_mm256_packs_epi32(y[0], y[1]), _mm256_packs_epi32(y[2], y[3])),
      _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7));
  _mm_storeu_si128((__m128i *)places.upper_y, _mm256_castsi256_si128(luma));
  _mm_storeu_si128((__m128i *)places.lower_y, _mm256_extracti128_si256(luma, 1));

  const __m256i blue_reds = sums_of_neighbours(
      _mm256_add_epi16(blue_red[0], blue_red[2]), _mm256_add_epi16(blue_red[1], blue_red[3]));
  const __m256i green_alphas = sums_of_neighbours(
      _mm256_add_epi16(green_alpha[0], green_alpha[2]),
      _mm256_add_epi16(green_alpha[1], green_alpha[3]));
  const __m256i words = _mm256_packs_epi32(
      applied(matrix->cb, blue_reds, green_alphas, 2),
      applied(matrix->cr, blue_reds, green_alphas, 2));
  const __m256i bytes = _mm256_packus_epi16(words, words);
  const __m128i chroma =
      _mm_unpacklo_epi16(_mm256_castsi256_si128(bytes), _mm256_extracti128_si256(bytes, 1));
  _mm_storel_epi64((__m128i *)places.cb, chroma);
  _mm_storel_epi64((__m128i *)places.cr, _mm_unpackhi_epi64(chroma, chroma));
}
#endif

// Copies the last pixels of a row, and repeats the last one up to a full vector.
static inline void copy_rest(const uint8_t *from, size_t count, uint8_t *target) {
  for (size_t i = 0; i < lanes; i++)
    __builtin_memcpy(target + 4 * i, from + 4 * (i < count ? i : count - 1), 4);
}

static inline __attribute__((always_inline)) void ycbcr_420(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, const matrix *matrix,
    ck_planes planes, squares *convert) {
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
      convert(
          matrix, upper + 4 * x, lower + 4 * x,
          (places){ upper_y + x, lower_y + x, cb + x / 2, cr + x / 2 });
    }
    if (x == width) continue;
    uint8_t above[4 * lanes], below[4 * lanes];
    uint8_t upper_rest[lanes], lower_rest[lanes], cb_rest[lanes / 2], cr_rest[lanes / 2];
    copy_rest(upper + 4 * x, width - x, above);
    copy_rest(lower + 4 * x, width - x, below);
    convert(matrix, above, below, (places){ upper_rest, lower_rest, cb_rest, cr_rest });
    __builtin_memcpy(upper_y + x, upper_rest, width - x);
    __builtin_memcpy(lower_y + x, lower_rest, width - x);
    __builtin_memcpy(cb + x / 2, cb_rest, (width - x + 1) / 2);
    __builtin_memcpy(cr + x / 2, cr_rest, (width - x + 1) / 2);
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

// With constants of 16 bits, the compiled multiplication takes half the time.
static void bgra_to_ycbcr_420_baseline(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes) {
  if (range == ck_range_full) {
    ycbcr_420(bgra, bytes_per_row, width, height, &full, planes, squares_of_any_width);
  } else {
    ycbcr_420(bgra, bytes_per_row, width, height, &limited, planes, squares_of_any_width);
  }
}

#if defined(__x86_64__)
AVX2 static void bgra_to_ycbcr_420_avx2(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes) {
  const matrix matrix = range == ck_range_full ? full : limited;
  ycbcr_420(bgra, bytes_per_row, width, height, &matrix, planes, squares_avx2);
}
#endif

// Memory bandwidth limits AVX2 already.
KERNEL_CHOICE(
    bgra_to_ycbcr_420,
    bgra_to_ycbcr_420_baseline WIDER_KERNELS(bgra_to_ycbcr_420_avx2, bgra_to_ycbcr_420_avx2))

static inline __attribute__((always_inline)) void bgra_to_ycbcr_444(
    const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes) {
  if (range == ck_range_full) {
    ycbcr_444(bgra, bytes_per_row, width, height, full, planes);
  } else {
    ycbcr_444(bgra, bytes_per_row, width, height, limited, planes);
  }
}

EVERY_WIDTH(
    void, bgra_to_ycbcr_444,
    (const uint8_t *bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
     ck_planes planes),
    (bgra, bytes_per_row, width, height, range, planes))
