import Graphics

/// The style of `backgroundStyle(_:)`; by default white, or black in the dark scheme, where sheets and popovers are
/// dark grey.
public struct BackgroundStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    if let style = environment.backgroundStyle, style.isOther(than: BackgroundStyle.self) {
      return style.basicPaint(in: environment)
    }
    let color: Color = environment.isElevated ? .secondaryGroupedSurface : .surface
    return color.basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of `backgroundStyle(_:)`; by default white, or black in the dark scheme, where sheets and popovers are
  /// dark grey.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

private enum IsElevatedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the view is in a sheet or a popover, whose backgrounds are lighter in the dark scheme.
  var isElevated: Bool {
    get { self[IsElevatedKey.self] }
    set { self[IsElevatedKey.self] = newValue }
  }
}

extension BackgroundStyle {
  /// The background of content on a background, such as that of a card.
  public var secondary: some ShapeStyle { Color.secondarySurface }
  /// The background of content on the second level.
  public var tertiary: some ShapeStyle { Color.tertiarySurface }
}
