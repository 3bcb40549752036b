import Graphics

/// The foreground style of the environment, or the primary colour if none is set.
public struct ForegroundStyle: BasicShapeStyle, Hashable {
  /// Creates a style that draws with the environment's foreground style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    environment.foregroundStyle?.basicPaint(in: environment)
      ?? Color.primary.basicPaint(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment, or the primary colour if none is set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// A foreground style whose hierarchical levels refer to the enclosing foreground style.
struct InnerForegroundStyle<Base: ShapeStyle>: BasicShapeStyle {
  let base: Base
  let outer: AnyShapeStyle?
  let outerLevels: [AnyShapeStyle]

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    guard !(base is Color) else { return base.resolvedPaint(in: environment) }
    var outside = environment
    outside.foregroundStyle = outer
    if !outside.foregroundLevels.isEmpty || !outerLevels.isEmpty {
      outside.foregroundLevels = outerLevels
    }
    return base.resolvedPaint(in: outside)
  }
}
