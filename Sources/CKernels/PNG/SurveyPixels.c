#pragma STDC FP_CONTRACT OFF

#include "PNGKernels.h"

#include "../EveryWidth.h"

#include <string.h>

enum { lanes = 16 };

typedef uint32_t group __attribute__((ext_vector_type(lanes)));

// The number of pixels between two tests whether to stop.
enum { stretch = 64 * lanes };

static inline __attribute__((always_inline)) _Bool pixels_are_opaque(const uint8_t *pixels, size_t count) {
  size_t at = 0;
  while (at + lanes <= count) {
    group all = ~0u;
    const size_t end = count - at < stretch ? count - lanes : at + stretch - lanes;
    for (; at <= end; at += lanes) {
      group of;
      __builtin_memcpy(&of, pixels + 4 * at, sizeof of);
      all &= of;
    }
    if (__builtin_reduce_and(all) >> 24 != 255) return 0;
  }
  for (; at < count; at++) {
    if (pixels[4 * at + 3] != 255) return 0;
  }
  return 1;
}

EVERY_WIDTH(_Bool, pixels_are_opaque, (const uint8_t *pixels, size_t count), (pixels, count))

static inline __attribute__((always_inline)) _Bool pixels_are_grey(const uint8_t *pixels, size_t count) {
  size_t at = 0;
  while (at + lanes <= count) {
    group difference = 0;
    const size_t end = count - at < stretch ? count - lanes : at + stretch - lanes;
    for (; at <= end; at += lanes) {
      group of;
      __builtin_memcpy(&of, pixels + 4 * at, sizeof of);
      difference |= of ^ of >> 8;
    }
    if ((__builtin_reduce_or(difference) & 0xFFFF) != 0) return 0;
  }
  for (; at < count; at++) {
    const uint8_t *pixel = pixels + 4 * at;
    if (pixel[0] != pixel[1] || pixel[1] != pixel[2]) return 0;
  }
  return 1;
}

EVERY_WIDTH(_Bool, pixels_are_grey, (const uint8_t *pixels, size_t count), (pixels, count))

/// Returns the number of pixels of one colour at the beginning.
static inline size_t run(const uint32_t *pixels, size_t count, uint32_t colour) {
  typedef uint32_t few __attribute__((ext_vector_type(8)));
  size_t length = 1;
  for (; length + 8 <= count; length += 8) {
    few of;
    __builtin_memcpy(&of, pixels + length, sizeof of);
    if (__builtin_reduce_or(of ^ colour) != 0) break;
  }
  while (length < count && pixels[length] == colour) length++;
  return length;
}

size_t ck_find_colors(
    const uint32_t *pixels, size_t count, uint32_t *colours, uint8_t *indices) {
  // Four times as many entries as colours, so that collisions are rare.
  enum { hash_bits = 10, places = 1 << hash_bits };
  uint16_t numbers[places] = {0};
  size_t found = 0;
  for (size_t at = 0; at < count;) {
    const uint32_t colour = pixels[at];
    uint32_t place = colour * 0x9E3779B1u >> (32 - hash_bits);
    while (numbers[place] != 0 && colours[numbers[place] - 1] != colour) {
      place = (place + 1) % places;
    }
    if (numbers[place] == 0) {
      if (found == ck_most_colors) return found + 1;
      colours[found++] = colour;
      numbers[place] = (uint16_t)found;
    }
    const size_t length = run(pixels + at, count - at, colour);
    memset(indices + at, numbers[place] - 1, length);
    at += length;
  }
  return found;
}
