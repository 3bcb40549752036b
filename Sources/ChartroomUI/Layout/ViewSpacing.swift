public import Foundation

/// The preferred distances between a view and adjacent views, in points.
///
/// The distance between two adjacent views is the larger of their preferences, or 0 if either view has no
/// preference on the adjacent edge. The default preference is 8 points on every edge. A `Spacer` has no
/// preferences, so that no spacing is added to its length.
public struct ViewSpacing: Hashable, Sendable {
  // Negative infinity represents the absence of a preference.
  private var top: CGFloat
  private var leading: CGFloat
  private var bottom: CGFloat
  private var trailing: CGFloat

  /// The spacing of a view without preferences, which gives a distance of 0 on every edge.
  public static let zero = ViewSpacing(all: -.infinity)

  /// Creates spacing with the default preference of 8 points on every edge.
  public init() { self.init(all: 8) }

  private init(all length: CGFloat) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }

  /// Returns the distance between this view and the next one along an axis.
  ///
  /// - Parameters:
  ///   - next: The spacing of the next view in layout order.
  ///   - axis: The axis along which the views are arranged.
  /// - Returns: The larger of the two preferences on the adjacent edges, in points, or 0 if either view has
  ///   no preference.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    // The distance is 0 if either preference is missing. Otherwise, the preferences of the views
    // adjacent to a spacer would add to its length.
    func distance(_ mine: CGFloat, _ theirs: CGFloat) -> CGFloat {
      min(mine, theirs) == -.infinity ? 0 : max(mine, theirs)
    }
    return switch axis {
    case .horizontal: distance(trailing, next.leading)
    case .vertical: distance(bottom, next.top)
    }
  }

  /// Replaces the preference on each of the given edges with the larger of the two preferences.
  ///
  /// If only one of the two has a preference on an edge, that preference is used.
  ///
  /// - Parameters:
  ///   - other: The spacing to merge into this one.
  ///   - edges: The edges to merge; all edges by default.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = max(top, other.top) }
    if edges.contains(.leading) { leading = max(leading, other.leading) }
    if edges.contains(.bottom) { bottom = max(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = max(trailing, other.trailing) }
  }

  /// Returns this spacing, merged with another one on the given edges.
  ///
  /// If only one of the two has a preference on an edge, that preference is used.
  ///
  /// - Parameters:
  ///   - other: The spacing to merge with this one.
  ///   - edges: The edges to merge; all edges by default.
  /// - Returns: Spacing with the larger of the two preferences on each of `edges`, and with the preference of
  ///   this spacing on the other edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}
