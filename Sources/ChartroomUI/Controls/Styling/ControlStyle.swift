/// A style of a kind of controls, whose type is erased, in the environment.
package class ControlStyle<Configuration> {
  /// The style around the view that sets this one; `nil` for the style that no view sets.
  let enclosing: ControlStyle?

  fileprivate init(enclosing: ControlStyle?) { self.enclosing = enclosing }

  /// Returns the view of a control, in which controls of its kind have the enclosing style.
  ///
  /// - Parameters:
  ///   - configuration: The properties of the control.
  ///   - path: The property of the environment with the style.
  /// - Returns: The view.
  @MainActor
  final func view(
    of configuration: Configuration, in path: WritableKeyPath<EnvironmentValues, ControlStyle>
  ) -> AnyView {
    guard let enclosing else { return view(of: configuration) }
    return AnyView(view(of: configuration).environment(path, enclosing))
  }

  /// Returns a part of a control that contains others, which have the style of the control.
  @MainActor
  final func part(
    _ content: some View, in path: WritableKeyPath<EnvironmentValues, ControlStyle>
  ) -> _StylePart {
    enclosing == nil ? _StylePart(content) : _StylePart(content.environment(path, self))
  }

  /// Returns the style, set by a view in another style.
  fileprivate func enclosed(by style: ControlStyle) -> ControlStyle {
    preconditionFailure("A style can be enclosed")
  }

  /// Returns the view of a control.
  @MainActor
  func view(of configuration: Configuration) -> AnyView {
    preconditionFailure("A style returns a view")
  }

  /// Returns a style of which `Body` evaluates the view.
  static func erasing<Body: StyleBody>(_ style: Body.Style, in body: Body.Type) -> ControlStyle
  where Body.Configuration == Configuration {
    ErasedStyle<Body>(style, enclosing: nil)
  }
}

private final class ErasedStyle<Body: StyleBody>: ControlStyle<Body.Configuration> {
  private let style: Body.Style

  init(_ style: Body.Style, enclosing: ControlStyle<Body.Configuration>?) {
    self.style = style
    super.init(enclosing: enclosing)
  }

  override func enclosed(
    by style: ControlStyle<Body.Configuration>
  ) -> ControlStyle<Body.Configuration> {
    ErasedStyle(self.style, enclosing: style)
  }

  @MainActor
  override func view(of configuration: Body.Configuration) -> AnyView {
    AnyView(Body(style: style, configuration: configuration))
  }
}

nonisolated extension View {
  /// Sets the style of a kind of controls in the view.
  func controlStyle<Configuration>(
    _ path: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>,
    _ style: ControlStyle<Configuration>
  ) -> some View {
    ControlStyleSetting(content: self, path: path, style: style)
  }
}

/// A view that sets the style of a kind of controls in its content.
struct ControlStyleSetting<Content: View, Configuration> {
  let content: Content
  let path: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>>
  let style: ControlStyle<Configuration>
}

extension ControlStyleSetting: EnvironmentModifying {
  func change(_ environment: inout EnvironmentValues) {
    environment[keyPath: path] = style.enclosed(by: environment[keyPath: path])
  }
  func mayChangeOtherwise(than other: Self) -> Bool {
    path != other.path || style !== other.style
  }
}

extension ControlStyleSetting: RowModifying {
  func modified(_ row: some View) -> any View {
    ControlStyleSetting<_, Configuration>(content: row, path: path, style: style)
  }
}

/// The view of a control in a style, with a separate node, so that a style can have dynamic properties.
///
/// `style` must be the first stored property of the type.
@MainActor
protocol StyleBody: View {
  associatedtype Style
  associatedtype Configuration
  nonisolated init(style: Style, configuration: Configuration)
}

extension StyleBody {
  static func _makeNode(of view: Self, in place: _ViewPlace) -> _ViewNode {
    _ViewNode(BodyNode(view, place.context, owner: Style.self, at: 0))
  }
}

/// A part of a control, such as its label, in the configuration that a style receives.
///
/// Styles refer to this type by the names that SwiftUI has for it, such as `ButtonStyleConfiguration.Label`.
public struct _StylePart {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }
}

extension _StylePart: View {
  /// The part.
  public var body: some View { content }
}

extension _StylePart: RowContainer {
  static var rowCount: RowCount { .one }
  func appendRows(to list: inout RowList) { content.appendRows(to: &list) }
}
