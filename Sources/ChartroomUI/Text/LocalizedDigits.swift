import Foundation
import Synchronization

/// The digits of a locale, which format the commonest integers much faster than Foundation does.
struct LocalizedDigits: Sendable {
  /// The digits from 0 to 9; empty if they are not known.
  private let digits: [String]

  /// Creates the digits of a locale from a number that Foundation formats.
  init(_ locale: Locale) {
    let text = String(format: "%lld", locale: locale, 1_234_567_890 as Int64)
    let found = text.filter { $0.wholeNumberValue != nil }.map(String.init)
    digits = found.count == 10 ? [found[9]] + found.dropLast() : []
  }

  /// The digits of the locales that texts have used.
  private static let known = Mutex<[String: LocalizedDigits]>([:])

  /// Returns the digits of a locale.
  static func of(_ locale: Locale) -> LocalizedDigits {
    let identifier = locale.identifier
    return known.withLock { known in
      if let digits = known[identifier] { return digits }
      let digits = LocalizedDigits(locale)
      known[identifier] = digits
      return digits
    }
  }

  /// Returns the text of an integer without separators and sign, 0...999; `nil` for other integers.
  func text(of value: Int64) -> String? {
    guard digits.count == 10, (0..<1000).contains(value) else { return nil }
    let number = Int(value)
    if number < 10 { return digits[number] }
    let end = digits[number / 10 % 10] + digits[number % 10]
    return number < 100 ? end : digits[number / 100] + end
  }
}
