public import Foundation

/// A gradient with fixed colours and non-decreasing locations.
public struct ResolvedGradient: Hashable, Sendable {
  /// A fixed colour at a location of the gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the location.
    public var color: Color.Resolved
    /// The location in the gradient, in 0...1.
    public var location: CGFloat

    package init(color: Color.Resolved, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, with non-decreasing locations in 0...1.
  public var stops: [Stop]

  package init(stops: [Stop]) { self.stops = stops }
}
