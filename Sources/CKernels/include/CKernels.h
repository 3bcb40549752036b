#ifndef CKERNELS_H
#define CKERNELS_H

#include <stddef.h>
#include <stdint.h>

// The innermost loops, in plain C. Every kernel gives the same bits for every vector width: no fused
// multiply-adds, no approximate reciprocals, no sums of floats in another order. Most are compiled
// once a width by name, so that a test can run each of them; the simplest are left to target_clones.

/// The vector instructions that a kernel is compiled for.
typedef enum ck_width {
  /// What every machine of the architecture has: SSE2 on x86-64, NEON on arm64.
  ck_width_baseline,
  /// Eight floats at a time, on x86-64.
  ck_width_avx2,
  /// Sixteen floats or 64 bytes at a time, on x86-64.
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
ck_rows ck_add_stretches(
    const int32_t *_Nonnull tops, const int32_t *_Nonnull bottoms, size_t columns, int32_t lanes,
    ck_rows seen, int16_t *_Nonnull changes);

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
void ck_resolve_strip(int16_t *_Nonnull changes, size_t rows, uint8_t *_Nonnull coverage);

/// The range of the numbers of Y'CbCr.
typedef enum ck_range {
  /// Y' has 219 steps from 16; Cb and Cr have 224 about 128.
  ck_range_limited,
  /// All have 255 steps; Cb and Cr stand about 128.
  ck_range_full,
} ck_range;

/// Where Y'CbCr goes: one byte a value, rows from the top.
typedef struct ck_planes {
  uint8_t *_Nonnull y, *_Nonnull cb, *_Nonnull cr;
  /// The bytes from one row of y to the next, and from one of cb and cr.
  size_t y_stride, c_stride;
} ck_planes;

/// Turns pixels into Y'CbCr of BT.709.
///
/// Whole numbers only; every value is within 0.52 of the real one. Where squares of four pixels share
/// Cb and Cr, these are those of the mean colour, and so stand in the middle of the square; at an odd
/// edge they are those of what is there. Alpha is not looked at: premultiplied pixels come out as
/// they look over black.
///
/// - bgra, bytes_per_row: rows of blue, green, red, alpha.
/// - width, height: in pixels; for squares odd only where the picture ends.
/// - planes: the results; cb and cr have as many values as y, or (width + 1) / 2 in (height + 1) / 2
///   rows.
typedef void (*ck_ycbcr)(
    const uint8_t *_Nonnull bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes);

/// The kernel of one Cb and Cr for each square of four pixels, for a width, or NULL where the machine
/// or the architecture lacks it.
ck_ycbcr _Nullable ck_bgra_to_ycbcr_420_for(ck_width width);

/// The widest kernel of one Cb and Cr for each square of four pixels that the machine can run.
ck_ycbcr _Nonnull ck_bgra_to_ycbcr_420_widest(void);

/// The kernel of one Cb and Cr for each pixel.
void ck_bgra_to_ycbcr_444(
    const uint8_t *_Nonnull bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes);

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

/// Divides colours by their alpha: `.bgraPremultiplied` to `.bgraStraight` or `.rgbaStraight`, exactly.
///
/// A component is (component * 255 + alpha / 2) / alpha in whole numbers, at most 255; clear pixels
/// are all zeros.
///
/// - pixels, count: the pixels, four bytes each.
/// - is_rgba: whether red comes first in the results, and not blue.
/// - straight: the results, which may be the pixels' own place.
typedef void (*ck_straight_pixels)(
    const uint8_t *_Nonnull pixels, size_t count, _Bool is_rgba, uint8_t *_Nonnull straight);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_straight_pixels _Nullable ck_straight_pixels_for(ck_width width);

/// The widest kernel that the machine can run.
ck_straight_pixels _Nonnull ck_straight_pixels_widest(void);

/// Whether all of some pixels of four bytes have an alpha, the last byte, of 255.
_Bool ck_pixels_are_opaque(const uint8_t *_Nonnull pixels, size_t count);

/// Whether all of some pixels of four bytes have equal colours, the first three bytes.
_Bool ck_pixels_are_grey(const uint8_t *_Nonnull pixels, size_t count);

/// The most colours that `ck_find_colours` tells apart.
enum { ck_most_colours = 256 };

/// Finds the colours of pixels, in the order in which they come.
///
/// - pixels, count: the pixels, four bytes each.
/// - colours: the results, up to `ck_most_colours`.
/// - indices: for each pixel where its colour stands in the results.
/// - returns: the number of colours; one more than `ck_most_colours` when there are too many, and the
///   results are good for nothing.
size_t ck_find_colours(
    const uint32_t *_Nonnull pixels, size_t count, uint32_t *_Nonnull colours,
    uint8_t *_Nonnull indices);

/// How the bytes of a row are predicted: the filters of PNG that suit charts.
typedef enum ck_filter {
  ck_filter_none,
  /// By the pixel to the left.
  ck_filter_sub,
  /// By the pixel above.
  ck_filter_up,
} ck_filter;

/// Writes a row of a PNG file: the byte of its filter, and bytes less what they are predicted to be.
///
/// - pixels, count: the row in `.bgraStraight`.
/// - above: the row above; NULL stands for zeros.
/// - has_alpha: whether red, green, blue and alpha are written, or the first three alone.
/// - row: the result, 1 + `count` * 3 or 4 bytes.
void ck_filter_row(
    const uint8_t *_Nonnull pixels, const uint8_t *_Nullable above, size_t count, ck_filter filter,
    _Bool has_alpha, uint8_t *_Nonnull row);

/// Judges how hard a row is to compress after each filter.
///
/// Bytes are compared with those of the pixel before and of the row above, if that had the same filter.
/// The first two pixels, which have no such neighbours, are left out.
///
/// - row, above, second: a row of the picture, the one above, and the one above that, in
///   `.bgraStraight`.
/// - count: their pixels.
/// - costs: the results, by `ck_filter`; only good for being compared.
void ck_filter_costs(
    const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, const uint8_t *_Nonnull second,
    size_t count, uint32_t costs[_Nonnull 3]);

/// How hard `ck_deflate` looks for copies of earlier bytes.
typedef enum ck_deflate_effort {
  /// At one earlier place, and at the neighbours.
  ck_deflate_fast,
  /// At several earlier places, and whether the next byte begins a better copy.
  ck_deflate_balanced,
} ck_deflate_effort;

/// The bytes that `ck_deflate` needs to work with.
extern const size_t ck_deflate_workspace;

/// The room that `ck_deflate` wants to have left before it goes on.
///
/// A block has at most 2^13 symbols of at most six bytes.
enum { ck_deflate_slack = 1 << 16 };

/// Rows of a picture, or a part of them.
typedef struct ck_deflate_rows {
  /// Any bytes, also none.
  const uint8_t *_Nonnull bytes;
  /// How many of them come first that are only copied from, whole rows, and how many there are in all.
  size_t start, count;
  /// How far the neighbour to the left lies back, 1 to 8.
  size_t pixel;
  /// How far the neighbour above lies back, 1 or more; not looked at beyond 32 KiB.
  size_t row;
} ck_deflate_rows;

/// Compresses the rows of a picture as a raw deflate stream (RFC 1951), or as a part of one.
///
/// Made for flat pictures: equal neighbours to the left and above are found first, and a search by
/// hashes is only made where there are none.
///
/// - rows: what is compressed. Where it is the part of a stream, what comes first in it must end the
///   part before.
/// - is_last: whether the stream ends here. Otherwise the next part may follow: this one ends with a
///   whole byte.
/// - workspace: `ck_deflate_workspace` bytes, aligned to 8; anything may be in them.
/// - out, capacity: the result and its room. The bytes, an eighth of them and
///   `ck_deflate_slack` are enough.
/// - returns: the length of the result, 0 when it does not fit.
size_t ck_deflate(
    ck_deflate_rows rows, ck_deflate_effort effort, _Bool is_last, void *_Nonnull workspace,
    uint8_t *_Nonnull out, size_t capacity);

#endif
