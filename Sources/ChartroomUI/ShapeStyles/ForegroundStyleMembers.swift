import Graphics

// The foreground style of the environment with a modification, as the first member of an expression.

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  /// The foreground style with an opacity.
  ///
  /// - Parameter opacity: The factor of the opacity, in 0...1.
  /// - Returns: The style.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  /// The foreground style, drawn in the mode `.normal`.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}
