#pragma STDC FP_CONTRACT OFF

#include "ParseNumber.h"
#include "ParseTime.h"

#include <math.h>
#include <string.h>

/// Returns the text behind the spaces at its beginning.
static inline const uint8_t *skip_spaces(const uint8_t *text, uint8_t separator) {
  while (*text == ' ' || (*text == '\t' && separator != '\t')) text++;
  return text;
}

/// Returns the text behind a word for a missing value; the text itself if a cell ends there, and NULL otherwise.
static const uint8_t *skip_missing(const uint8_t *text, uint8_t separator) {
  static const char *const words[] = {"NA", "NaN", "nan", "N/A", "null", "NULL", "None", "-"};
  if (*text == separator || *text == '\n' || *text == '\r' || *text == '"') return text;
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    const size_t count = strlen(words[i]);
    // A word and the byte behind it are compared, because one word can begin with another.
    if (memcmp(text, words[i], count) != 0) continue;
    const uint8_t next = text[count];
    if (next == separator || next == ' ' || next == '\n' || next == '\r' || next == '"') return text + count;
  }
  return NULL;
}

/// Finds the end of a cell without quotation marks, and returns the text behind it.
static inline const uint8_t *take_text(
    const uint8_t *text, uint8_t separator, const uint8_t *bytes, ck_text_cell *cell) {
  const uint8_t *end = text;
  while (1) {
    const uint64_t block = block_at(end);
    const uint64_t ends = bytes_equal(block, separator) | bytes_equal(block, '\n');
    if (ends != 0) {
      end += first_byte(ends);
      break;
    }
    end += 8;
  }
  if (*end == '\n' && end > text && end[-1] == '\r') end--;
  if ((size_t)(end - text) > UINT32_MAX) return NULL;
  *cell = (ck_text_cell){(size_t)(text - bytes), (uint32_t)(end - text), 0};
  return end;
}

/// Finds the end of a quoted cell, and returns the text behind its quotation mark; NULL for none before `limit`.
static inline const uint8_t *take_quoted(
    const uint8_t *text, const uint8_t *limit, const uint8_t *bytes, ck_text_cell *cell) {
  const uint8_t *end = text;
  _Bool has_quotes = 0;
  while (end < limit) {
    const uint64_t ends = bytes_equal(block_at(end), '"');
    if (ends == 0) {
      end += 8;
      continue;
    }
    end += first_byte(ends);
    if (end >= limit) break;
    if (end[1] != '"') {
      if ((size_t)(end - text) > UINT32_MAX) return NULL;
      *cell = (ck_text_cell){(size_t)(text - bytes), (uint32_t)(end - text), has_quotes};
      return end + 1;
    }
    has_quotes = 1;
    end += 2;
  }
  return NULL;
}

/// Parses a cell, and returns the text behind it; NULL if it is not in a usual form.
static inline const uint8_t *take_cell(
    const uint8_t *text, ck_rows_text rows, const ck_column *column, size_t row, known_day *day) {
  const _Bool is_quoted = *text == '"';
  text += is_quoted;
  if (column->notation == ck_cell_text) {
    ck_text_cell *cell = (ck_text_cell *)column->cells + row;
    return is_quoted ? take_quoted(text, rows.bytes + rows.count, rows.bytes, cell)
                     : take_text(text, rows.separator, rows.bytes, cell);
  }
  text = skip_spaces(text, rows.separator);
  const uint8_t *end = NULL;
  if (column->notation == ck_cell_number) {
    double *number = (double *)column->cells + row;
    end = parse_number(text, number);
    if (end == NULL) {
      end = skip_missing(text, rows.separator);
      *number = NAN;
    }
  } else {
    int64_t *whole = (int64_t *)column->cells + row;
    end = column->notation == ck_cell_time ? parse_time(text, day, whole) : parse_whole(text, column->scale, whole);
    if (end == NULL) {
      end = skip_missing(text, rows.separator);
      *whole = ck_missing_whole;
    }
  }
  if (end == NULL) return NULL;
  end = skip_spaces(end, rows.separator);
  if (!is_quoted) return end;
  return *end == '"' ? end + 1 : NULL;
}

/// Returns the text behind a line end; NULL if there is none.
static inline const uint8_t *skip_line_end(const uint8_t *text) {
  text += *text == '\r';
  return *text == '\n' ? text + 1 : NULL;
}

size_t ck_read_rows(
    ck_rows_text text, const ck_column *columns, size_t column_count, size_t most, size_t *place) {
  const uint8_t *at = text.bytes + *place, *const limit = text.bytes + text.count;
  known_day day = first_known_day();
  size_t rows = 0;
  while (rows < most && at < limit) {
    const uint8_t *blank = skip_line_end(at);
    if (blank != NULL) {
      if (!text.skips_blank_lines) break;
      at = blank;
      *place = (size_t)(at - text.bytes);
      continue;
    }
    for (size_t column = 0; column < column_count; column++) {
      if (column > 0 && *at++ != text.separator) return rows;
      at = take_cell(at, text, &columns[column], rows, &day);
      if (at == NULL) return rows;
    }
    at += text.has_empty_end && *at == text.separator;
    at = skip_line_end(at);
    if (at == NULL) return rows;
    rows++;
    *place = (size_t)(at - text.bytes);
  }
  return rows;
}
