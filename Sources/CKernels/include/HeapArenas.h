#ifndef HEAP_ARENAS_H
#define HEAP_ARENAS_H

/// Makes all threads allocate from one arena of the heap.
///
/// By default glibc reserves 64 MiB of addresses for each thread. Call it before the first thread starts;
/// it changes nothing where the C library is not glibc.
void ck_share_heap(void);

/// Returns the free memory of the heap to the system; does nothing where the C library is not glibc.
void ck_trim_heap(void);

#endif
