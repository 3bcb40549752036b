#ifndef VIDEO_KERNELS_H
#define VIDEO_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// The range of the values of Y'CbCr.
typedef enum ck_range {
  /// Y' from 16 to 235, Cb and Cr from 16 to 240.
  ck_range_limited,
  /// All from 0 to 255; 128 is no colour.
  ck_range_full,
} ck_range;

/// The planes that receive Y'CbCr: one byte a value, rows from top to bottom.
typedef struct ck_planes {
  uint8_t *_Nonnull y, *_Nonnull cb, *_Nonnull cr;
  /// The bytes from one row to the next: of `y`, and of `cb` and `cr`.
  size_t y_stride, c_stride;
} ck_planes;

/// Converts pixels to Y'CbCr of BT.709.
///
/// The arithmetic is in integers; every value is within 0.52 of the exact one. With 4:2:0, Cb and Cr are
/// those of the mean colour of 2 × 2 pixels, sited in the middle of the square; a square at an odd edge
/// has the mean of its existing pixels. Alpha is ignored: premultiplied pixels look as over black. Takes
/// O(width * height).
///
/// - bgra, bytes_per_row: rows of blue, green, red, alpha, and the bytes from one row to the next.
/// - width, height: the size in pixels; with 4:2:0 odd only where the picture ends.
/// - range: the range of the results.
/// - planes: the results. `cb` and `cr` have the size of `y`; with 4:2:0, (height + 1) / 2 rows of
///   (width + 1) / 2 values.
typedef void (*ck_ycbcr)(
    const uint8_t *_Nonnull bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes);

/// The type of the kernels for 4:2:0: one Cb and one Cr for 2 × 2 pixels.
typedef ck_ycbcr ck_bgra_to_ycbcr_420;

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_bgra_to_ycbcr_420 _Nullable ck_bgra_to_ycbcr_420_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_bgra_to_ycbcr_420 _Nonnull ck_bgra_to_ycbcr_420_widest(void);

/// The type of the kernels for 4:4:4: one Cb and one Cr for each pixel.
typedef ck_ycbcr ck_bgra_to_ycbcr_444;

/// Returns the kernel for a width, or NULL where the machine does not support it.
ck_bgra_to_ycbcr_444 _Nullable ck_bgra_to_ycbcr_444_for(ck_width width);

/// Returns the kernel for the widest width that the machine supports.
ck_bgra_to_ycbcr_444 _Nonnull ck_bgra_to_ycbcr_444_widest(void);

#endif
