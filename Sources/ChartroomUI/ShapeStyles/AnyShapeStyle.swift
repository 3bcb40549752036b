/// A style whose type is hidden.
public struct AnyShapeStyle: BasicShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of `style`.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.resolvedPaint(in: environment)
  }
}
