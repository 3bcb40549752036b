/// A text with parameters, such as `sales-${city}`.
struct TextTemplate: Sendable, Equatable {
  /// A part of the text.
  enum Part: Sendable, Equatable {
    case text(String)
    /// The name of a parameter.
    case parameter(String)
  }

  let parts: [Part]

  /// The message about a text that is no template.
  static let unclosed = "found '${' without '}'. Close it, or write '$${' for the text '${'."

  /// Divides a text into its parts; `$${` is the text `${`.
  ///
  /// The result is `nil` for a text with `${` without `}`.
  ///
  /// - Parameter text: The text.
  init?(_ text: String) {
    var parts: [Part] = []
    var (current, rest) = ("", text[...])
    while let start = rest.firstRange(of: "${") {
      let before = rest[..<start.lowerBound]
      guard !before.hasSuffix("$") else {
        current += before.dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { return nil }
      current += before
      if !current.isEmpty { parts.append(.text(current)) }
      parts.append(.parameter(String(rest[start.upperBound..<end])))
      current = ""
      rest = rest[rest.index(after: end)...]
    }
    current += rest
    if !current.isEmpty { parts.append(.text(current)) }
    self.parts = parts
  }

  /// The message about a parameter that is not defined.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - names: The names of the defined ones.
  /// - Returns: The message.
  static func unknown(_ name: String, among names: [String]) -> String {
    names.isEmpty
      ? "unknown parameter '\(name)', and the spec has none. Define it with its default in 'parameters'."
      : "unknown parameter '\(name)'\(NearestWord.advice(name, among: names))"
  }
}

extension TextTemplate {
  /// The template of the empty text.
  static let empty = TextTemplate(parts: [])

  private init(parts: [Part]) { self.parts = parts }
}
