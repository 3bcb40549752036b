#pragma STDC FP_CONTRACT OFF

#include "Deflate.h"

#include <string.h>

enum {
  end_of_block = 256,
  symbols = end_of_block + 1 + deflate_length_symbols,
  distance_symbols = 30,
  longest_code = 15,
  table_symbols = 19,
  longest_table_code = 7,
};

typedef struct code {
  uint16_t bits;
  uint8_t length;
} code;

/// Sorts the symbols that occur, rare ones first, equal ones by their number.
static unsigned sort(const uint32_t *counts, unsigned count, uint16_t *sorted) {
  const unsigned symbol_bits = 9;
  uint32_t keys[symbols];
  unsigned used = 0;
  for (unsigned i = 0; i < count; i++) {
    if (counts[i] > 0) keys[used++] = counts[i] << symbol_bits | i;
  }
  for (unsigned gap = 121; gap > 0; gap /= 3) {
    for (unsigned i = gap; i < used; i++) {
      const uint32_t key = keys[i];
      unsigned at = i;
      for (; at >= gap && keys[at - gap] > key; at -= gap) keys[at] = keys[at - gap];
      keys[at] = key;
    }
  }
  for (unsigned i = 0; i < used; i++) sorted[i] = keys[i] & ((1u << symbol_bits) - 1);
  return used;
}

/// Finds the lengths of a prefix code, 0 for symbols that do not occur.
///
/// Huffman's code; where that has longer ones than are allowed, these are cut and others made longer.
static void choose_lengths(
    const uint32_t *counts, unsigned count, unsigned longest, uint8_t *lengths) {
  uint16_t sorted[symbols];
  const unsigned used = sort(counts, count, sorted);
  memset(lengths, 0, count);
  // Some readers want a complete code: two symbols at least.
  if (used < 2) {
    lengths[0] = 1;
    lengths[used == 1 && sorted[0] > 0 ? sorted[0] : 1] = 1;
    return;
  }
  // Leaves come first, then the nodes in the order in which they are made, which is that of weight.
  uint32_t weight[2 * symbols];
  uint16_t parent[2 * symbols];
  for (unsigned i = 0; i < used; i++) weight[i] = counts[sorted[i]];
  const unsigned root = 2 * used - 2;
  unsigned leaf = 0, node = used;
  for (unsigned next = used; next <= root; next++) {
    weight[next] = 0;
    for (int child = 0; child < 2; child++) {
      const _Bool is_leaf = leaf < used && (node == next || weight[leaf] <= weight[node]);
      const unsigned taken = is_leaf ? leaf++ : node++;
      parent[taken] = (uint16_t)next;
      weight[next] += weight[taken];
    }
  }
  uint16_t depth[2 * symbols];
  uint32_t at_depth[longest_code + 1] = {0};
  depth[root] = 0;
  for (unsigned i = root; i-- > 0;) {
    depth[i] = depth[parent[i]] + 1;
    if (i < used) at_depth[depth[i] < longest ? depth[i] : longest]++;
  }
  uint32_t room = 0;
  for (unsigned bits = 1; bits <= longest; bits++) room += at_depth[bits] << (longest - bits);
  for (; room > 1u << longest; room--) {
    unsigned bits = longest - 1;
    while (at_depth[bits] == 0) bits--;
    at_depth[longest]--;
    at_depth[bits]--;
    at_depth[bits + 1] += 2;
  }
  unsigned rare = 0;
  for (unsigned bits = longest; bits > 0; bits--) {
    for (uint32_t i = 0; i < at_depth[bits]; i++) lengths[sorted[rare++]] = (uint8_t)bits;
  }
}

/// Numbers the codes of each length; they are written with their first bit lowest.
static void number_codes(const uint8_t *lengths, unsigned count, code *codes) {
  uint16_t next[longest_code + 2] = {0};
  for (unsigned i = 0; i < count; i++) next[lengths[i] + 1]++;
  next[1] = 0;
  for (unsigned bits = 2; bits <= longest_code; bits++) {
    next[bits] = (uint16_t)((next[bits] + next[bits - 1]) << 1);
  }
  for (unsigned i = 0; i < count; i++) {
    const uint8_t length = lengths[i];
    codes[i] = (code){0, length};
    if (length > 0) codes[i].bits = __builtin_bitreverse16(next[length]++) >> (16 - length);
  }
}

/// Writes a symbol by its code.
static inline void put_symbol(deflate_sink *sink, code code) {
  deflate_put(sink, code.bits, code.length);
}

/// Writes the lengths of codes by a code of their own, zeros in runs.
///
/// - codes: NULL to count the symbols instead.
static void write_lengths(
    deflate_sink *sink, const uint8_t *lengths, unsigned count, const code *codes,
    uint32_t *counts) {
  const unsigned few_zeros = 17, many_zeros = 18;
  for (unsigned i = 0; i < count;) {
    unsigned zeros = 0;
    while (i + zeros < count && lengths[i + zeros] == 0 && zeros < 138) zeros++;
    const unsigned symbol = zeros < 3 ? lengths[i] : zeros < 11 ? few_zeros : many_zeros;
    i += zeros < 3 ? 1 : zeros;
    if (codes == NULL) {
      counts[symbol]++;
      continue;
    }
    put_symbol(sink, codes[symbol]);
    if (symbol == few_zeros) deflate_put(sink, zeros - 3, 3);
    if (symbol == many_zeros) deflate_put(sink, zeros - 11, 7);
    deflate_spill(sink);
  }
}

/// Writes the head of a block: its kind, and the lengths of the codes of both alphabets.
static void write_table(
    deflate_sink *sink, const uint8_t *lengths, const uint8_t *distance_lengths, _Bool is_last) {
  static const uint8_t order[table_symbols] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  };
  unsigned used = symbols, used_distances = distance_symbols;
  while (lengths[used - 1] == 0) used--;
  while (used_distances > 1 && distance_lengths[used_distances - 1] == 0) used_distances--;
  uint32_t counts[table_symbols] = {0};
  write_lengths(sink, lengths, used, NULL, counts);
  write_lengths(sink, distance_lengths, used_distances, NULL, counts);
  uint8_t table_lengths[table_symbols];
  choose_lengths(counts, table_symbols, longest_table_code, table_lengths);
  code codes[table_symbols];
  number_codes(table_lengths, table_symbols, codes);
  unsigned told = table_symbols;
  while (told > 4 && table_lengths[order[told - 1]] == 0) told--;

  const unsigned dynamic = 2;
  deflate_put(sink, (unsigned)is_last | dynamic << 1, 3);
  deflate_put(sink, (used - 257) | (used_distances - 1) << 5 | (told - 4) << 10, 14);
  for (unsigned i = 0; i < told; i++) {
    deflate_spill(sink);
    deflate_put(sink, table_lengths[order[i]], 3);
  }
  deflate_spill(sink);
  write_lengths(sink, lengths, used, codes, NULL);
  write_lengths(sink, distance_lengths, used_distances, codes, NULL);
}

/// Writes the symbols of a block.
static void write_steps(
    deflate_sink *sink, const uint8_t *bytes, const deflate_step *steps, size_t count,
    const code *codes, const code *distance_codes) {
  deflate_sink out = *sink;
  for (size_t i = 0; i < count; i++) {
    const deflate_step step = steps[i];
    uint32_t rest = step.literals;
    for (; rest >= 3; rest -= 3, bytes += 3) {
      for (int k = 0; k < 3; k++) put_symbol(&out, codes[bytes[k]]);
      deflate_spill(&out);
    }
    for (; rest > 0; rest--) put_symbol(&out, codes[*bytes++]);
    deflate_spill(&out);
    if (step.length == 0) continue;
    bytes += step.length;
    const deflate_number length = deflate_length(step.length);
    put_symbol(&out, codes[end_of_block + 1 + length.symbol]);
    deflate_put(&out, length.rest, length.bits);
    const deflate_number distance = deflate_distance(step.distance);
    put_symbol(&out, distance_codes[distance.symbol]);
    deflate_put(&out, distance.rest, distance.bits);
    deflate_spill(&out);
  }
  put_symbol(&out, codes[end_of_block]);
  deflate_spill(&out);
  *sink = out;
}

_Bool deflate_write_block(
    deflate_sink *sink, const uint8_t *bytes, const deflate_step *steps, size_t count,
    _Bool is_last) {
  if (sink->end - sink->next < ck_deflate_slack) return 0;
  uint32_t counts[symbols] = {[end_of_block] = 1};
  uint32_t distance_counts[distance_symbols] = {0};
  const uint8_t *at = bytes;
  for (size_t i = 0; i < count; i++) {
    for (uint32_t k = 0; k < steps[i].literals; k++) counts[at[k]]++;
    at += steps[i].literals + steps[i].length;
    if (steps[i].length == 0) continue;
    counts[end_of_block + 1 + deflate_length(steps[i].length).symbol]++;
    distance_counts[deflate_distance(steps[i].distance).symbol]++;
  }
  uint8_t lengths[symbols], distance_lengths[distance_symbols];
  choose_lengths(counts, symbols, longest_code, lengths);
  choose_lengths(distance_counts, distance_symbols, longest_code, distance_lengths);
  code codes[symbols], distance_codes[distance_symbols];
  number_codes(lengths, symbols, codes);
  number_codes(distance_lengths, distance_symbols, distance_codes);
  write_table(sink, lengths, distance_lengths, is_last);
  write_steps(sink, bytes, steps, count, codes, distance_codes);
  return 1;
}
