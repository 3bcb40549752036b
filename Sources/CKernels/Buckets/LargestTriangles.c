#pragma STDC FP_CONTRACT OFF

#include "BucketKernels.h"

#include <math.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

// The kinds of positions, for the preprocessor.
#define CK_INDEX 0
#define CK_F64 1
#define CK_I64 2

#if defined(__x86_64__)

#define CK_LANES 2
#define CK_BITS(mask) _mm_movemask_pd((__m128d)(mask))
#define CK_WIDTH baseline
#include "LargestTrianglesWidthTemplate.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define CK_LANES 4
#define CK_BITS(mask) _mm256_movemask_pd((__m256d)(mask))
#define CK_WIDTH avx2
#include "LargestTrianglesWidthTemplate.h"

#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx512f"))), apply_to = function)

#define CK_LANES 8
#define CK_BITS(mask) _mm512_test_epi64_mask((__m512i)(mask), (__m512i)(mask))
#define CK_WIDTH avx512
#include "LargestTrianglesWidthTemplate.h"

#pragma clang attribute pop

#else

#define CK_LANES 2
#define CK_BITS(mask) (((mask)[0] & 1) | ((mask)[1] & 2))
#define CK_WIDTH baseline
#include "LargestTrianglesWidthTemplate.h"

#endif

#define KERNELS_OF_TYPE(type, width)           \
  {largest_triangles_##type##_index_##width,   \
   largest_triangles_##type##_f64_##width,     \
   largest_triangles_##type##_i64_##width}
#define KERNELS(width)                                         \
  {KERNELS_OF_TYPE(f64, width), KERNELS_OF_TYPE(f32, width),   \
   KERNELS_OF_TYPE(i64, width), KERNELS_OF_TYPE(i32, width)}

static const ck_largest_triangles kernels[ck_width_count][ck_value_count][ck_position_count] = {
  KERNELS(baseline),
#if defined(__x86_64__)
  KERNELS(avx2),
  KERNELS(avx512),
#endif
};

ck_largest_triangles ck_largest_triangles_for(
    ck_value value, ck_position position, ck_width width) {
  return ck_width_is_supported(width) ? kernels[width][value][position] : NULL;
}

ck_largest_triangles ck_largest_triangles_widest(ck_value value, ck_position position) {
  return kernels[ck_widest()][value][position];
}
