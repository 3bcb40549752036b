#pragma STDC FP_CONTRACT OFF

#include "CKernels.h"

enum { lanes = 16 };

typedef uint32_t pixels __attribute__((ext_vector_type(lanes)));

// 0 for alpha 0, which makes clear pixels all 0.
static inline uint8_t straight(uint8_t component, uint8_t alpha) {
  if (alpha == 0) return 0;
  const unsigned divided = (component * 255u + alpha / 2) / alpha;
  return (uint8_t)(divided < 255 ? divided : 255);
}

static inline void straighten(const uint8_t *bgra, size_t count, uint8_t *rgba) {
  for (size_t at = 0; at < 4 * count; at += 4) {
    const uint8_t alpha = bgra[at + 3];
    rgba[at] = straight(bgra[at + 2], alpha);
    rgba[at + 1] = straight(bgra[at + 1], alpha);
    rgba[at + 2] = straight(bgra[at], alpha);
    rgba[at + 3] = alpha;
  }
}

// Whole numbers only, so that the compiler may take any vectors for them.
#if defined(__x86_64__)
__attribute__((target_clones("avx512bw", "avx2", "default")))
#endif
void ck_bgra_to_straight_rgba(const uint8_t *bgra, size_t count, uint8_t *rgba) {
  size_t at = 0;
  for (; at + lanes <= count; at += lanes) {
    pixels from;
    __builtin_memcpy(&from, bgra + 4 * at, sizeof from);
    // Frames are opaque nearly everywhere.
    if (__builtin_reduce_and(from) < 0xFF000000) {
      straighten(bgra + 4 * at, lanes, rgba + 4 * at);
      continue;
    }
    const pixels to = (from & 0xFF00FF00) | (from >> 16 & 0xFF) | (from & 0xFF) << 16;
    __builtin_memcpy(rgba + 4 * at, &to, sizeof to);
  }
  straighten(bgra + 4 * at, count - at, rgba + 4 * at);
}
