#ifndef BUCKET_KERNELS_H
#define BUCKET_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// The type of the values in a series: `double`, `float`, `int64_t` or `int32_t`.
typedef enum ck_value { ck_value_f64, ck_value_f32, ck_value_i64, ck_value_i32 } ck_value;

/// The number of value types, whose constants begin at 0.
enum { ck_value_count = 4 };

/// Finds the indices of the minimum and the maximum in each bucket of a series.
///
/// Among equal values, the first one is used. The kernel stops at a bucket that contains a NaN or an
/// infinity, whose range of values overflows, or that has more than 2^31 - 1 values. Runs in O(count)
/// time.
///
/// - values, count: the series, aligned for its type.
/// - bounds: `buckets` + 1 indices that never decrease, each at most `count`. Bucket i holds the values
///   bounds[i] ..< bounds[i + 1].
/// - lowest, highest: the results, `buckets` indices each; bounds[i] for an empty bucket i.
/// - returns: the number of completed buckets, which is `buckets` unless the kernel stopped.
typedef size_t (*ck_bucket_extremes)(
    const void *_Nonnull values, size_t count, const ptrdiff_t *_Nonnull bounds, size_t buckets,
    ptrdiff_t *_Nonnull lowest, ptrdiff_t *_Nonnull highest);

/// Returns the kernel for a value type and a vector width, or NULL if the machine does not support the
/// width.
ck_bucket_extremes _Nullable ck_bucket_extremes_for(ck_value value, ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_bucket_extremes _Nonnull ck_bucket_extremes_widest(ck_value value);

/// The type of the x coordinates of a series.
typedef enum ck_position {
  /// The implicit coordinates 0, 1, 2 and so on.
  ck_position_index,
  /// Coordinates of type `double`.
  ck_position_f64,
  /// Coordinates of type `int64_t`.
  ck_position_i64,
} ck_position;

/// The number of coordinate types, whose constants begin at 0.
enum { ck_position_count = 3 };

/// Selects the point of each bucket that forms the largest triangle with its adjacent buckets.
///
/// The other two corners are the point selected from the preceding bucket and the mean of the next
/// bucket. Among equal areas, the first point is selected. Values are converted to `double`. The x
/// coordinates are converted after subtracting that of the preceding selected point. The kernel stops at
/// a bucket if it or the next bucket contains a NaN or an infinity, or if a sum or an area overflows.
/// Runs in O(count) time.
///
/// This is the inner loop of LTTB: Steinarsson, "Downsampling Time Series for Visual Representation",
/// 2013.
///
/// - values, count: the series, aligned for its type.
/// - positions: the x coordinates, one for each value, finite and never decreasing; NULL for
///   `ck_position_index`.
/// - bounds: `buckets` + 2 ascending indices, each at most `count`. Bucket i holds the points bounds[i]
///   ..< bounds[i + 1]. Only the mean of the last bucket is used.
/// - kept: `buckets` + 1 indices. The first one must be the index of a point before bounds[0] with a
///   finite value. The kernel writes the others.
/// - returns: the number of completed buckets, which is `buckets` unless the kernel stopped.
typedef size_t (*ck_largest_triangles)(
    const void *_Nonnull values, const void *_Nullable positions, size_t count,
    const ptrdiff_t *_Nonnull bounds, size_t buckets, ptrdiff_t *_Nonnull kept);

/// Returns the kernel for two types and a vector width, or NULL if the machine does not support the
/// width.
ck_largest_triangles _Nullable ck_largest_triangles_for(
    ck_value value, ck_position position, ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_largest_triangles _Nonnull ck_largest_triangles_widest(ck_value value, ck_position position);

#endif
