#pragma STDC FP_CONTRACT OFF

#include "PNGKernels.h"

#include "../EveryWidth.h"

enum { lanes = 8 };

typedef uint32_t pixels __attribute__((ext_vector_type(lanes)));
typedef int32_t ints __attribute__((ext_vector_type(lanes)));
typedef float floats __attribute__((ext_vector_type(lanes)));

// A numerator has 16 bits. A quotient up to 256 that is no integer is farther from the next integer than the
// rounding error of a float, and greater quotients are clamped to 255. So the IEEE 754 quotient of floats
// has the right integer part.
#define COMPONENT(shift)                                                              \
  ({                                                                                  \
    const ints numerator = (ints)(of >> (shift) & 255) * 255 + half;                  \
    const ints quotient = __builtin_convertvector(                                    \
        __builtin_convertvector(numerator, floats) / divisor, ints);                  \
    (pixels)__builtin_elementwise_min(quotient, (ints)255) << (shift);                \
  })

static inline __attribute__((always_inline)) void straighten(
    const uint8_t *from, size_t count, _Bool is_rgba, uint8_t *straight) {
  for (size_t at = 0; at < count; at += lanes) {
    const size_t taken = count - at < lanes ? count - at : lanes;
    pixels of = 0;
    __builtin_memcpy(&of, from + 4 * at, taken == lanes ? sizeof of : 4 * taken);
    const pixels alpha = of >> 24;
    if (__builtin_reduce_and(alpha) != 255) {
      const ints half = (ints)(alpha >> 1);
      // Transparent pixels have numerators of 0, or are set to 0 below.
      const floats divisor =
          __builtin_convertvector(__builtin_elementwise_max((ints)alpha, (ints)1), floats);
      const pixels colours = COMPONENT(0) | COMPONENT(8) | COMPONENT(16) | alpha << 24;
      of = alpha == 0 ? (pixels)0 : colours;
    }
    if (is_rgba) of = (of & 0xFF00FF00) | (of >> 16 & 0xFF) | (of & 0xFF) << 16;
    __builtin_memcpy(straight + 4 * at, &of, taken == lanes ? sizeof of : 4 * taken);
  }
}

static inline __attribute__((always_inline)) void straight_pixels(
    const uint8_t *from, size_t count, _Bool is_rgba, uint8_t *straight) {
  if (is_rgba) {
    straighten(from, count, 1, straight);
  } else {
    straighten(from, count, 0, straight);
  }
}

EVERY_WIDTH(
    void, straight_pixels,
    (const uint8_t *from, size_t count, _Bool is_rgba, uint8_t *straight),
    (from, count, is_rgba, straight))
