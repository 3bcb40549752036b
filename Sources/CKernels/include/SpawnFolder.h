#ifndef SPAWN_FOLDER_H
#define SPAWN_FOLDER_H

#include <spawn.h>

/// Makes a process that is spawned start in a folder.
///
/// @param actions The actions of the process.
/// @param folder The path of the folder, which must exist when the process is started.
/// @return 0, or an error number.
int ck_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);

#endif
