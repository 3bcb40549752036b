// The bounds of the section `chartroom_previews`, to which every #Preview of a program adds a record. The
// linker defines them. They are NULL in a program without previews.

extern const char __start_chartroom_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_chartroom_previews[] __attribute__((weak, visibility("hidden")));

static inline const void *_Nullable chartroom_previews_start(void) {
  return __start_chartroom_previews;
}

static inline const void *_Nullable chartroom_previews_stop(void) {
  return __stop_chartroom_previews;
}
