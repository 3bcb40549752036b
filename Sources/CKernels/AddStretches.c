#pragma STDC FP_CONTRACT OFF

#include "CKernels.h"

// Adds a stretch of one line, in 1/256 pixel. What ends within a row closes below it.
static inline __attribute__((always_inline)) void add(
    int32_t top, int32_t bottom, int32_t weight, int16_t *column) {
  int16_t *start = column + (size_t)(top >> 8) * ck_strip;
  const int32_t above = (top & 255) * weight;
  start[0] += (int16_t)(256 * weight - above);
  start[ck_strip] += (int16_t)above;
  int16_t *end = column + (size_t)(bottom >> 8) * ck_strip;
  const int32_t below = (bottom & 255) * weight;
  end[0] -= (int16_t)(256 * weight - below);
  end[ck_strip] -= (int16_t)below;
}

// The visible part of a coordinate, from its beginning.
static inline __attribute__((always_inline)) int32_t clamped(int32_t y, ck_rows seen) {
  const int32_t above = y < seen.last ? y : seen.last;
  return (above > seen.first ? above : seen.first) - seen.first;
}

static inline __attribute__((always_inline)) ck_rows add_columns(
    const int32_t *tops, const int32_t *bottoms, size_t columns, int32_t lanes, ck_rows seen,
    int16_t *changes) {
  const int32_t weight = ck_fine_lanes / lanes;
  ck_rows rows = {INT32_MAX, INT32_MIN};
  for (size_t column = 0; column < columns; column++) {
    int32_t from[ck_fine_lanes];
    int32_t to[ck_fine_lanes];
    for (int32_t lane = 0; lane < lanes; lane++) {
      const int32_t top = clamped(tops[lane], seen);
      const int32_t bottom = clamped(bottoms[lane], seen);
      from[lane] = top;
      to[lane] = bottom;
      rows.first = top < bottom && top < rows.first ? top : rows.first;
      rows.last = top < bottom && bottom > rows.last ? bottom : rows.last;
    }
    for (int32_t lane = 0; lane < lanes; lane++)
      if (from[lane] < to[lane]) add(from[lane], to[lane], weight, changes + column);
    tops += lanes;
    bottoms += lanes;
  }
  return rows;
}

#if defined(__x86_64__)
__attribute__((target_clones("avx2", "default")))
#endif
ck_rows ck_add_stretches(
    const int32_t *tops, const int32_t *bottoms, size_t columns, int32_t lanes, ck_rows seen,
    int16_t *changes) {
  // Numbers of lines that the compiler knows.
  return lanes == ck_lanes ? add_columns(tops, bottoms, columns, ck_lanes, seen, changes)
                           : add_columns(tops, bottoms, columns, ck_fine_lanes, seen, changes);
}

ck_rows ck_add_layers(
    const int32_t *tops, const int32_t *bottoms, size_t layers, size_t columns, int32_t lanes,
    uint32_t *order, int32_t *sorted, ck_rows seen, int16_t *changes) {
  const int32_t weight = ck_fine_lanes / lanes;
  const size_t lines = columns * (size_t)lanes;
  ck_rows rows = {INT32_MAX, INT32_MIN};
  for (size_t line = 0; line < lines; line++) {
    // Sorted by insertion; lines without a stretch go to the end.
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
      rows.first = top < rows.first ? top : rows.first;
      rows.last = bottom > rows.last ? bottom : rows.last;
    }
  }
  return rows;
}
