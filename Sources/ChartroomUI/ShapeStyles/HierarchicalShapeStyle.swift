import Graphics

/// A level of the environment's foreground style, from primary to quinary.
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

  /// The foreground style at an opacity of 10 %, or half of the system's quaternary colour if none is set.
  ///
  /// - Note: SwiftUI does not document the opacity of this level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The opacities of the levels of a style.
  private static let opacities = [1, 0.5, 0.25, 0.2, 0.1]

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
      let color = Color(base: .system(system[min(level, 3)]))
      return AnyShapeStyle(level > 3 ? color.opacity(0.5) : color)
    }
    return level == 0 ? foreground : AnyShapeStyle(foreground.opacity(Self.opacities[level]))
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
  /// The foreground style at an opacity of 10 %, or half of the system's quaternary colour if none is set.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of the style, at an opacity of 50 %.
  public var secondary: some ShapeStyle {
    HierarchicalShapeStyle.secondary.over(AnyShapeStyle(self))
  }
  /// The third level of the style, at an opacity of 25 %.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyle.tertiary.over(AnyShapeStyle(self)) }
  /// The fourth level of the style, at an opacity of 20 %.
  public var quaternary: some ShapeStyle {
    HierarchicalShapeStyle.quaternary.over(AnyShapeStyle(self))
  }
  /// The fifth level of the style, at an opacity of 10 %.
  public var quinary: some ShapeStyle { HierarchicalShapeStyle.quinary.over(AnyShapeStyle(self)) }
}
