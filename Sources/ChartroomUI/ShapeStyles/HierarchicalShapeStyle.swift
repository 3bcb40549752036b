import Graphics

/// A level of the environment's foreground style, from primary to quaternary.
public struct HierarchicalShapeStyle: BasicShapeStyle, Hashable {
  private let level: Int

  /// The foreground style, or the system's primary colour if none is set.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The foreground style at an opacity of 50 %, or the system's secondary colour if none is set.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The foreground style at an opacity of 25 %, or the system's tertiary colour if none is set.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The foreground style at an opacity of 20 %, or the system's quaternary colour if none is set.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    if level > 0, let style = environment.foregroundLevels.prefix(level).last {
      return style.basicPaint(in: environment)
    }
    return over(environment.foregroundStyle).basicPaint(in: environment)
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
  /// The foreground style, or the system's primary colour if none is set.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The foreground style at an opacity of 50 %, or the system's secondary colour if none is set.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The foreground style at an opacity of 25 %, or the system's tertiary colour if none is set.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The foreground style at an opacity of 20 %, or the system's quaternary colour if none is set.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
