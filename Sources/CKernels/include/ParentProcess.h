#ifndef PARENT_PROCESS_H
#define PARENT_PROCESS_H

#include <stdbool.h>

/// Makes the system send a signal to this process when its parent ends.
///
/// More exactly: when the thread of the parent ends that started this process. The setting is lost on exec.
///
/// @param parent The id of the parent.
/// @param number The signal.
/// @return Whether the parent still runs. If not, the signal may never arrive.
bool ck_end_with_parent(int parent, int number);

#endif
