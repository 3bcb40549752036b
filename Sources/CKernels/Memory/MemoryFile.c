#define _GNU_SOURCE

#include "MemoryFile.h"

#include <errno.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

int ck_memory_file(void) {
#ifdef __linux__
  return memfd_create("chartroom", MFD_CLOEXEC);
#else
  errno = ENOSYS;
  return -1;
#endif
}
