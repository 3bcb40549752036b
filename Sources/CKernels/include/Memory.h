#ifndef CKERNELS_MEMORY_H
#define CKERNELS_MEMORY_H

#include <stddef.h>

/// Returns whether a block of memory can be allocated now.
///
/// Swift's arrays end the process where memory is short, and report nothing. Ask before a large one is made.
/// - bytes: the size of the block.
_Bool ck_memory_is_free(size_t bytes);

#endif
