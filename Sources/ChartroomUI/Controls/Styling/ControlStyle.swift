/// A style of a kind of controls, whose type is erased, in the environment.
package class ControlStyle<Configuration> {
  fileprivate init() {}

  /// Returns the view of a control.
  @MainActor
  func view(of configuration: Configuration) -> AnyView {
    preconditionFailure("A style returns a view")
  }

  /// Returns a style of which `Body` evaluates the view.
  static func erasing<Body: StyleBody>(_ style: Body.Style, in body: Body.Type) -> ControlStyle
  where Body.Configuration == Configuration {
    ErasedStyle<Body>(style)
  }
}

private final class ErasedStyle<Body: StyleBody>: ControlStyle<Body.Configuration> {
  private let style: Body.Style

  init(_ style: Body.Style) {
    self.style = style
    super.init()
  }

  @MainActor
  override func view(of configuration: Body.Configuration) -> AnyView {
    AnyView(Body(style: style, configuration: configuration))
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
