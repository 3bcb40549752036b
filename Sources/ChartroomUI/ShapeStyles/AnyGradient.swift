public import Graphics

/// A gradient that spans the filled area from the top to the bottom.
public struct AnyGradient: BasicShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    gradient.basicPaint(in: environment)
  }
}

extension Gradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .linear(resolve(in: environment.colorScheme), .top, .bottom)
  }
}

extension Color {
  /// The part of white in the lighter end of `gradient`.
  private static var lightening: Float { 0.25 }

  /// A gradient from a lighter shade of the colour, at the top, to the colour, at the bottom.
  ///
  /// - Note: SwiftUI does not document the lighter shade. Here it is the colour mixed with a quarter of white.
  public var gradient: AnyGradient {
    func lighter(_ scheme: ColorScheme) -> Color.Resolved {
      let color = resolve(in: scheme)
      func mix(_ component: Float) -> Float { component + (1 - component) * Self.lightening }
      return Color.Resolved(
        red: mix(color.red), green: mix(color.green), blue: mix(color.blue), opacity: color.opacity)
    }
    let top = Color(base: .scheme(light: lighter(.light), dark: lighter(.dark)))
    return AnyGradient(Gradient(colors: [top, self]))
  }
}
