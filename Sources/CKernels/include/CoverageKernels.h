#ifndef COVERAGE_KERNELS_H
#define COVERAGE_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Maps points to whole units of 1/256 pixel, halves to even ones.
///
/// - points, count: x and y in turn, `count` of each.
/// - transform: a, b, c, d, tx and ty of an affine transform to pixels.
/// - limit: how far from 0 a coordinate may be, in pixels, up to 2^22.
/// - x, y: the results, `count` each.
/// - low, high: the smallest and the largest x and y of the results.
/// - returns: whether all points are within the limit; if not, the results are of no use.
typedef _Bool (*ck_device_points)(
    const double *_Nonnull points, size_t count, const double *_Nonnull transform, double limit,
    int32_t *_Nonnull x, int32_t *_Nonnull y, int32_t low[_Nonnull 2], int32_t high[_Nonnull 2]);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_device_points _Nullable ck_device_points_for(ck_width width);

/// The widest kernel that the machine can run.
ck_device_points _Nonnull ck_device_points_widest(void);

/// Finds the smallest and the largest coordinates of points.
///
/// - points, count: x and y in turn, `count` of each, all of them finite; at least one.
/// - low, high: the results: x, then y.
typedef void (*ck_point_extent)(
    const double *_Nonnull points, size_t count, double low[_Nonnull 2], double high[_Nonnull 2]);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_point_extent _Nullable ck_point_extent_for(ck_width width);

/// The widest kernel that the machine can run.
ck_point_extent _Nonnull ck_point_extent_widest(void);

enum {
  /// The number of vertical lines on which a column of pixels is measured where that is enough.
  ck_lanes = 16,
  /// The number of lines where it is not.
  ck_fine_lanes = 64,
  /// The lines that are measured at a time; their numbers are multiples of it.
  ck_lane_block = 8,
};

/// The disc of a stroke with round ends, as seen from vertical lines with one distance.
typedef struct ck_disc {
  /// Half the width of the stroke in 1/256 pixel, up to 2^20.
  float radius;
  /// How far to the side the disc is at least half a unit high, in 1/256 pixel; -1 when nowhere.
  int32_t reach;
  /// The distance from line to line is 2^shift units: 4 for `ck_lanes`, 2 for `ck_fine_lanes`.
  int32_t shift;
  /// The most lines that the disc can meet.
  int32_t count;
  /// The numbers of a row of `heights`.
  size_t stride;
  /// How far up and down the disc goes: a row for each distance of its left end to the next line,
  /// less than 2^29; `ck_lane_block` of -2^29 go before each row, and twice as many follow.
  const int32_t *_Nonnull heights;
} ck_disc;

/// Measures where a chain of straight pieces with round joins and ends covers vertical lines.
///
/// The stretch of a line goes from the highest to the lowest point of any piece on it: what is there
/// already is made larger.
///
/// - x, y, count: the vertices from left to right, in 1/256 pixel within ±2^28; `ck_lane_block` more
///   may be read.
/// - disc: the pen.
/// - left: the left edge of the first column of pixels, in 1/256 pixel.
/// - lines: their number, a multiple of `ck_lane_block`; the first one lies half their distance from
///   `left`.
/// - tops, bottoms: the stretches so far and after, one a line; INT32_MAX and INT32_MIN where
///   nothing is covered. What a piece does not reach may be left with any top below its bottom.
typedef void (*ck_chain_spans)(
    const int32_t *_Nonnull x, const int32_t *_Nonnull y, size_t count,
    const ck_disc *_Nonnull disc, int32_t left, size_t lines, int32_t *_Nonnull tops,
    int32_t *_Nonnull bottoms);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_chain_spans _Nullable ck_chain_spans_for(ck_width width);

/// The widest kernel that the machine can run.
ck_chain_spans _Nonnull ck_chain_spans_widest(void);

/// A convex part of a stroke, in 1/256 pixel: a disc, or a shape of up to four corners.
typedef struct ck_shape {
  /// The corners in order, or the middle of a disc; within ±2^28.
  int32_t x[4];
  int32_t y[4];
  /// The number of corners; 0 for a disc.
  int32_t corners;
  /// The shape lies between these.
  int32_t left;
  int32_t right;
} ck_shape;

/// Adds what a convex shape covers of vertical lines to a layer of stretches.
///
/// Every line of the layer has one stretch at most: a shape that would leave a gap on one of them is
/// not added.
///
/// - shape: the shape.
/// - disc: the pen.
/// - left: the left edge of the first column of pixels, in 1/256 pixel.
/// - lines: their number, a multiple of `ck_lane_block`; the first one lies half their distance from
///   `left`.
/// - tops, bottoms: the layer, as many; INT32_MAX and INT32_MIN where nothing is covered.
/// - own_tops, own_bottoms: room for as many: the stretches of the shape itself. They are not set
///   farther than a block of lines from the shape.
/// - returns: whether the shape was added.
typedef _Bool (*ck_shape_spans)(
    const ck_shape *_Nonnull shape, const ck_disc *_Nonnull disc, int32_t left, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms, int32_t *_Nonnull own_tops,
    int32_t *_Nonnull own_bottoms);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_shape_spans _Nullable ck_shape_spans_for(ck_width width);

/// The widest kernel that the machine can run.
ck_shape_spans _Nonnull ck_shape_spans_widest(void);

/// A straight edge of an area, in 1/256 pixel.
typedef struct ck_edge {
  /// The first line that it crosses, and the one behind the last. There are `ck_lanes` lines a pixel;
  /// line 0 lies half their distance from the left edge of pixel 0.
  int32_t first;
  int32_t end;
  /// The left end, within ±2^28.
  int32_t x;
  int32_t y;
  /// The change of y per x.
  double slope;
  /// Whether the outline goes on to the right.
  _Bool goes_right;
} ck_edge;

/// Finds what edges enclose of lines that no more than two of them cross.
///
/// - edges, count: all edges of closed outlines that cross the lines, and maybe others.
/// - start: the first line.
/// - lines: their number, a multiple of `ck_lane_block`.
/// - tops, bottoms: one a line, INT32_MAX and INT32_MIN before. Afterwards where the two edges cross
///   it; unchanged where none does.
/// - returns: whether there is no line that more than two edges cross; otherwise tops and bottoms mean
///   nothing.
typedef _Bool (*ck_cross_lines)(
    const ck_edge *_Nonnull edges, size_t count, int32_t start, size_t lines,
    int32_t *_Nonnull tops, int32_t *_Nonnull bottoms);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_cross_lines _Nullable ck_cross_lines_for(ck_width width);

/// The widest kernel that the machine can run.
ck_cross_lines _Nonnull ck_cross_lines_widest(void);

/// The columns of pixels whose coverage is summed at a time.
///
/// So many columns of a screen's height stay in a second-level cache.
enum { ck_strip = 64 };

/// A part of a strip in 1/256 pixel; none when it does not end below its beginning.
typedef struct ck_rows {
  int32_t first;
  int32_t last;
} ck_rows;

/// Adds the stretches of vertical lines to the changes of coverage from row to row.
///
/// Whole numbers only, so that the compiler may take any vectors for them. The order of additions
/// does not matter.
///
/// - tops, bottoms: the stretches, line by line, in 1/256 pixel; none where a bottom is not below its
///   top.
/// - columns: the columns of pixels.
/// - lanes: the lines of a column, `ck_lanes` or `ck_fine_lanes`.
/// - seen: the visible part; its first row is the first one of the changes.
/// - changes: rows of `ck_strip` changes, from the first column on: in 1/256 of a fine line. There
///   are two more rows than can be seen.
/// - returns: the part with changes, from the first visible row.
typedef ck_rows (*ck_add_stretches)(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t columns, int32_t lanes,
    ck_rows seen, int16_t *_Nonnull changes);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_add_stretches _Nullable ck_add_stretches_for(ck_width width);

/// The widest kernel that the machine can run.
ck_add_stretches _Nonnull ck_add_stretches_widest(void);

/// Adds the union of several layers of stretches, as `ck_add_stretches` does.
///
/// - tops, bottoms: the stretches of the layers, one layer after the other.
/// - layers: their number.
/// - columns, lanes: as many lines for each layer.
/// - order: numbers of all layers, in any order; afterwards in that of the last line. Quick when the
///   order hardly changes from line to line.
/// - sorted: room for `layers` numbers.
ck_rows ck_add_layers(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t layers, size_t columns,
    int32_t lanes, uint32_t *_Nonnull order, int32_t *_Nonnull sorted, ck_rows seen,
    int16_t *_Nonnull changes);

/// Sums changes of coverage from row to row up, and makes bytes of them.
///
/// Whole numbers only, so that the compiler may take any vectors for them.
///
/// - changes: rows of `ck_strip` changes in 1/256 of a fine line; 0 afterwards.
/// - rows: the number of rows.
/// - coverage: the results, rows of `ck_strip` bytes: 255 where all lines are covered, otherwise rounded
///   to the nearest byte but for a little.
typedef void (*ck_resolve_strip)(int16_t *_Nonnull changes, size_t rows, uint8_t *_Nonnull coverage);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_resolve_strip _Nullable ck_resolve_strip_for(ck_width width);

/// The widest kernel that the machine can run.
ck_resolve_strip _Nonnull ck_resolve_strip_widest(void);

/// Blends colours through coverage over rows of pixels: source over, premultiplied.
///
/// A pixel is four bytes: blue, green, red, alpha, as little-endian machines keep Cairo's
/// `CAIRO_FORMAT_ARGB32`. The colour times the coverage, and the pixel times what that lets through,
/// are each rounded to the nearest byte, as pixman does.
///
/// - pixels, pixels_per_row: the first pixel, and how many from one row to the next.
/// - coverage, coverage_per_row: a byte a pixel, and how many from one row to the next.
/// - width, rows: the size of both; nothing beyond it is read or written.
/// - colors: premultiplied, no channel above its alpha: one a row, colors_per_row apart, where 0 is
///   one for all rows.
typedef void (*ck_blend_rows)(
    uint32_t *_Nonnull pixels, size_t pixels_per_row, const uint8_t *_Nonnull coverage,
    size_t coverage_per_row, size_t width, size_t rows, const uint32_t *_Nonnull colors,
    size_t colors_per_row);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_blend_rows _Nullable ck_blend_rows_for(ck_width width);

/// The widest kernel that the machine can run.
ck_blend_rows _Nonnull ck_blend_rows_widest(void);

/// Measures what a shape covers of neighbouring columns of pixels, from stretches of their lines.
///
/// Each column has `ck_lanes` vertical lines. A pixel has the mean of what is covered of its lines,
/// rounded as by `ck_resolve_strip`.
///
/// - tops, bottoms: where stretches begin and end, in 1/256 pixel, 0...2^14: `ck_lanes` for each
///   column, then the next. A stretch that ends where it begins is none.
/// - layers, layer_step: how many stretches a line may have, and the distance from the first ones
///   to the second ones and so on; they do not overlap.
/// - columns: the number of columns, up to `ck_strip`.
/// - down: how far stretches lie below their places, 0...255.
/// - rows: the rows to measure, up to 64.
/// - coverage: the results, rows of `ck_strip` bytes, of which `columns` are written.
typedef void (*ck_stamp_columns)(
    const int16_t *_Nonnull tops, const int16_t *_Nonnull bottoms, size_t layers,
    size_t layer_step, size_t columns, int16_t down, size_t rows, uint8_t *_Nonnull coverage);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_stamp_columns _Nullable ck_stamp_columns_for(ck_width width);

/// The widest kernel that the machine can run.
ck_stamp_columns _Nonnull ck_stamp_columns_widest(void);

#endif
