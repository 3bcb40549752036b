#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// Eight at a time for every width: most segments cross few lines.
enum { block = ck_lane_block };
typedef float floats __attribute__((ext_vector_type(block)));
typedef int32_t ints __attribute__((ext_vector_type(block)));
typedef float near_floats __attribute__((ext_vector_type(block), aligned(4)));
typedef int32_t near_ints __attribute__((ext_vector_type(block), aligned(4)));

// Macros, because the calling convention for vectors differs between widths.
#define LOAD(at) ((ints)*(const near_ints *)(at))
#define STORE(at, values) (*(near_ints *)(at) = (values))
#define FLOATS(values) __builtin_convertvector(values, floats)
#define CUT(values) __builtin_convertvector(values, ints)
// Rounds to the nearest integers, halves away from 0: a conversion alone would truncate.
#define ROUNDED(values) CUT((values) + __builtin_elementwise_copysign((floats)0.5f, values))
#define MIN(a, b) __builtin_elementwise_min(a, b)
#define MAX(a, b) __builtin_elementwise_max(a, b)

// The lines that eight segments of a chain reach with their discs and their two edges.
typedef struct pieces {
  int32_t disc[block];
  int32_t phase[block];
  int32_t up_first[block];
  int32_t up_last[block];
  int32_t down_first[block];
  int32_t down_last[block];
  float slope[block];
  float lean[block];
  float drop[block];
} pieces;

// A stroke with round caps is the union of the discs around the points of its axis. On a vertical line,
// the highest point belongs to the straight edge parallel to the axis, or, beyond the end of that edge, to
// the disc at the nearest end of the axis. The lowest point is the mirror image. So each segment is two discs
// and the two straight edges that touch them.
//
// Sums of coordinates and fractions would be rounded differently at different positions in an image. So
// fractions are computed relative to the segment, rounded, and then added to integers.
static inline __attribute__((always_inline)) void chain_spans(
    const int32_t *restrict x, const int32_t *restrict y, size_t count, const ck_disc *disc,
    int32_t left, size_t lines, int32_t *restrict tops, int32_t *restrict bottoms) {
  const int shift = disc->shift;
  const int32_t pitch = 1 << shift;
  const int32_t origin = left + pitch / 2;
  const ints none = 0;
  ints lanes;
  for (int lane = 0; lane < block; lane++) lanes[lane] = lane;
  for (size_t start = 0; start < count; start += block) {
    const ints from = LOAD(x + start);
    const ints to = LOAD(x + start + 1);
    const ints length = to - from;
    const ints rise = LOAD(y + start + 1) - LOAD(y + start);
    const floats run = FLOATS(length > none ? length : none + 1);
    const floats slope = FLOATS(rise) / run;
    const floats cosine = 1 / __builtin_elementwise_sqrt(1 + slope * slope);
    const floats lean = disc->radius * (slope * cosine);
    const ints cut = CUT(lean);
    // True is -1.
    const ints above = cut - (FLOATS(cut) < lean);
    const ints below = cut + (FLOATS(cut) > lean);
    const ints here = from - origin;
    const ints there = to - origin;
    const ints last = (int32_t)lines - 1;
    // A vertical segment, and values behind the last vertex, have no edges.
    const ints is_piece = (length > none) & (lanes < (int32_t)(count - start) - 1);
    pieces all;
    const ints begin = (here - disc->reach + (pitch - 1)) >> shift;
    STORE(all.disc, begin);
    STORE(all.phase, (begin << shift) - here + disc->reach);
    STORE(all.up_first, MAX((here + above + (pitch - 1)) >> shift, none));
    STORE(all.up_last, is_piece ? MIN((there + below) >> shift, last) : none - 1);
    STORE(all.down_first, MAX((here - below + (pitch - 1)) >> shift, none));
    STORE(all.down_last, is_piece ? MIN((there - above) >> shift, last) : none - 1);
    *(near_floats *)all.slope = slope;
    *(near_floats *)all.lean = lean;
    *(near_floats *)all.drop = disc->radius * cosine;

    const size_t end = count - start < block ? count - start : block;
    for (size_t i = 0; i < end; i++) {
      const int32_t vertex = y[start + i];
      // Blocks of lines begin at a multiple of eight, so that a load has the address of the last store
      // and is forwarded from it.
      const int32_t first = all.disc[i] & -block;
      const int32_t *heights =
          disc->heights + (size_t)all.phase[i] * disc->stride + block - (all.disc[i] - first);
      int32_t stop = all.disc[i] + disc->count;
      stop = stop < (int32_t)lines ? stop : (int32_t)lines;
      for (int32_t line = first < 0 ? 0 : first; line < stop; line += block) {
        const ints height = LOAD(heights + (line - first));
        STORE(tops + line, MIN(LOAD(tops + line), vertex - height));
        STORE(bottoms + line, MAX(LOAD(bottoms + line), vertex + height));
      }

      const int32_t offset = origin - x[start + i];
      for (int32_t line = all.up_first[i] & -block; line <= all.up_last[i]; line += block) {
        const ints at = lanes + line;
        const floats distance = FLOATS((at << shift) + offset);
        const ints edge =
            ROUNDED((distance - all.lean[i]) * all.slope[i] - all.drop[i]) + vertex;
        const ints is_out = (at < all.up_first[i]) | (at > all.up_last[i]);
        STORE(tops + line, MIN(LOAD(tops + line), is_out ? (ints)INT32_MAX : edge));
      }
      for (int32_t line = all.down_first[i] & -block; line <= all.down_last[i]; line += block) {
        const ints at = lanes + line;
        const floats distance = FLOATS((at << shift) + offset);
        const ints edge =
            ROUNDED((distance + all.lean[i]) * all.slope[i] + all.drop[i]) + vertex;
        const ints is_out = (at < all.down_first[i]) | (at > all.down_last[i]);
        STORE(bottoms + line, MAX(LOAD(bottoms + line), is_out ? (ints)INT32_MIN : edge));
      }
    }
  }
}

EVERY_WIDTH(
    void, chain_spans,
    (const int32_t *x, const int32_t *y, size_t count, const ck_disc *disc, int32_t left,
     size_t lines, int32_t *tops, int32_t *bottoms),
    (x, y, count, disc, left, lines, tops, bottoms))
