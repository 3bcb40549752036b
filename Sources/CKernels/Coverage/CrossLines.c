#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// Eight at a time for every width: most edges cross few lines.
enum { block = ck_lane_block };
typedef double doubles __attribute__((ext_vector_type(block)));
typedef int32_t ints __attribute__((ext_vector_type(block)));
typedef int32_t near_ints __attribute__((ext_vector_type(block), aligned(4)));

// Macros, because the calling convention for vectors differs between widths.
#define LOAD(at) ((ints)*(const near_ints *)(at))
#define STORE(at, values) (*(near_ints *)(at) = (values))
#define MIN(a, b) __builtin_elementwise_min(a, b)
#define MAX(a, b) __builtin_elementwise_max(a, b)

static inline __attribute__((always_inline)) _Bool cross_lines(
    const ck_edge *edges, size_t count, int32_t start, size_t lines, int32_t *restrict tops,
    int32_t *restrict bottoms) {
  const int32_t end = start + (int32_t)lines;
  ints lanes;
  for (int lane = 0; lane < block; lane++) lanes[lane] = lane;
  size_t crossings = 0;
  for (size_t i = 0; i < count && crossings <= 2 * lines; i++) {
    const ck_edge edge = edges[i];
    const int32_t first = (edge.first > start ? edge.first : start) - start;
    const int32_t last = (edge.end < end ? edge.end : end) - start;
    if (first >= last) continue;
    crossings += (size_t)(last - first);
    const int32_t offset = start * 16 + 8 - edge.x;
    // Blocks of lines begin at a multiple of eight, so that a load has the address of the last store
    // and is forwarded from it.
    for (int32_t line = first & -block; line < last; line += block) {
      const ints at = lanes + line;
      // The distance from the end is rounded, so that the result does not depend on the end's position.
      const doubles down = __builtin_convertvector(at * 16 + offset, doubles) * edge.slope;
      const ints y = __builtin_convertvector(
                         down + __builtin_elementwise_copysign((doubles)0.5, down), ints) + edge.y;
      const ints is_out = (at < first) | (at >= last);
      STORE(tops + line, MIN(LOAD(tops + line), is_out ? (ints)INT32_MAX : y));
      STORE(bottoms + line, MAX(LOAD(bottoms + line), is_out ? (ints)INT32_MIN : y));
    }
  }
  // A line with crossings has at least two: if there are no more in total, none has more than two.
  ints crossed = 0;
  for (size_t line = 0; line < lines; line += block)
    crossed -= LOAD(tops + line) <= LOAD(bottoms + line);
  return crossings <= 2 * (size_t)__builtin_reduce_add(crossed);
}

EVERY_WIDTH(
    _Bool, cross_lines,
    (const ck_edge *edges, size_t count, int32_t start, size_t lines, int32_t *tops,
     int32_t *bottoms),
    (edges, count, start, lines, tops, bottoms))
