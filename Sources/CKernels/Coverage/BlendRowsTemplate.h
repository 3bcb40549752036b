// Blends rows in steps of STEP pixels. Included once for each number of them.

#define NAME_OF(name, step) name##_of_##step
#define NAME_WITH(name, step) NAME_OF(name, step)
#define NAME(name) NAME_WITH(name, STEP)
#define coverages NAME(coverages)
#define words NAME(words)
#define channels NAME(channels)
#define products NAME(products)
#define INLINE static inline __attribute__((always_inline))

typedef uint8_t coverages __attribute__((ext_vector_type(STEP)));
typedef uint32_t words __attribute__((ext_vector_type(STEP)));
// Blue and red of each pixel, or green and alpha, in 16 bits each, so that products fit.
typedef uint16_t channels __attribute__((ext_vector_type(2 * STEP)));
typedef uint32_t products __attribute__((ext_vector_type(2 * STEP)));

// A product of two bytes over 255, rounded to nearest: exact for all of them.
#define OVER_255(product) \
  __builtin_convertvector( \
      __builtin_convertvector((product) + 128, products) * 257 >> 16, channels)
#define EVEN(channels_of_pixels) ((channels_of_pixels) & 255)
#define ODD(channels_of_pixels) ((channels_of_pixels) >> 8)

// Vectors are passed through memory, because the calling convention for them differs between widths.

// Blends one step.
INLINE void NAME(blend)(uint32_t *pixels, const coverages *coverage, uint32_t color) {
  const words covered = __builtin_convertvector(*coverage, words);
  const channels weights = (channels)(covered | covered << 16);
  const words same = color;
  const channels even = OVER_255(EVEN((channels)same) * weights);
  const channels odd = OVER_255(ODD((channels)same) * weights);
  const words alphas = (words)odd >> 16;
  const channels through = 255 - (channels)(alphas | alphas << 16);
  channels below;
  __builtin_memcpy(&below, pixels, sizeof below);
  const channels result =
      (even + OVER_255(EVEN(below) * through)) | (odd + OVER_255(ODD(below) * through)) << 8;
  __builtin_memcpy(pixels, &result, sizeof result);
}

// Blends one step that is fully covered.
INLINE void NAME(cover)(uint32_t *pixels, uint32_t color) {
  const words same = color;
  channels result = (channels)same;
  if (color >> 24 < 255) {
    const uint16_t through = (uint16_t)(255 - (color >> 24));
    channels below;
    __builtin_memcpy(&below, pixels, sizeof below);
    result += OVER_255(EVEN(below) * through) | OVER_255(ODD(below) * through) << 8;
  }
  __builtin_memcpy(pixels, &result, sizeof result);
}

INLINE void NAME(blend_rows)(
    uint32_t *pixels, size_t pixels_per_row, const uint8_t *coverage, size_t coverage_per_row,
    size_t width, size_t rows, const uint32_t *colors, size_t colors_per_row) {
  for (size_t row = 0; row < rows; row++) {
    const uint32_t color = *colors;
    // Narrow strips touch another page in every row, which the hardware does not prefetch.
    if (row + ahead < rows) {
      for (size_t line = 0; line < width; line += 16)
        __builtin_prefetch(pixels + ahead * pixels_per_row + line, 1);
    }
    size_t x = 0;
    while (x + STEP <= width) {
      if (x + run <= width && is_all(coverage + x, run, UINT64_MAX)) {
        for (const size_t end = x + run; x < end; x += STEP) NAME(cover)(pixels + x, color);
        continue;
      }
      const size_t end = x + run < width ? x + run : width;
      for (; x + STEP <= end; x += STEP) {
        if (is_all(coverage + x, STEP, 0)) continue;
        coverages covered;
        __builtin_memcpy(&covered, coverage + x, sizeof covered);
        if (is_all(coverage + x, STEP, UINT64_MAX))
          NAME(cover)(pixels + x, color);
        else
          NAME(blend)(pixels + x, &covered, color);
      }
    }
    const size_t rest = width - x;
    coverages covered = 0;
    if (rest > 0 && width >= STEP) {
      // The last step overlaps finished pixels, with a coverage of 0.
      coverages places;
      for (int place = 0; place < STEP; place++) places[place] = (uint8_t)place;
      __builtin_memcpy(&covered, coverage + width - STEP, sizeof covered);
      covered &= (coverages)(places >= (uint8_t)(STEP - rest));
      NAME(blend)(pixels + width - STEP, &covered, color);
    } else if (rest > 0) {
      uint32_t few[STEP] = {0};
#pragma clang loop vectorize(disable)
      for (size_t i = 0; i < rest; i++) {
        covered[i] = coverage[i];
        few[i] = pixels[i];
      }
      NAME(blend)(few, &covered, color);
#pragma clang loop vectorize(disable)
      for (size_t i = 0; i < rest; i++) pixels[i] = few[i];
    }
    pixels += pixels_per_row;
    coverage += coverage_per_row;
    colors += colors_per_row;
  }
}

#undef NAME_OF
#undef NAME_WITH
#undef NAME
#undef coverages
#undef words
#undef channels
#undef products
#undef INLINE
#undef OVER_255
#undef EVEN
#undef ODD
#undef STEP
