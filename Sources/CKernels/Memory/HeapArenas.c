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
