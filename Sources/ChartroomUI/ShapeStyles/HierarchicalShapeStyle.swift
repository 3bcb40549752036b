import Graphics

/// A level of the foreground style, from primary to quaternary.
public struct HierarchicalShapeStyle: BasicShapeStyle, Hashable {
  private let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level, fainter than the first.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level, fainter than the second.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level, fainter than the third.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    over(environment.foregroundStyle).basicPaint(in: environment)
  }

  /// Returns the level of a foreground style: the style with reduced opacity, or a system colour for `nil`.
  func over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle {
    guard let foreground else {
      let system: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
      return AnyShapeStyle(Color(base: .system(system[level])))
    }
    let opacities = [1, 0.5, 0.25, 0.2]
    return level == 0 ? foreground : AnyShapeStyle(foreground.opacity(opacities[level]))
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style itself.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
