#ifndef MEMORY_FILE_H
#define MEMORY_FILE_H

/// Creates an empty file in memory that has no name and is closed on exec.
///
/// @return The descriptor; -1 with errno set if the system refuses.
int ck_memory_file(void);

#endif
