import Graphics

/// The system's background: white, or black in the dark scheme.
public struct BackgroundStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    (environment.colorScheme == .dark ? Color.black : Color.white).basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The system's background: white, or black in the dark scheme.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
