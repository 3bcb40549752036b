#ifndef PNG_KERNELS_H
#define PNG_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Divides colours by their alpha: `.bgraPremultiplied` to `.bgraStraight` or `.rgbaStraight`, exactly.
///
/// A component becomes (component * 255 + alpha / 2) / alpha in integers, at most 255; transparent pixels
/// become zeros. Takes O(count).
///
/// - pixels, count: the pixels, four bytes each; may be none.
/// - is_rgba: whether the results are `.rgbaStraight`.
/// - straight: the results, 4 * `count` bytes; may be `pixels` itself.
typedef void (*ck_straight_pixels)(
    const uint8_t *_Nonnull pixels, size_t count, _Bool is_rgba, uint8_t *_Nonnull straight);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_straight_pixels _Nullable ck_straight_pixels_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_straight_pixels _Nonnull ck_straight_pixels_widest(void);

/// Returns whether all pixels of four bytes have an alpha, their last byte, of 255; true without pixels.
///
/// Takes O(count), less where an early pixel is not opaque.
typedef _Bool (*ck_pixels_are_opaque)(const uint8_t *_Nonnull pixels, size_t count);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_pixels_are_opaque _Nullable ck_pixels_are_opaque_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_pixels_are_opaque _Nonnull ck_pixels_are_opaque_widest(void);

/// Returns whether the first three bytes of each pixel of four bytes are equal; true without pixels.
///
/// Takes O(count), less where an early pixel is not grey.
typedef _Bool (*ck_pixels_are_grey)(const uint8_t *_Nonnull pixels, size_t count);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_pixels_are_grey _Nullable ck_pixels_are_grey_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_pixels_are_grey _Nonnull ck_pixels_are_grey_widest(void);

/// The most colours that `ck_find_colors` distinguishes.
enum { ck_most_colors = 256 };

/// Finds the different colours of pixels, in the order of their first occurrence.
///
/// Takes O(count); runs of one colour are cheapest.
///
/// - pixels, count: the pixels, four bytes each; may be none.
/// - colours: the results, up to `ck_most_colors`.
/// - indices: for each pixel the index of its colour in the results.
/// - returns: the number of colours; `ck_most_colors` + 1 where there are more, and the results are
///   undefined.
size_t ck_find_colors(
    const uint32_t *_Nonnull pixels, size_t count, uint32_t *_Nonnull colours,
    uint8_t *_Nonnull indices);

/// The PNG filters that suit charts, by their numbers in the format.
typedef enum ck_filter {
  /// Bytes are stored unchanged.
  ck_filter_none,
  /// Bytes are stored as differences from the pixel to the left.
  ck_filter_sub,
  /// Bytes are stored as differences from the pixel above.
  ck_filter_up,
} ck_filter;

/// Writes a row of a PNG file: the filter's number, and the filtered bytes.
///
/// Takes O(count).
///
/// - pixels, count: the row in `.bgraStraight`; may be empty.
/// - above: the row above; NULL for a row of zeros.
/// - filter: the filter.
/// - has_alpha: whether red, green, blue and alpha are written, or only red, green and blue.
/// - row: the result, 1 + `count` * 4 or 3 bytes.
typedef void (*ck_filter_row)(
    const uint8_t *_Nonnull pixels, const uint8_t *_Nullable above, size_t count, ck_filter filter,
    _Bool has_alpha, uint8_t *_Nonnull row);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_filter_row _Nullable ck_filter_row_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_filter_row _Nonnull ck_filter_row_widest(void);

/// Estimates how well a row compresses after each filter.
///
/// A filtered byte is compared with the filtered bytes of the pixel to the left and, with the same
/// filter, of the pixel above. The first two pixels are ignored. Takes O(count).
///
/// - row, above, second: a row of the picture, the row above, and the row above that, in
///   `.bgraStraight`.
/// - count: the pixels of a row.
/// - costs: the results, indexed by `ck_filter`: the smaller the better, without a unit; 0 for rows of at
///   most two pixels.
typedef void (*ck_filter_costs)(
    const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, const uint8_t *_Nonnull second,
    size_t count, uint32_t costs[_Nonnull 3]);

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_filter_costs _Nullable ck_filter_costs_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_filter_costs _Nonnull ck_filter_costs_widest(void);

/// The effort of `ck_deflate` in its search for matches.
typedef enum ck_deflate_effort {
  /// Tries the pixel to the left, the pixel above and one candidate from a hash table.
  ck_deflate_fast,
  /// Tries several candidates, and whether the next byte begins a longer match.
  ck_deflate_balanced,
} ck_deflate_effort;

/// The size of the workspace of `ck_deflate`, in bytes.
extern const size_t ck_deflate_workspace;

/// The space that `ck_deflate` requires in its output before it begins a block, in bytes.
///
/// A block has at most 2^13 symbols of at most six bytes.
enum { ck_deflate_slack = 1 << 16 };

/// The input of `ck_deflate`: rows of a picture, or a part of them.
typedef struct ck_deflate_rows {
  /// The bytes; may be none.
  const uint8_t *_Nonnull bytes;
  /// The number of bytes at the beginning that are not compressed, only referred to: whole rows.
  size_t start;
  /// The number of all bytes.
  size_t count;
  /// The distance back to the pixel to the left, in bytes, 1 to 8.
  size_t pixel;
  /// The distance back to the pixel above, in bytes, 1 or more; not used beyond 32 KiB.
  size_t row;
} ck_deflate_rows;

/// Compresses rows of a picture as a raw deflate stream (RFC 1951), or as a part of one.
///
/// The algorithm is designed for pictures with large areas of one colour: matches with the pixels to the
/// left and above are tried first, and the hash table is searched only where both fail. Takes O(count).
///
/// - rows: the input. In a later part of a stream, the first `start` bytes must be the last bytes of the
///   part before.
/// - effort: the effort.
/// - is_last: whether the stream ends here. Otherwise this part ends on a whole byte, and the next part
///   can follow.
/// - workspace: `ck_deflate_workspace` bytes, aligned to 8, with any contents.
/// - out, capacity: the result and its space in bytes. `count` * 9 / 8 + `ck_deflate_slack` is always
///   enough.
/// - returns: the length of the result in bytes; 0 where it does not fit.
size_t ck_deflate(
    ck_deflate_rows rows, ck_deflate_effort effort, _Bool is_last, void *_Nonnull workspace,
    uint8_t *_Nonnull out, size_t capacity);

#endif
