#ifndef PNG_KERNELS_H
#define PNG_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

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
typedef _Bool (*ck_pixels_are_opaque)(const uint8_t *_Nonnull pixels, size_t count);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_pixels_are_opaque _Nullable ck_pixels_are_opaque_for(ck_width width);

/// The widest kernel that the machine can run.
ck_pixels_are_opaque _Nonnull ck_pixels_are_opaque_widest(void);

/// Whether all of some pixels of four bytes have equal colours, the first three bytes.
typedef _Bool (*ck_pixels_are_grey)(const uint8_t *_Nonnull pixels, size_t count);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_pixels_are_grey _Nullable ck_pixels_are_grey_for(ck_width width);

/// The widest kernel that the machine can run.
ck_pixels_are_grey _Nonnull ck_pixels_are_grey_widest(void);

/// The most colours that `ck_find_colors` tells apart.
enum { ck_most_colors = 256 };

/// Finds the colours of pixels, in the order in which they come.
///
/// - pixels, count: the pixels, four bytes each.
/// - colours: the results, up to `ck_most_colors`.
/// - indices: for each pixel where its colour stands in the results.
/// - returns: the number of colours; one more than `ck_most_colors` when there are too many, and the
///   results are good for nothing.
size_t ck_find_colors(
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
typedef void (*ck_filter_row)(
    const uint8_t *_Nonnull pixels, const uint8_t *_Nullable above, size_t count, ck_filter filter,
    _Bool has_alpha, uint8_t *_Nonnull row);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_filter_row _Nullable ck_filter_row_for(ck_width width);

/// The widest kernel that the machine can run.
ck_filter_row _Nonnull ck_filter_row_widest(void);

/// Judges how hard a row is to compress after each filter.
///
/// Bytes are compared with those of the pixel before and of the row above, if that had the same filter.
/// The first two pixels, which have no such neighbours, are left out.
///
/// - row, above, second: a row of the picture, the one above, and the one above that, in
///   `.bgraStraight`.
/// - count: their pixels.
/// - costs: the results, by `ck_filter`; only good for being compared.
typedef void (*ck_filter_costs)(
    const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, const uint8_t *_Nonnull second,
    size_t count, uint32_t costs[_Nonnull 3]);

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_filter_costs _Nullable ck_filter_costs_for(ck_width width);

/// The widest kernel that the machine can run.
ck_filter_costs _Nonnull ck_filter_costs_widest(void);

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
