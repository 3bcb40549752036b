import Foundation
import Graphics

/// A label whose tap shows or hides content below it.
///
/// A chevron at the trailing edge points down while the content is shown. The style of the environment draws it.
public struct DisclosureGroup<Label: View, Content: View> {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that is initially closed.
  ///
  /// - Parameters:
  ///   - content: The views to show and to hide.
  ///   - label: The views to display as the label.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.label = label()
    self.content = content
  }

  /// Creates a group whose state is in a binding.
  ///
  /// - Parameters:
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views to show and to hide.
  ///   - label: The views to display as the label.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.label = label()
    self.content = content
  }
}

extension DisclosureGroup: View {
  /// The group in the style of the environment.
  public var body: some View {
    style.view(
      of: DisclosureGroupStyleConfiguration(
        label: _StylePart(label), content: style.part(content(), in: \.disclosureGroupStyle),
        isExpanded: binding ?? $isExpanded), in: \.disclosureGroupStyle)
  }
}

extension DisclosureGroup: RowContainer {
  func appendRows(to list: inout RowList) {
    // A style of an app draws the group in one row.
    guard list.isOfList, let bodies = list.bodies,
      bodies.reading({ $0.disclosureGroupStyle.enclosing == nil })
    else { return list.append(source: SingleRow(view: self)) }
    list.append(DisclosureRows(binding: binding, label: label, content: content))
  }
}

/// A disclosure group in a list: its label, and the rows of its content.
private struct DisclosureRows<Label: View, Content: View> {
  let binding: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isExpanded = false

  init(binding: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.binding = binding
    self.label = label
    self.content = content
  }
}

extension DisclosureRows: View {
  var body: some View {
    let state = binding ?? $isExpanded
    OutlineRow(content: label, depth: 0, isExpanded: state.wrappedValue) {
      state.wrappedValue.toggle()
    }
    if state.wrappedValue { content().padding(.leading, 20) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text label that is initially closed.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - content: The views to show and to hide.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group that is initially closed, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - content: The views to show and to hide.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a text label whose state is in a binding.
  ///
  /// - Parameters:
  ///   - label: The text of the label.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views to show and to hide.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ label: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }

  /// Creates a group whose state is in a binding, with a label whose values are formatted in the locale of the
  /// environment.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - isExpanded: A binding to a Boolean that is `true` if the content is displayed.
  ///   - content: The views to show and to hide.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}

/// A style that draws disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view of a group.
  associatedtype Body: View
  /// The properties of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group that a `DisclosureGroupStyle` draws.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public typealias Label = _StylePart
  /// The content of a group.
  public typealias Content = _StylePart

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the content is displayed.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The style that is used unless another one is set: the label with a chevron, above the content.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label with a chevron, above the content.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          DisclosureChevron(isExpanded: configuration.isExpanded)
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The label with a chevron, above the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups in the view.
  public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
    controlStyle(\.disclosureGroupStyle, .erasing(style, in: DisclosureGroupBody.self))
  }
}

struct DisclosureGroupBody<Style: DisclosureGroupStyle> {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  nonisolated init(style: Style, configuration: DisclosureGroupStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension DisclosureGroupBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<DisclosureGroupStyleConfiguration> {
    .erasing(AutomaticDisclosureGroupStyle(), in: DisclosureGroupBody.self)
  }
}

extension EnvironmentValues {
  package var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration> {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}
