/// A list of controls, such as a screen of settings.
///
/// It is drawn as a list in the style of the environment.
public struct Form<Content: View> {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  ///
  /// - Parameter content: The controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The controls in a list, or in the style of the environment.
  public var body: some View {
    if let style {
      style.view(of: FormStyleConfiguration(content: _StylePart(content)))
        .environment(\.formStyle, nil)
    } else {
      List { content }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration that a style receives.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

/// A style that draws forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The properties of the form.
  typealias Configuration = FormStyleConfiguration
  /// Returns the view of a form.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties that a `FormStyle` draws.
public struct FormStyleConfiguration {
  /// The controls and sections.
  public typealias Content = _StylePart

  /// The controls and sections.
  public let content: Content
}

/// The style that is used unless another one is set.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls in a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A style whose controls are in sections that stand apart.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls in a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

/// A style whose labels and controls are in two columns.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls in a list.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration) }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that is used unless another one is set.
  public static nonisolated var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in sections that stand apart.
  public static nonisolated var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static nonisolated var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Sets the style of the forms in the view.
  ///
  /// - Note: Unlike in SwiftUI, the built-in styles are all drawn as `grouped`, which is that of iOS.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View {
    environment(\.formStyle, .erasing(style, in: FormStyleBody.self))
  }
}

private struct FormStyleBody<Style: FormStyle> {
  let style: Style
  let configuration: FormStyleConfiguration

  nonisolated init(style: Style, configuration: FormStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension FormStyleBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  /// The style of forms; `nil` for lists.
  fileprivate var formStyle: ControlStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}
