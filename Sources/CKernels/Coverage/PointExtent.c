#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// The number of points in independent partial results.
enum { step = 8 };

typedef double points_of_step __attribute__((ext_vector_type(2 * step)));

static inline __attribute__((always_inline)) void point_extent(
    const double *points, size_t count, double low[2], double high[2]) {
  double least[2 * step], most[2 * step];
  for (int i = 0; i < 2 * step; i++) least[i] = most[i] = points[i % 2];
  points_of_step lowest, highest;
  __builtin_memcpy(&lowest, least, sizeof lowest);
  __builtin_memcpy(&highest, most, sizeof highest);
  size_t at = 0;
  for (; at + step <= count; at += step) {
    points_of_step some;
    __builtin_memcpy(&some, points + 2 * at, sizeof some);
    lowest = some < lowest ? some : lowest;
    highest = some > highest ? some : highest;
  }
  __builtin_memcpy(least, &lowest, sizeof lowest);
  __builtin_memcpy(most, &highest, sizeof highest);
  for (; at < count; at++) {
    for (int axis = 0; axis < 2; axis++) {
      const double coordinate = points[2 * at + axis];
      if (coordinate < least[axis]) least[axis] = coordinate;
      if (coordinate > most[axis]) most[axis] = coordinate;
    }
  }
  for (int axis = 0; axis < 2; axis++) {
    low[axis] = least[axis];
    high[axis] = most[axis];
    for (int i = axis; i < 2 * step; i += 2) {
      if (least[i] < low[axis]) low[axis] = least[i];
      if (most[i] > high[axis]) high[axis] = most[i];
    }
  }
}

EVERY_WIDTH(
    void, point_extent, (const double *points, size_t count, double low[2], double high[2]),
    (points, count, low, high))
