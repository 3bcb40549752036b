// For sched_getaffinity and CPU_COUNT.
#define _GNU_SOURCE
#include "UsableProcessors.h"

#include <sched.h>
#include <unistd.h>

int ck_usable_processors(void) {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set) == 0) {
    const int count = CPU_COUNT(&set);
    if (count > 0) return count;
  }
#endif
  const long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count > 0 ? (int)count : 1;
}
