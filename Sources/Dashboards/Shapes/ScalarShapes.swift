import Chartroom
import Foundation

/// What a parameter looks like in a schema: editors check the spec before parameters are known.
private let parameter: SchemaValue = ["type": "string", "pattern": .text("^\\$\\{[^}]*\\}$")]

extension SpecShape where Value == String {
  /// A text; numbers and Booleans are their texts.
  static let text = SpecShape(
    words: "a text", schema: ["type": ["string", "number", "boolean"]]
  ) { node, reader in
    if let text = node.text { return text }
    reader.report(node, expected: "a text")
    return nil
  }

  /// A text that is not empty.
  static let name = SpecShape(
    words: "a name",
    schema: ["type": ["string", "number", "boolean"], "minLength": .number(1)]
  ) { node, reader in
    if let text = node.text, !text.isEmpty { return text }
    reader.report(node, expected: "a name")
    return nil
  }
}

extension SpecShape where Value == Bool {
  /// `true` or `false`.
  static let boolean = SpecShape(
    words: "true or false", schema: ["anyOf": [["type": "boolean"], parameter]]
  ) { node, reader in
    if let value = node.boolean { return value }
    reader.report(node, expected: "true or false")
    return nil
  }
}

extension SpecShape where Value == Double {
  /// A finite number.
  static let number = SpecShape(
    words: "a number", schema: ["anyOf": [["type": "number"], parameter]]
  ) { node, reader in
    if let number = node.number { return number }
    reader.report(node, expected: "a number")
    return nil
  }

  /// A number within bounds.
  ///
  /// - Parameters:
  ///   - range: The bounds, which are valid.
  ///   - words: The numbers in words; `a number from 0 to 1` by default.
  /// - Returns: The shape.
  static func number(in range: ClosedRange<Double>, _ words: String? = nil) -> SpecShape {
    let words =
      words ?? "a number from \(short(range.lowerBound)) to \(short(range.upperBound))"
    let schema: SchemaValue = [
      "anyOf": [
        [
          "type": "number", "minimum": .number(range.lowerBound),
          "maximum": .number(range.upperBound),
        ], parameter,
      ]
    ]
    return SpecShape(words: words, schema: schema) { node, reader in
      if let number = node.number, range.contains(number) { return number }
      reader.report(node, expected: words)
      return nil
    }
  }

  private static func short(_ number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension SpecShape where Value == Int {
  /// A whole number within bounds.
  static func count(in range: ClosedRange<Int>) -> SpecShape {
    let words = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    let schema: SchemaValue = [
      "anyOf": [
        [
          "type": "integer", "minimum": .number(Double(range.lowerBound)),
          "maximum": .number(Double(range.upperBound)),
        ], parameter,
      ]
    ]
    return SpecShape(words: words, schema: schema) { node, reader in
      if let number = node.number.flatMap({ Int(exactly: $0) }), range.contains(number) {
        return number
      }
      reader.report(node, expected: words)
      return nil
    }
  }
}

extension SpecShape
where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static var word: SpecShape { word(among: Value.allCases.map(\.rawValue)) }

  /// One of some words of an enumeration.
  static func word(among words: [String]) -> SpecShape {
    SpecShape(
      words: NearestWord.list(words),
      schema: ["anyOf": [["enum": .array(words.map { .text($0) })], parameter]]
    ) { node, reader in
      if let text = node.text, words.contains(text), let value = Value(rawValue: text) {
        return value
      }
      reader.report(node, "found \(node.words)\(NearestWord.advice(node.text, among: words))")
      return nil
    }
  }
}

extension SpecShape where Value == Locale {
  /// A locale such as `de_DE`.
  static let locale = SpecShape<String>.text.map(
    "a language and a region, for example en_US or de_DE"
  ) {
    RegionalSettings.locale($0)
  }
}

extension SpecShape where Value == TimeZone {
  /// The IANA name of a time zone.
  static let timeZone = SpecShape(
    words: "an IANA name, for example UTC or Europe/Berlin", schema: ["type": "string"]
  ) { node, reader in
    if let zone = node.text.flatMap({ RegionalSettings.timeZone($0) }) { return zone }
    let nearest = node.text.flatMap {
      RegionalSettings.timeZoneName(like: $0)
        ?? NearestWord.of($0, among: TimeZone.knownTimeZoneIdentifiers)
    }
    reader.report(
      node,
      "found \(node.words), expected an IANA name, for example UTC or Europe/Berlin."
        + (nearest.map { " Did you mean '\($0)'?" } ?? ""))
    return nil
  }
}
