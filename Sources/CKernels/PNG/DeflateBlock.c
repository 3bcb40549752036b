#pragma STDC FP_CONTRACT OFF

#include "Deflate.h"

#include <string.h>

enum {
  end_of_block = 256,
  first_length = end_of_block + 1,
  first_distance = first_length + deflate_length_symbols,
  // Those of both alphabets, first for bytes and lengths, then for distances.
  symbols = first_distance + 30,
  longest_code = 15,
  table_symbols = 19,
  longest_table_code = 7,
};

typedef struct code {
  uint16_t bits;
  uint8_t length;
} code;

static void sort(uint32_t *keys, unsigned count) {
  for (unsigned gap = 121; gap > 0; gap /= 3) {
    for (unsigned i = gap; i < count; i++) {
      const uint32_t key = keys[i];
      unsigned at = i;
      for (; at >= gap && keys[at - gap] > key; at -= gap) keys[at] = keys[at - gap];
      keys[at] = key;
    }
  }
}

/// Joins the two lightest nodes until one is left, and returns the depth of the leaves.
///
/// - weights: the weights of at least two leaves, ascending, and space for those of the nodes.
static void find_depths(uint32_t *weights, unsigned leaves, uint16_t *depths) {
  // Nodes come after the leaves, in the order in which they are made, which is that of weight.
  uint16_t parents[2 * symbols];
  const unsigned root = 2 * leaves - 2;
  unsigned leaf = 0, node = leaves;
  for (unsigned next = leaves; next <= root; next++) {
    weights[next] = 0;
    for (int child = 0; child < 2; child++) {
      const _Bool is_leaf = leaf < leaves && (node == next || weights[leaf] <= weights[node]);
      const unsigned taken = is_leaf ? leaf++ : node++;
      parents[taken] = (uint16_t)next;
      weights[next] += weights[taken];
    }
  }
  depths[root] = 0;
  for (unsigned i = root; i-- > 0;) depths[i] = depths[parents[i]] + 1;
}

/// Builds the Huffman code of some symbols; symbols that do not occur have codes of length 0.
static void make_codes(const uint32_t *counts, unsigned count, unsigned longest, code *codes) {
  enum { symbol_bits = 9 };
  uint32_t keys[symbols], weights[2 * symbols];
  uint16_t depths[2 * symbols];
  unsigned used = 0;
  for (unsigned i = 0; i < count; i++) {
    if (counts[i] > 0) keys[used++] = counts[i] << symbol_bits | i;
  }
  // Some decoders require a complete code: at least two symbols.
  for (unsigned i = 0; used < 2; i++) {
    if (counts[i] == 0) keys[used++] = i;
  }
  sort(keys, used);
  for (unsigned i = 0; i < used; i++) weights[i] = keys[i] >> symbol_bits;
  find_depths(weights, used, depths);
  // The rarest symbol has the longest code. The more equal the weights are, the shorter it is.
  while (depths[0] > longest) {
    for (unsigned i = 0; i < used; i++) weights[i] = weights[i] / 2 + 1;
    find_depths(weights, used, depths);
  }
  uint16_t next[longest_code + 2] = {0};
  memset(codes, 0, count * sizeof *codes);
  for (unsigned i = 0; i < used; i++) {
    codes[keys[i] % (1 << symbol_bits)].length = (uint8_t)depths[i];
    next[depths[i] + 1]++;
  }
  // Codes of one length are consecutive numbers, written with their first bit lowest.
  for (unsigned bits = 2; bits <= longest_code; bits++) {
    next[bits] = (uint16_t)((next[bits] + next[bits - 1]) << 1);
  }
  for (unsigned i = 0; i < count; i++) {
    const uint8_t length = codes[i].length;
    if (length > 0) codes[i].bits = __builtin_bitreverse16(next[length]++) >> (16 - length);
  }
}

/// Writes a symbol by its code.
static inline void put_symbol(deflate_sink *sink, code code) {
  deflate_put(sink, code.bits, code.length);
}

/// Writes a number: its symbol and its extra bits.
static inline void put_number(deflate_sink *sink, const code *codes, deflate_number number) {
  put_symbol(sink, codes[number.symbol]);
  deflate_put(sink, number.rest, number.bits);
}

/// Writes the header of a block: its type, and the lengths of all codes, which have a code themselves.
static void write_head(deflate_sink *sink, const code *codes, _Bool is_last) {
  static const uint8_t order[table_symbols] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  };
  // A length is its own symbol; 17 stands for 3 to 10 zeros, 18 for 11 to 138.
  deflate_number told[symbols];
  unsigned told_count = 0;
  uint32_t counts[table_symbols] = {0};
  for (unsigned i = 0; i < symbols;) {
    unsigned zeros = 0;
    while (zeros < 138 && i + zeros < symbols && codes[i + zeros].length == 0) zeros++;
    const deflate_number number = zeros < 3    ? (deflate_number){codes[i].length, 0, 0}
                                  : zeros < 11 ? (deflate_number){17, 3, zeros - 3}
                                               : (deflate_number){18, 7, zeros - 11};
    i += zeros < 3 ? 1 : zeros;
    counts[number.symbol]++;
    told[told_count++] = number;
  }
  code table[table_symbols];
  make_codes(counts, table_symbols, longest_table_code, table);

  const unsigned dynamic = 2;
  deflate_put(sink, (unsigned)is_last | dynamic << 1, 3);
  // The numbers of symbols of the three alphabets, minus the least possible ones.
  deflate_put(sink, first_distance - 257, 5);
  deflate_put(sink, symbols - first_distance - 1, 5);
  deflate_put(sink, table_symbols - 4, 4);
  for (unsigned i = 0; i < table_symbols; i++) {
    deflate_spill(sink);
    deflate_put(sink, table[order[i]].length, 3);
  }
  for (unsigned i = 0; i < told_count; i++) {
    deflate_spill(sink);
    put_number(sink, table, told[i]);
  }
  deflate_spill(sink);
}

/// Writes the symbols of a block.
static void write_steps(
    deflate_sink *sink, const uint8_t *bytes, const deflate_step *steps, size_t count,
    const code *codes) {
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
    put_number(&out, codes + first_length, deflate_length(step.length));
    put_number(&out, codes + first_distance, deflate_distance(step.distance));
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
  const uint8_t *at = bytes;
  for (size_t i = 0; i < count; i++) {
    for (uint32_t k = 0; k < steps[i].literals; k++) counts[at[k]]++;
    at += steps[i].literals + steps[i].length;
    if (steps[i].length == 0) continue;
    counts[first_length + deflate_length(steps[i].length).symbol]++;
    counts[first_distance + deflate_distance(steps[i].distance).symbol]++;
  }
  code codes[symbols];
  make_codes(counts, first_distance, longest_code, codes);
  make_codes(
      counts + first_distance, symbols - first_distance, longest_code, codes + first_distance);
  write_head(sink, codes, is_last);
  write_steps(sink, bytes, steps, count, codes);
  return 1;
}
