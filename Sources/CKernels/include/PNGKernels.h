#ifndef PNG_KERNELS_H
#define PNG_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Converts premultiplied pixels to straight alpha: `.bgraPremultiplied` to `.bgraStraight` or
/// `.rgbaStraight`.
///
/// A colour component becomes (component * 255 + alpha / 2) / alpha in integer arithmetic, clamped to
/// 255. A pixel with an alpha of 0 becomes four zeros. Runs in O(count) time.
///
/// - pixels, count: the pixels, four bytes each; `count` may be 0.
/// - is_rgba: true for `.rgbaStraight`, false for `.bgraStraight`.
/// - straight: the results, 4 * `count` bytes; may be `pixels` itself.
typedef void (*ck_straight_pixels)(
    const uint8_t *_Nonnull pixels, size_t count, _Bool is_rgba, uint8_t *_Nonnull straight);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_straight_pixels _Nullable ck_straight_pixels_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_straight_pixels _Nonnull ck_straight_pixels_widest(void);

/// Returns whether the last byte, alpha, of every four-byte pixel is 255; true if there are no pixels.
///
/// Runs in O(count) time, and stops early at a pixel that is not opaque.
typedef _Bool (*ck_pixels_are_opaque)(const uint8_t *_Nonnull pixels, size_t count);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_pixels_are_opaque _Nullable ck_pixels_are_opaque_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_pixels_are_opaque _Nonnull ck_pixels_are_opaque_widest(void);

/// Returns whether the first three bytes of every four-byte pixel are equal; true if there are no pixels.
///
/// Runs in O(count) time, and stops early at a pixel that is not grey.
typedef _Bool (*ck_pixels_are_grey)(const uint8_t *_Nonnull pixels, size_t count);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_pixels_are_grey _Nullable ck_pixels_are_grey_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_pixels_are_grey _Nonnull ck_pixels_are_grey_widest(void);

/// The maximum number of colours that `ck_find_colors` finds.
enum { ck_most_colors = 256 };

/// Finds the distinct colours of pixels, in the order of their first occurrence.
///
/// Runs in O(count) time and is fastest for runs of one colour.
///
/// - pixels, count: the pixels, four bytes each; `count` may be 0.
/// - colours: the distinct colours, at most `ck_most_colors`.
/// - indices: the results: for each pixel, the index of its colour in `colours`.
/// - returns: the number of colours. If there are more than `ck_most_colors`, the result is
///   `ck_most_colors` + 1, and the contents of `colours` and `indices` are undefined.
size_t ck_find_colors(
    const uint32_t *_Nonnull pixels, size_t count, uint32_t *_Nonnull colours,
    uint8_t *_Nonnull indices);

/// The PNG filters that suit charts, with their numbers in the PNG format.
typedef enum ck_filter {
  /// No filter: the bytes are unchanged.
  ck_filter_none,
  /// Sub: each byte is the difference from the corresponding byte of the pixel to the left.
  ck_filter_sub,
  /// Up: each byte is the difference from the corresponding byte of the pixel above.
  ck_filter_up,
} ck_filter;

/// Writes a row of PNG image data: the filter's number, followed by the filtered bytes.
///
/// Runs in O(count) time.
///
/// - pixels, count: the row in `.bgraStraight`; `count` may be 0.
/// - above: the row above in `.bgraStraight`; NULL stands for a row of zeros.
/// - filter: the filter.
/// - has_alpha: true to write red, green, blue and alpha, false to omit alpha.
/// - row: the result, 1 + 4 * `count` bytes, or 1 + 3 * `count` bytes without alpha.
typedef void (*ck_filter_row)(
    const uint8_t *_Nonnull pixels, const uint8_t *_Nullable above, size_t count, ck_filter filter,
    _Bool has_alpha, uint8_t *_Nonnull row);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_filter_row _Nullable ck_filter_row_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_filter_row _Nonnull ck_filter_row_widest(void);

/// Estimates how well a row compresses after each filter.
///
/// The estimate compares each filtered byte with the filtered bytes of the pixels to the left and above.
/// The first two pixels are ignored. Runs in O(count) time.
///
/// - row, above, second: a row of the image, the row above it, and the row above that, in
///   `.bgraStraight`.
/// - count: the number of pixels in a row.
/// - costs: the results, indexed by `ck_filter`. Values have no unit, and less is better; they are 0 for
///   rows of at most two pixels.
typedef void (*ck_filter_costs)(
    const uint8_t *_Nonnull row, const uint8_t *_Nonnull above, const uint8_t *_Nonnull second,
    size_t count, uint32_t costs[_Nonnull 3]);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_filter_costs _Nullable ck_filter_costs_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_filter_costs _Nonnull ck_filter_costs_widest(void);

/// The search effort of `ck_deflate`.
typedef enum ck_deflate_effort {
  /// Tries the pixel to the left, the pixel above, and one candidate from a hash table.
  ck_deflate_fast,
  /// Tries several candidates, and whether a longer match begins at the next byte.
  ck_deflate_balanced,
} ck_deflate_effort;

/// The size of the workspace of `ck_deflate`, in bytes.
extern const size_t ck_deflate_workspace;

/// The free space that `ck_deflate` requires in its output buffer before it begins a block, in bytes.
///
/// A block has at most 2^13 symbols, and a symbol at most six bytes.
enum { ck_deflate_slack = 1 << 16 };

/// The input of `ck_deflate`: rows of an image, or a part of them.
typedef struct ck_deflate_rows {
  /// The input bytes, `count` of them.
  const uint8_t *_Nonnull bytes;
  /// The length of the preset dictionary at the beginning of `bytes`, in bytes: whole rows that matches
  /// may refer to, but that are not compressed.
  size_t start;
  /// The number of bytes, including the preset dictionary; may be 0.
  size_t count;
  /// The distance to the pixel on the left, in bytes, 1 to 8.
  size_t pixel;
  /// The distance to the pixel above, in bytes, at least 1; not used if it exceeds 32 KiB.
  size_t row;
} ck_deflate_rows;

/// Compresses rows of an image as a raw deflate stream (RFC 1951), or as a part of one.
///
/// The algorithm is designed for images with large areas of one colour. It first tries matches with the
/// pixels to the left and above, and searches the hash table only if both fail. Runs in O(count) time.
///
/// - rows: the input. In all parts of a stream but the first, the first `start` bytes must be the last
///   bytes of the preceding part.
/// - effort: the search effort.
/// - is_last: whether the stream ends with this part. Otherwise the part ends at a byte boundary, and
///   another part can follow.
/// - workspace: a buffer of `ck_deflate_workspace` bytes, aligned to 8 bytes, with any contents.
/// - out, capacity: the result and its capacity in bytes. A capacity of `count` * 9 / 8 +
///   `ck_deflate_slack` is always sufficient.
/// - returns: the length of the result in bytes, or 0 if it does not fit.
size_t ck_deflate(
    ck_deflate_rows rows, ck_deflate_effort effort, _Bool is_last, void *_Nonnull workspace,
    uint8_t *_Nonnull out, size_t capacity);

#endif
