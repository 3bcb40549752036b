public import Graphics

/// A gradient that spans the filled area from the top to the bottom.
public struct AnyGradient: BasicShapeStyle, Hashable {
  let gradient: Gradient

  /// Creates a style from a gradient.
  public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient, whose colours are interpolated in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    gradient.colorSpace(space)
  }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    gradient.basicPaint(in: environment)
  }
}

extension Gradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .linear(resolved(in: environment), .top, .bottom)
  }
}

extension Gradient {
  /// Returns the gradient with the colours of an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedGradient {
    resolve { $0.resolve(in: environment) }
  }

  /// Returns the gradient, whose colours are interpolated in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var gradient = self
    gradient.interpolation = space
    return AnyGradient(gradient)
  }
}

extension Color {
  /// The part of white in the lighter end of `gradient`.
  private static var lightening: Float { 0.25 }

  /// A gradient from a lighter shade of the colour, at the top, to the colour, at the bottom.
  ///
  /// - Note: SwiftUI does not document the lighter shade. Here it is the colour mixed with a quarter of white.
  public var gradient: AnyGradient {
    var top = self
    top.whiteShare = whiteShare + (1 - whiteShare) * Self.lightening
    return AnyGradient(Gradient(colors: [top, self]))
  }
}
