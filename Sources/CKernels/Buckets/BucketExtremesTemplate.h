// The body of ck_bucket_extremes for one type of value and one width of vectors. Include it with
//
// - CK_VALUE: the type of a value; CK_MASK: the signed integer of the same size.
// - CK_LANES: how many values a vector holds, a power of two up to 16.
// - CK_BITS(mask): the lanes of a vector of CK_MASK that are set, lane 0 in bit 0.
// - CK_IS_FLOAT: whether values may be gaps.
// - CK_NAME: the name of the function.
//
// No result depends on the order of lanes, so every width gives the same result.

#define CK_JOIN2(a, b) a##_##b
#define CK_JOIN(a, b) CK_JOIN2(a, b)
#define CK_LOCAL(name) CK_JOIN(CK_NAME, name)
#define vector CK_LOCAL(vector)
#define unaligned CK_LOCAL(unaligned)
#define mask CK_LOCAL(mask)

typedef CK_VALUE vector __attribute__((ext_vector_type(CK_LANES)));
typedef CK_VALUE unaligned __attribute__((ext_vector_type(CK_LANES), aligned(sizeof(CK_VALUE))));
typedef CK_MASK mask __attribute__((ext_vector_type(CK_LANES)));

// Macros, because the calling convention for vectors differs between widths.
// A comparison and a selection become one instruction; __builtin_elementwise_min would handle NaN.
#define LOAD(at) ((vector)*(const unaligned *)(at))
#define LOWER(a, b) ((a) < (b) ? (a) : (b))
#define HIGHER(a, b) ((a) > (b) ? (a) : (b))

#if CK_LANES == 16
#define REDUCED(type, values, of)                                                      \
  ({                                                                                   \
    type __attribute__((ext_vector_type(8))) in8 = of((values).lo, (values).hi);       \
    type __attribute__((ext_vector_type(4))) in4 = of(in8.lo, in8.hi);                 \
    type __attribute__((ext_vector_type(2))) in2 = of(in4.lo, in4.hi);                 \
    of(in2.x, in2.y);                                                                  \
  })
#elif CK_LANES == 8
#define REDUCED(type, values, of)                                                      \
  ({                                                                                   \
    type __attribute__((ext_vector_type(4))) in4 = of((values).lo, (values).hi);       \
    type __attribute__((ext_vector_type(2))) in2 = of(in4.lo, in4.hi);                 \
    of(in2.x, in2.y);                                                                  \
  })
#elif CK_LANES == 4
#define REDUCED(type, values, of)                                                      \
  ({                                                                                   \
    type __attribute__((ext_vector_type(2))) in2 = of((values).lo, (values).hi);       \
    of(in2.x, in2.y);                                                                  \
  })
#else
#define REDUCED(type, values, of) of((values).x, (values).y)
#endif

// Whether no lane was NaN and the extremes are no infinities. Extremes so far apart that their
// difference overflows count as gaps too: their bucket is looked at again, one value at a time.
#if CK_IS_FLOAT
#define NUMBERS(a, b) (((a) == (a)) & ((b) == (b)))
#define FINITE(numbers, low, high)                                 \
  (((uint64_t)CK_BITS(numbers) == (UINT64_C(1) << CK_LANES) - 1) & \
   ((high) - (low) < (CK_VALUE)INFINITY))
#else
#define NUMBERS(a, b) ((mask)(-1))
#define FINITE(numbers, low, high) ((void)(numbers), 1)
#endif

// The lanes of two adjacent vectors that equal `value`.
#define HOLDS(value, a, b)                        \
  ((uint64_t)CK_BITS((a) == (vector)(value)) |    \
   (uint64_t)CK_BITS((b) == (vector)(value)) << CK_LANES)

// The first index of `value` in two vectors, or in two pairs of vectors, the second one `apart` from the
// first; the value must occur.
#define FIRST2(value, a, b, apart)                                        \
  ((size_t)__builtin_ctzll((uint64_t)CK_BITS((a) == (vector)(value)) |    \
                           (uint64_t)CK_BITS((b) == (vector)(value)) << (apart)))
#define FIRST4(value, a, b, c, d, apart) \
  ((size_t)__builtin_ctzll(HOLDS(value, a, b) | HOLDS(value, c, d) << (apart)))

// The extremes of the lanes of four adjacent vectors, as `block_lows` and `block_highs`.
#define TAKE_BLOCK(from)                                                \
  const CK_VALUE *const block_from = (from);                            \
  const vector a = LOAD(block_from), b = LOAD(block_from + CK_LANES);   \
  const vector c = LOAD(block_from + 2 * CK_LANES);                     \
  const vector d = LOAD(block_from + 3 * CK_LANES);                     \
  numbers &= NUMBERS(a, b) & NUMBERS(c, d);                             \
  const vector low_ab = LOWER(a, b), low_cd = LOWER(c, d);              \
  const vector high_ab = HIGHER(a, b), high_cd = HIGHER(c, d);          \
  const vector block_lows = LOWER(low_ab, low_cd);                      \
  const vector block_highs = HIGHER(high_ab, high_cd)

// Keeps the extremes of a block, and its index for the lanes in which they are new.
#define KEEP_EXTREMES(at)                                  \
  low_block = block_lows < lows ? (at) : low_block;        \
  high_block = block_highs > highs ? (at) : high_block;    \
  lows = LOWER(block_lows, lows);                          \
  highs = HIGHER(block_highs, highs)

static size_t CK_NAME(
    const void *memory, size_t count, const ptrdiff_t *bounds, size_t buckets, ptrdiff_t *lowest,
    ptrdiff_t *highest) {
  const CK_VALUE *values = memory;
  mask lane;
  for (int i = 0; i < CK_LANES; i++) lane[i] = i;

  for (size_t bucket = 0; bucket < buckets; bucket++) {
    const size_t start = (size_t)bounds[bucket];
    const size_t length = (size_t)bounds[bucket + 1] - start;
    const CK_VALUE *const first = values + start;
    CK_VALUE low, high;
    size_t low_at, high_at;

    if (length > INT32_MAX) return bucket;
    if (length < CK_LANES) {
      lowest[bucket] = highest[bucket] = bounds[bucket];
      if (length == 0) continue;
      vector all = first[0];
      if (start + CK_LANES <= count) {
        all = lane < (CK_MASK)length ? LOAD(first) : all;
      } else {
        for (size_t i = 1; i < length; i++) all[i] = first[i];
      }
      low = REDUCED(CK_VALUE, all, LOWER);
      high = REDUCED(CK_VALUE, all, HIGHER);
      if (!FINITE(NUMBERS(all, all), low, high)) return bucket;
      low_at = (size_t)__builtin_ctzll((uint64_t)CK_BITS(all == (vector)low));
      high_at = (size_t)__builtin_ctzll((uint64_t)CK_BITS(all == (vector)high));
    } else if (length <= 2 * CK_LANES) {
      // Two overlapping vectors, at the beginning and the end of the bucket.
      const size_t second = length - CK_LANES;
      const vector a = LOAD(first), b = LOAD(first + second);
      const vector lows = LOWER(a, b), highs = HIGHER(a, b);
      low = REDUCED(CK_VALUE, lows, LOWER);
      high = REDUCED(CK_VALUE, highs, HIGHER);
      if (!FINITE(NUMBERS(a, b), low, high)) return bucket;
      low_at = FIRST2(low, a, b, second);
      high_at = FIRST2(high, a, b, second);
    } else if (length <= 4 * CK_LANES) {
      const size_t third = length - 2 * CK_LANES;
      const vector a = LOAD(first), b = LOAD(first + CK_LANES);
      const vector c = LOAD(first + third), d = LOAD(first + third + CK_LANES);
      const vector low_ab = LOWER(a, b), low_cd = LOWER(c, d);
      const vector high_ab = HIGHER(a, b), high_cd = HIGHER(c, d);
      const vector lows = LOWER(low_ab, low_cd);
      const vector highs = HIGHER(high_ab, high_cd);
      low = REDUCED(CK_VALUE, lows, LOWER);
      high = REDUCED(CK_VALUE, highs, HIGHER);
      if (!FINITE(NUMBERS(a, b) & NUMBERS(c, d), low, high)) return bucket;
      low_at = FIRST4(low, a, b, c, d, third);
      high_at = FIRST4(high, a, b, c, d, third);
    } else {
      // Blocks of four vectors. Every lane remembers the first block that held its extremes; the
      // last block overlaps the one before it, so that no values are left over.
      const size_t block = 4 * CK_LANES;
      vector lows, highs;
      mask low_block = 0, high_block = 0, numbers = -1;
      {
        TAKE_BLOCK(first);
        lows = block_lows;
        highs = block_highs;
      }
      mask at = (CK_MASK)block;
      for (size_t offset = block; offset + block < length; offset += block) {
        TAKE_BLOCK(first + offset);
        KEEP_EXTREMES(at);
        at += (CK_MASK)block;
      }
      {
        at = (CK_MASK)(length - block);
        TAKE_BLOCK(first + length - block);
        KEEP_EXTREMES(at);
      }
      low = REDUCED(CK_VALUE, lows, LOWER);
      high = REDUCED(CK_VALUE, highs, HIGHER);
      if (!FINITE(numbers, low, high)) return bucket;
      const mask never = (CK_MASK)INT32_MAX;
      low_block = lows == (vector)low ? low_block : never;
      high_block = highs == (vector)high ? high_block : never;
      low_at = (size_t)REDUCED(CK_MASK, low_block, LOWER);
      high_at = (size_t)REDUCED(CK_MASK, high_block, LOWER);
      const CK_VALUE *const l = first + low_at;
      const CK_VALUE *const h = first + high_at;
      low_at += FIRST4(low, LOAD(l), LOAD(l + CK_LANES), LOAD(l + 2 * CK_LANES),
                       LOAD(l + 3 * CK_LANES), 2 * CK_LANES);
      high_at += FIRST4(high, LOAD(h), LOAD(h + CK_LANES), LOAD(h + 2 * CK_LANES),
                        LOAD(h + 3 * CK_LANES), 2 * CK_LANES);
    }
    lowest[bucket] = bounds[bucket] + (ptrdiff_t)low_at;
    highest[bucket] = bounds[bucket] + (ptrdiff_t)high_at;
  }
  return buckets;
}

#undef KEEP_EXTREMES
#undef TAKE_BLOCK
#undef FIRST4
#undef FIRST2
#undef HOLDS
#undef FINITE
#undef NUMBERS
#undef REDUCED
#undef HIGHER
#undef LOWER
#undef LOAD
#undef mask
#undef unaligned
#undef vector
#undef CK_LOCAL
#undef CK_JOIN
#undef CK_JOIN2
#undef CK_NAME
#undef CK_BITS
#undef CK_LANES
#undef CK_IS_FLOAT
#undef CK_MASK
#undef CK_VALUE
