#pragma STDC FP_CONTRACT OFF

#include "CKernels.h"

typedef float floats __attribute__((ext_vector_type(ck_lanes)));
typedef int32_t ints __attribute__((ext_vector_type(ck_lanes)));

// The nearest whole numbers, halves away from 0: a conversion alone would cut. A macro, because
// vectors that are passed to functions are passed in other ways for every width.
#define ROUNDED(values) \
  __builtin_convertvector((values) < 0 ? (values) - 0.5f : (values) + 0.5f, ints)

// A stroke with round ends is all discs about the points of its axis. On a vertical line, the disc
// that reaches farthest up is the one whose centre lies where the edge is parallel to the axis, or
// the nearest end where the axis does not go on so far; the same mirrored for the lowest point.
//
// Sums of whole coordinates with fractions would round differently at different places of a
// picture. So fractions are measured from the segment, rounded, and then added to whole numbers.
static inline __attribute__((always_inline)) void column_spans(
    const ck_segment *segments, size_t count, int32_t left, float radius, int32_t first,
    int32_t last, int32_t *tops, int32_t *bottoms) {
  ints at;
  for (int lane = 0; lane < ck_lanes; lane++)
    at[lane] = left + (2 * lane + 1) * (128 / ck_lanes);
  const float square = radius * radius;
  ints highest = INT32_MAX;
  ints lowest = INT32_MIN;
  for (size_t i = 0; i < count; i++) {
    const ck_segment segment = segments[i];
    const floats zero = 0;
    const floats run = segment.run;
    const floats distance = __builtin_convertvector(at - segment.x, floats);

    const floats up = __builtin_elementwise_min(
        __builtin_elementwise_max(distance - segment.lean, zero), run);
    const floats up_square = square - (up - distance) * (up - distance);
    const floats up_reach = __builtin_elementwise_sqrt(__builtin_elementwise_max(up_square, zero));
    const ints top = ROUNDED(up * segment.slope - up_reach) + segment.top;
    highest = up_square >= 0 ? __builtin_elementwise_min(highest, top) : highest;

    const floats down = __builtin_elementwise_min(
        __builtin_elementwise_max(distance + segment.lean, zero), run);
    const floats down_square = square - (down - distance) * (down - distance);
    const floats down_reach =
        __builtin_elementwise_sqrt(__builtin_elementwise_max(down_square, zero));
    const ints bottom = ROUNDED(down * segment.slope + down_reach) + segment.bottom;
    lowest = down_square >= 0 ? __builtin_elementwise_max(lowest, bottom) : lowest;
  }
  const ints from = first;
  const ints to = last;
  highest = __builtin_elementwise_min(__builtin_elementwise_max(highest, from), to) - from;
  lowest = __builtin_elementwise_min(__builtin_elementwise_max(lowest, from), to) - from;
  __builtin_memcpy(tops, &highest, sizeof highest);
  __builtin_memcpy(bottoms, &lowest, sizeof lowest);
}

static void column_spans_baseline(
    const ck_segment *segments, size_t count, int32_t left, float radius, int32_t first,
    int32_t last, int32_t *tops, int32_t *bottoms) {
  column_spans(segments, count, left, radius, first, last, tops, bottoms);
}

#if defined(__x86_64__)
__attribute__((target("avx2"))) static void column_spans_avx2(
    const ck_segment *segments, size_t count, int32_t left, float radius, int32_t first,
    int32_t last, int32_t *tops, int32_t *bottoms) {
  column_spans(segments, count, left, radius, first, last, tops, bottoms);
}

__attribute__((target("avx512f"))) static void column_spans_avx512(
    const ck_segment *segments, size_t count, int32_t left, float radius, int32_t first,
    int32_t last, int32_t *tops, int32_t *bottoms) {
  column_spans(segments, count, left, radius, first, last, tops, bottoms);
}
#endif

static const ck_column_spans kernels[ck_width_count] = {
  column_spans_baseline,
#if defined(__x86_64__)
  column_spans_avx2,
  column_spans_avx512,
#endif
};

ck_column_spans ck_column_spans_for(ck_width width) {
  return ck_width_is_supported(width) ? kernels[width] : NULL;
}

ck_column_spans ck_column_spans_widest(void) { return kernels[ck_widest()]; }
