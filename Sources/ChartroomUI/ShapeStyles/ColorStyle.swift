public import Graphics

extension Color: BasicShapeStyle {
  /// Returns the components for the environment's colour scheme.
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
  /// A fully transparent colour.
  public static var clear: Color { .clear }
}
