/// A gradient along a line between two points of the filled area.
public struct LinearGradient: Hashable, Sendable {
  package var gradient: Gradient
  package var startPoint: UnitPoint
  package var endPoint: UnitPoint

  /// Creates a linear gradient; the end colours extend beyond its two points.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: The point of location 0, in unit coordinates of the filled area.
  ///   - endPoint: The point of location 1. If both points are equal, the area has the last colour.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a linear gradient of evenly spaced colours; the end colours extend beyond its two points.
  ///
  /// - Parameters:
  ///   - colors: The colours, from `startPoint` to `endPoint`. An empty array draws nothing.
  ///   - startPoint: The point of the first colour, in unit coordinates of the filled area.
  ///   - endPoint: The point of the last colour, in unit coordinates of the filled area. If both points are
  ///     equal, the area has this colour.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of colour stops; the end colours extend beyond its two points.
  ///
  /// - Parameters:
  ///   - stops: The stops, in non-decreasing order of their locations. An empty array draws nothing.
  ///   - startPoint: The point of location 0, in unit coordinates of the filled area.
  ///   - endPoint: The point of location 1, in unit coordinates of the filled area. If both points are equal,
  ///     the area has the last colour.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}
