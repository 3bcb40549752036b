#include "Memory.h"

#include <stdlib.h>

_Bool ck_memory_is_free(size_t bytes) {
  // Volatile: a compiler may leave out an allocation that nobody uses, and take it for granted.
  void *volatile block = malloc(bytes > 0 ? bytes : 1);
  const _Bool is_free = block != NULL;
  free(block);
  return is_free;
}
