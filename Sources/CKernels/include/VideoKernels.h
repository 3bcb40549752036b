#ifndef VIDEO_KERNELS_H
#define VIDEO_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

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

/// The kernel of one Cb and Cr for each square of four pixels.
typedef ck_ycbcr ck_bgra_to_ycbcr_420;

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_bgra_to_ycbcr_420 _Nullable ck_bgra_to_ycbcr_420_for(ck_width width);

/// The widest kernel that the machine can run.
ck_bgra_to_ycbcr_420 _Nonnull ck_bgra_to_ycbcr_420_widest(void);

/// The kernel of one Cb and Cr for each pixel.
typedef ck_ycbcr ck_bgra_to_ycbcr_444;

/// The kernel for a width, or NULL where the machine or the architecture lacks it.
ck_bgra_to_ycbcr_444 _Nullable ck_bgra_to_ycbcr_444_for(ck_width width);

/// The widest kernel that the machine can run.
ck_bgra_to_ycbcr_444 _Nonnull ck_bgra_to_ycbcr_444_widest(void);

#endif
