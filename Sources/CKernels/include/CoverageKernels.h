#ifndef COVERAGE_KERNELS_H
#define COVERAGE_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Maps points to whole multiples of 1/256 pixel; ties are rounded to even.
///
/// Takes O(count).
///
/// - points, count: `count` pairs of x and y, interleaved; may be none.
/// - transform: a, b, c, d, tx and ty of an affine transform to pixels.
/// - limit: the largest absolute value of a coordinate, in pixels, up to 2^22.
/// - x, y: the results, `count` each.
/// - low, high: the smallest and the largest x and y of the results; INT32_MAX and INT32_MIN without
///   points.
/// - returns: whether all points are finite and within the limit; otherwise the results are undefined.
typedef _Bool (*ck_device_points)(
    const double *_Nonnull points, size_t count, const double *_Nonnull transform, double limit,
    int32_t *_Nonnull x, int32_t *_Nonnull y, int32_t low[_Nonnull 2], int32_t high[_Nonnull 2]);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_device_points _Nullable ck_device_points_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_device_points _Nonnull ck_device_points_widest(void);

/// Finds the smallest and the largest coordinates of points.
///
/// Takes O(count).
///
/// - points, count: `count` pairs of x and y, interleaved, all of them finite; at least one.
/// - low, high: the results: x, then y.
typedef void (*ck_point_extent)(
    const double *_Nonnull points, size_t count, double low[_Nonnull 2], double high[_Nonnull 2]);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_point_extent _Nullable ck_point_extent_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_point_extent _Nonnull ck_point_extent_widest(void);

enum {
  /// The vertical sampling lines in a column of pixels, where coverage changes little from line to
  /// line.
  ck_lanes = 16,
  /// The sampling lines in a column of pixels for steep outlines.
  ck_fine_lanes = 64,
  /// The sampling lines that kernels handle at a time; numbers of lines are multiples of it.
  ck_lane_block = 8,
};

/// The round pen of a stroke, sampled on vertical lines at equal distances.
typedef struct ck_disc {
  /// Half the width of the stroke in 1/256 pixel, up to 2^20.
  float radius;
  /// The largest horizontal distance from the centre at which the disc is at least half a unit high,
  /// in 1/256 pixel; -1 where there is none.
  int32_t reach;
  /// The binary logarithm of the distance between lines in 1/256 pixel: 4 for `ck_lanes`, 2 for
  /// `ck_fine_lanes`.
  int32_t shift;
  /// The largest number of lines that the disc can cross.
  int32_t count;
  /// The number of values in a row of `heights`.
  size_t stride;
  /// Half the height of the disc on each line it crosses, less than 2^29.
  ///
  /// There is one row for each distance from the disc's left end to the next line. Each row begins
  /// with `ck_lane_block` values of -2^29 and ends with twice as many.
  const int32_t *_Nonnull heights;
} ck_disc;

/// Extends spans on vertical lines by the area of a polyline with round joins and caps.
///
/// The span of a line reaches from the highest to the lowest covered point on it. An existing span is
/// extended, never shortened. Takes O(count) and the number of lines that each segment crosses.
///
/// - x, y, count: the vertices with ascending x, in 1/256 pixel within ±2^28. The kernel may read
///   `ck_lane_block` values behind the last one.
/// - disc: the pen.
/// - left: the left edge of the first column of pixels, in 1/256 pixel.
/// - lines: the number of lines, a multiple of `ck_lane_block`; the first one lies half the distance
///   between lines to the right of `left`.
/// - tops, bottoms: the spans, one a line, before and after the call; INT32_MAX and INT32_MIN where
///   nothing is covered. A span is empty where its top is not above its bottom.
typedef void (*ck_chain_spans)(
    const int32_t *_Nonnull x, const int32_t *_Nonnull y, size_t count,
    const ck_disc *_Nonnull disc, int32_t left, size_t lines, int32_t *_Nonnull tops,
    int32_t *_Nonnull bottoms);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_chain_spans _Nullable ck_chain_spans_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_chain_spans _Nonnull ck_chain_spans_widest(void);

/// A convex part of a stroke: a disc, or a polygon of three or four corners.
///
/// All coordinates are in 1/256 pixel.
typedef struct ck_shape {
  /// The corners in order along the outline, or the centre of a disc; within ±2^28.
  int32_t x[4];
  int32_t y[4];
  /// The number of corners; 0 for a disc.
  int32_t corners;
  /// The smallest x of the shape.
  int32_t left;
  /// The largest x of the shape.
  int32_t right;
} ck_shape;

/// Adds a convex shape to a layer of spans on vertical lines.
///
/// A line of the layer has at most one span. A shape that would leave a gap between two spans on any
/// line is not added. Takes O(lines that the shape crosses).
///
/// - shape: the shape.
/// - disc: the pen, for discs.
/// - left: the left edge of the first column of pixels, in 1/256 pixel.
/// - lines: the number of lines, a multiple of `ck_lane_block`; the first one lies half the distance
///   between lines to the right of `left`.
/// - tops, bottoms: the layer, one span a line; INT32_MAX and INT32_MIN where nothing is covered.
/// - own_tops, own_bottoms: buffers of `lines` values, which receive the spans of the shape alone.
///   Values more than `ck_lane_block` lines away from the shape are not written.
/// - returns: whether the shape was added.
typedef _Bool (*ck_shape_spans)(
    const ck_shape *_Nonnull shape, const ck_disc *_Nonnull disc, int32_t left, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms, int32_t *_Nonnull own_tops,
    int32_t *_Nonnull own_bottoms);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_shape_spans _Nullable ck_shape_spans_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_shape_spans _Nonnull ck_shape_spans_widest(void);

/// A straight edge of an area, in 1/256 pixel.
typedef struct ck_edge {
  /// The first line that the edge crosses. There are `ck_lanes` lines a pixel; line 0 lies half the
  /// distance between lines to the right of the left edge of pixel 0.
  int32_t first;
  /// The line behind the last one that the edge crosses.
  int32_t end;
  /// The left end, within ±2^28.
  int32_t x;
  int32_t y;
  /// The change of y per x.
  double slope;
  /// Whether the outline runs from left to right along this edge.
  _Bool goes_right;
} ck_edge;

/// Finds the spans between edges on lines that at most two edges cross.
///
/// Takes O(count) and the number of lines that each edge crosses.
///
/// - edges, count: all edges of closed outlines that cross the lines; others are ignored.
/// - start: the first line.
/// - lines: the number of lines, a multiple of `ck_lane_block`.
/// - tops, bottoms: the results, one span a line: INT32_MAX and INT32_MIN before the call, and still
///   where no edge crosses the line.
/// - returns: whether at most two edges cross each line; otherwise the results are undefined.
typedef _Bool (*ck_cross_lines)(
    const ck_edge *_Nonnull edges, size_t count, int32_t start, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_cross_lines _Nullable ck_cross_lines_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_cross_lines _Nonnull ck_cross_lines_widest(void);

/// The number of pixel columns whose coverage is summed at a time.
///
/// A strip of this width and a screen's height stays in a second-level cache.
enum { ck_strip = 64 };

/// A vertical range of a strip in 1/256 pixel; empty where `last` is not greater than `first`.
typedef struct ck_rows {
  int32_t first;
  int32_t last;
} ck_rows;

/// Adds spans on vertical lines to the differences of coverage between rows of pixels.
///
/// The sums are of integers, so their order does not matter. Takes O(columns * lanes).
///
/// - tops, bottoms: the spans, line by line, in 1/256 pixel; empty where a bottom is not below its top.
/// - columns: the number of pixel columns, up to `ck_strip`.
/// - lanes: the lines in a column, `ck_lanes` or `ck_fine_lanes`.
/// - seen: the visible range; its first row is the first row of `changes`.
/// - changes: rows of `ck_strip` differences, in 1/256 of one of `ck_fine_lanes` lines. There must be
///   two more rows than visible ones.
/// - returns: the range with differences, relative to the first visible row; empty if there are none.
typedef ck_rows (*ck_add_stretches)(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t columns, int32_t lanes,
    ck_rows seen, int16_t *_Nonnull changes);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_add_stretches _Nullable ck_add_stretches_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_add_stretches _Nonnull ck_add_stretches_widest(void);

/// Adds the union of several layers of spans, as `ck_add_stretches` adds one.
///
/// Takes O(columns * lanes * layers) where the order of the layers hardly changes from line to line,
/// and O(columns * lanes * layers²) at worst.
///
/// - tops, bottoms: the spans of all layers, one layer after the other, `columns` * `lanes` each.
/// - layers: the number of layers.
/// - columns, lanes, seen, changes: as for `ck_add_stretches`.
/// - order: a permutation of the layers' numbers, which the call replaces by the order on the last line.
/// - sorted: a buffer of `layers` values.
/// - returns: as `ck_add_stretches`.
ck_rows ck_add_layers(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t layers, size_t columns,
    int32_t lanes, uint32_t *_Nonnull order, int32_t *_Nonnull sorted, ck_rows seen,
    int16_t *_Nonnull changes);

/// Sums the differences of coverage between rows, and converts the sums to bytes.
///
/// Takes O(rows).
///
/// - changes: rows of `ck_strip` differences in 1/256 of one of `ck_fine_lanes` lines; set to 0.
/// - rows: the number of rows; may be 0.
/// - coverage: the results, rows of `ck_strip` bytes: 255 where all lines are covered, and everywhere
///   within 0.6 of the exact value.
typedef void (*ck_resolve_strip)(int16_t *_Nonnull changes, size_t rows, uint8_t *_Nonnull coverage);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_resolve_strip _Nullable ck_resolve_strip_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_resolve_strip _Nonnull ck_resolve_strip_widest(void);

/// Composites colours through a coverage mask over rows of pixels, by the operator "source over".
///
/// A pixel is four bytes: blue, green, red, alpha, which is Cairo's `CAIRO_FORMAT_ARGB32` on
/// little-endian machines. The product of colour and coverage, and the product of the pixel and the
/// remaining opacity, are each rounded to the nearest byte, as in pixman. Takes O(width * rows).
///
/// - pixels, pixels_per_row: the first pixel, and the number of pixels from one row to the next.
/// - coverage, coverage_per_row: one byte a pixel, and the number of bytes from one row to the next.
/// - width, rows: the size of both, may be 0; nothing outside is read or written.
/// - colors, colors_per_row: one premultiplied colour a row, with no channel above its alpha, and the
///   number of colours from one row to the next: 0 uses the first colour for all rows.
typedef void (*ck_blend_rows)(
    uint32_t *_Nonnull pixels, size_t pixels_per_row, const uint8_t *_Nonnull coverage,
    size_t coverage_per_row, size_t width, size_t rows, const uint32_t *_Nonnull colors,
    size_t colors_per_row);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_blend_rows _Nullable ck_blend_rows_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_blend_rows _Nonnull ck_blend_rows_widest(void);

/// Computes the coverage of adjacent pixel columns by a shape from spans on vertical lines.
///
/// Each column has `ck_lanes` vertical lines. The coverage of a pixel is the mean over its lines, rounded
/// as by `ck_resolve_strip`. Takes O(columns * layers * (`ck_lanes` + rows)).
///
/// - tops, bottoms: the ends of the spans in 1/256 pixel, 0...2^14, `ck_lanes` for each column. A span
///   whose ends are equal is empty.
/// - layers, layer_step: the number of spans a line can have, which do not overlap, and the distance
///   between the spans of consecutive layers in `tops` and `bottoms`.
/// - columns: the number of columns, up to `ck_strip`.
/// - down: an offset that is added to all ends, 0...255.
/// - rows: the number of rows, up to 64.
/// - coverage: the results, rows of `ck_strip` bytes, of which `columns` are written.
typedef void (*ck_stamp_columns)(
    const int16_t *_Nonnull tops, const int16_t *_Nonnull bottoms, size_t layers,
    size_t layer_step, size_t columns, int16_t down, size_t rows, uint8_t *_Nonnull coverage);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_stamp_columns _Nullable ck_stamp_columns_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_stamp_columns _Nonnull ck_stamp_columns_widest(void);

#endif
