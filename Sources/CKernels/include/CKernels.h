#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

// The innermost loops, in plain C. Every kernel gives the same bits for every vector width: no fused
// multiply-adds, no approximate reciprocals, no sums of floats in another order. They are compiled
// once a width by name, rather than by target_clones, so that a test can run each of them.

/// The vector instructions that a kernel is compiled for.
typedef enum ck_width {
  /// What every machine of the architecture has: SSE2 on x86-64, NEON on arm64.
  ck_width_baseline,
  /// Eight floats at a time, on x86-64.
  ck_width_avx2,
  /// Sixteen floats at a time, on x86-64.
  ck_width_avx512,
} ck_width;

/// The number of widths; they count from 0.
enum { ck_width_count = 3 };

/// Whether the machine and the architecture have a width.
_Bool ck_width_is_supported(ck_width width);

/// The widest width that the machine has.
ck_width ck_widest(void);

/// The bytes that memory moves at a time.
enum { ck_cache_line = 64 };

/// Asks for the line of memory at an address, so that it is near when it is needed soon.
///
/// Any address will do: nothing is read.
static inline void ck_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

/// The number of lines on which `ck_column_spans` measures a column of pixels.
enum { ck_lanes = 16 };

/// One straight piece of a stroke with round ends, in 1/256 pixel, from left to right.
typedef struct ck_segment {
  /// The left end.
  int32_t x;
  /// The y of the left end, y down; of a vertical piece the upper end.
  int32_t top;
  /// The y of the left end; of a vertical piece the lower end.
  int32_t bottom;
  /// How far to the right the other end lies; 0 for a vertical piece or a dot.
  float run;
  /// The change of y per x; 0 for a vertical piece.
  float slope;
  /// How far to the right of a line's axis its edge is touched: the half width times the sine.
  float lean;
} ck_segment;

/// Measures where a stroke covers `ck_lanes` vertical lines, evenly spaced within a column of pixels.
///
/// The result of a line is from the highest to the lowest point of any segment on it, clamped to the
/// visible part; tops[i] >= bottoms[i] where there is none.
///
/// - segments, count: the pieces; coordinates within ±2^29.
/// - left: the left edge of the column, in 1/256 pixel.
/// - radius: half the width of the stroke in 1/256 pixel, up to 2^20.
/// - first, last: the visible part, in 1/256 pixel; results count from first.
/// - tops, bottoms: the results, `ck_lanes` each.
typedef void (*ck_column_spans)(
    const ck_segment *_Nonnull segments, size_t count, int32_t left, float radius, int32_t first,
    int32_t last, int32_t *_Nonnull tops, int32_t *_Nonnull bottoms);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_column_spans _Nullable ck_column_spans_for(ck_width width);

/// The widest kernel that the machine can run.
ck_column_spans _Nonnull ck_column_spans_widest(void);

/// The columns of pixels that `ck_resolve_strip` takes at a time.
///
/// So many columns of a screen's height stay in a second-level cache.
enum { ck_strip = 64 };

/// Sums changes of coverage from row to row up, and makes bytes of them.
///
/// Whole numbers only, so that the compiler may take any vectors for them.
///
/// - changes: rows of `ck_strip` changes in 1/256 of a line; 0 afterwards.
/// - rows: the number of rows.
/// - coverage: the results, rows of `ck_strip` bytes: 255 where all `ck_lanes` lines are covered.
void ck_resolve_strip(int16_t *_Nonnull changes, size_t rows, uint8_t *_Nonnull coverage);

/// The types of value that a series may have.
typedef enum ck_value { ck_value_f64, ck_value_f32, ck_value_i64, ck_value_i32 } ck_value;

/// The number of types of value; they count from 0.
enum { ck_value_count = 4 };

/// Finds where the lowest and the highest value of each bucket of a series stand.
///
/// Of equal values the first one wins. Stops at a bucket that holds a NaN or an infinity, or
/// extremes whose difference overflows, or more than 2^31 - 1 values.
///
/// - values, count: the series; aligned to its values.
/// - bounds: `buckets` + 1 positions up to `count`, never decreasing; bucket i holds the values from
///   bounds[i] to before bounds[i + 1].
/// - lowest, highest: the results, `buckets` each; bounds[i] for an empty bucket i.
/// - returns: the number of buckets done, all of them unless it stopped.
typedef size_t (*ck_bucket_extremes)(
    const void *_Nonnull values, size_t count, const ptrdiff_t *_Nonnull bounds, size_t buckets,
    ptrdiff_t *_Nonnull lowest, ptrdiff_t *_Nonnull highest);

/// The kernel for a type and a width, or NULL where the machine or the architecture lacks it.
ck_bucket_extremes _Nullable ck_bucket_extremes_for(ck_value value, ck_width width);

/// The widest kernel that the machine can run.
ck_bucket_extremes _Nonnull ck_bucket_extremes_widest(ck_value value);

/// Where the points of a series may stand on the x axis.
typedef enum ck_position {
  /// At 0, 1, 2 and so on.
  ck_position_index,
  /// At doubles.
  ck_position_f64,
  /// At whole numbers of 64 bits with a sign.
  ck_position_i64,
} ck_position;

/// The number of kinds of positions; they count from 0.
enum { ck_position_count = 3 };

/// Picks of each bucket of a series the point that spans the largest triangle.
///
/// The other corners are the point picked before and the mean of the bucket that follows. Of equal
/// areas the first one wins. All is computed with doubles: values are rounded to them, positions are
/// first counted from the corner before. Stops at a bucket when it or the one that follows holds a
/// NaN or an infinity, or when a sum or an area overflows.
///
/// - values, count: the series; aligned to its values.
/// - positions: as many as values, finite, never decreasing; NULL for `ck_position_index`.
/// - bounds: `buckets` + 2 positions up to `count`, ascending; bucket i holds the points from
///   bounds[i] to before bounds[i + 1]. Of the last bucket only the mean is used.
/// - kept: `buckets` + 1 places; the first one is a point before bounds[0] with a finite value, the
///   results go to the others.
/// - returns: the number of buckets done, all of them unless it stopped.
typedef size_t (*ck_largest_triangles)(
    const void *_Nonnull values, const void *_Nullable positions, size_t count,
    const ptrdiff_t *_Nonnull bounds, size_t buckets, ptrdiff_t *_Nonnull kept);

/// The kernel for types and a width, or NULL where the machine or the architecture lacks it.
ck_largest_triangles _Nullable ck_largest_triangles_for(
    ck_value value, ck_position position, ck_width width);

/// The widest kernel that the machine can run.
ck_largest_triangles _Nonnull ck_largest_triangles_widest(ck_value value, ck_position position);

#endif
