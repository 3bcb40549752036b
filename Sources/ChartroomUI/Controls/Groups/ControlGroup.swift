import Foundation
import Graphics

/// A group of related controls.
///
/// The style of the environment draws it; by default the controls are segments of one field, side by side.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  private init(content: Content, label: AnyView) {
    self.content = content
    self.label = label
  }
}

extension ControlGroup: View {
  /// The group in the style of the environment.
  public var body: some View {
    style.view(
      of: ControlGroupStyleConfiguration(
        content: style.part(GroupedControls(content: content), in: \.controlGroupStyle),
        label: _StylePart(label)), in: \.controlGroupStyle)
  }
}

extension ControlGroup {
  /// Creates a group.
  ///
  /// - Parameter content: The controls.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), label: AnyView(EmptyView()))
  }

  /// Creates a group with a label, which menus show.
  ///
  /// - Parameters:
  ///   - content: The controls.
  ///   - label: The views to display as the label.
  public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content(), label: AnyView(label()))
  }

  /// Creates a group with a localised label, which menus show.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a label, which menus show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group with a localised label and a symbol, which menus show.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a group with a label and a symbol, which menus show.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group from the configuration that a style receives.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: configuration.content, label: AnyView(configuration.label))
  }
}

/// The controls of a group, with lines between them if they are segments.
private struct GroupedControls<Content: View> {
  let content: Content
  @Environment(\.hasControlSegments) private var hasSegments

  init(content: Content) { self.content = content }
}

extension GroupedControls: View {
  var body: some View {
    if hasSegments {
      let rows = RowList(of: content)
      HStack(spacing: 0) {
        ForEach(0..<rows.count, id: \.self) { index in
          if index > 0 {
            Rectangle().fill(Color.separator).frame(width: 1, height: 18)
          }
          AnyView(erasing: rows.view(at: index)).padding(.horizontal, 14)
        }
      }
      .frame(minHeight: 34)
      .background(Color.tertiaryFill, in: RoundedRectangle(cornerRadius: 8))
      .environment(\.hasControlSegments, false)
      .environment(\.isInControlGroup, true)
    } else {
      content.environment(\.isInControlGroup, true)
    }
  }
}

/// A style that draws groups of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The properties of the group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Returns the view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties that a `ControlGroupStyle` draws.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = _StylePart
  /// The label.
  public typealias Label = _StylePart

  /// The controls.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The style that is used unless another one is set, whose controls are segments of one field.
public struct AutomaticControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content.environment(\.hasControlSegments, true)
  }
}

/// A style whose controls are side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// A style whose controls are in a menu.
public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style whose controls are in a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the menu.
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A style whose controls are side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the controls side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Segments of one field.
  public static nonisolated var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls side by side.
  public static nonisolated var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu.
  public static nonisolated var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A menu.
  public static nonisolated var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Controls side by side.
  public static nonisolated var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

nonisolated extension View {
  /// Sets the style of the groups of controls in the view.
  public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    controlStyle(\.controlGroupStyle, .erasing(style, in: ControlGroupBody.self))
  }
}

struct ControlGroupBody<Style: ControlGroupStyle> {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  nonisolated init(style: Style, configuration: ControlGroupStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension ControlGroupBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<ControlGroupStyleConfiguration> {
    .erasing(AutomaticControlGroupStyle(), in: ControlGroupBody.self)
  }
}

private enum HasSegmentsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInControlGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var controlGroupStyle: ControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }

  /// Whether the controls of a group are segments of one field.
  fileprivate var hasControlSegments: Bool {
    get { self[HasSegmentsKey.self] }
    set { self[HasSegmentsKey.self] = newValue }
  }

  /// Whether the view is a control of a group, or in one.
  var isInControlGroup: Bool {
    get { self[IsInControlGroupKey.self] }
    set { self[IsInControlGroupKey.self] = newValue }
  }
}
