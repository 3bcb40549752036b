#include "TableKernels.h"

#include "TextBlocks.h"

#include <string.h>

uint64_t ck_name_hash(const uint8_t *name, size_t count) {
  // Blocks of eight bytes are multiplied by an odd number, whose upper half mixes all bits below it.
  const uint64_t factor = 0x9E3779B97F4A7C15;
  uint64_t hash = count;
  size_t at = 0;
  for (; at + 8 <= count; at += 8) {
    hash = (hash ^ block_at(name + at)) * factor;
    hash ^= hash >> 32;
  }
  uint64_t rest = 0;
  for (; at < count; at++) rest = rest << 8 | name[at];
  hash = (hash ^ rest) * factor;
  return hash ^ hash >> 32;
}

static inline _Bool is_space(uint8_t byte) { return byte == ' ' || byte == '\t'; }

/// Returns the index of a name; -1 for an unknown one.
static inline int32_t find(const uint8_t *name, size_t count, ck_names names) {
  size_t slot = (size_t)ck_name_hash(name, count) & (names.slot_count - 1);
  while (names.slots[slot] >= 0) {
    const int32_t index = names.slots[slot];
    const size_t start = index == 0 ? 0 : names.ends[index - 1];
    if (names.ends[index] - start == count && memcmp(names.bytes + start, name, count) == 0) return index;
    slot = (slot + 1) & (names.slot_count - 1);
  }
  return -1;
}

size_t ck_find_names(
    const uint8_t *text, const ck_text_cell *cells, size_t count, ck_names names, int32_t *indices) {
  for (size_t at = 0; at < count; at++) {
    if (cells[at].has_quotes) return at;
    const uint8_t *start = text + cells[at].start, *end = start + cells[at].count;
    while (start < end && is_space(*start)) start++;
    while (start < end && is_space(end[-1])) end--;
    indices[at] = -1;
    if (start == end) continue;
    indices[at] = find(start, (size_t)(end - start), names);
    if (indices[at] < 0) return at;
  }
  return count;
}
