import Graphics

/// The foreground style of the environment.
public struct ForegroundStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    (environment.foregroundStyle ?? AnyShapeStyle(Color.primary)).basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A foreground style together with the enclosing one, to which its levels refer.
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
