#ifndef PARSE_TIME_H
#define PARSE_TIME_H

#include "TableKernels.h"
#include "TextBlocks.h"

/// The date that was parsed last, since the rows of a table often have equal ones.
typedef struct known_day {
  uint64_t head;
  uint16_t tail;
  int64_t days;
} known_day;

static inline known_day first_known_day(void) {
  const uint8_t *day = (const uint8_t *)"1970-01-01";
  return (known_day){block_at(day), '0' << 8 | '1', 0};
}

/// Returns the number with two digits at the beginning of a text; more than 99 for any other text.
static inline uint32_t two_digits(const uint8_t *text) {
  const uint8_t tens = (uint8_t)(text[0] - '0'), ones = (uint8_t)(text[1] - '0');
  return tens < 10 && ones < 10 ? tens * 10u + ones : 100;
}

/// Sets the number of days from 1970-01-01 to a date such as `2024-05-01`, and returns whether there is one.
static inline _Bool parse_day(const uint8_t *text, known_day *known, int64_t *days) {
  const uint64_t head = block_at(text);
  const uint16_t tail = (uint16_t)(text[8] << 8 | text[9]);
  if (head != known->head || tail != known->tail) {
    const uint32_t century = two_digits(text), years = two_digits(text + 2);
    const uint32_t month = two_digits(text + 5), day = two_digits(text + 8);
    const int64_t year = century * 100 + years;
    if (century > 99 || years > 99 || text[4] != '-' || text[7] != '-' || month < 1 || month > 12 || day < 1 ||
        day > ck_days_of_month(month, year)) {
      return 0;
    }
    *known = (known_day){head, tail, ck_days_since_1970(year, month, day)};
  }
  *days = known->days;
  return 1;
}

/// Parses a date or a time, and returns the text behind it; NULL for any other text, and for leap seconds.
static inline const uint8_t *parse_time(const uint8_t *text, known_day *known, int64_t *time) {
  int64_t seconds, fraction = 0;
  if (!parse_day(text, known, &seconds)) return NULL;
  seconds *= 86400;
  text += 10;
  // A space can be the beginning of a time, or surround the cell.
  if (*text == 'T' || (*text == ' ' && is_digit(text[1]))) {
    const uint32_t hour = two_digits(text + 1);
    if (hour > 23 || text[3] != ':') return NULL;
    const uint32_t minute = two_digits(text + 4);
    if (minute > 59) return NULL;
    seconds += hour * 3600 + minute * 60;
    text += 6;
    if (*text == ':') {
      const uint32_t second = two_digits(text + 1);
      if (second > 59) return NULL;
      seconds += second;
      text += 3;
      if (*text == '.') {
        int64_t unit = 1000000;
        if (!is_digit(*++text)) return NULL;
        // Digits behind those of microseconds are cut.
        for (; is_digit(*text); text++) fraction += (*text - '0') * (unit /= 10);
      }
    }
    if (*text == 'Z') {
      text++;
    } else if (*text == '+' || *text == '-') {
      const _Bool is_west = *text == '-';
      const uint32_t hours = two_digits(text + 1);
      if (hours > 23) return NULL;
      text += 3;
      uint32_t minutes = 0;
      if (*text == ':' || is_digit(*text)) {
        text += *text == ':';
        minutes = two_digits(text);
        if (minutes > 59) return NULL;
        text += 2;
      }
      const int64_t offset = hours * 3600 + minutes * 60;
      seconds += is_west ? offset : -offset;
    }
  }
  *time = seconds * 1000000 + fraction;
  return text;
}

#endif
