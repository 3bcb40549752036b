#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

enum { block = ck_lane_block };
typedef float floats __attribute__((ext_vector_type(block)));
typedef int32_t ints __attribute__((ext_vector_type(block)));
typedef int32_t near_ints __attribute__((ext_vector_type(block), aligned(4)));

// Macros, because the calling convention for vectors differs between widths.
#define LOAD(at) ((ints)*(const near_ints *)(at))
#define STORE(at, values) (*(near_ints *)(at) = (values))
#define FLOATS(values) __builtin_convertvector(values, floats)
// Rounds to the nearest integers, halves away from 0: a conversion alone would truncate.
#define ROUNDED(values) \
  __builtin_convertvector((values) + __builtin_elementwise_copysign((floats)0.5f, values), ints)
#define MIN(a, b) __builtin_elementwise_min(a, b)
#define MAX(a, b) __builtin_elementwise_max(a, b)

// Extends the spans of the lines between two corners to the edge from one to the other. A line crosses two
// edges of a convex shape, which are the ends of its span.
static inline __attribute__((always_inline)) void add_edge(
    int32_t x0, int32_t y0, int32_t x1, int32_t y1, int shift, int32_t origin, int32_t lines,
    int32_t *restrict tops, int32_t *restrict bottoms) {
  if (x0 > x1) {
    const int32_t x = x0, y = y0;
    x0 = x1;
    y0 = y1;
    x1 = x;
    y1 = y;
  }
  const int32_t begin = (x0 - origin + (1 << shift) - 1) >> shift;
  const int32_t end = (x1 - origin) >> shift;
  const int32_t first = begin > 0 ? begin : 0;
  const int32_t last = end < lines - 1 ? end : lines - 1;
  if (first > last) return;
  // A vertical edge has no slope; the adjacent edges include both of its ends.
  const float slope = x1 > x0 ? (float)(y1 - y0) / (float)(x1 - x0) : 0;
  const int32_t offset = origin - x0;
  ints lanes;
  for (int lane = 0; lane < block; lane++) lanes[lane] = lane;
  for (int32_t line = first & -block; line <= last; line += block) {
    const ints at = lanes + line;
    const ints edge = ROUNDED(FLOATS((at << shift) + offset) * slope) + y0;
    const ints is_out = (at < first) | (at > last);
    STORE(tops + line, MIN(LOAD(tops + line), is_out ? (ints)INT32_MAX : edge));
    STORE(bottoms + line, MAX(LOAD(bottoms + line), is_out ? (ints)INT32_MIN : edge));
  }
}

static inline __attribute__((always_inline)) _Bool shape_spans(
    const ck_shape *shape, const ck_disc *disc, int32_t left, size_t lines, int32_t *restrict tops,
    int32_t *restrict bottoms, int32_t *restrict own_tops, int32_t *restrict own_bottoms) {
  const int shift = disc->shift;
  const int32_t origin = left + (1 << shift) / 2;
  const int32_t count = (int32_t)lines;
  const int32_t begin = (shape->left - origin) >> shift & -block;
  const int32_t end = (shape->right - origin) >> shift;
  const int32_t first = begin > 0 ? begin : 0;
  const int32_t last = end < count - 1 ? end : count - 1;
  for (int32_t line = first; line <= last; line += block) {
    STORE(own_tops + line, (ints)INT32_MAX);
    STORE(own_bottoms + line, (ints)INT32_MIN);
  }
  if (shape->corners == 0) {
    const int32_t here = shape->x[0] - origin;
    const int32_t start = (here - disc->reach + (1 << shift) - 1) >> shift;
    const int32_t phase = (start << shift) - here + disc->reach;
    const int32_t *heights = disc->heights + (size_t)phase * disc->stride + block - start;
    for (int32_t line = first; line <= last; line++) {
      if (line < start || line >= start + disc->count) continue;
      own_tops[line] = shape->y[0] - heights[line];
      own_bottoms[line] = shape->y[0] + heights[line];
    }
  }
  for (int32_t i = 0; i < shape->corners; i++) {
    const int32_t next = i + 1 < shape->corners ? i + 1 : 0;
    add_edge(
        shape->x[i], shape->y[i], shape->x[next], shape->y[next], shift, origin, count, own_tops,
        own_bottoms);
  }
  // Corners are rounded, so a gap of one unit is no gap.
  const ints slack = 2;
  ints apart = 0;
  for (int32_t line = first; line <= last; line += block) {
    const ints top = LOAD(own_tops + line);
    const ints bottom = LOAD(own_bottoms + line);
    const ints layer_top = LOAD(tops + line);
    const ints layer_bottom = LOAD(bottoms + line);
    apart |= (top < bottom) & (layer_top < layer_bottom) &
        ((top - slack > layer_bottom) | (layer_top - slack > bottom));
  }
  for (int lane = 0; lane < block; lane++)
    if (apart[lane]) return 0;
  for (int32_t line = first; line <= last; line += block) {
    const ints top = LOAD(own_tops + line);
    const ints bottom = LOAD(own_bottoms + line);
    const ints is_some = top < bottom;
    const ints layer_top = LOAD(tops + line);
    const ints layer_bottom = LOAD(bottoms + line);
    STORE(tops + line, is_some ? MIN(layer_top, top) : layer_top);
    STORE(bottoms + line, is_some ? MAX(layer_bottom, bottom) : layer_bottom);
  }
  return 1;
}

EVERY_WIDTH(
    _Bool, shape_spans,
    (const ck_shape *shape, const ck_disc *disc, int32_t left, size_t lines, int32_t *tops,
     int32_t *bottoms, int32_t *own_tops, int32_t *own_bottoms),
    (shape, disc, left, lines, tops, bottoms, own_tops, own_bottoms))
