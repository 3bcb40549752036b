#ifndef DEFLATE_H
#define DEFLATE_H

#include "CKernels.h"

// What DeflateMatches.c finds and DeflateBlock.c writes: https://www.rfc-editor.org/rfc/rfc1951

enum {
  deflate_shortest = 3,
  deflate_longest = 258,
  deflate_window = 1 << 15,
  // The symbols of a block: with more of them one code would serve parts of a picture that differ,
  // with fewer its table would cost too much.
  deflate_block = 1 << 13,
};

/// Bytes that stand for themselves, and then a copy of earlier ones; its length may be 0.
typedef struct deflate_step {
  uint32_t literals;
  uint16_t length;
  uint16_t distance;
} deflate_step;

/// Where compressed bits go.
typedef struct deflate_sink {
  uint8_t *next;
  const uint8_t *end;
  uint64_t bits;
  unsigned filled;
} deflate_sink;

/// The symbol of a distance.
static inline unsigned deflate_distance_symbol(uint32_t distance) {
  if (distance <= 4) return distance - 1;
  const unsigned top = 31 - (unsigned)__builtin_clz(distance - 1);
  return 2 * top + ((distance - 1) >> (top - 1) & 1);
}

/// The number of bits that follow the symbol of a distance.
static inline unsigned deflate_distance_bits(unsigned symbol) {
  return symbol < 4 ? 0 : symbol / 2 - 1;
}

/// Writes bits, the lowest first; at most 57 fit in between two `deflate_spill`.
static inline void deflate_put(deflate_sink *sink, uint64_t bits, unsigned count) {
  sink->bits |= bits << sink->filled;
  sink->filled += count;
}

/// Hands whole bytes over; there must be room for eight. The machine is little-endian.
static inline void deflate_spill(deflate_sink *sink) {
  __builtin_memcpy(sink->next, &sink->bits, 8);
  sink->next += sink->filled >> 3;
  sink->bits >>= sink->filled & ~7u;
  sink->filled &= 7;
}

/// Writes a block with a code of its own; false when it does not fit.
///
/// - bytes: what the steps stand for.
_Bool deflate_write_block(
    deflate_sink *sink, const uint8_t *bytes, const deflate_step *steps, size_t count, _Bool is_last);

#endif
