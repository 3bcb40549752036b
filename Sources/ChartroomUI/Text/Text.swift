import Foundation
public import Graphics

/// One or more lines of text.
///
/// A text is never larger than its lines. Offered too little room, it breaks lines, then drops
/// those that do not fit and ends with an ellipsis.
public struct Text: LeafView, Hashable {
  /// Where a text that is too long loses its letters.
  public enum TruncationMode: String, Hashable, Sendable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  private let string: String
  private var font: Font?
  private var traits = FontTraits()
  private var style: HashableStyle?

  /// Creates a text.
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Creates a text that is never looked up in translations.
  public init(verbatim content: String) { string = content }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  /// Makes the font bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// Makes the font italic.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { HashableStyle(style: $0) } }
  }
  /// Sets the style; levels such as `.secondary` are those of the environment's style.
  public func foregroundStyle<Style: ShapeStyle & Hashable>(_ style: Style) -> Text {
    with { $0.style = HashableStyle(style: style) }
  }

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
        string: string, font: font.resolve(in: environment.dynamicTypeSize),
        lineLimit: environment.lineLimit, alignment: environment.multilineTextAlignment,
        truncation: truncation, lineSpacing: environment.lineSpacing,
        layoutDirection: environment.layoutDirection,
        localeIdentifier: environment.locale.identifier),
      paint: style.resolvedPaint(in: environment))
  }
}

/// A style of a text, which can be compared as texts can.
private struct HashableStyle: Hashable {
  let style: any ShapeStyle & Hashable

  static func == (lhs: HashableStyle, rhs: HashableStyle) -> Bool {
    AnyHashable(lhs.style) == AnyHashable(rhs.style)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
