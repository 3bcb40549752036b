#include "HeapArenas.h"

#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

void ck_share_heap(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 1);
#endif
}

void ck_trim_heap(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

size_t ck_heap_in_use(void) {
#ifdef __GLIBC__
  const struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}
