#ifndef EVERY_WIDTH_H
#define EVERY_WIDTH_H

#include "CKernels.h"

// Compiles an inline function `name` once for each vector width, and defines `ck_name_for` and
// `ck_name_widest`, which choose among them; their type is `ck_name`. Among the arguments, `here` is
// the width.
#define EVERY_WIDTH(result, name, parameters, arguments)                                      \
  static result name##_baseline parameters {                                                  \
    enum { here = ck_width_baseline };                                                        \
    return name arguments;                                                                    \
  }                                                                                           \
  WIDER(result, name, parameters, arguments)                                                  \
  static const ck_##name kernels[ck_width_count] = {name##_baseline WIDER_NAMES(name)};       \
  ck_##name ck_##name##_for(ck_width width) {                                                 \
    return ck_width_is_supported(width) ? kernels[width] : NULL;                              \
  }                                                                                           \
  ck_##name ck_##name##_widest(void) { return kernels[ck_widest()]; }

#if defined(__x86_64__)
#define WIDER(result, name, parameters, arguments)                                            \
  __attribute__((target("avx2"))) static result name##_avx2 parameters {                      \
    enum { here = ck_width_avx2 };                                                            \
    return name arguments;                                                                    \
  }                                                                                           \
  __attribute__((target("avx512f,avx512bw"))) static result name##_avx512 parameters {        \
    enum { here = ck_width_avx512 };                                                          \
    return name arguments;                                                                    \
  }
#define WIDER_NAMES(name) , name##_avx2, name##_avx512
#else
#define WIDER(result, name, parameters, arguments)
#define WIDER_NAMES(name)
#endif

#endif
