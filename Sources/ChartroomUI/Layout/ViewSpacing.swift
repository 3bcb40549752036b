public import Foundation

/// The distances that a view prefers from its neighbours.
///
/// Two neighbours stand the larger of their two preferences apart. An ordinary view prefers the
/// system's distance, 8 points, on every side; a `Spacer` prefers none, because it is distance.
public struct ViewSpacing: Hashable, Sendable {
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// No distance on any side.
  public static let zero = ViewSpacing(all: nil)

  /// Creates the preferences of an ordinary view.
  public init() { self.init(all: 8) }

  private init(all length: CGFloat?) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }

  /// The distance between a view and the next one along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    // A side that prefers nothing also quiets its neighbour, or a spacer would add its distance
    // to that of the views beside it.
    case .horizontal: trailing.flatMap { mine in next.leading.map { max(mine, $0) } } ?? 0
    case .vertical: bottom.flatMap { mine in next.top.map { max(mine, $0) } } ?? 0
    }
  }

  /// Takes the larger preference on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func union(_ mine: CGFloat?, _ theirs: CGFloat?) -> CGFloat? {
      [mine, theirs].compactMap { $0 }.max()
    }
    if edges.contains(.top) { top = union(top, other.top) }
    if edges.contains(.leading) { leading = union(leading, other.leading) }
    if edges.contains(.bottom) { bottom = union(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = union(trailing, other.trailing) }
  }

  /// The larger preference on each of `edges`, and this view's own on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }
}
