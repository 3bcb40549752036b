#pragma STDC FP_CONTRACT OFF

#include "CoverageKernels.h"

#include "../EveryWidth.h"

// The number of rows in which the ends of a column's spans are summed at a time.
enum { band = 16 };
typedef int16_t shorts __attribute__((ext_vector_type(band)));

// Adds the coverage of one line from `y` downwards: a part of its row, and all of the rows below.
static inline __attribute__((always_inline)) void add_end(
    int32_t y, int32_t weight, int16_t *column) {
  int16_t *row = column + (size_t)(y >> 8) * ck_strip;
  const int32_t above = (y & 255) * weight;
  row[0] += (int16_t)(256 * weight - above);
  row[ck_strip] += (int16_t)above;
}

static inline __attribute__((always_inline)) void add(
    int32_t top, int32_t bottom, int32_t weight, int16_t *column) {
  add_end(top, weight, column);
  add_end(bottom, -weight, column);
}

// Adds the coverage of a column's lines from their `ends` downwards; all ends lie in `range`.
//
// The ends of adjacent lines mostly lie within a few rows. One after the other they would modify the same
// rows, each waiting for the last store. So the sums of all rows are computed in parallel.
static inline __attribute__((always_inline)) void add_ends(
    const int32_t *ends, int32_t lanes, ck_rows range, int32_t weight, int16_t *column) {
  // A level edge.
  if (range.first == range.last) {
    add_end(range.first, lanes * weight, column);
    return;
  }
  const int32_t first = range.first >> 8;
  const int32_t count = (range.last >> 8) - first + 1;
  if (count > band) {
    for (int32_t lane = 0; lane < lanes; lane++) add_end(ends[lane], weight, column);
    return;
  }
  int16_t places[ck_fine_lanes];
  for (int32_t lane = 0; lane < lanes; lane++) places[lane] = (int16_t)(ends[lane] - (first << 8));
  shorts below;
  for (int32_t row = 0; row < band; row++) below[row] = (int16_t)((row + 1) * 256);
  const shorts none = 0;
  const shorts all = 256;
  shorts sum = none;
  for (int32_t lane = 0; lane < lanes; lane++)
    sum += __builtin_elementwise_min(__builtin_elementwise_max(below - places[lane], none), all);
  int16_t covered[band];
  __builtin_memcpy(covered, &sum, sizeof sum);
  int32_t before = 0;
  int16_t *row = column + (size_t)first * ck_strip;
  for (int32_t i = 0; i < count; i++) {
    row[0] += (int16_t)((covered[i] - before) * weight);
    before = covered[i];
    row += ck_strip;
  }
  row[0] += (int16_t)((256 * lanes - before) * weight);
}

// A coordinate clamped to the visible range, relative to its beginning.
static inline __attribute__((always_inline)) int32_t clamped(int32_t y, ck_rows seen) {
  const int32_t above = y < seen.last ? y : seen.last;
  return (above > seen.first ? above : seen.first) - seen.first;
}

static inline __attribute__((always_inline)) ck_rows joined(
    ck_rows rows, int32_t top, int32_t bottom) {
  const ck_rows result = {
    top < rows.first ? top : rows.first, bottom > rows.last ? bottom : rows.last};
  return result;
}

static inline __attribute__((always_inline)) ck_rows add_columns(
    const int32_t *tops, const int32_t *bottoms, size_t columns, int32_t lanes, ck_rows seen,
    int16_t *changes) {
  const int32_t weight = ck_fine_lanes / lanes;
  ck_rows rows = {INT32_MAX, INT32_MIN};
  for (size_t column = 0; column < columns; column++) {
    int32_t from[ck_fine_lanes];
    int32_t to[ck_fine_lanes];
    ck_rows starts = {INT32_MAX, INT32_MIN};
    ck_rows stops = {INT32_MAX, INT32_MIN};
    int32_t empty = 0;
    for (int32_t lane = 0; lane < lanes; lane++) {
      const int32_t top = clamped(tops[lane], seen);
      const int32_t bottom = clamped(bottoms[lane], seen);
      from[lane] = top;
      to[lane] = bottom;
      empty |= top >= bottom;
      starts.first = top < starts.first ? top : starts.first;
      starts.last = top > starts.last ? top : starts.last;
      stops.first = bottom < stops.first ? bottom : stops.first;
      stops.last = bottom > stops.last ? bottom : stops.last;
    }
    if (empty) {
      for (int32_t lane = 0; lane < lanes; lane++) {
        if (from[lane] >= to[lane]) continue;
        add(from[lane], to[lane], weight, changes + column);
        rows = joined(rows, from[lane], to[lane]);
      }
    } else {
      add_ends(from, lanes, starts, weight, changes + column);
      add_ends(to, lanes, stops, -weight, changes + column);
      rows = joined(rows, starts.first, stops.last);
    }
    tops += lanes;
    bottoms += lanes;
  }
  return rows;
}

static inline __attribute__((always_inline)) ck_rows add_stretches(
    const int32_t *tops, const int32_t *bottoms, size_t columns, int32_t lanes, ck_rows seen,
    int16_t *changes) {
  // Two calls, so that the number of lines is a constant for the compiler.
  return lanes == ck_lanes ? add_columns(tops, bottoms, columns, ck_lanes, seen, changes)
                           : add_columns(tops, bottoms, columns, ck_fine_lanes, seen, changes);
}

EVERY_WIDTH_TO_AVX2(
    ck_rows, add_stretches,
    (const int32_t *tops, const int32_t *bottoms, size_t columns, int32_t lanes, ck_rows seen,
     int16_t *changes),
    (tops, bottoms, columns, lanes, seen, changes))

ck_rows ck_add_layers(
    const int32_t *tops, const int32_t *bottoms, size_t layers, size_t columns, int32_t lanes,
    uint32_t *order, int32_t *sorted, ck_rows seen, int16_t *changes) {
  const int32_t weight = ck_fine_lanes / lanes;
  const size_t lines = columns * (size_t)lanes;
  ck_rows rows = {INT32_MAX, INT32_MIN};
  for (size_t line = 0; line < lines; line++) {
    // Insertion sort; lines without a span go to the end.
    size_t count = 0;
    for (size_t i = 0; i < layers; i++) {
      const uint32_t layer = order[i];
      const int32_t top = tops[layer * lines + line];
      const int32_t key = top < bottoms[layer * lines + line] ? top : INT32_MAX;
      count += key < INT32_MAX;
      size_t place = i;
      for (; place > 0 && sorted[place - 1] > key; place--) {
        sorted[place] = sorted[place - 1];
        order[place] = order[place - 1];
      }
      sorted[place] = key;
      order[place] = layer;
    }
    int16_t *column = changes + line / (size_t)lanes;
    for (size_t i = 0; i < count;) {
      const int32_t top = clamped(sorted[i], seen);
      int32_t lowest = bottoms[order[i] * lines + line];
      for (i++; i < count && sorted[i] <= lowest; i++) {
        const int32_t bottom = bottoms[order[i] * lines + line];
        lowest = bottom > lowest ? bottom : lowest;
      }
      const int32_t bottom = clamped(lowest, seen);
      if (top >= bottom) continue;
      add(top, bottom, weight, column);
      rows = joined(rows, top, bottom);
    }
  }
  return rows;
}
