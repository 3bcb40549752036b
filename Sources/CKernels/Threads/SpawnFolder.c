#define _GNU_SOURCE

#include "SpawnFolder.h"

int ck_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
