import Foundation

extension LocalizedStrings {
  /// Returns the parts of the translation of a literal; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - parts: The parts of the literal. Values are specifiers in its key.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - key: The key; `nil` for that of the literal.
  ///   - locale: The locale.
  /// - Returns: The parts, in which the values keep their own formats.
  func translation(
    of parts: [TextContent.Part], table: String?, key: String?, in locale: Locale
  ) -> [TextContent.Part]? {
    var values: [TextContent.Part] = []
    let literals = parts.map { part -> String in
      switch part {
      case .string(let string): return string
      case .value(let value):
        values.append(part)
        return value.specifier
      case .argument, .clock, .text, .attachment:
        values.append(part)
        return "%@"
      }
    }
    guard let (entry, language) = entry(of: key ?? literals.joined(), table: table, in: locale)
    else { return nil }
    var expansion = Expansion(entry: entry, language: language, values: values)
    expansion.expand(entry.format, from: 0, variable: nil)
    return expansion.parts
  }
}

/// The replacement of the specifiers of a translation by values.
private struct Expansion {
  let entry: LocalizedStrings.Entry
  let language: String
  let values: [TextContent.Part]
  var parts: [TextContent.Part] = []

  /// Appends the parts of a string.
  ///
  /// - Parameters:
  ///   - format: The string.
  ///   - first: The position of the first value that a specifier without a position takes.
  ///   - variable: The position of the value of the enclosing variable; `nil` outside of variables.
  mutating func expand(_ format: String, from first: Int, variable: Int?) {
    var next = first
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      append(rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        append("%")
        rest.removeFirst()
        continue
      }
      if let variable, rest.hasPrefix("arg") {
        append(valueAt: variable)
        rest.removeFirst(3)
        continue
      }
      var position: Int?
      if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
        position = number - 1
        rest = rest[rest.index(after: dollar)...]
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        rest = rest[rest.index(after: end)...]
        expandVariable(name, at: position ?? next, isNested: variable != nil)
        if position == nil { next += 1 }
        continue
      }
      guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }),
        rest[..<end].allSatisfy({ "0123456789.+-# 'hlqLztj".contains($0) })
      else {
        append("%")
        continue
      }
      rest = rest[rest.index(after: end)...]
      append(valueAt: position ?? next)
      if position == nil { next += 1 }
    }
    append(rest)
  }

  private mutating func expandVariable(_ name: String, at position: Int, isNested: Bool) {
    // A variable in a variable could contain itself.
    guard !isNested, let variable = entry.variables[name] else { return append("%#@\(name)@") }
    let counted =
      variable.isWhole
      ? values.firstIndex { number(of: $0) != nil } ?? 0 : variable.argument ?? position
    let count = values.indices.contains(counted) ? number(of: values[counted]) : nil
    let category = PluralCategory.of(count ?? 0, language: language)
    let exact = count == 0 ? variable.forms[PluralCategory.zero.rawValue] : nil
    guard
      let form = exact ?? variable.forms[category.rawValue]
        ?? variable.forms[PluralCategory.other.rawValue]
    else { return }
    expand(form, from: variable.isWhole ? 0 : counted, variable: counted)
  }

  private func number(of part: TextContent.Part) -> Double? {
    if case .value(let value) = part { value.number } else { nil }
  }

  private mutating func append(_ string: some StringProtocol) {
    if !string.isEmpty { parts.append(.string(String(string))) }
  }

  private mutating func append(valueAt position: Int) {
    if values.indices.contains(position) { parts.append(values[position]) }
  }
}
