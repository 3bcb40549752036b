#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// The number of columns whose coverage is computed in parallel.
enum { step = 16 };
// The number of stored lines in a pixel, and the distance between the lines of a column.
enum { fine = 256, apart = fine / ck_lanes };

typedef int16_t columns_of_ends __attribute__((ext_vector_type(step)));
typedef uint16_t columns_of_sums __attribute__((ext_vector_type(step)));
typedef uint8_t columns_of_bytes __attribute__((ext_vector_type(step)));

static inline __attribute__((always_inline)) void stamp_columns(
    const int16_t *tops, const int16_t *bottoms, size_t layers, size_t layer_step, size_t line,
    size_t line_step, size_t columns, int16_t down, size_t rows, uint8_t *coverage) {
  size_t places[ck_lanes];
  for (size_t lane = 0; lane < ck_lanes; lane++) {
    const size_t at = line + lane * apart;
    places[lane] = at % fine * line_step + at / fine;
  }
  for (size_t first = 0; first < columns; first += step) {
    for (size_t row = 0; row < rows; row++) {
      const int start = fine * (int)row - down;
      const columns_of_ends upper = (int16_t)(start > 0 ? start : 0);
      const columns_of_ends lower = (int16_t)(start + fine);
      columns_of_sums sum = 0;
      for (size_t layer = 0; layer < layers; layer++) {
        const size_t base = layer * layer_step + first;
#pragma clang loop unroll(full)
        for (size_t lane = 0; lane < ck_lanes; lane++) {
          columns_of_ends top, bottom;
          __builtin_memcpy(&top, tops + base + places[lane], sizeof top);
          __builtin_memcpy(&bottom, bottoms + base + places[lane], sizeof bottom);
          // Both ends are at least 0, so that the difference is 0 where the span is not in the row.
          sum += __builtin_elementwise_sub_sat(
              (columns_of_sums)__builtin_elementwise_min(bottom, lower),
              (columns_of_sums)__builtin_elementwise_max(top, upper));
        }
      }
      const columns_of_bytes bytes =
          __builtin_convertvector((sum - (sum >> 8) + 8) >> 4, columns_of_bytes);
      __builtin_memcpy(coverage + row * ck_strip + first, &bytes, sizeof bytes);
    }
  }
}

EVERY_WIDTH(
    void, stamp_columns,
    (const int16_t *tops, const int16_t *bottoms, size_t layers, size_t layer_step, size_t line,
     size_t line_step, size_t columns, int16_t down, size_t rows, uint8_t *coverage),
    (tops, bottoms, layers, layer_step, line, line_step, columns, down, rows, coverage))
