#include "ParentProcess.h"

#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <unistd.h>

bool ck_end_with_parent(int parent, int number) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, number);
#else
  (void)number;
#endif
  return getppid() == parent;
}
