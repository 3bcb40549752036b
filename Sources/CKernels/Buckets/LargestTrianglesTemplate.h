// The body of ck_largest_triangles for one type of value, one kind of positions and one width of
// vectors; LargestTrianglesWidthTemplate.h includes it. It needs
//
// - CK_VALUE: the type of a value; CK_LOAD(at): the values at an address as a vector of doubles.
// - CK_POSITION: the kind of positions: CK_INDEX, CK_F64 or CK_I64.
// - CK_NAME: the name of the function.

#define CK_LOCAL(name) CK_JOIN(CK_NAME, name)

// The x of consecutive points, relative to the point selected before, rounded once.
#if CK_POSITION == CK_INDEX
#define DISTANCES(i) (distances + (double)(i))
#elif CK_POSITION == CK_F64
#define CK_X double
#define DISTANCES(i) (LOAD_F64(x + (i)) - chosen_x)
#else
#define CK_X uint64_t
#define DISTANCES(i) UNSIGNED_DOUBLES((bits)LOAD_I64(x + (i)) - chosen_x)
#endif

// Twice the areas of the triangles of the points from index i, relative to the place.
#define AREAS(i)  \
  __builtin_elementwise_abs(rise * DISTANCES(i) - run * (CK_LOAD(from + (i)) - chosen_value))

// Prefetches a later block of values and of positions. It may lie behind the end, so its address is no
// pointer.
#define PREFETCH_BLOCK(at, i)                                                      \
  for (size_t byte = 0; byte < 4 * CK_LANES * sizeof *(at); byte += 64)            \
  __builtin_prefetch((const void *)((uintptr_t)(at) + (i) * sizeof *(at) + byte))
#if CK_POSITION == CK_INDEX
#define PREFETCH(i) PREFETCH_BLOCK(from, i)
#else
#define PREFETCH(i) PREFETCH_BLOCK(from, i); PREFETCH_BLOCK(x, i)
#endif

// Sets the place to a point of the bucket.
#if CK_POSITION == CK_INDEX
#define GO_TO(i)         \
  from = first + (i);    \
  distances = first_distances + (double)(ptrdiff_t)(i)
#else
#define GO_TO(i)       \
  from = first + (i);  \
  x = first_x + (i)
#endif

static inline __attribute__((always_inline)) double CK_LOCAL(sum)(
    const CK_VALUE *values, size_t length, size_t room) {
  return SUM(CK_VALUE, CK_LOAD);
}

#if CK_POSITION == CK_F64
static inline __attribute__((always_inline)) double CK_LOCAL(sum_of_distances)(
    const double *values, size_t length, size_t room) {
  const double origin = values[0];
#define FROM_ORIGIN(at) (LOAD_F64(at) - origin)
  return SUM(double, FROM_ORIGIN);
#undef FROM_ORIGIN
}
#endif

static size_t CK_NAME(
    const void *all_values, const void *all_x, size_t count, const ptrdiff_t *bounds,
    size_t buckets, ptrdiff_t *kept) {
  const CK_VALUE *const values = all_values;
#if CK_POSITION != CK_INDEX
  const CK_X *const positions = all_x;
#else
  (void)all_x;
#endif
  mask lane;
  for (int i = 0; i < CK_LANES; i++) lane[i] = i;

  size_t chosen = (size_t)kept[0];
  {
    const size_t start = (size_t)bounds[0];
    if (!FINITE(CK_LOCAL(sum)(values + start, (size_t)bounds[1] - start, count - start))) return 0;
  }
  for (size_t bucket = 0; bucket < buckets; bucket++) {
    const size_t start = (size_t)bounds[bucket];
    const size_t next = (size_t)bounds[bucket + 1];
    const size_t length = next - start;
    const size_t next_length = (size_t)bounds[bucket + 2] - next;
    const size_t room = count - next;

    const double sum = CK_LOCAL(sum)(values + next, next_length, room);
    if (!FINITE(sum)) return bucket;
    // Values that depend on the selected point are kept in all lanes, because each bucket waits for the last.
    const vector chosen_value = (double)values[chosen];
    // The mean of the next bucket relative to the selected point, and the bucket's last point.
    const vector rise = sum / (double)next_length - chosen_value;
#if CK_POSITION == CK_INDEX
    const vector run = (double)(2 * (next - chosen) + next_length - 1) / 2;
    const double reach = (double)(next - 1 - chosen);
#elif CK_POSITION == CK_F64
    const vector chosen_x = positions[chosen];
    const vector run = (positions[next] - chosen_x) +
        CK_LOCAL(sum_of_distances)(positions + next, next_length, room) / (double)next_length;
    const double reach = positions[next - 1] - positions[chosen];
#else
    const uint64_t chosen_x = positions[chosen];
    const uint64_t origin = positions[next];
    uint64_t sum_of_x;
    if (__builtin_mul_overflow(positions[next + next_length - 1] - origin, next_length, &sum_of_x))
      return bucket;
    sum_of_x = 0;
    for (size_t i = 0; i < next_length; i++) sum_of_x += positions[next + i] - origin;
    const vector run =
        (double)(origin - chosen_x) + (double)sum_of_x / (double)next_length;
    const double reach = (double)(positions[next - 1] - chosen_x);
#endif
    // Where both products are finite, no area is the difference of two infinities.
    if (!FINITE(rise[0] * reach) || !FINITE(run[0])) return bucket;

    const CK_VALUE *const first = values + start;
    const CK_VALUE *from = first;
#if CK_POSITION == CK_INDEX
    const vector first_distances =
        __builtin_convertvector(lane, vector) + (double)(ptrdiff_t)(start - chosen);
    vector distances = first_distances;
#else
    const CK_X *const first_x = positions + start;
    const CK_X *x = first_x;
#endif
    vector largest = 0;
    size_t at = 0;
    if (run[0] == 0) {
      // All x are equal, and all areas 0.
    } else if (length <= CK_LANES) {
      CK_VALUE few[CK_LANES];
#if CK_POSITION != CK_INDEX
      CK_X few_x[CK_LANES];
#endif
      if (start + CK_LANES > count) {
        __builtin_memset(few, 0, sizeof few);
        from = __builtin_memcpy(few, first, length * sizeof *first);
#if CK_POSITION != CK_INDEX
        __builtin_memset(few_x, 0, sizeof few_x);
        x = __builtin_memcpy(few_x, first_x, length * sizeof *first_x);
#endif
      }
      const vector areas = lane < (mask)(int64_t)length ? AREAS(0) : (vector)-1.0;
      largest = HIGHEST(areas);
      at = FIRST1(largest, areas);
    } else if (length <= 2 * CK_LANES) {
      // Two overlapping vectors, at the beginning and the end of the bucket.
      const size_t second = length - CK_LANES;
      const vector a = AREAS(0);
      GO_TO(second);
      const vector b = AREAS(0);
      const vector areas = HIGHER(a, b);
      largest = HIGHEST(areas);
      at = FIRST2(largest, a, b, second);
    } else if (length <= 4 * CK_LANES) {
      const size_t third = length - 2 * CK_LANES;
      const vector a = AREAS(0), b = AREAS(CK_LANES);
      GO_TO(third);
      const vector c = AREAS(0), d = AREAS(CK_LANES);
      const vector ab = HIGHER(a, b), cd = HIGHER(c, d);
      const vector areas = HIGHER(ab, cd);
      largest = HIGHEST(areas);
      at = FIRST4(largest, a, b, c, d, third);
    } else {
      // Blocks of four vectors. Every lane remembers the first block that held its largest area;
      // the last block overlaps the one before it, so that no points are left over.
      const size_t block = 4 * CK_LANES;
      // Prefetches the values of the next sum.
      const size_t ahead = length + next_length;
      vector areas = -1.0;
      mask blocks = 0;
      for (size_t offset = 0; offset < length; offset += block) {
        const size_t i = offset + block <= length ? offset : length - block;
        GO_TO(i);
        PREFETCH(ahead);
        const vector a = AREAS(0), b = AREAS(CK_LANES);
        const vector c = AREAS(2 * CK_LANES), d = AREAS(3 * CK_LANES);
        const vector ab = HIGHER(a, b), cd = HIGHER(c, d);
        const vector abcd = HIGHER(ab, cd);
        blocks = abcd > areas ? (mask)(int64_t)i : blocks;
        areas = HIGHER(abcd, areas);
      }
      largest = HIGHEST(areas);
      const mask never = INT64_MAX;
      const mask found = areas == largest ? blocks : never;
      at = (size_t)REDUCED(int64_t, found, LOWER);
      GO_TO(at);
      const vector a = AREAS(0), b = AREAS(CK_LANES);
      const vector c = AREAS(2 * CK_LANES), d = AREAS(3 * CK_LANES);
      at += FIRST4(largest, a, b, c, d, 2 * CK_LANES);
    }
    if (!FINITE(largest[0])) return bucket;
    chosen = start + at;
    kept[bucket + 1] = (ptrdiff_t)chosen;
  }
  return buckets;
}

#undef PREFETCH
#undef PREFETCH_BLOCK
#undef GO_TO
#undef AREAS
#undef DISTANCES
#undef CK_X
#undef CK_LOCAL
#undef CK_NAME
#undef CK_POSITION
