#ifndef HEAP_ARENAS_H
#define HEAP_ARENAS_H

#include <stddef.h>

/// Makes all threads allocate from one arena of the heap.
///
/// By default glibc reserves 64 MiB of addresses for each thread. Call it before the first thread starts;
/// it changes nothing where the C library is not glibc.
void ck_share_heap(void);

/// Returns the free memory of the heap to the system; does nothing where the C library is not glibc.
void ck_trim_heap(void);

/// Returns the number of bytes in allocated blocks of all arenas, with the headers of the blocks.
///
/// Freed blocks that a thread keeps for its next allocations count as allocated, at most 250 kB per thread.
/// The result is 0 where the C library is not glibc.
size_t ck_heap_in_use(void);

#endif
