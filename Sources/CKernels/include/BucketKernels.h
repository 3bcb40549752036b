#ifndef BUCKET_KERNELS_H
#define BUCKET_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

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
