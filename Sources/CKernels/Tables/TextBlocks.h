#ifndef TEXT_BLOCKS_H
#define TEXT_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

// Eight bytes of a text in a word, the first one in the lowest bits.

/// A word with a byte in each place.
#define EACH_BYTE(byte) (0x0101010101010101 * (uint64_t)(byte))

static inline uint64_t block_at(const uint8_t *text) {
  uint64_t block;
  __builtin_memcpy(&block, text, sizeof block);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  block = __builtin_bswap64(block);
#endif
  return block;
}

/// Returns a word whose lowest set bit is in the first byte of a block that equals another byte; 0 for none.
static inline uint64_t bytes_equal(uint64_t block, uint8_t byte) {
  const uint64_t others = block ^ EACH_BYTE(byte);
  return (others - EACH_BYTE(1)) & ~others & EACH_BYTE(0x80);
}

/// Returns the index of the byte of the lowest set bit; the mask is not 0.
static inline size_t first_byte(uint64_t mask) { return (size_t)__builtin_ctzll(mask) / 8; }

static inline _Bool is_digit(uint8_t byte) { return (uint8_t)(byte - '0') < 10; }

#endif
