#include <dlfcn.h>
#if __has_include(<postgresql/libpq-fe.h>)
#include <postgresql/libpq-fe.h>
#else
#include <libpq-fe.h>
#endif

/* libpq is loaded when it is used: with its own libraries, of Kerberos, LDAP and TLS, it takes a fifth of the time
   in which the program starts. The types of the functions are those of its header. */

#define PQ_FUNCTIONS(DO)                                                                          \
  DO(PQclear) DO(PQconnectdbParams) DO(PQconninfoFree) DO(PQconninfoParse) DO(PQdescribePrepared) \
  DO(PQerrorMessage) DO(PQexec) DO(PQfinish) DO(PQfname) DO(PQftype) DO(PQgetResult)              \
  DO(PQgetisnull) DO(PQgetlength) DO(PQgetvalue) DO(PQnfields) DO(PQprepare)                      \
  DO(PQresultErrorField) DO(PQresultStatus) DO(PQsendQueryParams) DO(PQsetNoticeReceiver)         \
  DO(PQsetSingleRowMode) DO(PQstatus)

#define PQ_FIELD(name) __typeof__(name) *_Nonnull name;
struct PQFunctions {
  PQ_FUNCTIONS(PQ_FIELD)
};
#undef PQ_FIELD

/* Loads the functions. Returns NULL, or a message, which is valid until the next call of a function of dlfcn.h. */
static inline const char *_Nullable PQload(struct PQFunctions *_Nonnull functions) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  void *found;
#define PQ_LOAD(symbol)                                  \
  if (!(found = dlsym(library, #symbol))) return dlerror(); \
  functions->symbol = (__typeof__(symbol) *)found;
  PQ_FUNCTIONS(PQ_LOAD)
#undef PQ_LOAD
  return 0;
}
