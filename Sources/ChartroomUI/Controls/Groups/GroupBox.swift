import Foundation
import Graphics

/// A box with a label around content.
///
/// The style of the environment draws it; by default as a rounded rectangle, whose label has the font `.headline`.
/// The box fills the proposed width.
public struct GroupBox<Label: View, Content: View> {
  private let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The views to display as the label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    configuration = GroupBoxStyleConfiguration(
      label: _StylePart(label()), content: _StylePart(content()))
  }

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - label: The view to display as the label.
  ///   - content: The views in the box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox: View {
  /// The box in the style of the environment.
  public var body: some View {
    style.view(
      of: GroupBoxStyleConfiguration(
        label: configuration.label, content: style.part(configuration.content, in: \.groupBoxStyle)),
      in: \.groupBoxStyle)
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a text label.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - content: The views in the box.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a box with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The views in the box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box from the configuration that a style receives.
  public init(_ configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }
}

/// A style that draws boxes with labels.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view of a box.
  associatedtype Body: View
  /// The properties of a box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the view of a box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a box that a `GroupBoxStyle` draws.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public typealias Label = _StylePart
  /// The content of a box.
  public typealias Content = _StylePart

  /// The label of the box.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// The style that is used unless another one is set: a rounded rectangle behind the label and the content.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label above the content, on a rounded rectangle in the style of `backgroundStyle(_:)`, or grey.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
    .background { GroupBoxBackground() }
  }
}

private struct GroupBoxBackground {
  @Environment(\.backgroundStyle) private var style
}

extension GroupBoxBackground: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(style ?? AnyShapeStyle(Color.secondarySurface))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A rounded rectangle behind the label and the content.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

nonisolated extension View {
  /// Sets the style of the group boxes in the view.
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(\.groupBoxStyle, .erasing(style, in: GroupBoxBody.self))
  }
}

struct GroupBoxBody<Style: GroupBoxStyle> {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  nonisolated init(style: Style, configuration: GroupBoxStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension GroupBoxBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration> {
    .erasing(DefaultGroupBoxStyle(), in: GroupBoxBody.self)
  }
}

extension EnvironmentValues {
  package var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
