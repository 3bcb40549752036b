import Graphics

/// The style that the environment names for foregrounds.
public struct ForegroundStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    (environment.foregroundStyle ?? AnyShapeStyle(Color.primary)).basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the environment names for foregrounds.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A foreground style as it was set inside of another one, which its levels refer to.
struct InnerForegroundStyle<Base: ShapeStyle>: BasicShapeStyle {
  let base: Base
  let outer: AnyShapeStyle?

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    guard !(base is Color) else { return base.resolvedPaint(in: environment) }
    var outside = environment
    outside.foregroundStyle = outer
    return base.resolvedPaint(in: outside)
  }
}
