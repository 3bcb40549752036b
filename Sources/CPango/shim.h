#include <pango/pango.h>
#include <pango/pangofc-fontmap.h>
#include <pango/pangoft2.h>

/// Returns the number of references to an object, which other threads may hold too.
static inline unsigned int object_references(const GObject *object) {
  return (unsigned int)g_atomic_int_get(&object->ref_count);
}
