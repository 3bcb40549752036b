public import Graphics

extension Color: BasicShapeStyle {
  /// Returns the colour's components for the colour scheme of an environment.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    // Most colours need no second look into the environment.
    let scheme = environment.colorScheme
    switch base {
    case .fixed, .scheme: return resolve(in: scheme)
    case .system: return resolve(in: scheme, environment.palette)
    case .accent:
      if let accent = environment.accent {
        // The colour may contain the accent colour itself.
        var outside = environment
        outside.accent = nil
        return adjusted(accent.resolve(in: outside))
      }
      return environment.assets?.accentColor(scheme: scheme).map { adjusted($0) }
        ?? resolve(in: scheme, environment.palette)
    case .asset(let name):
      let color = environment.assets?.color(named: name, scheme: scheme)
      return color.map { adjusted($0) } ?? resolve(in: scheme)
    case .mix(let first, let second, let fraction, let space):
      return adjusted(
        space.mix(first.resolve(in: environment), second.resolve(in: environment), by: fraction))
    }
  }

  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .color(resolve(in: environment))
  }
}

extension Color.Resolved: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint { .color(self) }
}

extension ShapeStyle where Self == Color {
  /// The system red, which adapts to the colour scheme.
  public static var red: Color { .red }
  /// The system orange, which adapts to the colour scheme.
  public static var orange: Color { .orange }
  /// The system yellow, which adapts to the colour scheme.
  public static var yellow: Color { .yellow }
  /// The system green, which adapts to the colour scheme.
  public static var green: Color { .green }
  /// The system mint, which adapts to the colour scheme.
  public static var mint: Color { .mint }
  /// The system teal, which adapts to the colour scheme.
  public static var teal: Color { .teal }
  /// The system cyan, which adapts to the colour scheme.
  public static var cyan: Color { .cyan }
  /// The system blue, which adapts to the colour scheme.
  public static var blue: Color { .blue }
  /// The system indigo, which adapts to the colour scheme.
  public static var indigo: Color { .indigo }
  /// The system purple, which adapts to the colour scheme.
  public static var purple: Color { .purple }
  /// The system pink, which adapts to the colour scheme.
  public static var pink: Color { .pink }
  /// The system brown, which adapts to the colour scheme.
  public static var brown: Color { .brown }
  /// The system grey, which is the same in both colour schemes.
  public static var gray: Color { .gray }
  /// Opaque white in both colour schemes.
  public static var white: Color { .white }
  /// Opaque black in both colour schemes.
  public static var black: Color { .black }
  /// A fully transparent colour.
  public static var clear: Color { .clear }
}
