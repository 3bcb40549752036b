public import Foundation
import Graphics

extension Text {
  /// Creates a text that displays an attributed string.
  ///
  /// The fonts, colours, lines, spaces, offsets and links of its runs apply, and so does the emphasis of Markdown.
  /// Attributes of the string precede the modifiers of the text.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      content: .parts(
        attributedContent.runs.map { run in
          let string = String(attributedContent[run.range].characters)
          let style = TextStyle(run.attributes)
          guard style != TextStyle() else { return .string(string) }
          var text = Text(content: .string(string))
          text.style = style
          return .text(text)
        }))
  }
}

extension TextStyle {
  /// Creates the style of attributes.
  fileprivate init(_ attributes: AttributeContainer) {
    if let link = attributes.link { setLink(link) }
    if let font = attributes.font { self.font = font }
    if let color = attributes.foregroundColor { paint = TextPaint(color) }
    let intent = attributes.inlinePresentationIntent ?? []
    if intent.contains(.stronglyEmphasized) { traits.weight = .bold }
    traits.isItalic = intent.contains(.emphasized)
    var rare = traits.rare
    if intent.contains(.code) { rare.isMonospaced = true }
    if intent.contains(.strikethrough) { rare.strikethrough = .some(.single) }
    rare.background = attributes.backgroundColor
    if let style = attributes.strikethroughStyle { rare.strikethrough = .some(style) }
    if let style = attributes.underlineStyle { rare.underline = .some(style) }
    rare.kerning = attributes.kern
    rare.tracking = attributes.tracking
    rare.baselineOffset = attributes.baselineOffset
    traits.rare = rare
  }
}

extension AttributedString {
  /// The way in which Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All parts: blocks follow each other without their marks and without line breaks.
      case full
      /// Inline parts, with a space in place of line breaks and the white space around them.
      case inlineOnly
      /// Inline parts, with all white space.
      case inlineOnlyPreservingWhitespace
    }

    /// The parts that are read; all of them by default.
    public var interpretedSyntax: InterpretedSyntax

    /// Creates options.
    public init(interpretedSyntax: InterpretedSyntax = .full) {
      self.interpretedSyntax = interpretedSyntax
    }
  }

  /// Creates a string from Markdown.
  ///
  /// Emphasis, code, strikethrough and links become attributes. By default, the marks of headings, lists and other
  /// blocks are dropped, and nothing separates the blocks, so that texts with several of them need
  /// `inlineOnlyPreservingWhitespace`.
  ///
  /// - Parameters:
  ///   - markdown: The Markdown.
  ///   - options: The way in which it is read.
  ///   - baseURL: The URL to which links are relative; `nil`, the default, for none.
  /// - Throws: Nothing; the declaration is Apple's.
  /// - Note: Foundation on Linux has no such initialiser. Unlike Apple's, this one gives blocks no attributes, and
  ///   never throws.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let runs =
      switch options.interpretedSyntax {
      case .full: InlineMarkdown.runs(ofDocument: markdown)
      case .inlineOnly: InlineMarkdown.runs(of: markdown.joiningLines)
      case .inlineOnlyPreservingWhitespace: InlineMarkdown.runs(of: markdown)
      }
    self.init(runs, baseURL: baseURL)
  }

  /// Creates a string from runs of Markdown.
  init(_ runs: [InlineMarkdown.Run], baseURL: URL? = nil) {
    self.init()
    for run in runs {
      var attributes = AttributeContainer()
      var intent: InlinePresentationIntent = []
      if run.style.isStrong { intent.insert(.stronglyEmphasized) }
      if run.style.isEmphasized { intent.insert(.emphasized) }
      if run.style.isCode { intent.insert(.code) }
      if run.style.isStruck { intent.insert(.strikethrough) }
      if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
      if let link = run.style.link { attributes.link = URL(string: link, relativeTo: baseURL) }
      append(AttributedString(run.string, attributes: attributes))
    }
  }
}

extension String {
  /// The string with a space in place of line breaks and the white space around them.
  fileprivate var joiningLines: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
