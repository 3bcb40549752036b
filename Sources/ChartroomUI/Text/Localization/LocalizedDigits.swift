import Foundation
import Synchronization

/// The formatting of numbers in a locale, which is much faster for the most frequent integers than Foundation's.
struct LocalizedDigits: Sendable {
  /// The locale for Foundation, without a numbering system that has no digits.
  ///
  /// `String(format:locale:)` of Foundation on Linux traps with numbering systems such as the Roman one.
  let locale: Locale
  /// The digits from 0 to 9; empty if integers below 1000 may have other characters as well.
  private let digits: [String]

  /// Creates the formatting of a locale from numbers that Foundation formats.
  init(_ locale: Locale) {
    let locale = locale.withDigits
    self.locale = locale
    let text = String(format: "%lld", locale: locale, 1_234_567_890 as Int64)
    let found = text.filter { $0.wholeNumberValue != nil }.map(String.init)
    let isPlain = String(format: "%lld", locale: locale, 100 as Int64).count == 3
    digits = found.count == 10 && isPlain ? [found[9]] + found.dropLast() : []
  }

  /// The formatting of the locales that texts have used.
  private static let known = Mutex<[String: LocalizedDigits]>([:])

  /// Returns the formatting of a locale.
  static func of(_ locale: Locale) -> LocalizedDigits {
    let identifier = locale.identifier
    return known.withLock { known in
      if let digits = known[identifier] { return digits }
      let digits = LocalizedDigits(locale)
      known[identifier] = digits
      return digits
    }
  }

  /// Returns the text of an integer, 0...999; `nil` for other integers and if it is not known.
  func text(of value: Int64) -> String? {
    guard digits.count == 10, (0..<1000).contains(value) else { return nil }
    let number = Int(value)
    if number < 10 { return digits[number] }
    let end = digits[number / 10 % 10] + digits[number % 10]
    return number < 100 ? end : digits[number / 100] + end
  }
}

extension Locale {
  /// The locale, with Western digits in place of a numbering system without positional digits.
  fileprivate var withDigits: Locale {
    guard Self.systemsWithoutDigits.contains(numberingSystem.identifier) else { return self }
    var components = Locale.Components(locale: self)
    components.numberingSystem = Locale.NumberingSystem("latn")
    return Locale(components: components)
  }

  /// The algorithmic numbering systems of the Common Locale Data Repository.
  private static let systemsWithoutDigits: Set<String> = [
    "armn", "armnlow", "cyrl", "ethi", "geor", "grek", "greklow", "hans", "hansfin", "hant",
    "hantfin",
    "hebr", "jpan", "jpanfin", "jpanyear", "roman", "romanlow", "taml",
  ]
}
