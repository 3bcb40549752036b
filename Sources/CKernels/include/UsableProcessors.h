#ifndef USABLE_PROCESSORS_H
#define USABLE_PROCESSORS_H

/// Returns the number of processors on which the calling thread may run; at least 1.
///
/// It is less than that of the machine under taskset and in containers with a set of processors. It is that of the
/// machine if the system does not tell the set, which has at most 1024 processors here.
///
/// Source: sched_getaffinity(2).
int ck_usable_processors(void);

#endif
