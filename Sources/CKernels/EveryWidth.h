#ifndef EVERY_WIDTH_H
#define EVERY_WIDTH_H

#include "KernelWidths.h"

// Compiles an inline function `name` for each vector width, and defines `ck_name_for` and
// `ck_name_widest`, which return one of the results; the type `ck_name` must exist. In the arguments,
// `here` is the width.
#define EVERY_WIDTH(result, name, parameters, arguments)                                      \
  KERNEL(result, name, baseline, parameters, arguments)                                       \
  KERNEL_OF_AVX2(result, name, parameters, arguments)                                         \
  KERNEL_OF_AVX512(result, name, parameters, arguments)                                       \
  KERNEL_CHOICE(name, name##_baseline WIDER_KERNELS(name##_avx2, name##_avx512))

// As `EVERY_WIDTH`, for loops that are no faster with AVX-512, which uses the kernel of AVX2.
#define EVERY_WIDTH_TO_AVX2(result, name, parameters, arguments)                              \
  KERNEL(result, name, baseline, parameters, arguments)                                       \
  KERNEL_OF_AVX2(result, name, parameters, arguments)                                         \
  KERNEL_CHOICE(name, name##_baseline WIDER_KERNELS(name##_avx2, name##_avx2))

#define KERNEL(result, name, width, parameters, arguments)                                    \
  static result name##_##width parameters {                                                   \
    enum { here = ck_width_##width };                                                         \
    return name arguments;                                                                    \
  }

#define KERNEL_CHOICE(name, ...)                                                              \
  static const ck_##name name##_kernels[ck_width_count] = {__VA_ARGS__};                      \
  ck_##name ck_##name##_for(ck_width width) {                                                 \
    return ck_width_is_supported(width) ? name##_kernels[width] : NULL;                       \
  }                                                                                           \
  ck_##name ck_##name##_widest(void) { return name##_kernels[ck_widest()]; }

#if defined(__x86_64__)
#define KERNEL_OF_AVX2(result, name, parameters, arguments)                                   \
  __attribute__((target("avx2"))) KERNEL(result, name, avx2, parameters, arguments)
#define KERNEL_OF_AVX512(result, name, parameters, arguments)                                 \
  __attribute__((target("avx512f,avx512bw")))                                                 \
  KERNEL(result, name, avx512, parameters, arguments)
#define WIDER_KERNELS(...) , __VA_ARGS__
#else
#define KERNEL_OF_AVX2(result, name, parameters, arguments)
#define KERNEL_OF_AVX512(result, name, parameters, arguments)
#define WIDER_KERNELS(...)
#endif

#endif
