/// A list of controls, such as a screen of settings.
///
/// It is drawn as a list in the style of the environment.
public struct Form<Content: View> {
  private let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The controls and sections.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  /// The controls in a list.
  public var body: some View { List { content } }
}

/// The appearance of forms.
public protocol FormStyle: Sendable {}

/// The style that is used unless another one is set.
public struct AutomaticFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose controls are in sections that stand apart.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

/// A style whose labels and controls are in two columns.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that is used unless another one is set.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in sections that stand apart.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// Labels and controls in two columns.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

nonisolated extension View {
  /// Leaves the view as it is.
  ///
  /// - Note: Unlike in SwiftUI, all forms are drawn in the style `grouped`, which is that of iOS.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}
