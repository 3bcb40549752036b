import Graphics

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
