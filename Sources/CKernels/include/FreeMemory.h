#ifndef FREE_MEMORY_H
#define FREE_MEMORY_H

#include <stddef.h>

/// Returns whether a block of memory can be allocated at the time of the call.
///
/// A Swift array that cannot be allocated terminates the process, so call this function before allocating
/// a large array. The function frees the block again and touches no page of it. It takes about 2 µs.
///
/// - bytes: the size of the block, in bytes; for 0 the result is true.
_Bool ck_memory_is_free(size_t bytes);

#endif
