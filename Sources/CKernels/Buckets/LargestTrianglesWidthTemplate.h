// All bodies of ck_largest_triangles for one width of vectors. Include it with
//
// - CK_LANES: how many doubles a vector holds: 2, 4 or 8.
// - CK_BITS(mask): the lanes of a vector of int64_t that are set, lane 0 in bit 0.
// - CK_WIDTH: the name of the width.
//
// Values of every type are converted to doubles before anything is done with them.

#define CK_JOIN2(a, b) a##_##b
#define CK_JOIN(a, b) CK_JOIN2(a, b)
#define vector CK_JOIN(vector, CK_WIDTH)
#define mask CK_JOIN(mask, CK_WIDTH)
#define bits CK_JOIN(bits, CK_WIDTH)
#define unaligned(type) CK_JOIN(type, CK_WIDTH)

typedef double vector __attribute__((ext_vector_type(CK_LANES)));
typedef int64_t mask __attribute__((ext_vector_type(CK_LANES)));
typedef uint64_t bits __attribute__((ext_vector_type(CK_LANES)));
typedef double unaligned(f64) __attribute__((ext_vector_type(CK_LANES), aligned(8)));
typedef float unaligned(f32) __attribute__((ext_vector_type(CK_LANES), aligned(4)));
typedef int64_t unaligned(i64) __attribute__((ext_vector_type(CK_LANES), aligned(8)));
typedef int32_t unaligned(i32) __attribute__((ext_vector_type(CK_LANES), aligned(4)));

// Macros, because the calling convention for vectors differs between widths.
#define LOAD_F64(at) ((vector)*(const unaligned(f64) *)(at))
#define LOAD_F32(at) __builtin_convertvector(*(const unaligned(f32) *)(at), vector)
#define LOAD_I32(at) __builtin_convertvector(*(const unaligned(i32) *)(at), vector)
#define LOAD_I64(at) ((mask)*(const unaligned(i64) *)(at))

// 64-bit integers as doubles, rounded once: their upper and lower halves become the low bits of 2^84 and
// 2^52, which are then subtracted. Before AVX-512DQ there is no instruction for this conversion.
#define DOUBLES_OF_HALVES(high, low, excess)  \
  (((vector)(high) - (excess)) + (vector)((low) | UINT64_C(0x4330000000000000)))
#define UNSIGNED_DOUBLES(numbers)                                    \
  ({                                                                 \
    const bits all = (numbers);                                      \
    DOUBLES_OF_HALVES((all >> 32) | UINT64_C(0x4530000000000000),    \
                      all & UINT64_C(0xffffffff), 0x1p84 + 0x1p52);  \
  })
#define SIGNED_DOUBLES(at)                                                    \
  ({                                                                          \
    const bits all = (bits)LOAD_I64(at);                                      \
    DOUBLES_OF_HALVES((all >> 32) ^ UINT64_C(0x4530000080000000),             \
                      all & UINT64_C(0xffffffff), 0x1p84 + 0x1p63 + 0x1p52);  \
  })

#define LOWER(a, b) ((a) < (b) ? (a) : (b))
#define HIGHER(a, b) ((a) > (b) ? (a) : (b))
#define ADDED(a, b) ((a) + (b))
#define FINITE(value) (__builtin_fabs(value) < INFINITY)

// The lanes of a vector reduced to one number, and the maximum of the lanes in every lane.
#if CK_LANES == 8
#define REDUCED(type, values, of)                                                 \
  ({                                                                              \
    type __attribute__((ext_vector_type(4))) in4 = of((values).lo, (values).hi);  \
    type __attribute__((ext_vector_type(2))) in2 = of(in4.lo, in4.hi);            \
    of(in2.x, in2.y);                                                             \
  })
#define HIGHEST(values)                                     \
  ({                                                        \
    const vector of2 = HIGHER(values, (values).s45670123);  \
    const vector of4 = HIGHER(of2, of2.s23016745);          \
    HIGHER(of4, of4.s10325476);                             \
  })
#elif CK_LANES == 4
#define REDUCED(type, values, of)                                                 \
  ({                                                                              \
    type __attribute__((ext_vector_type(2))) in2 = of((values).lo, (values).hi);  \
    of(in2.x, in2.y);                                                             \
  })
#define HIGHEST(values)                                \
  ({                                                   \
    const vector of2 = HIGHER(values, (values).zwxy);  \
    HIGHER(of2, of2.yxwz);                             \
  })
#else
#define REDUCED(type, values, of) of((values).x, (values).y)
#define HIGHEST(values) HIGHER(values, (values).yx)
#endif

// The lanes that equal `value`, and its first index in one vector, in two vectors, and in two pairs of
// adjacent vectors, of which the second is `apart` lanes from the first. The value must occur.
#define HOLDS(value, a) ((uint64_t)CK_BITS((a) == (value)))
#define FIRST1(value, a) ((size_t)__builtin_ctzll(HOLDS(value, a)))
#define FIRST2(value, a, b, apart)  \
  ((size_t)__builtin_ctzll(HOLDS(value, a) | HOLDS(value, b) << (apart)))
#define FIRST4(value, a, b, c, d, apart)               \
  ((size_t)__builtin_ctzll(                            \
      HOLDS(value, a) | HOLDS(value, b) << CK_LANES |  \
      (HOLDS(value, c) | HOLDS(value, d) << CK_LANES) << (apart)))

// The sum of `length` values, of which `room` may be read, in an order that is the same for every
// width: the value number i goes to partial sum i mod 16; then eight partial sums are added to the
// other eight, four to four, two to two, one to one.
#define SUM(type, load)                                                                           \
  ({                                                                                              \
    enum { partial = 16, vectors = partial / CK_LANES };                                          \
    mask lane;                                                                                    \
    for (int i = 0; i < CK_LANES; i++) lane[i] = i;                                               \
    vector sums[vectors] = {0};                                                                   \
    size_t done = 0;                                                                              \
    for (; done + partial <= length; done += partial)                                             \
      for (int i = 0; i < vectors; i++) sums[i] += load(values + done + i * CK_LANES);            \
    const size_t left = length - done;                                                            \
    const type *tail = values + done;                                                             \
    type few[partial];                                                                            \
    if (room < done + partial) {                                                                  \
      __builtin_memset(few, 0, sizeof few);                                                       \
      tail = __builtin_memcpy(few, tail, left * sizeof *tail);                                    \
    }                                                                                             \
    const vector zero = 0;                                                                        \
    for (int i = 0; i < vectors; i++) {                                                           \
      if (i > 0 && (size_t)i * CK_LANES >= left) break;                                           \
      sums[i] += lane < (mask)(int64_t)(left - i * CK_LANES) ? load(tail + i * CK_LANES) : zero;  \
    }                                                                                             \
    if (length > CK_LANES)                                                                        \
      for (int half = vectors / 2; half > 0; half /= 2)                                           \
        for (int i = 0; i < half; i++) sums[i] += sums[i + half];                                 \
    REDUCED(double, sums[0], ADDED);                                                              \
  })

#define CK_BODIES "LargestTrianglesPositionsTemplate.h"

#define CK_VALUE double
#define CK_LOAD LOAD_F64
#define CK_TYPE f64
#include CK_BODIES

#define CK_VALUE float
#define CK_LOAD LOAD_F32
#define CK_TYPE f32
#include CK_BODIES

#define CK_VALUE int64_t
#define CK_LOAD SIGNED_DOUBLES
#define CK_TYPE i64
#include CK_BODIES

#define CK_VALUE int32_t
#define CK_LOAD LOAD_I32
#define CK_TYPE i32
#include CK_BODIES

#undef CK_BODIES
#undef SUM
#undef FIRST4
#undef FIRST2
#undef FIRST1
#undef HOLDS
#undef HIGHEST
#undef REDUCED
#undef FINITE
#undef ADDED
#undef HIGHER
#undef LOWER
#undef SIGNED_DOUBLES
#undef UNSIGNED_DOUBLES
#undef DOUBLES_OF_HALVES
#undef LOAD_I64
#undef LOAD_I32
#undef LOAD_F32
#undef LOAD_F64
#undef unaligned
#undef bits
#undef mask
#undef vector
#undef CK_JOIN
#undef CK_JOIN2
#undef CK_WIDTH
#undef CK_BITS
#undef CK_LANES
