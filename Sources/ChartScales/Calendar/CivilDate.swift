/// A date of the Gregorian calendar, or of the Julian calendar before 15 October 1582, as in Foundation.
///
/// The conversions use integer arithmetic and are much faster than those of `Calendar`.
package struct CivilDate: Hashable, Sendable {
  /// The astronomical year, in which the year 0 precedes the year 1.
  package let year: Int
  /// The month, 1...12.
  package let month: Int
  /// The day of the month, from 1.
  package let day: Int

  /// The first day of the Gregorian calendar, 15 October 1582, in days since 1 January 1970.
  private static let firstGregorianDay = -141_427

  /// Creates the date with a day number.
  ///
  /// - Parameter dayNumber: The number of days since 1 January 1970, within ±10¹⁵.
  package init(dayNumber: Int) {
    let yearOfCycle: Int
    let dayOfYear: Int
    let cycle: Int
    // Years begin in March, so that a leap day is the last day of its year.
    if dayNumber >= Self.firstGregorianDay {
      let days = dayNumber + 719_468
      cycle = days.flooredQuotient(146_097) * 400
      let day = days.flooredRemainder(146_097)
      yearOfCycle = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
      dayOfYear = day - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    } else {
      let days = dayNumber + 719_470
      cycle = days.flooredQuotient(1461) * 4
      let day = days.flooredRemainder(1461)
      yearOfCycle = (day - day / 1460) / 365
      dayOfYear = day - 365 * yearOfCycle
    }
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfCycle + cycle + (month <= 2 ? 1 : 0)
  }

  /// Creates the first day of a month.
  ///
  /// - Parameter monthNumber: Twelve times the year, plus the month counted from 0.
  package init(monthNumber: Int) {
    year = monthNumber.flooredQuotient(12)
    month = monthNumber.flooredRemainder(12) + 1
    day = 1
  }

  /// Twelve times the year, plus the month counted from 0.
  package var monthNumber: Int { year * 12 + month - 1 }

  /// The number of days since 1 January 1970.
  package var dayNumber: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    if (year, month, day) >= (1582, 10, 15) {
      let yearOfCycle = yearFromMarch.flooredRemainder(400)
      return yearFromMarch.flooredQuotient(400) * 146_097 + yearOfCycle * 365 + yearOfCycle / 4
        - yearOfCycle / 100 + dayOfYear - 719_468
    }
    return yearFromMarch.flooredQuotient(4) * 1461 + yearFromMarch.flooredRemainder(4) * 365
      + dayOfYear - 719_470
  }
}

extension Int {
  /// Returns the quotient rounded down.
  func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Returns the remainder of the division rounded down, which is never negative for a positive divisor.
  func flooredRemainder(_ divisor: Int) -> Int {
    let remainder = self % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }
}
