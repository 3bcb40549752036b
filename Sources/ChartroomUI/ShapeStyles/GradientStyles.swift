import Graphics

extension LinearGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .linear(gradient.resolved(in: environment), startPoint, endPoint)
  }
}

extension RadialGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .radial(gradient.resolved(in: environment), center, startRadius, endRadius)
  }
}

extension EllipticalGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .elliptical(
      gradient.resolved(in: environment), center, startRadiusFraction, endRadiusFraction)
  }
}

extension AngularGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .angular(gradient.resolved(in: environment), center, startAngle, endAngle)
  }
}

extension MeshGradient: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    .mesh(resolve { $0.resolve(in: environment) })
  }
}
