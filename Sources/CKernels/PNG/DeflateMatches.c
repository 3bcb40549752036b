#pragma STDC FP_CONTRACT OFF

#include "Deflate.h"

#include <string.h>

enum {
  most_hash_bits = 15,
  // A match of this length ends the search.
  long_enough = 32,
  // A match of this length is taken without testing whether the next byte begins a longer one.
  never_late = 8,
  // The number of bytes of a run that are compared at once.
  longest_run = 1 << 16,
};

/// The parameters of an effort.
typedef struct search {
  // The number of candidates that are tried.
  unsigned places;
  // The number of bytes that are hashed, and the number of bits of the hash.
  unsigned hashed;
  unsigned hash_bits;
  // Matches up to this length are entered byte for byte, longer ones at their ends only.
  size_t remembered;
  // Whether matches consist of whole pixels, and of at most a whole row.
  _Bool is_stepped;
} search;

static const search fast = {1, 6, 12, 0, 1};
static const search balanced = {16, 6, most_hash_bits, 64, 0};

/// The hash tables of earlier bytes, and the current block.
///
/// Tables store the low 32 bits of positions. Every candidate is compared with the bytes, so that tables can
/// begin with zeros.
typedef struct matcher {
  ck_deflate_rows rows;
  // The last position of each hash, the position before it with the same hash, and the last position of each
  // hash of three bytes.
  uint32_t last[1 << most_hash_bits];
  uint32_t before[deflate_window];
  uint32_t last_three[1 << most_hash_bits];
  deflate_step steps[deflate_block];
  size_t step_count;
  // The literals of all steps, and the pending ones.
  size_t literals;
  size_t pending;
  size_t block_start;
  deflate_sink sink;
} matcher;

const size_t ck_deflate_workspace = sizeof(matcher);

/// A match with earlier bytes, and the bits that it saves.
typedef struct match {
  size_t length;
  size_t distance;
  int gain;
} match;

/// Returns the number of equal bytes at two positions, up to a limit.
static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, size_t most) {
  uint64_t x[4], y[4];
  size_t count = 0;
  // Most candidates differ early, and the others match for long.
  for (; count + 8 <= most; count += 8) {
    memcpy(x, a + count, 8);
    memcpy(y, b + count, 8);
    if (x[0] != y[0]) return count + ((unsigned)__builtin_ctzll(x[0] ^ y[0]) >> 3);
    for (; count + 40 <= most; count += 32) {
      memcpy(x, a + count + 8, 32);
      memcpy(y, b + count + 8, 32);
      if (((x[0] ^ y[0]) | (x[1] ^ y[1]) | (x[2] ^ y[2]) | (x[3] ^ y[3])) != 0) break;
    }
  }
  while (count < most && a[count] == b[count]) count++;
  return count;
}

static inline uint32_t hash(const uint8_t *bytes, unsigned count, unsigned bits) {
  uint64_t eight;
  memcpy(&eight, bytes, 8);
  return (uint32_t)((eight << (64 - 8 * count)) * 0x9E3779B185EBCA87u >> (64 - bits));
}

/// Takes a match if it saves more bits than the best one so far.
static inline void consider(const uint8_t *bytes, match *best, size_t distance, size_t most) {
  const size_t length = equal_bytes(bytes - distance, bytes, most);
  // The bits of a literal in a typical image, and of the symbols of a match.
  const int literal_bits = 8, symbol_bits = 6;
  const int gain = (int)length * literal_bits - symbol_bits
      - (int)deflate_distance((uint32_t)distance).bits;
  if (length >= deflate_shortest && gain > best->gain) *best = (match){length, distance, gain};
}

/// Finds the match of at most `rest` bytes that saves most; its length is 0 where there is none.
static inline __attribute__((always_inline)) match find(
    const matcher *matcher, size_t at, size_t rest, search search, size_t pixel) {
  match best = {0};
  const uint8_t *bytes = matcher->rows.bytes + at;
  const size_t most = rest < deflate_longest ? rest : deflate_longest;
  if (at >= pixel && pixel <= deflate_window) {
    consider(bytes, &best, pixel, rest < longest_run ? rest : longest_run);
  }
  if (best.length < most && at >= matcher->rows.row && matcher->rows.row <= deflate_window) {
    consider(bytes, &best, matcher->rows.row, most);
  }
  if (best.length >= long_enough || matcher->rows.count - at < 8) return best;
  if (!search.is_stepped && best.length == 0) {
    const uint32_t distance = (uint32_t)at - matcher->last_three[hash(bytes, 3, most_hash_bits)];
    if (distance - 1 < deflate_window && distance <= at) consider(bytes, &best, distance, most);
  }
  uint32_t place = matcher->last[hash(bytes, search.hashed, search.hash_bits)];
  uint32_t nearest = 0;
  for (unsigned i = 0; i < search.places; i++) {
    const uint32_t distance = (uint32_t)at - place;
    if (distance <= nearest || distance > deflate_window || distance > at) break;
    consider(bytes, &best, distance, most);
    nearest = distance;
    if (search.places > 1) place = matcher->before[place % deflate_window];
  }
  return best;
}

/// Enters the positions of bytes into the tables, except for the last bytes of the input.
static inline __attribute__((always_inline)) void remember(
    matcher *matcher, size_t at, size_t count, search search) {
  for (size_t i = at; i < at + count && i + 8 <= matcher->rows.count; i++) {
    const uint8_t *bytes = matcher->rows.bytes + i;
    uint32_t *last = &matcher->last[hash(bytes, search.hashed, search.hash_bits)];
    if (!search.is_stepped) {
      matcher->before[i % deflate_window] = *last;
      matcher->last_three[hash(bytes, 3, most_hash_bits)] = (uint32_t)i;
    }
    *last = (uint32_t)i;
  }
}

static _Bool end_block(matcher *matcher, size_t at, _Bool is_last) {
  matcher->steps[matcher->step_count++] = (deflate_step){(uint32_t)matcher->pending, 0, 0};
  const _Bool fits = deflate_write_block(
      &matcher->sink, matcher->rows.bytes + matcher->block_start, matcher->steps, matcher->step_count,
      is_last);
  matcher->block_start = at;
  matcher->step_count = matcher->literals = matcher->pending = 0;
  return fits;
}

/// Ends the block before it is full, with a last step for the pending literals.
static inline _Bool make_room(matcher *matcher, size_t at) {
  const size_t count = matcher->step_count + matcher->literals + matcher->pending;
  return count < deflate_block - 1 || end_block(matcher, at, 0);
}

static inline __attribute__((always_inline)) _Bool compress(
    matcher *matcher, search search, size_t pixel, _Bool is_last) {
  const size_t longest = deflate_longest - (search.is_stepped ? deflate_longest % pixel : 0);
  size_t end = search.is_stepped ? matcher->rows.start : matcher->rows.count;
  for (size_t at = matcher->rows.start; at < matcher->rows.count;) {
    if (!make_room(matcher, at)) return 0;
    size_t step = search.is_stepped ? pixel : 1;
    if (at == end) {
      // The byte before a row's pixels is its filter's number.
      step = 1;
      end = matcher->rows.count - at < matcher->rows.row ? matcher->rows.count : at + matcher->rows.row;
    }
    match found = find(matcher, at, end - at, search, pixel);
    if (search.is_stepped && found.length > 0) {
      found.length = found.length < step ? 0 : found.length - (found.length - step) % pixel;
    } else if (found.length > 0 && found.length < never_late && found.length < end - at) {
      remember(matcher, at, 1, search);
      const match next = find(matcher, at + 1, end - at - 1, search, pixel);
      if (next.gain > found.gain + 2) {
        matcher->pending++;
        at++;
        found = next;
      }
    }
    if (found.length < deflate_shortest) {
      remember(matcher, at, 1, search);
      const size_t taken = step < end - at ? step : end - at;
      matcher->pending += taken;
      at += taken;
      continue;
    }
    const _Bool is_short = found.length <= search.remembered;
    remember(matcher, at, is_short ? found.length : 1, search);
    if (!is_short && !search.is_stepped) remember(matcher, at + found.length - 3, 3, search);
    while (found.length >= deflate_shortest) {
      if (!make_room(matcher, at)) return 0;
      const size_t length = found.length < longest ? found.length : longest;
      matcher->steps[matcher->step_count++] =
          (deflate_step){(uint32_t)matcher->pending, (uint16_t)length, (uint16_t)found.distance};
      matcher->literals += matcher->pending;
      matcher->pending = 0;
      at += length;
      found.length -= length;
    }
    if (search.is_stepped) {
      matcher->pending += found.length;
      at += found.length;
    }
  }
  if (!end_block(matcher, matcher->rows.count, is_last)) return 0;
  // The header of an empty stored block, whose length begins on a whole byte.
  if (!is_last) deflate_put(&matcher->sink, 0, 3);
  deflate_put(&matcher->sink, 0, -matcher->sink.filled & 7);
  if (!is_last) deflate_put(&matcher->sink, 0xFFFF0000, 32);
  deflate_spill(&matcher->sink);
  return 1;
}

size_t ck_deflate(
    ck_deflate_rows rows, ck_deflate_effort effort, _Bool is_last, void *workspace, uint8_t *out,
    size_t capacity) {
  matcher *matcher = workspace;
  const _Bool is_balanced = effort == ck_deflate_balanced;
  memset(matcher->last, 0, sizeof *matcher->last << (is_balanced ? balanced : fast).hash_bits);
  memset(matcher->before, 0, is_balanced ? sizeof matcher->before : 0);
  memset(matcher->last_three, 0, is_balanced ? sizeof matcher->last_three : 0);
  matcher->step_count = matcher->literals = matcher->pending = 0;
  matcher->block_start = rows.start;
  matcher->rows = rows;
  matcher->sink = (deflate_sink){out, out + capacity, 0, 0};
  const _Bool fits = is_balanced       ? compress(matcher, balanced, rows.pixel, is_last)
                     : rows.pixel == 3 ? compress(matcher, fast, 3, is_last)
                                       : compress(matcher, fast, rows.pixel, is_last);
  return fits ? (size_t)(matcher->sink.next - out) : 0;
}
