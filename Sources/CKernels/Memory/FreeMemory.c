#include "FreeMemory.h"

#include <sys/mman.h>

_Bool ck_memory_is_free(size_t bytes) {
  if (bytes == 0) return 1;
  // A mapping and no block of malloc: freeing a block raises the size from which malloc maps blocks, and
  // with it the memory that a process keeps.
  void *block = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
  if (block == MAP_FAILED) return 0;
  munmap(block, bytes);
  return 1;
}
