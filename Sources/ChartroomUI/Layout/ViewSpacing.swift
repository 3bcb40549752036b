public import Foundation

/// The distances that a view prefers from adjacent views, in points.
///
/// The distance between two adjacent views is the larger of their preferences. The default preference is
/// 8 points on every side; a `Spacer` prefers none, because it is itself the distance.
public struct ViewSpacing: Hashable, Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// The preference for no distance on any side.
  public static let zero = ViewSpacing(all: nil)

  /// Creates the default preferences, 8 points on every side.
  public init() { self.init(all: 8) }

  private init(all length: CGFloat?) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }

  /// Returns the distance between a view and the next one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    // No preference on one side overrides the other: otherwise the distances of the views beside a
    // spacer would add to its length.
    case .horizontal: trailing.flatMap { mine in next.leading.map { max(mine, $0) } } ?? 0
    case .vertical: bottom.flatMap { mine in next.top.map { max(mine, $0) } } ?? 0
    }
  }

  /// Replaces the preference on each of `edges` with the larger one of both.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
      [mine, theirs].compactMap { $0 }.max()
    }
    if edges.contains(.top) { top = union(top, other.top) }
    if edges.contains(.leading) { leading = union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
  }

  /// Returns the larger preference on each of `edges`, and this view's preference on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}
