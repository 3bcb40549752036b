// The bodies of ck_largest_triangles for one type of value, for LargestTrianglesWidthTemplate.h.

#define CK_NAMED(position) \
  CK_JOIN(CK_JOIN(largest_triangles, CK_TYPE), CK_JOIN(position, CK_WIDTH))

#define CK_POSITION CK_INDEX
#define CK_NAME CK_NAMED(index)
#include "LargestTrianglesTemplate.h"

#define CK_POSITION CK_F64
#define CK_NAME CK_NAMED(f64)
#include "LargestTrianglesTemplate.h"

#define CK_POSITION CK_I64
#define CK_NAME CK_NAMED(i64)
#include "LargestTrianglesTemplate.h"

#undef CK_NAMED
#undef CK_TYPE
#undef CK_LOAD
#undef CK_VALUE
