public import Foundation
import Graphics

/// A view that displays one or more lines of text.
///
/// Its size is that of its lines, rounded up to device pixels. Text wider than the proposed width wraps.
/// Wrapped text taller than the proposed height is truncated with an ellipsis, but keeps at least one line.
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
  private var box: Boxed<TextStyle>?

  init(content: TextContent) { self.content = content }

  /// The style that the text sets for its characters.
  var style: TextStyle {
    get { box?.value ?? TextStyle() }
    set { box = newValue == TextStyle() ? nil : Boxed(newValue) }
  }

  /// Creates a text that displays a string without localising it.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) {
    self.init(content: .string(String(content)))
  }

  /// Creates a text that displays a string without localising it.
  public init(verbatim content: String) { self.init(content: .string(content)) }

  /// Creates a text that displays a string with values in the locale of the environment.
  ///
  /// - Parameters:
  ///   - key: The string.
  ///   - tableName: The name of a table of translations; `nil`, the default, for `Localizable`.
  ///   - bundle: The bundle of the table, which is ignored: the environment has the translations.
  ///   - comment: A comment for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      content: tableName.map { .tableKey(key.content.parts, table: $0, key: nil) } ?? key.content)
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
    self.init(content: .parts([.value(FormattedValue(input, format: format))]))
  }

  /// The string in the default environment.
  package var string: String { content.string(in: .standard) }

  /// Returns the string in an environment.
  package func string(in environment: EnvironmentValues) -> String {
    content.string(in: TextFormatting(in: environment))
  }
}

extension Text: LeafView {
  package func leaf(in environment: EnvironmentValues) -> TextLeaf {
    let style = style
    let outer = environment.fontTraits
    if !style.traits.hasRare, !outer.hasRare,
      let string = content.plainString(in: TextFormatting(in: environment))
    {
      let font = style.font(in: environment, outer)
      if font.caps.isEmpty {
        return TextLeaf(
          string, font.resolve(in: environment.dynamicTypeSize), style.paint(in: environment),
          in: environment)
      }
    }
    var builder = TextBuilder(in: environment)
    append(to: &builder, inside: TextStyle(), TextFormatting(in: environment))
    return builder.leaf(style)
  }

  /// Appends the runs of the text in a text of another style.
  func append(
    to builder: inout TextBuilder, inside outer: TextStyle, _ formatting: TextFormatting
  ) {
    let style = style.inside(outer)
    for part in content.parts(in: formatting) {
      switch part {
      case .text(let text): text.append(to: &builder, inside: style, formatting)
      case .attachment(let attachment): builder.append(attachment, style)
      case .string, .argument, .value, .clock: builder.append(part.string(in: formatting), style)
      }
    }
  }

  package func didShow(in node: Node, environment: EnvironmentValues) {
    guard let delay = content.delay(after: environment.now) else { return }
    node.core.refresh(node, after: delay)
  }
}

extension Text {
  /// The text without the styles that it and its parts set, other than those of Markdown.
  var unstyled: Text {
    func unstyled(_ parts: [TextContent.Part]) -> [TextContent.Part] {
      parts.map { if case .text(let text) = $0 { .text(text.unstyled) } else { $0 } }
    }
    return switch content {
    case .string, .literal: Text(content: content)
    case .key(let parts): Text(content: .key(unstyled(parts)))
    case .tableKey(let parts, let table, let key):
      Text(content: .tableKey(unstyled(parts), table: table, key: key))
    case .parts(let parts): Text(content: .parts(unstyled(parts)))
    }
  }

  /// Returns a text with the characters of both texts, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.style == TextStyle(), case .parts(let parts) = lhs.content {
      return Text(content: .parts(parts + [.text(rhs)]))
    }
    return Text(content: .parts([.text(lhs), .text(rhs)]))
  }

  /// Creates a text that displays a picture.
  package init(attachment: some TextAttachment) {
    self.init(content: .parts([.attachment(AnyTextAttachment(base: attachment))]))
  }
}
