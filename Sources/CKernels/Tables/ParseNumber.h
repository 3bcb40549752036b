#ifndef PARSE_NUMBER_H
#define PARSE_NUMBER_H

#include "TextBlocks.h"

static const uint64_t powers_of_ten[] = {1,     10,     100,     1000,    10000,
                                         100000, 1000000, 10000000, 100000000};

/// Digits as an integer: modulo 2^64, so that it is right for at most 19 digits.
typedef struct digits {
  uint64_t value;
  size_t count;
} digits;

/// Adds the digits at the beginning of a text, and returns the text behind them.
static inline const uint8_t *take_digits(const uint8_t *text, digits *digits) {
  while (1) {
    const uint64_t block = block_at(text);
    // Carries and borrows reach only bytes behind one that is no digit.
    const uint64_t others = ((block + EACH_BYTE(0x46)) | (block - EACH_BYTE('0'))) & EACH_BYTE(0x80);
    const size_t count = others == 0 ? 8 : first_byte(others);
    if (count == 0) return text;
    // The digits move to the end, behind zeros; then pairs, fours and all eight are added up.
    uint64_t part = (block - EACH_BYTE('0')) << (64 - 8 * count);
    part = part * 10 + (part >> 8);
    const uint64_t pairs = 0x000000FF000000FF;
    part = ((part & pairs) * (100 + (UINT64_C(1000000) << 32)) +
            ((part >> 16) & pairs) * (1 + (UINT64_C(10000) << 32))) >>
           32;
    digits->value = digits->value * powers_of_ten[count] + part;
    digits->count += count;
    text += count;
    if (count < 8) return text;
  }
}

static const double exact_powers[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                      1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                                      1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

enum { most_exact_power = 22, most_power_of_five = 27 };

/// The powers of five that fit 64 bits.
static const uint64_t powers_of_five[] = {
    1, 5, 25, 125, 625, 3125, 15625, 78125, 390625, 1953125, 9765625, 48828125, 244140625, 1220703125,
    6103515625, 30517578125, 152587890625, 762939453125, 3814697265625, 19073486328125, 95367431640625,
    476837158203125, 2384185791015625, 11920928955078125, 59604644775390625, 298023223876953125,
    1490116119384765625, 7450580596923828125};

/// Returns `value` * 2^`power`, which must be a normal number.
static inline double scaled(double value, int power) {
  const uint64_t bits = (uint64_t)(1023 + power) << 52;
  double factor;
  __builtin_memcpy(&factor, &bits, sizeof factor);
  return value * factor;
}

/// Sets the double nearest to `value` * 10^`power`, and returns whether that was possible.
static inline _Bool nearest_double(uint64_t value, int power, double *result) {
  if (value <= UINT64_C(1) << 53 && power >= -most_exact_power && power <= most_exact_power) {
    // Both operands are exact, so that there is one rounding (Clinger: How to Read Floating Point Numbers
    // Accurately, PLDI 1990).
    *result = power < 0 ? (double)value / exact_powers[-power] : (double)value * exact_powers[power];
    return 1;
  }
  if (value == 0) {
    *result = 0;
    return 1;
  }
#ifdef __SIZEOF_INT128__
  if (power < -most_power_of_five || power > most_power_of_five) return 0;
  // The exact quotient or product, cut to 62 bits or more; the last bit is set if any bit was cut. The conversion
  // to a double is then the only rounding.
  typedef unsigned __int128 wide;
  uint64_t bits;
  int exponent = power;
  if (power < 0) {
    const uint64_t divisor = powers_of_five[-power];
    const int up = __builtin_clzll(value), divisor_up = __builtin_clzll(divisor);
    const wide dividend = (wide)(value << up) << 63;
    bits = (uint64_t)(dividend / (divisor << divisor_up));
    bits |= (wide)bits * (divisor << divisor_up) != dividend;
    exponent += divisor_up - up - 63;
  } else {
    const wide product = (wide)value * powers_of_five[power];
    const uint64_t high = (uint64_t)(product >> 64);
    const int down = high == 0 ? 0 : 64 - __builtin_clzll(high);
    bits = (uint64_t)(product >> down);
    bits |= ((wide)bits << down) != product;
    exponent += down;
  }
  *result = scaled((double)bits, exponent);
  return 1;
#else
  return 0;
#endif
}

/// Parses a decimal number, and returns the text behind it; NULL for any other text, and for a number with more
/// digits or a power of ten beyond what `nearest_double` can do.
static inline const uint8_t *parse_number(const uint8_t *text, double *number) {
  const _Bool is_negative = *text == '-';
  text += is_negative || *text == '+';
  digits found = {0, 0};
  text = take_digits(text, &found);
  int power = 0;
  if (*text == '.') {
    const size_t whole = found.count;
    text = take_digits(text + 1, &found);
    power = (int)(whole - found.count);
  }
  if (found.count == 0 || found.count > 19) return NULL;
  if ((*text | 0x20) == 'e') {
    text++;
    const _Bool is_below = *text == '-';
    text += is_below || *text == '+';
    int exponent = 0;
    size_t count = 0;
    for (; is_digit(*text) && count < 4; count++) exponent = exponent * 10 + (*text++ - '0');
    if (count == 0 || is_digit(*text)) return NULL;
    power += is_below ? -exponent : exponent;
  }
  double magnitude;
  if (!nearest_double(found.value, power, &magnitude)) return NULL;
  *number = is_negative ? -magnitude : magnitude;
  return text;
}

/// Parses an integer times a factor, and returns the text behind it; NULL for any other text or too large ones.
static inline const uint8_t *parse_whole(const uint8_t *text, int64_t scale, int64_t *whole) {
  const _Bool is_negative = *text == '-';
  text += is_negative || *text == '+';
  digits found = {0, 0};
  text = take_digits(text, &found);
  if (found.count == 0 || found.count > 18) return NULL;
  const int64_t value = (int64_t)found.value;
  return __builtin_mul_overflow(is_negative ? -value : value, scale, whole) ? NULL : text;
}

#endif
