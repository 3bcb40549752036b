package import Foundation
public import Graphics

/// A way to fill shapes and text: a colour, a gradient, or a choice made by the environment.
public protocol ShapeStyle: Sendable {
  /// The type of the style that `resolve(in:)` chooses.
  associatedtype Resolved: ShapeStyle = Never
  /// Chooses the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never { switch self {} }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: basic styles are painted as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) is a basic style and resolves to no other")
  }
}

/// A style that paints by itself.
package protocol BasicShapeStyle: ShapeStyle {
  func basicPaint(in environment: EnvironmentValues) -> BasicPaint
}

/// A paint before it knows the rectangle it fills.
package enum BasicPaint: Hashable, Sendable {
  case color(Color.Resolved)
  case linear(Gradient.Resolved, UnitPoint, UnitPoint)
  case radial(Gradient.Resolved, UnitPoint, CGFloat, CGFloat)
  case angular(Gradient.Resolved, UnitPoint, Angle, Angle)

  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let gradient, let start, let end):
      .linear(gradient, from: start.point(in: rect), to: end.point(in: rect))
    case .radial(let gradient, let center, let start, let end):
      .radial(gradient, center: center.point(in: rect), startRadius: start, endRadius: end)
    case .angular(let gradient, let center, let start, let end):
      .angular(gradient, center: center.point(in: rect), from: start, to: end)
    }
  }

  func opacity(_ factor: Float) -> BasicPaint {
    func fade(_ color: Color.Resolved) -> Color.Resolved {
      var color = color
      color.opacity *= max(0, min(factor, 1))
      return color
    }
    func fade(_ gradient: Gradient.Resolved) -> Gradient.Resolved {
      var gradient = gradient
      for index in gradient.stops.indices {
        gradient.stops[index].color = fade(gradient.stops[index].color)
      }
      return gradient
    }
    return switch self {
    case .color(let color): .color(fade(color))
    case .linear(let gradient, let start, let end): .linear(fade(gradient), start, end)
    case .radial(let gradient, let center, let start, let end):
      .radial(fade(gradient), center, start, end)
    case .angular(let gradient, let center, let start, let end):
      .angular(fade(gradient), center, start, end)
    }
  }
}

extension ShapeStyle {
  package func resolvedPaint(in environment: EnvironmentValues) -> BasicPaint {
    if let basic = self as? any BasicShapeStyle { return basic.basicPaint(in: environment) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }

  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    FadedShapeStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

struct FadedShapeStyle: BasicShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.basicPaint(in: environment).opacity(Float(opacity))
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: BasicShapeStyle {
  private let base: any ShapeStyle

  /// Hides the type of `style`.
  public init<Style: ShapeStyle>(_ style: Style) { base = style }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    base.resolvedPaint(in: environment)
  }
}

/// The style that the environment names for foregrounds.
public struct ForegroundStyle: BasicShapeStyle, Hashable {
  /// Creates the style.
  public init() {}

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    (environment.foregroundStyle ?? AnyShapeStyle(Color.primary)).basicPaint(in: environment)
  }
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

/// A weaker form of the foreground style.
public struct HierarchicalShapeStyle: BasicShapeStyle, Hashable {
  private let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    over(environment.foregroundStyle).basicPaint(in: environment)
  }

  /// The level of a given foreground: a weaker system colour, or the style faded.
  func over(_ foreground: AnyShapeStyle?) -> AnyShapeStyle {
    guard let foreground else {
      let system: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary]
      return AnyShapeStyle(Color(base: .system(system[level])))
    }
    let opacities = [1, 0.5, 0.25, 0.2]
    return level == 0 ? foreground : AnyShapeStyle(foreground.opacity(opacities[level]))
  }
}

extension Color: BasicShapeStyle {
  /// The components for the environment's colour scheme.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    resolve(in: environment.colorScheme)
  }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .color(resolve(in: environment.colorScheme))
  }
}

extension Color.Resolved: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint { .color(self) }
}

extension LinearGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .linear(gradient.resolve(in: environment.colorScheme), startPoint, endPoint)
  }
}

extension RadialGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .radial(gradient.resolve(in: environment.colorScheme), center, startRadius, endRadius)
  }
}

extension AngularGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .angular(gradient.resolve(in: environment.colorScheme), center, startAngle, endAngle)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the environment names for foregrounds.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
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

extension ShapeStyle where Self == Color {
  /// The system red.
  public static var red: Color { .red }
  /// The system orange.
  public static var orange: Color { .orange }
  /// The system yellow.
  public static var yellow: Color { .yellow }
  /// The system green.
  public static var green: Color { .green }
  /// The system mint.
  public static var mint: Color { .mint }
  /// The system teal.
  public static var teal: Color { .teal }
  /// The system cyan.
  public static var cyan: Color { .cyan }
  /// The system blue.
  public static var blue: Color { .blue }
  /// The system indigo.
  public static var indigo: Color { .indigo }
  /// The system purple.
  public static var purple: Color { .purple }
  /// The system pink.
  public static var pink: Color { .pink }
  /// The system brown.
  public static var brown: Color { .brown }
  /// The system grey.
  public static var gray: Color { .gray }
  /// Pure white.
  public static var white: Color { .white }
  /// Pure black.
  public static var black: Color { .black }
  /// Nothing at all.
  public static var clear: Color { .clear }
}
