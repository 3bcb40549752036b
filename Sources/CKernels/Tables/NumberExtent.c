#pragma STDC FP_CONTRACT OFF

#include "TableKernels.h"

#include "../EveryWidth.h"

#include <math.h>

// The number of independent partial results: four vectors of AVX-512.
enum { step = 32 };

typedef double some_numbers __attribute__((ext_vector_type(step)));

static inline __attribute__((always_inline)) void add(ck_extent *extent, double number) {
  // A comparison with NaN is false.
  if (number < extent->low) extent->low = number;
  if (number > extent->high) extent->high = number;
  if (number > 0 && number < extent->least_positive) extent->least_positive = number;
}

static inline __attribute__((always_inline)) ck_extent number_extent(
    const double *numbers, size_t count) {
  ck_extent extent = {.low = INFINITY, .high = -INFINITY, .least_positive = INFINITY};
  some_numbers low = INFINITY, high = -INFINITY, positive = INFINITY;
  size_t at = 0;
  for (; at + step <= count; at += step) {
    some_numbers some;
    __builtin_memcpy(&some, numbers + at, sizeof some);
    low = some < low ? some : low;
    high = some > high ? some : high;
    const some_numbers above = some > 0 ? some : (some_numbers)INFINITY;
    positive = above < positive ? above : positive;
  }
  for (; at < count; at++) add(&extent, numbers[at]);
  for (int i = 0; i < step; i++) {
    if (low[i] < extent.low) extent.low = low[i];
    if (high[i] > extent.high) extent.high = high[i];
    if (positive[i] < extent.least_positive) extent.least_positive = positive[i];
  }
  return extent;
}

EVERY_WIDTH(ck_extent, number_extent, (const double *numbers, size_t count), (numbers, count))
