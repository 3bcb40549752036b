#ifndef KERNEL_WIDTHS_H
#define KERNEL_WIDTHS_H

#include <stddef.h>
#include <stdint.h>

/// The vector width that a kernel is compiled for, as an instruction set.
typedef enum ck_width {
  /// The baseline of the architecture: SSE2 on x86-64, NEON on arm64.
  ck_width_baseline,
  /// AVX2 on x86-64, with vectors of 32 bytes.
  ck_width_avx2,
  /// AVX-512 F and BW on x86-64, with vectors of 64 bytes.
  ck_width_avx512,
} ck_width;

/// The number of vector widths, whose values begin at 0.
enum { ck_width_count = 3 };

/// Returns whether the machine supports a vector width; false for any other value.
_Bool ck_width_is_supported(ck_width width);

/// Returns the widest vector width that the machine supports.
ck_width ck_widest(void);

/// The size of a cache line, in bytes.
enum { ck_cache_line = 64 };

/// Prefetches the cache line at an address.
///
/// The address may be invalid, because the function does not access it.
static inline void ck_prefetch(const void *_Nonnull address) { __builtin_prefetch(address); }

#endif
