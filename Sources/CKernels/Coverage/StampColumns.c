#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// The number of rows whose coverage is computed in parallel.
enum { step = 16 };

typedef int16_t rows_of_sums __attribute__((ext_vector_type(step)));
typedef uint8_t rows_of_bytes __attribute__((ext_vector_type(step)));

// Returns the part of the rows that begin at `starts` above a position.
#define ABOVE(place, starts) \
  __builtin_elementwise_min( \
      __builtin_elementwise_max((rows_of_sums)(place) - (starts), (rows_of_sums)0), \
      (rows_of_sums)256)

static inline __attribute__((always_inline)) void stamp_columns(
    const int16_t *tops, const int16_t *bottoms, size_t layers, size_t layer_step, size_t columns,
    int16_t down, size_t rows, uint8_t *coverage) {
  for (size_t column = 0; column < columns; column++) {
    int16_t top[2] = {INT16_MAX, INT16_MIN};
    int16_t bottom[2] = {INT16_MAX, INT16_MIN};
    for (int lane = 0; lane < ck_lanes; lane++) {
      const int16_t from = tops[column * ck_lanes + lane];
      const int16_t to = bottoms[column * ck_lanes + lane];
      top[0] = from < top[0] ? from : top[0];
      top[1] = from > top[1] ? from : top[1];
      bottom[0] = to < bottom[0] ? to : bottom[0];
      bottom[1] = to > bottom[1] ? to : bottom[1];
    }
    rows_of_sums starts;
    for (int row = 0; row < step; row++) starts[row] = (int16_t)(256 * row - down);
    for (size_t first = 0; first < rows; first += step, starts += 256 * step) {
      rows_of_sums sum = 0;
      const int start = 256 * (int)first - down;
      const int end = start + 256 * step;
      if (layers == 1 && top[1] <= start && bottom[0] >= end) {
        sum = 256 * ck_lanes;
      } else if (layers > 1 || (top[0] < end && bottom[1] > start)) {
        for (size_t layer = 0; layer < layers; layer++) {
          const size_t at = layer * layer_step + column * ck_lanes;
          for (int lane = 0; lane < ck_lanes; lane++)
            sum += ABOVE(bottoms[at + lane], starts) - ABOVE(tops[at + lane], starts);
        }
      }
      const rows_of_bytes bytes =
          __builtin_convertvector((sum - (sum >> 8) + 8) >> 4, rows_of_bytes);
      uint8_t *at = coverage + first * ck_strip + column;
      const size_t count = rows - first < step ? rows - first : step;
      for (size_t row = 0; row < count; row++) at[row * ck_strip] = bytes[row];
    }
  }
}

EVERY_WIDTH(
    void, stamp_columns,
    (const int16_t *tops, const int16_t *bottoms, size_t layers, size_t layer_step,
     size_t columns, int16_t down, size_t rows, uint8_t *coverage),
    (tops, bottoms, layers, layer_step, columns, down, rows, coverage))
