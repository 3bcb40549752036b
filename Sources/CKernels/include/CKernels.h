#ifndef CKERNELS_H
#define CKERNELS_H

// The innermost loops, in plain C. Every kernel gives the same bits for every vector width: no fused
// multiply-adds, no approximate reciprocals, no sums of floats in another order. Most are compiled
// once a width by name, so that a test can run each of them; the simplest are left to target_clones.

#include "KernelWidths.h"
#include "CoverageKernels.h"
#include "BucketKernels.h"
#include "PNGKernels.h"
#include "VideoKernels.h"
#include "Memory.h"

#endif
