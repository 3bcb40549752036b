#ifndef BUCKET_KERNELS_H
#define BUCKET_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// The type of the values of a series: `double`, `float`, `int64_t` or `int32_t`.
typedef enum ck_value { ck_value_f64, ck_value_f32, ck_value_i64, ck_value_i32 } ck_value;

/// The number of value types; their values begin at 0.
enum { ck_value_count = 4 };

/// Finds the indices of the lowest and the highest value in each bucket of a series.
///
/// Of equal values the first one wins. The kernel stops at a bucket that holds a NaN or an infinity,
/// whose extremes have a difference that overflows, or that holds more than 2^31 - 1 values. Takes
/// O(count).
///
/// - values, count: the series, aligned for its type.
/// - bounds: `buckets` + 1 indices up to `count` that never decrease; bucket i holds the values
///   bounds[i] ..< bounds[i + 1].
/// - lowest, highest: the results, `buckets` each; bounds[i] for an empty bucket i.
/// - returns: the number of completed buckets, `buckets` unless the kernel stopped.
typedef size_t (*ck_bucket_extremes)(
    const void *_Nonnull values, size_t count, const ptrdiff_t *_Nonnull bounds, size_t buckets,
    ptrdiff_t *_Nonnull lowest, ptrdiff_t *_Nonnull highest);

/// Returns the kernel for a type and a width, or NULL where the machine does not support the width.
ck_bucket_extremes _Nullable ck_bucket_extremes_for(ck_value value, ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_bucket_extremes _Nonnull ck_bucket_extremes_widest(ck_value value);

/// The type of the x coordinates of a series.
typedef enum ck_position {
  /// The indices 0, 1, 2 and so on.
  ck_position_index,
  /// Values of type `double`.
  ck_position_f64,
  /// Values of type `int64_t`.
  ck_position_i64,
} ck_position;

/// The number of coordinate types; their values begin at 0.
enum { ck_position_count = 3 };

/// Selects from each bucket of a series the point that spans the largest triangle.
///
/// The other two corners are the point selected before and the mean of the next bucket. Of equal areas
/// the first one wins. Values are converted to `double`; x coordinates are converted after the corner
/// before has been subtracted. The kernel stops at a bucket if that bucket or the next one holds a NaN
/// or an infinity, or if a sum or an area overflows. Takes O(count).
///
/// This is the step of LTTB: Steinarsson, "Downsampling Time Series for Visual Representation", 2013.
///
/// - values, count: the series, aligned for its type.
/// - positions: the x coordinates, as many as values, finite and never decreasing; NULL for
///   `ck_position_index`.
/// - bounds: `buckets` + 2 ascending indices up to `count`; bucket i holds the points
///   bounds[i] ..< bounds[i + 1]. Of the last bucket only the mean is used.
/// - kept: `buckets` + 1 indices. The first one must be that of a point before bounds[0] with a finite
///   value; the kernel writes the others.
/// - returns: the number of completed buckets, `buckets` unless the kernel stopped.
typedef size_t (*ck_largest_triangles)(
    const void *_Nonnull values, const void *_Nullable positions, size_t count,
    const ptrdiff_t *_Nonnull bounds, size_t buckets, ptrdiff_t *_Nonnull kept);

/// Returns the kernel for two types and a width, or NULL where the machine does not support the width.
ck_largest_triangles _Nullable ck_largest_triangles_for(
    ck_value value, ck_position position, ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_largest_triangles _Nonnull ck_largest_triangles_widest(ck_value value, ck_position position);

#endif
