public import Foundation
public import Graphics

extension ShapeStyle where Self == LinearGradient {
  /// Returns a gradient along a line between two points of the filled area.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: The point of location 0, in unit coordinates of the filled area.
  ///   - endPoint: The point of location 1.
  /// - Returns: The style.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient along a line between two points of the filled area.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: The point of location 0, in unit coordinates of the filled area.
  ///   - endPoint: The point of location 1.
  /// - Returns: The style.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of evenly spaced colours along a line.
  ///
  /// - Parameters:
  ///   - colors: The colours, from `startPoint` to `endPoint`.
  ///   - startPoint: The point of the first colour, in unit coordinates of the filled area.
  ///   - endPoint: The point of the last colour.
  /// - Returns: The style.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns a gradient of colour stops along a line.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations.
  ///   - startPoint: The point of location 0, in unit coordinates of the filled area.
  ///   - endPoint: The point of location 1.
  /// - Returns: The style.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Returns a gradient between two concentric circles.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The style.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of evenly spaced colours between two concentric circles.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the inner to the outer circle.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startRadius: The radius of the first colour, in points.
  ///   - endRadius: The radius of the last colour, in points.
  /// - Returns: The style.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Returns a gradient of colour stops between two concentric circles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startRadius: The radius of location 0, in points.
  ///   - endRadius: The radius of location 1, in points.
  /// - Returns: The style.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    radialGradient(
      Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Returns a gradient around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of location 0.
  ///   - endAngle: The angle of location 1.
  /// - Returns: The style.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of evenly spaced colours around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - colors: The colours, clockwise.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of the first colour.
  ///   - endAngle: The angle of the last colour.
  /// - Returns: The style.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient of colour stops around a centre, between two angles.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - startAngle: The angle of location 0.
  ///   - endAngle: The angle of location 1.
  /// - Returns: The style.
  public static func angularGradient(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    angularGradient(
      Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Returns a gradient around a centre, through a full turn.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - angle: The angle of the beginning and the end; 0° by default.
  /// - Returns: The style.
  public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// Returns a gradient of evenly spaced colours around a centre, through a full turn.
  ///
  /// - Parameters:
  ///   - colors: The colours, clockwise.
  ///   - center: The centre, in unit coordinates of the filled area.
  ///   - angle: The angle of the beginning and the end; 0° by default.
  /// - Returns: The style.
  public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    conicGradient(Gradient(colors: colors), center: center, angle: angle)
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Returns a gradient between two ellipses; see `EllipticalGradient.init(gradient:center:…)`.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the size; 0 by default.
  ///   - endRadiusFraction: The radius of location 1; 0.5 by default.
  /// - Returns: The style.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient between two ellipses; see `EllipticalGradient.init(gradient:center:…)`.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the size; 0 by default.
  ///   - endRadiusFraction: The radius of location 1; 0.5 by default.
  /// - Returns: The style.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient of evenly spaced colours between two ellipses.
  ///
  /// - Parameters:
  ///   - colors: The colours, from the inner to the outer ellipse.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of the first colour, as a fraction of the size; 0 by default.
  ///   - endRadiusFraction: The radius of the last colour; 0.5 by default.
  /// - Returns: The style.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns a gradient of colour stops between two ellipses.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations.
  ///   - center: The centre, in unit coordinates of the filled area; its centre by default.
  ///   - startRadiusFraction: The radius of location 0, as a fraction of the size; 0 by default.
  ///   - endRadiusFraction: The radius of location 1; 0.5 by default.
  /// - Returns: The style.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    ellipticalGradient(
      Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}
