/// A style that arranges the titles and icons of labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view of a label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a `LabelStyle` arranges.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = _StylePart
  /// The icon of a label.
  public typealias Icon = _StylePart

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

nonisolated extension View {
  /// Sets the style of the labels in the view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment(\.labelStyle) { enclosing in
      enclosing = LabelStyles(
        style: .erasing(style, in: LabelBody<Style>.self), enclosing: enclosing)
    }
  }
}

struct LabelBody<Style: LabelStyle> {
  let style: Style
  let configuration: LabelStyleConfiguration

  nonisolated init(style: Style, configuration: LabelStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }
}

extension LabelBody: StyleBody {
  var body: some View { style.makeBody(configuration: configuration) }
}

/// A label style and the styles around it, innermost first.
final class LabelStyles {
  let style: ControlStyle<LabelStyleConfiguration>
  let enclosing: LabelStyles?

  init(style: ControlStyle<LabelStyleConfiguration>, enclosing: LabelStyles?) {
    self.style = style
    self.enclosing = enclosing
  }
}

private enum LabelStyleKey: EnvironmentKey { static var defaultValue: LabelStyles? { nil } }

extension EnvironmentValues {
  /// The styles of labels; `nil`, the default, for the icon followed by the title.
  var labelStyle: LabelStyles? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}
