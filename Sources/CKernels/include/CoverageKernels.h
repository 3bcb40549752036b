#ifndef COVERAGE_KERNELS_H
#define COVERAGE_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Transforms points to pixels and rounds them to multiples of 1/256 pixel, with ties to even.
///
/// Runs in O(count) time.
///
/// - points, count: `count` pairs of x and y, interleaved; `count` may be 0.
/// - transform: the coefficients a, b, c, d, tx and ty of an affine transform to pixels.
/// - limit: the maximum absolute value of a transformed coordinate, in pixels, up to 2^22.
/// - x, y: the results in 1/256 pixel, `count` each.
/// - low, high: the minimum and the maximum of the resulting x and y; INT32_MAX and INT32_MIN if there
///   are no points.
/// - returns: whether all transformed points are finite and within the limit; otherwise the results are
///   undefined.
typedef _Bool (*ck_device_points)(
    const double *_Nonnull points, size_t count, const double *_Nonnull transform, double limit,
    int32_t *_Nonnull x, int32_t *_Nonnull y, int32_t low[_Nonnull 2], int32_t high[_Nonnull 2]);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_device_points _Nullable ck_device_points_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_device_points _Nonnull ck_device_points_widest(void);

/// Finds the minimum and the maximum coordinates of points.
///
/// Runs in O(count) time.
///
/// - points, count: `count` pairs of x and y, interleaved, all of them finite; at least one pair.
/// - low, high: the results, each an x followed by a y.
typedef void (*ck_point_extent)(
    const double *_Nonnull points, size_t count, double low[_Nonnull 2], double high[_Nonnull 2]);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_point_extent _Nullable ck_point_extent_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_point_extent _Nonnull ck_point_extent_widest(void);

enum {
  /// The number of vertical sampling lines in a pixel column where coverage changes little between lines.
  ck_lanes = 16,
  /// The number of vertical sampling lines in a pixel column for steep outlines.
  ck_fine_lanes = 64,
  /// The number of sampling lines that kernels process at a time; line counts are multiples of it.
  ck_lane_block = 8,
};

/// The round pen of a stroke, sampled on equally spaced vertical lines.
typedef struct ck_disc {
  /// Half the line width, in 1/256 pixel, up to 2^20.
  float radius;
  /// The maximum horizontal distance from the centre at which the disc is at least half a unit high, in
  /// 1/256 pixel; -1 if there is none.
  int32_t reach;
  /// The binary logarithm of the distance between lines in 1/256 pixel: 4 for `ck_lanes`, 2 for
  /// `ck_fine_lanes`.
  int32_t shift;
  /// The maximum number of lines that the disc can cross.
  int32_t count;
  /// The number of values in a row of `heights`.
  size_t stride;
  /// Half the height of the disc on each line that it crosses, in 1/256 pixel, less than 2^29.
  ///
  /// There is one row for each distance from the left end of the disc to the next line. Each row begins
  /// with `ck_lane_block` values of -2^29 and ends with twice as many.
  const int32_t *_Nonnull heights;
} ck_disc;

/// Extends spans on vertical lines by the area of a stroked polyline with round joins and caps.
///
/// The span of a line extends from the highest to the lowest covered point on the line. An existing span
/// is extended, never shortened. The time is linear in `count` plus the number of lines that each segment
/// crosses.
///
/// - x, y, count: the vertices with ascending x, in 1/256 pixel within ±2^28. The kernel may read up to
///   `ck_lane_block` values after the last one.
/// - disc: the pen.
/// - left: the left edge of the first pixel column, in 1/256 pixel.
/// - lines: the number of lines, a multiple of `ck_lane_block`. The first line is half the distance
///   between lines to the right of `left`.
/// - tops, bottoms: the spans, one per line, which the kernel updates. INT32_MAX and INT32_MIN mark a
///   line without coverage. A span is empty unless its top is above its bottom.
typedef void (*ck_chain_spans)(
    const int32_t *_Nonnull x, const int32_t *_Nonnull y, size_t count,
    const ck_disc *_Nonnull disc, int32_t left, size_t lines, int32_t *_Nonnull tops,
    int32_t *_Nonnull bottoms);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_chain_spans _Nullable ck_chain_spans_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_chain_spans _Nonnull ck_chain_spans_widest(void);

/// A convex part of a stroke: a disc, or a polygon with three or four corners.
///
/// All coordinates are in 1/256 pixel.
typedef struct ck_shape {
  /// The corners in order along the outline, or the centre of a disc, within ±2^28.
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
/// A layer has at most one span per line. A shape is not added if a gap would separate its span from an
/// existing one on any line. The time is linear in the number of lines that the shape crosses.
///
/// - shape: the shape.
/// - disc: the pen, used if the shape is a disc.
/// - left: the left edge of the first pixel column, in 1/256 pixel.
/// - lines: the number of lines, a multiple of `ck_lane_block`. The first line is half the distance
///   between lines to the right of `left`.
/// - tops, bottoms: the layer, one span per line, which the kernel updates. INT32_MAX and INT32_MIN mark
///   a line without coverage.
/// - own_tops, own_bottoms: buffers of `lines` values, which receive the spans of the shape alone. Values
///   more than `ck_lane_block` lines away from the shape are not written.
/// - returns: whether the shape was added.
typedef _Bool (*ck_shape_spans)(
    const ck_shape *_Nonnull shape, const ck_disc *_Nonnull disc, int32_t left, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms, int32_t *_Nonnull own_tops,
    int32_t *_Nonnull own_bottoms);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_shape_spans _Nullable ck_shape_spans_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_shape_spans _Nonnull ck_shape_spans_widest(void);

/// A straight edge of a filled area, in 1/256 pixel.
typedef struct ck_edge {
  /// The index of the first line that the edge crosses.
  ///
  /// There are `ck_lanes` lines per pixel. Line 0 is half the distance between lines to the right of the
  /// left edge of pixel 0.
  int32_t first;
  /// The index after the last line that the edge crosses.
  int32_t end;
  /// The left end of the edge, within ±2^28.
  int32_t x;
  int32_t y;
  /// The change of y per x.
  double slope;
  /// Whether the outline runs from left to right along this edge.
  _Bool goes_right;
} ck_edge;

/// Finds the spans between edges, on lines that at most two edges cross.
///
/// The time is linear in `count` plus the number of lines that each edge crosses.
///
/// - edges, count: all edges of closed outlines that cross the lines; other edges are ignored.
/// - start: the index of the first line.
/// - lines: the number of lines, a multiple of `ck_lane_block`.
/// - tops, bottoms: the results, one span per line. The caller sets them to INT32_MAX and INT32_MIN,
///   which remain on lines that no edge crosses.
/// - returns: whether at most two edges cross each line; otherwise the results are undefined.
typedef _Bool (*ck_cross_lines)(
    const ck_edge *_Nonnull edges, size_t count, int32_t start, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_cross_lines _Nullable ck_cross_lines_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_cross_lines _Nonnull ck_cross_lines_widest(void);

/// The width of a strip, in pixel columns: the columns whose coverage is accumulated together.
///
/// A strip with the height of a screen fits into a second-level cache.
enum { ck_strip = 64 };

/// A vertical range of a strip, in 1/256 pixel; it is empty unless `last` is greater than `first`.
typedef struct ck_rows {
  int32_t first;
  int32_t last;
} ck_rows;

/// Accumulates spans on vertical lines as differences of coverage between rows of pixels.
///
/// The sums are integers, so they do not depend on the order of the spans. Runs in O(columns * lanes)
/// time.
///
/// - tops, bottoms: the spans, line by line, in 1/256 pixel. A span is empty unless its bottom is below
///   its top.
/// - columns: the number of pixel columns, up to `ck_strip`.
/// - lanes: the number of lines per column, `ck_lanes` or `ck_fine_lanes`.
/// - seen: the visible range. Its first row is the first row of `changes`.
/// - changes: rows of `ck_strip` differences, in 1/256 of one of `ck_fine_lanes` lines. The buffer must
///   have two rows more than the visible range.
/// - returns: the range that received differences, relative to the first visible row; empty if there are
///   none.
typedef ck_rows (*ck_add_stretches)(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t columns, int32_t lanes,
    ck_rows seen, int16_t *_Nonnull changes);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_add_stretches _Nullable ck_add_stretches_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_add_stretches _Nonnull ck_add_stretches_widest(void);

/// Accumulates the union of several layers of spans, as `ck_add_stretches` does for one layer.
///
/// Runs in O(columns * lanes * layers) time if the order of the layers hardly changes between lines, and
/// in O(columns * lanes * layers²) time in the worst case.
///
/// - tops, bottoms: the spans of all layers, layer by layer, `columns` * `lanes` for each.
/// - layers: the number of layers.
/// - columns, lanes, seen, changes: see `ck_add_stretches`.
/// - order: a permutation of the layer indices. The function replaces it with the order on the last line.
/// - sorted: a buffer of `layers` values.
/// - returns: see `ck_add_stretches`.
ck_rows ck_add_layers(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t layers, size_t columns,
    int32_t lanes, uint32_t *_Nonnull order, int32_t *_Nonnull sorted, ck_rows seen,
    int16_t *_Nonnull changes);

/// Converts the accumulated differences of coverage to one byte of coverage per pixel.
///
/// The kernel sums the differences from the first row down. Runs in O(rows) time.
///
/// - changes: rows of `ck_strip` differences, in 1/256 of one of `ck_fine_lanes` lines. The kernel sets
///   them to 0.
/// - rows: the number of rows; may be 0.
/// - coverage: the results, rows of `ck_strip` bytes. Full coverage gives 255, and every result is within
///   0.6 of the exact value.
typedef void (*ck_resolve_strip)(int16_t *_Nonnull changes, size_t rows, uint8_t *_Nonnull coverage);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_resolve_strip _Nullable ck_resolve_strip_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_resolve_strip _Nonnull ck_resolve_strip_widest(void);

/// Composites colours over rows of pixels through a coverage mask, with the operator "source over".
///
/// A pixel is four bytes: blue, green, red and premultiplied alpha, which is Cairo's
/// `CAIRO_FORMAT_ARGB32` on little-endian machines. The product of colour and coverage and the product of
/// pixel and remaining transparency are rounded separately to the nearest byte, as in pixman. Runs in
/// O(width * rows) time.
///
/// - pixels, pixels_per_row: the first pixel, and the number of pixels from one row to the next.
/// - coverage, coverage_per_row: the mask, one byte per pixel, and the number of bytes from one row to
///   the next.
/// - width, rows: the size of the area, which may be 0. The kernel accesses nothing outside of it.
/// - colors, colors_per_row: one premultiplied colour per row, with no component above its alpha, and the
///   number of colours from one row to the next. With 0, all rows use the first colour.
typedef void (*ck_blend_rows)(
    uint32_t *_Nonnull pixels, size_t pixels_per_row, const uint8_t *_Nonnull coverage,
    size_t coverage_per_row, size_t width, size_t rows, const uint32_t *_Nonnull colors,
    size_t colors_per_row);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_blend_rows _Nullable ck_blend_rows_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_blend_rows _Nonnull ck_blend_rows_widest(void);

/// Computes the coverage of adjacent pixel columns by a shape from its spans on vertical lines.
///
/// Each column uses `ck_lanes` of the 256 lines of a pixel, at equal distances. The coverage of a pixel is
/// the mean over its lines, rounded as in `ck_resolve_strip`. Runs in O(columns * layers * rows) time.
///
/// - tops, bottoms: the ends of the spans in 1/256 pixel, 0...2^14, the lower end not above the upper one. A
///   span whose ends are equal is empty. The value of line n is at n % 256 * line_step + n / 256. Columns are
///   read in steps of 16, also beyond `columns`.
/// - layers, layer_step: the number of spans per line, which do not overlap, and the distance between
///   consecutive layers in `tops` and `bottoms`, in values.
/// - line, line_step: the first line of the first column, and the distance between the values of consecutive
///   lines.
/// - columns: the number of columns, up to `ck_strip`.
/// - down: the offset that is added to all ends, in 1/256 pixel, 0...255.
/// - rows: the number of rows, up to 64.
/// - coverage: the results, rows of `ck_strip` bytes, of which `columns` are written, rounded up to a multiple
///   of 16.
typedef void (*ck_stamp_columns)(
    const int16_t *_Nonnull tops, const int16_t *_Nonnull bottoms, size_t layers,
    size_t layer_step, size_t line, size_t line_step, size_t columns, int16_t down, size_t rows,
    uint8_t *_Nonnull coverage);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_stamp_columns _Nullable ck_stamp_columns_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_stamp_columns _Nonnull ck_stamp_columns_widest(void);

#endif
