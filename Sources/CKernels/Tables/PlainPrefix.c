#include "TableKernels.h"

#include "TextBlocks.h"

/// Returns the length of the character at the beginning of a text (Unicode Standard, table 3-7); 0 if it is invalid.
static inline size_t character_length(const uint8_t *text, size_t count) {
  const uint8_t first = text[0];
  if (first < 0x80) return first != 0;
  const size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
  if (first < 0xC2 || first > 0xF4 || count < length) return 0;
  // The second byte excludes overlong forms, surrogates and what is beyond U+10FFFF.
  const uint8_t least = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
  const uint8_t most = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
  if (text[1] < least || text[1] > most) return 0;
  for (size_t at = 2; at < length; at++) {
    if ((text[at] & 0xC0) != 0x80) return 0;
  }
  return length;
}

/// Returns whether all bytes are ASCII and not zero.
static inline _Bool is_plain(const uint8_t *bytes, size_t count) {
  // A byte from 0x01 to 0x7F stays below 0x80 if 1 is taken away; written so that the loop is vectorised.
  uint8_t others = 0;
  for (size_t at = 0; at < count; at++) others |= (uint8_t)(bytes[at] - 1) | bytes[at];
  return others < 0x80;
}

size_t ck_plain_prefix(const uint8_t *bytes, size_t count) {
  enum { block = 512 };
  size_t at = 0;
  while (at < count) {
    const size_t end = count - at < block ? count : at + block;
    if (end - at == block && is_plain(bytes + at, block)) {
      at = end;
      continue;
    }
    // The last character can end behind the block.
    while (at < end) {
      const size_t length = character_length(bytes + at, count - at);
      if (length == 0) return at;
      at += length;
    }
  }
  return count;
}
