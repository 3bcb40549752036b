import Foundation

/// A category of numbers for which a language has a separate plural form.
package enum PluralCategory: String {
  case zero, one, two, few, many, other

  /// Returns the category of a number.
  ///
  /// The rules are those of the Common Locale Data Repository for whole numbers; numbers with fractions are `other`,
  /// except where 0 and 1 are one category. A language that is not listed has the rules of English.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: An identifier such as `de` or `pt-BR`.
  /// - Returns: The category.
  /// - Source: https://cldr.unicode.org/index/cldr-spec/plural-rules
  package static func of(_ number: Double, language: String) -> PluralCategory {
    let code = String(language.prefix { $0 != "-" && $0 != "_" })
    let isWhole = number == number.rounded() && abs(number) < 1e15
    let i = abs(number) < 1e15 ? Int(abs(number)) : 10
    let tens = i % 100
    let units = i % 10
    switch code {
    case "ja", "zh", "ko", "th", "vi", "id", "ms", "lo", "my", "km", "yue": return .other
    case "fr", "pt", "hy", "hi", "bn", "fa", "gu", "kn", "am", "zu", "as":
      if language == "pt-PT" { return i == 1 && isWhole ? .one : .other }
      let isBelowTwo = ["fr", "pt", "hy"].contains(code) ? i < 2 : i == 0 || number == 1
      return isBelowTwo ? .one : .other
    case _ where !isWhole: return .other
    case "ru", "uk", "be":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "sr", "hr", "bs":
      if units == 1, tens != 11 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .other
    case "pl":
      if i == 1 { return .one }
      return (2...4).contains(units) && !(12...14).contains(tens) ? .few : .many
    case "cs", "sk": return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "sl":
      return tens == 1 ? .one : tens == 2 ? .two : (3...4).contains(tens) ? .few : .other
    case "lt":
      if units == 1, !(11...19).contains(tens) { return .one }
      return (2...9).contains(units) && !(11...19).contains(tens) ? .few : .other
    case "lv":
      if units == 0 || (11...19).contains(tens) { return .zero }
      return units == 1 ? .one : .other
    case "ro":
      return i == 1 ? .one : i == 0 || (1...19).contains(tens) ? .few : .other
    case "ar":
      switch i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(tens) ? .few : (11...99).contains(tens) ? .many : .other
      }
    case "he", "iw": return i == 1 ? .one : i == 2 ? .two : .other
    case "cy":
      let forms: [Int: PluralCategory] = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many]
      return forms[i] ?? .other
    case "ga":
      return i == 1
        ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    default: return i == 1 ? .one : .other
    }
  }
}
