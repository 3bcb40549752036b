#pragma STDC FP_CONTRACT OFF

#include "PNGKernels.h"

#include "../EveryWidth.h"

enum { block = 32, filters = 3 };
typedef uint8_t bytes __attribute__((ext_vector_type(block)));
typedef uint64_t words __attribute__((ext_vector_type(block / 8)));
typedef uint8_t near_bytes __attribute__((ext_vector_type(block), aligned(1)));

// Macros, because the calling convention for vectors differs between widths.
#define LOAD(at) ((bytes)*(const near_bytes *)(at))

// A byte that equals that of the pixel to the left costs almost nothing, and one that equals that of the row
// above, with the same filter, little more. Of the others, those near 0 have shorter codes, because many
// differences are small. The weight was chosen by the sizes of the files of 71 images.
static inline __attribute__((always_inline)) void filter_costs(
    const uint8_t *row, const uint8_t *above, const uint8_t *second, size_t count,
    uint32_t costs[3]) {
  const uint32_t weight = 2;
  size_t at = 8;
  for (int filter = 0; filter < filters; filter++) costs[filter] = 0;
  while (at + block <= 4 * count) {
    bytes unlike_left[filters] = {0}, unlike_both[filters] = {0};
    // As many rounds as a byte can count in steps of two.
    for (int round = 0; round < 127 && at + block <= 4 * count; round++, at += block) {
      const bytes here = LOAD(row + at), left = LOAD(row + at - 4), far = LOAD(row + at - 8);
      const bytes up = LOAD(above + at), up_left = LOAD(above + at - 4);
      // Where both rows have one colour, all costs are 0.
      const words uneven = (words)((here ^ left) | (left ^ far) | (up ^ up_left));
      if (__builtin_reduce_or(uneven) == 0) continue;
      const bytes values[filters] = {here, here - left, here - up};
      const bytes lefts[filters] = {left, left - far, left - up_left};
      const bytes ups[filters] = {up, up - up_left, up - LOAD(second + at)};
      for (int filter = 0; filter < filters; filter++) {
        // True is 255, which is -1.
        const bytes is_unlike = (bytes)(values[filter] != lefts[filter]);
        const bytes is_unlike_both = is_unlike & (bytes)(values[filter] != ups[filter]);
        const bytes is_far = (bytes)(values[filter] + 1 > 2);
        unlike_left[filter] -= is_unlike;
        unlike_both[filter] -= is_unlike_both + (is_unlike_both & is_far);
      }
    }
    for (int filter = 0; filter < filters; filter++) {
      for (int i = 0; i < block; i++) {
        costs[filter] += unlike_left[filter][i] + weight * unlike_both[filter][i];
      }
    }
  }
  for (; at < 4 * count; at++) {
    const uint8_t here = row[at], left = row[at - 4], up = above[at], up_left = above[at - 4];
    const uint8_t values[filters] = {here, (uint8_t)(here - left), (uint8_t)(here - up)};
    const uint8_t lefts[filters] = {
      left, (uint8_t)(left - row[at - 8]), (uint8_t)(left - up_left)};
    const uint8_t ups[filters] = {up, (uint8_t)(up - up_left), (uint8_t)(up - second[at])};
    for (int filter = 0; filter < filters; filter++) {
      if (values[filter] == lefts[filter]) continue;
      costs[filter] += 1;
      if (values[filter] == ups[filter]) continue;
      costs[filter] += (uint8_t)(values[filter] + 1) > 2 ? 2 * weight : weight;
    }
  }
}

EVERY_WIDTH(
    void, filter_costs,
    (const uint8_t *row, const uint8_t *above, const uint8_t *second, size_t count,
     uint32_t costs[3]),
    (row, above, second, count, costs))
