#ifndef TABLE_KERNELS_H
#define TABLE_KERNELS_H

#include "KernelWidths.h"

#include <stddef.h>
#include <stdint.h>

/// Returns the length of the longest prefix of a text that is valid UTF-8 without zero bytes.
///
/// Runs in O(count) time, in runs of ASCII about as fast as the text is read from memory.
size_t ck_plain_prefix(const uint8_t *_Nonnull bytes, size_t count);

/// The number of readable bytes that must follow the text of `ck_read_rows`.
enum { ck_rows_slack = 16 };

/// The way in which `ck_read_rows` parses the cells of a column.
typedef enum ck_cell_notation {
  /// A decimal number such as `-12.5e3`, as a `double`; NaN for a missing one.
  ck_cell_number,
  /// A date or a time in ISO 8601, as an `int64_t`: microseconds since 1970 in UTC.
  ck_cell_time,
  /// An integer, multiplied by `scale`, as an `int64_t`.
  ck_cell_whole,
  /// Any text, as a `ck_text_cell`.
  ck_cell_text,
} ck_cell_notation;

/// A missing time or integer: `INT64_MIN`.
static const int64_t ck_missing_whole = INT64_MIN;

/// A cell, located in its text.
typedef struct ck_text_cell {
  /// The offset of the first byte, without a quotation mark that encloses the cell.
  size_t start;
  /// The number of bytes.
  uint32_t count;
  /// Whether the cell is quoted and has doubled quotation marks.
  _Bool has_quotes;
} ck_text_cell;

/// A column to which `ck_read_rows` writes.
typedef struct ck_column {
  ck_cell_notation notation;
  /// The factor of `ck_cell_whole`.
  int64_t scale;
  /// The cells: as many values of the type of the notation as rows are asked for.
  void *_Nullable cells;
} ck_column;

/// A text of delimiter-separated rows.
typedef struct ck_rows_text {
  /// The text, which `ck_rows_slack` readable bytes follow.
  const uint8_t *_Nullable bytes;
  /// The number of bytes, more than 0; the last one is a line feed.
  size_t count;
  /// The byte between two cells: neither a quotation mark, a line end, a space, nor a byte of a number or a time.
  uint8_t separator;
  /// Whether rows can end with a separator.
  _Bool has_empty_end;
  /// Whether blank lines between rows are skipped.
  _Bool skips_blank_lines;
} ck_rows_text;

/// Parses rows until one has a cell that is not in the usual form of its column's notation.
///
/// Usual forms are numbers of at most 19 digits and powers of ten from -27 to 27, times without a leap second,
/// integers that fit, empty cells, `NA`, `N/A`, `NaN`, `nan`, `null`, `NULL`, `None` and `-`, quoted or not, and any
/// text. The kernel reports no errors: the caller parses the row at which it stops. Numbers are rounded
/// correctly. Runs in O(n) time for n bytes.
///
/// - text: the text.
/// - columns, column_count: the columns of a row, at least one.
/// - most: the maximum number of rows.
/// - place: the offset of the first row, at most `text.count`; on return, that of the first row that was not read.
/// - returns: the number of rows that were read.
size_t ck_read_rows(
    ck_rows_text text, const ck_column *_Nullable columns, size_t column_count, size_t most,
    size_t *_Nonnull place);

/// A hash table of names: an open one of indices, at most half full.
typedef struct ck_names {
  /// The indices of the names; -1 for free slots.
  const int32_t *_Nullable slots;
  /// The number of slots, a power of two.
  size_t slot_count;
  /// The bytes of all names, one after the other.
  const uint8_t *_Nullable bytes;
  /// The end of each name in `bytes`.
  const size_t *_Nullable ends;
} ck_names;

/// Returns the hash of a name, whose low bits give its first slot. Runs in O(count) time.
uint64_t ck_name_hash(const uint8_t *_Nonnull name, size_t count);

/// Finds the indices of names in a hash table, until a name is unknown or has doubled quotation marks.
///
/// Surrounding spaces and tabs are ignored. Runs in O(n) time for n bytes, on average.
///
/// - text: the text of the cells.
/// - cells, count: the names.
/// - names: the hash table.
/// - indices: the results, `count` at most; -1 for empty names.
/// - returns: the number of results.
size_t ck_find_names(
    const uint8_t *_Nonnull text, const ck_text_cell *_Nonnull cells, size_t count, ck_names names,
    int32_t *_Nonnull indices);

/// Returns the number of days of a month of the Gregorian calendar, from 1 to 12.
static inline int64_t ck_days_of_month(int64_t month, int64_t year) {
  if (month == 2) return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
  return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

/// Returns the number of days from 1970-01-01 to a date of the Gregorian calendar, in the year 0 or later.
static inline int64_t ck_days_since_1970(int64_t year, int64_t month, int64_t day) {
  // Years begin in March, so that the leap day comes last: month m begins (153 m + 2) / 5 days in.
  // They are counted from the year -400, so that none is negative.
  const int64_t years = year + 400 - (month < 3 ? 1 : 0);
  const int64_t months = (month + 9) % 12;
  const int64_t leap_days = years / 4 - years / 100 + years / 400;
  const int64_t days_before_1970 = 719468 + 146097;
  return years * 365 + leap_days + (153 * months + 2) / 5 + day - 1 - days_before_1970;
}

/// The extent of some numbers.
typedef struct ck_extent {
  /// The least number; infinity if there is none.
  double low;
  /// The greatest number; minus infinity if there is none.
  double high;
  /// The least number above zero; infinity if there is none.
  double least_positive;
} ck_extent;

/// Finds the extent of `count` numbers; NaN is skipped, and infinities are not.
///
/// Runs in O(count) time, which reading the memory determines.
typedef ck_extent (*ck_number_extent)(const double *_Nonnull numbers, size_t count);

/// Returns the kernel for a vector width, or NULL if the machine does not support the width.
ck_number_extent _Nullable ck_number_extent_for(ck_width width);

/// Returns the kernel for the widest vector width that the machine supports.
ck_number_extent _Nonnull ck_number_extent_widest(void);

#endif
