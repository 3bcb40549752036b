import ChartScales
import ChartSets
import Chartroom
import Foundation

/// The text form of an option's value: its parser and its description in error messages.
///
/// For example, `@Option(transform: OptionFormat.scale.read)` declares an option with the format of a scale.
package struct OptionFormat<Value: Sendable>: Sendable {
  /// The name of the value, with its article: `a scale`.
  let name: String
  /// The rule for values, in the imperative, without an example.
  let rule: String
  /// A valid value.
  let example: String
  /// The parser, which returns `nil` for an invalid text.
  let value: @Sendable (String) -> Value?
  /// A function that returns the remedy for an invalid text that resembles a valid one, or `nil`.
  var hint: @Sendable (String) -> String? = { _ in nil }

  /// Parses a value.
  ///
  /// - Throws: `InvalidOption` for an invalid text.
  package func read(_ text: String) throws(InvalidOption) -> Value {
    if let value = value(text) { return value }
    throw InvalidOption(name: name, remedy: hint(text) ?? "\(rule), for example \(example).")
  }
}

extension OptionFormat where Value == Int {
  /// Returns the format of a whole number.
  ///
  /// - Parameters:
  ///   - name: The name of the value, with its article.
  ///   - range: The valid numbers.
  ///   - example: A valid number.
  /// - Returns: The format.
  package static func count(_ name: String, in range: ClosedRange<Int>, example: Int) -> Self {
    let rule =
      range.upperBound == .max
      ? "Give a whole number of \(range.lowerBound) or more"
      : "Give a whole number from \(range.lowerBound) to \(range.upperBound)"
    return OptionFormat(name: name, rule: rule, example: "\(example)") { text in
      Int(text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension OptionFormat where Value == ByteCount {
  /// The format of an amount of memory, such as `512M`, of at least 64 MiB.
  package static var memory: Self {
    OptionFormat(
      name: "an amount of memory", rule: "Give a whole number and its unit, M or G, 64M or more",
      example: "512M"
    ) { text in
      let shift = text.hasSuffix("G") ? 30 : text.hasSuffix("M") ? 20 : 0
      guard shift > 0, let number = Int(text.dropLast()), (1...(1 << 20)).contains(number),
        number << shift >= 64 << 20
      else { return nil }
      return ByteCount(bytes: number << shift)
    }
  }
}

/// An amount of memory.
package struct ByteCount: Hashable, Sendable, CustomStringConvertible {
  package var bytes: Int

  /// The amount in MiB, such as `512M`.
  package var description: String { "\(bytes >> 20)M" }
}

extension OptionFormat where Value == Double {
  /// The maximum number of pixels per point.
  package static var largestScale: Double { 16 }

  /// The format of a scale: pixels per point, above 0 and at most `largestScale`.
  package static var scale: Self {
    OptionFormat(
      name: "a scale", rule: "Give the pixels per point, above 0 and at most 16", example: "2"
    ) { text in number(text).flatMap { $0 > 0 && $0 <= largestScale ? $0 : nil } }
  }

  /// The format of a position in a window or in a pie's circle, from 0 to 1.
  package static var position: Self {
    OptionFormat(
      name: "a position", rule: "Give a number from 0 (start) to 1 (end)", example: "0.4"
    ) { text in number(text).flatMap { (0...1).contains($0) ? $0 : nil } }
  }

  /// The format of a duration in seconds, above 0.
  package static var seconds: Self {
    OptionFormat(
      name: "a duration", rule: "Give a number of seconds above 0", example: "2.5"
    ) { text in
      number(text).flatMap { $0 > 0 ? $0 : nil }
    }
  }

  /// Returns a finite decimal number; `nil` for other texts, such as `nan`, `inf` and hexadecimal numbers.
  package static func number(_ text: some StringProtocol) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }
}

extension OptionFormat where Value == WindowBounds {
  /// The format of a part of the time axis, such as `0.3...0.8`.
  static var window: Self {
    OptionFormat(
      name: "a window",
      rule: "Give its start and end as fractions, from 0 (first point) to 1 (last point)",
      example: "0.3...0.8"
    ) { text in
      // Four full stops would be ambiguous.
      guard !text.contains("....") else { return nil }
      let ends = text.components(separatedBy: "...").map { OptionFormat<Double>.number($0) }
      guard ends.count == 2, let lower = ends[0], let upper = ends[1], 0 <= lower, lower <= upper,
        upper <= 1
      else { return nil }
      return WindowBounds(lower: lower, upper: upper)
    }
  }
}

extension OptionFormat where Value == CGSize {
  /// The format of a size in points, such as `375x560`.
  static var size: Self {
    OptionFormat(
      name: "a size", rule: "Give the width and height in points, both above 0", example: "375x560"
    ) { text in
      let sides = text.components(separatedBy: "x").map { OptionFormat<Double>.number($0) }
      guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
      else { return nil }
      return CGSize(width: width, height: height)
    }
  }
}

extension OptionFormat where Value == Duration {
  /// The format of a time with its unit, such as `16.7ms`.
  package static var time: Self {
    OptionFormat(
      name: "a time", rule: "Give a number above 0 and its unit, us, ms or s", example: "16.7ms"
    ) { text in
      // `ms` and `us` also end in `s`.
      let units: [(name: String, length: Duration)] = [
        ("ms", .milliseconds(1)), ("us", .microseconds(1)), ("s", .seconds(1)),
      ]
      guard let unit = units.first(where: { text.hasSuffix($0.name) }),
        let value = OptionFormat<Double>.number(text.dropLast(unit.name.count)), value > 0,
        value <= 1e6
      else { return nil }
      return unit.length * value
    }
  }
}

extension OptionFormat where Value == CalendarDay {
  /// The format of a day, such as `2018-10-12`.
  static var day: Self {
    OptionFormat(
      name: "a day", rule: "Give a year, a month and a day", example: "2018-10-12",
      value: { CalendarDay($0) })
  }
}

extension OptionFormat where Value == Locale {
  /// The format of a locale, such as `en_US`.
  static var locale: Self {
    OptionFormat(
      name: "a locale", rule: "Give a language and a region", example: "en_US or de_DE",
      value: { RegionalSettings.locale($0) })
  }
}

extension OptionFormat where Value == TimeZone {
  /// The format of a time zone, such as `Europe/Berlin`.
  static var timeZone: Self {
    OptionFormat(
      name: "a time zone", rule: "Give an IANA name", example: "UTC or Europe/Berlin",
      value: { RegionalSettings.timeZone($0) },
      hint: { text in RegionalSettings.timeZoneName(like: text).map { "Did you mean \($0)?" } })
  }
}
