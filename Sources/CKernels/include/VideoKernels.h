#ifndef VIDEO_KERNELS_H
#define VIDEO_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// The range of Y'CbCr values.
typedef enum ck_range {
  /// Limited range: Y' from 16 to 235, Cb and Cr from 16 to 240.
  ck_range_limited,
  /// Full range: all values from 0 to 255; neutral colours have a Cb and Cr of 128.
  ck_range_full,
} ck_range;

/// The output planes of a conversion to Y'CbCr: one byte per value, rows from top to bottom.
typedef struct ck_planes {
  uint8_t *_Nonnull y, *_Nonnull cb, *_Nonnull cr;
  /// The distances between the starts of consecutive rows, in bytes: of `y`, and of `cb` and `cr`.
  size_t y_stride, c_stride;
} ck_planes;

/// Converts pixels to Y'CbCr as defined by BT.709.
///
/// The arithmetic uses integers, and every result is within 0.52 of the exact value. In 4:2:0, Cb and Cr
/// are those of the mean colour of 2 × 2 pixels, sited at the centre of the square. A square at an odd
/// edge uses the mean of its existing pixels. Alpha is ignored, so that premultiplied pixels are
/// converted as if composited over black. Runs in O(width * height) time.
///
/// - bgra, bytes_per_row: rows of pixels in the byte order blue, green, red, alpha, and the distance
///   between the starts of consecutive rows in bytes.
/// - width, height: the size in pixels. In 4:2:0, an odd size is allowed only at the end of an image.
/// - range: the range of the results.
/// - planes: the results. `cb` and `cr` have the size of `y`, or in 4:2:0 (height + 1) / 2 rows of (width
///   + 1) / 2 values.
typedef void (*ck_ycbcr)(
    const uint8_t *_Nonnull bgra, size_t bytes_per_row, size_t width, size_t height, ck_range range,
    ck_planes planes);

/// A kernel that converts to 4:2:0: one Cb and one Cr for each 2 × 2 pixels.
typedef ck_ycbcr ck_bgra_to_ycbcr_420;

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_bgra_to_ycbcr_420 _Nullable ck_bgra_to_ycbcr_420_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_bgra_to_ycbcr_420 _Nonnull ck_bgra_to_ycbcr_420_widest(void);

/// A kernel that converts to 4:4:4: one Cb and one Cr for each pixel.
typedef ck_ycbcr ck_bgra_to_ycbcr_444;

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_bgra_to_ycbcr_444 _Nullable ck_bgra_to_ycbcr_444_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_bgra_to_ycbcr_444 _Nonnull ck_bgra_to_ycbcr_444_widest(void);

#endif
