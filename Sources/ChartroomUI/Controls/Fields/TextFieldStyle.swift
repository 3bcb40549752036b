import Foundation
import Graphics

/// A style of text fields.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view of a field.
  associatedtype _Body: View
  /// The label of a field that a style receives.
  typealias _Label = _TextFieldStyleLabel
  /// Returns the view of a field.
  ///
  /// - Parameter configuration: The field in the style that the environment has around it.
  /// - Returns: The view.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// The label of a text field that a style receives.
public typealias _TextFieldStyleLabel = _StylePart

/// The style that is used unless another one is set: a plain field.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldContent(configuration.configuration)
  }
}

/// A style without a border.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field without a border.
  public func _body(configuration: TextField<_Label>) -> some View {
    FieldContent(configuration.configuration)
  }
}

/// A style with a rounded border, 34 points high for a line of the usual size.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the field in a rounded border.
  public func _body(configuration: TextField<_Label>) -> some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    FieldContent(configuration.configuration)
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background(Color.surface, in: shape)
      .overlay { shape.strokeBorder(Color.gray4, lineWidth: 1) }
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that is used unless another one is set.
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without a border.
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a rounded border.
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle {
    RoundedBorderTextFieldStyle()
  }
}

nonisolated extension View {
  /// Sets the style of the text fields and secure fields in the view.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    transformEnvironment(\.textFieldStyle) { enclosing in
      enclosing = TextFieldStyles(
        style: .erasing(style, in: TextFieldBody<Style>.self), enclosing: enclosing)
    }
  }
}

struct TextFieldBody<Style: TextFieldStyle> {
  let style: Style
  let configuration: FieldConfiguration

  nonisolated init(style: Style, configuration: FieldConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension TextFieldBody: StyleBody {
  var body: some View { style._body(configuration: TextField(configuration)) }
}

/// A style of text fields and the styles around it, innermost first.
final class TextFieldStyles {
  let style: ControlStyle<FieldConfiguration>
  let enclosing: TextFieldStyles?

  init(style: ControlStyle<FieldConfiguration>, enclosing: TextFieldStyles?) {
    self.style = style
    self.enclosing = enclosing
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: TextFieldStyles? { nil }
}

extension EnvironmentValues {
  /// The styles of text fields; `nil`, the default, for a plain field.
  var textFieldStyle: TextFieldStyles? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
