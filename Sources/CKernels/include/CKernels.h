#ifndef CKERNELS_H
#define CKERNELS_H

// The innermost loops, in plain C. Every kernel gives the same bits for every vector width: it uses no
// fused multiply-adds and no approximate reciprocals, and never reorders sums of floats. A kernel is
// compiled for each width under another name, so that a test can run all of them.

#include "KernelWidths.h"
#include "CoverageKernels.h"
#include "BucketKernels.h"
#include "PNGKernels.h"
#include "VideoKernels.h"
#include "TableKernels.h"
#include "FreeMemory.h"
#include "HeapArenas.h"
#include "UsableProcessors.h"
#include "ParentProcess.h"
#include "MemoryFile.h"
#include "SpawnFolder.h"

#endif
