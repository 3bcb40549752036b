#pragma STDC FP_CONTRACT OFF

#include "BucketKernels.h"

#include <math.h>
#include <stdbool.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#if defined(__x86_64__)

#define CK_VALUE double
#define CK_MASK int64_t
#define CK_IS_FLOAT 1
#define CK_LANES 2
#define CK_BITS(mask) _mm_movemask_pd((__m128d)(mask))
#define CK_NAME bucket_extremes_f64_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE float
#define CK_MASK int32_t
#define CK_IS_FLOAT 1
#define CK_LANES 4
#define CK_BITS(mask) _mm_movemask_ps((__m128)(mask))
#define CK_NAME bucket_extremes_f32_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE int64_t
#define CK_MASK int64_t
#define CK_IS_FLOAT 0
#define CK_LANES 2
#define CK_BITS(mask) _mm_movemask_pd((__m128d)(mask))
#define CK_NAME bucket_extremes_i64_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE int32_t
#define CK_MASK int32_t
#define CK_IS_FLOAT 0
#define CK_LANES 4
#define CK_BITS(mask) _mm_movemask_ps((__m128)(mask))
#define CK_NAME bucket_extremes_i32_baseline
#include "BucketExtremesTemplate.h"

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#define CK_VALUE double
#define CK_MASK int64_t
#define CK_IS_FLOAT 1
#define CK_LANES 4
#define CK_BITS(mask) _mm256_movemask_pd((__m256d)(mask))
#define CK_NAME bucket_extremes_f64_avx2
#include "BucketExtremesTemplate.h"

#define CK_VALUE float
#define CK_MASK int32_t
#define CK_IS_FLOAT 1
#define CK_LANES 8
#define CK_BITS(mask) (uint32_t)_mm256_movemask_ps((__m256)(mask))
#define CK_NAME bucket_extremes_f32_avx2
#include "BucketExtremesTemplate.h"

#define CK_VALUE int64_t
#define CK_MASK int64_t
#define CK_IS_FLOAT 0
#define CK_LANES 4
#define CK_BITS(mask) _mm256_movemask_pd((__m256d)(mask))
#define CK_NAME bucket_extremes_i64_avx2
#include "BucketExtremesTemplate.h"

#define CK_VALUE int32_t
#define CK_MASK int32_t
#define CK_IS_FLOAT 0
#define CK_LANES 8
#define CK_BITS(mask) (uint32_t)_mm256_movemask_ps((__m256)(mask))
#define CK_NAME bucket_extremes_i32_avx2
#include "BucketExtremesTemplate.h"

#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx512f"))), apply_to = function)

#define CK_VALUE double
#define CK_MASK int64_t
#define CK_IS_FLOAT 1
#define CK_LANES 8
#define CK_BITS(mask) _mm512_test_epi64_mask((__m512i)(mask), (__m512i)(mask))
#define CK_NAME bucket_extremes_f64_avx512
#include "BucketExtremesTemplate.h"

#define CK_VALUE float
#define CK_MASK int32_t
#define CK_IS_FLOAT 1
#define CK_LANES 16
#define CK_BITS(mask) _mm512_test_epi32_mask((__m512i)(mask), (__m512i)(mask))
#define CK_NAME bucket_extremes_f32_avx512
#include "BucketExtremesTemplate.h"

#define CK_VALUE int64_t
#define CK_MASK int64_t
#define CK_IS_FLOAT 0
#define CK_LANES 8
#define CK_BITS(mask) _mm512_test_epi64_mask((__m512i)(mask), (__m512i)(mask))
#define CK_NAME bucket_extremes_i64_avx512
#include "BucketExtremesTemplate.h"

#define CK_VALUE int32_t
#define CK_MASK int32_t
#define CK_IS_FLOAT 0
#define CK_LANES 16
#define CK_BITS(mask) _mm512_test_epi32_mask((__m512i)(mask), (__m512i)(mask))
#define CK_NAME bucket_extremes_i32_avx512
#include "BucketExtremesTemplate.h"

#pragma clang attribute pop

#else

#define CK_VALUE double
#define CK_MASK int64_t
#define CK_IS_FLOAT 1
#define CK_LANES 2
#define CK_BITS(mask) (((mask)[0] & 1) | ((mask)[1] & 2))
#define CK_NAME bucket_extremes_f64_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE float
#define CK_MASK int32_t
#define CK_IS_FLOAT 1
#define CK_LANES 4
#define CK_BITS(mask) (((mask)[0] & 1) | ((mask)[1] & 2) | ((mask)[2] & 4) | ((mask)[3] & 8))
#define CK_NAME bucket_extremes_f32_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE int64_t
#define CK_MASK int64_t
#define CK_IS_FLOAT 0
#define CK_LANES 2
#define CK_BITS(mask) (((mask)[0] & 1) | ((mask)[1] & 2))
#define CK_NAME bucket_extremes_i64_baseline
#include "BucketExtremesTemplate.h"

#define CK_VALUE int32_t
#define CK_MASK int32_t
#define CK_IS_FLOAT 0
#define CK_LANES 4
#define CK_BITS(mask) (((mask)[0] & 1) | ((mask)[1] & 2) | ((mask)[2] & 4) | ((mask)[3] & 8))
#define CK_NAME bucket_extremes_i32_baseline
#include "BucketExtremesTemplate.h"

#endif

static const ck_bucket_extremes kernels[ck_width_count][ck_value_count] = {
  {bucket_extremes_f64_baseline, bucket_extremes_f32_baseline, bucket_extremes_i64_baseline,
   bucket_extremes_i32_baseline},
#if defined(__x86_64__)
  {bucket_extremes_f64_avx2, bucket_extremes_f32_avx2, bucket_extremes_i64_avx2,
   bucket_extremes_i32_avx2},
  {bucket_extremes_f64_avx512, bucket_extremes_f32_avx512, bucket_extremes_i64_avx512,
   bucket_extremes_i32_avx512},
#endif
};

ck_bucket_extremes ck_bucket_extremes_for(ck_value value, ck_width width) {
  return ck_width_is_supported(width) ? kernels[width][value] : NULL;
}

ck_bucket_extremes ck_bucket_extremes_widest(ck_value value) { return kernels[ck_widest()][value]; }
