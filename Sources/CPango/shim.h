#include <pango/pango.h>
#include <hb-ot.h>
#include <hb.h>

/// A font map of Chartroom's own class.
typedef struct {
  PangoFontMap parent;
  /// The Swift object, which outlives the map.
  void *owner;
} OwnedFontMap;

/// A font of Chartroom's own class.
typedef struct {
  PangoFont parent;
  /// A reference to the Swift object.
  void *owner;
} OwnedFont;
