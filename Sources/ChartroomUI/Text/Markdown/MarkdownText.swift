import Foundation
import Graphics

extension TextContent.Part {
  /// Returns the parts of a localised string, with the styles of its Markdown.
  ///
  /// Markdown can enclose values and texts in the string, but is not read in them.
  ///
  /// - Parameters:
  ///   - parts: The strings and values.
  ///   - formatting: The formats of values, with which nouns agree.
  /// - Returns: The parts.
  static func reading(
    _ parts: [TextContent.Part], in formatting: TextFormatting
  ) -> [TextContent.Part] {
    let isPossible = parts.contains { part in
      if case .string(let string) = part { InlineMarkdown.isPossible(in: string) } else { false }
    }
    guard isPossible else { return parts }
    let (runs, values) = runs(of: parts, in: formatting)
    return runs.flatMap { run -> [TextContent.Part] in
      let inner = split(run.string, values)
      guard run.style != InlineMarkdown.Style() else { return inner }
      var text = Text(content: .parts(inner))
      text.style = TextStyle(run) { split($0, values) }
      return [.text(text)]
    }
  }

  /// Returns the runs of the Markdown of a localised string, as strings without values.
  static func stringRuns(
    of parts: [TextContent.Part], in formatting: TextFormatting
  ) -> [InlineMarkdown.Run] {
    let (runs, values) = runs(of: parts, in: formatting)
    func string(_ text: String) -> String {
      split(text, values).map { $0.string(in: formatting) }.joined()
    }
    return runs.map { run in
      var run = run
      run.string = string(run.string)
      run.style.link = run.style.link.map(string)
      return run
    }
  }

  /// Returns the runs of the Markdown of a localised string, with placeholders for values.
  private static func runs(
    of parts: [TextContent.Part], in formatting: TextFormatting
  ) -> (runs: [InlineMarkdown.Run], values: [TextContent.Part]) {
    var values: [TextContent.Part] = []
    let source = parts.map { part in
      guard case .string(let string) = part else {
        values.append(part)
        return String(placeholder(values.count - 1))
      }
      return string
    }
    let text = Inflection.resolved(
      source.joined(), isEnglish: formatting.locale.language.languageCode == .english
    ) {
      split(String($0), values).map { $0.string(in: formatting) }.joined()
    }
    return (InlineMarkdown.runs(of: text), values)
  }

  /// The character that represents a value in Markdown, of a private plane.
  private static func placeholder(_ index: Int) -> Character {
    Character(Unicode.Scalar(0xF0000 + UInt32(min(index, 0xFFFD))) ?? "\u{F0000}")
  }

  /// Returns the strings and values of a string with placeholders.
  private static func split(_ string: String, _ values: [TextContent.Part]) -> [TextContent.Part] {
    var parts: [TextContent.Part] = []
    var literal = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      guard scalar.value >= 0xF0000, Int(scalar.value - 0xF0000) < values.count else {
        literal.append(scalar)
        continue
      }
      if !literal.isEmpty { parts.append(.string(String(literal))) }
      literal = String.UnicodeScalarView()
      parts.append(values[Int(scalar.value - 0xF0000)])
    }
    if !literal.isEmpty { parts.append(.string(String(literal))) }
    return parts
  }
}

extension TextStyle {
  /// Creates the style of a run of Markdown.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - parts: Returns the parts of the destination of a link.
  fileprivate init(_ run: InlineMarkdown.Run, parts: (String) -> [TextContent.Part]) {
    let style = run.style
    if style.isStrong { traits.weight = .bold }
    traits.isItalic = style.isEmphasized
    if style.isCode { traits.rare.isMonospaced = true }
    if style.isStruck { traits.rare.strikethrough = .some(.single) }
    if let link = style.link {
      let destination = TextContent.parts(parts(link)).string(in: .standard)
      setLink(URL(string: destination))
      let isAddress = ["", "mailto:", "http://"].contains { link == $0 + run.string }
      if isAddress { paint = TextPaint(AddressStyle()) }
    }
  }

  /// Makes the characters a link, in the tint of the environment.
  mutating func setLink(_ link: URL?) {
    traits.rare.link = link
    paint = TextPaint(TintShapeStyle())
  }
}

/// The style of an address without the marks of a link: that of buttons, which is grey in a placeholder.
private struct AddressStyle: BasicShapeStyle, Hashable {
  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    environment.buttonForegroundStyle?.basicPaint(in: environment)
      ?? TintShapeStyle().basicPaint(in: environment)
  }
}
