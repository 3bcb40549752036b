#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// A sum with this number is rounded to an integer, whose bits are the lowest ones of the sum.
#define WHOLE 0x1.8p52

static inline __attribute__((always_inline)) int32_t whole(double units) {
  const double sum = units + WHOLE;
  int64_t bits;
  __builtin_memcpy(&bits, &sum, sizeof bits);
  return (int32_t)bits;
}

static inline __attribute__((always_inline)) _Bool device_points(
    const double *restrict points, size_t count, const double *restrict transform, double limit,
    int32_t *restrict x, int32_t *restrict y, int32_t low[2], int32_t high[2]) {
  const double a = transform[0], b = transform[1], c = transform[2], d = transform[3];
  const double tx = transform[4], ty = transform[5];
  int32_t outside = 0;
  int32_t least_x = INT32_MAX, least_y = INT32_MAX, most_x = INT32_MIN, most_y = INT32_MIN;
  for (size_t i = 0; i < count; i++) {
    const double from_x = points[2 * i];
    const double from_y = points[2 * i + 1];
    const double to_x = a * from_x + c * from_y + tx;
    const double to_y = b * from_x + d * from_y + ty;
    // A comparison with NaN is false.
    outside |= !(__builtin_fabs(to_x) <= limit) | !(__builtin_fabs(to_y) <= limit);
    const int32_t whole_x = whole(to_x * 256);
    const int32_t whole_y = whole(to_y * 256);
    x[i] = whole_x;
    y[i] = whole_y;
    least_x = whole_x < least_x ? whole_x : least_x;
    most_x = whole_x > most_x ? whole_x : most_x;
    least_y = whole_y < least_y ? whole_y : least_y;
    most_y = whole_y > most_y ? whole_y : most_y;
  }
  low[0] = least_x;
  low[1] = least_y;
  high[0] = most_x;
  high[1] = most_y;
  return !outside;
}

EVERY_WIDTH(
    _Bool, device_points,
    (const double *points, size_t count, const double *transform, double limit, int32_t *x,
     int32_t *y, int32_t low[2], int32_t high[2]),
    (points, count, transform, limit, x, y, low, high))
