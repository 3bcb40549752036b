#ifndef KERNEL_WIDTHS_H
#define KERNEL_WIDTHS_H

#include <stddef.h>
#include <stdint.h>

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

#endif
