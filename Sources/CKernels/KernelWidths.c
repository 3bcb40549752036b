#include "KernelWidths.h"

_Bool ck_width_is_supported(ck_width width) {
  switch (width) {
    case ck_width_baseline:
      return 1;
#if defined(__x86_64__)
    case ck_width_avx2:
      return __builtin_cpu_supports("avx2");
    case ck_width_avx512:
      return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw");
#endif
    default:
      return 0;
  }
}

ck_width ck_widest(void) {
  int width = ck_width_count - 1;
  while (!ck_width_is_supported((ck_width)width)) width--;
  return (ck_width)width;
}
