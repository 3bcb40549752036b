import Graphics

/// A type-erased shape style.
public struct AnyShapeStyle: BasicShapeStyle {
  private let base: any ShapeStyle

  /// Creates a type-erased style that draws like `style`.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  /// Returns whether the style is not one of a type.
  func isOther<Style: ShapeStyle>(than type: Style.Type) -> Bool { !(base is Style) }

  /// Returns the style, or another one of its gradient if it is a `Gradient`, which has no direction.
  func along<Style: ShapeStyle>(_ style: (Gradient) -> Style) -> AnyShapeStyle {
    (base as? Gradient).map { AnyShapeStyle(style($0)) } ?? self
  }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.resolvedPaint(in: environment)
  }
}
