import Foundation
public import Graphics

/// A view that displays one or more lines of text.
///
/// Its size is that of its lines. If the proposed width is too small, the text wraps; if the height is too
/// small as well, it is truncated with an ellipsis.
public struct Text: LeafView, Hashable {
  /// The position at which text that does not fit is truncated.
  public enum TruncationMode: String, Hashable, Sendable {
    /// The beginning of the text.
    case head
    /// The middle of the text.
    case middle
    /// The end of the text.
    case tail
  }

  private let string: String
  private var font: Font?
  private var traits = FontTraits()
  private var style: HashableStyle?

  /// Creates a text from a string.
  public init<Content: StringProtocol>(_ content: Content) { string = String(content) }

  /// Creates a text from a string that is not localised.
  public init(verbatim content: String) { string = content }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// Sets the font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.traits.weight = weight } }
  /// Sets the font weight to bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// Sets the text in italics.
  public func italic() -> Text { with { $0.traits.isItalic = true } }
  /// Sets the digits in equal widths.
  public func monospacedDigit() -> Text { with { $0.traits.hasMonospacedDigits = true } }
  /// Sets the foreground colour; `nil` uses the environment's foreground style.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { HashableStyle(style: $0) } }
  }
  /// Sets the foreground style; levels such as `.secondary` refer to the environment's foreground style.
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
      paint: style.resolvedPaint(in: environment),
      halo: environment.textHalo?.resolved(in: environment))
  }
}

/// A type-erased hashable style.
private struct HashableStyle: Hashable {
  let style: any ShapeStyle & Hashable

  static func == (lhs: HashableStyle, rhs: HashableStyle) -> Bool {
    AnyHashable(lhs.style) == AnyHashable(rhs.style)
  }
  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(style)) }
}
