public import Foundation
public import Graphics

/// A view that displays one or more lines of text.
///
/// Its size is that of its lines, rounded up to device pixels. Text wider than the proposed width wraps.
/// Wrapped text taller than the proposed height is truncated with an ellipsis, but keeps at least one line.
/// - Note: Unlike in SwiftUI, string literals are neither translated nor parsed as Markdown.
public struct Text: Hashable, Sendable {
  /// The position of the ellipsis in text that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// An ellipsis at the beginning of the line.
    case head
    /// An ellipsis in the middle of the line.
    case middle
    /// An ellipsis at the end of the line.
    case tail
  }

  let content: TextContent
  private var font: Font?
  private var traits = FontTraits()
  private var style: HashableStyle?

  /// Creates a text that displays a string without localising it.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.content = .string(String(content))
  }

  /// Creates a text that displays a string without localising it.
  public init(verbatim content: String) { self.content = .string(content) }

  /// Creates a text that displays a string with values in the locale of the environment.
  ///
  /// - Parameters:
  ///   - key: The string.
  ///   - tableName: The name of a table of translations, which is ignored.
  ///   - bundle: The bundle of the table, which is ignored.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.content
  }

  /// Creates a text that displays a value in a format.
  ///
  /// The format has the locale of the environment, and dates also its calendar and time zone, unless the format
  /// of a date sets others.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: The format.
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    content = .parts([.value(FormattedValue(input, format: format))])
  }

  /// The string in the default environment.
  package var string: String { content.string(in: .standard) }

  /// Returns the string in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    content.string(in: TextFormatting(in: environment))
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Returns the text in a font, unless it already has one; `nil` uses the environment's font, which is `.body`
  /// by default.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// Returns the text in a font weight; `nil` uses the weight of the environment or of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  /// Returns the text in the font weight `.bold`.
  public func bold() -> Text { fontWeight(.bold) }
  /// Returns the text in italics.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Returns the text with digits of equal width.
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
  /// Returns the text in a colour, unless it already has one; `nil` uses the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = $0.style ?? color.map { HashableStyle(style: $0) } }
  }
  /// Returns the text in a style, unless it already has one; levels such as `.secondary` refer to the
  /// environment's foreground style.
  public func foregroundStyle<Style: ShapeStyle & Hashable>(_ style: Style) -> Text {
    with { $0.style = $0.style ?? HashableStyle(style: style) }
  }
}

extension Text: LeafView {
  package func leaf(in environment: EnvironmentValues) -> TextLeaf {
    let font = traits.apply(
      to: environment.fontTraits.apply(to: font ?? environment.font ?? .body))
    let style: any ShapeStyle = style?.style ?? ForegroundStyle()
    let truncation: TextTruncation =
      switch environment.truncationMode {
      case .head: .head
      case .middle: .middle
      case .tail: .tail
      }
    return TextLeaf(
      request: TextRequest(
        string: string(in: environment),
        font: font.resolve(in: environment.dynamicTypeSize),
        lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment,
        truncation: truncation, lineSpacing: environment.lineSpacing,
        layoutDirection: environment.layoutDirection,
        localeIdentifier: environment.locale.identifier),
      paint: style.resolvedPaint(in: environment),
      halo: environment.textHalo?.resolved(in: environment))
  }
}

/// A type-erased hashable style.
private struct HashableStyle: Hashable, Sendable {
  let style: any ShapeStyle & Hashable

  static func == (lhs: HashableStyle, rhs: HashableStyle) -> Bool {
    AnyHashable(lhs.style) == AnyHashable(rhs.style)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
