#ifndef DEFLATE_H
#define DEFLATE_H

#include "PNGKernels.h"

// The data that DeflateMatches.c finds and DeflateBlock.c writes: https://www.rfc-editor.org/rfc/rfc1951

enum {
  deflate_shortest = 3,
  deflate_longest = 258,
  deflate_window = 1 << 15,
  deflate_length_symbols = 29,
  // The number of symbols in a block. With more, one code would have to suit different parts of an image; with
  // fewer, its table would cost too much.
  deflate_block = 1 << 13,
};

/// A run of literal bytes, followed by a match with earlier bytes; the length of the match may be 0.
typedef struct deflate_step {
  uint32_t literals;
  uint16_t length;
  uint16_t distance;
} deflate_step;

/// A bit writer for the compressed output.
typedef struct deflate_sink {
  uint8_t *next;
  const uint8_t *end;
  uint64_t bits;
  unsigned filled;
} deflate_sink;

/// A length or distance in the format: a symbol for a range of numbers, and extra bits within the range.
typedef struct deflate_number {
  unsigned symbol, bits, rest;
} deflate_number;

/// Returns the symbol and the extra bits of a number.
///
/// The size of a range doubles after every 2^`halvings` symbols. The first ranges have one number each,
/// from 0.
static inline deflate_number deflate_split(uint32_t number, unsigned halvings) {
  const unsigned bits = 31 - (unsigned)__builtin_clz(number | 1u << halvings) - halvings;
  return (deflate_number){
    (bits << halvings) + (number >> bits), bits, number & ((1u << bits) - 1)};
}

static inline deflate_number deflate_distance(uint32_t distance) {
  return deflate_split(distance - 1, 1);
}

static inline deflate_number deflate_length(uint32_t length) {
  if (length == deflate_longest) return (deflate_number){deflate_length_symbols - 1, 0, 0};
  return deflate_split(length - deflate_shortest, 2);
}

/// Appends bits, the lowest first; at most 57 bits fit between two calls of `deflate_spill`.
static inline void deflate_put(deflate_sink *sink, uint64_t bits, unsigned count) {
  sink->bits |= bits << sink->filled;
  sink->filled += count;
}

/// Writes all whole bytes to the output, which must have space for eight. The machine is little-endian.
static inline void deflate_spill(deflate_sink *sink) {
  __builtin_memcpy(sink->next, &sink->bits, 8);
  sink->next += sink->filled >> 3;
  sink->bits >>= sink->filled & ~7u;
  sink->filled &= 7;
}

/// Writes a block with a dynamic Huffman code, and returns whether it fits.
///
/// - bytes: the bytes that the steps cover.
_Bool deflate_write_block(
    deflate_sink *sink, const uint8_t *bytes, const deflate_step *steps, size_t count, _Bool is_last);

#endif
