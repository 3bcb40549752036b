public import Foundation

/// A layout that overlays its subviews, with the first at the back.
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The pair of guides used to align the subviews.
  public var alignment: Alignment

  /// Creates a layout that overlays its subviews.
  ///
  /// - Parameter alignment: The pair of guides used to align the subviews; the centre by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size of the smallest rectangle that contains the aligned subviews of the highest layout
  /// priority, in points.
  ///
  /// The layout passes its proposal to every subview. Subviews of lower priorities can extend beyond the
  /// rectangle. The size is zero if there are no subviews.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    arrange(subviews, proposal: proposal).size
  }

  /// Places the subviews with their guides aligned.
  ///
  /// - Complexity: O(*n*) for *n* subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (_, origins) = arrange(subviews, proposal: proposal)
    for (subview, origin) in zip(subviews, origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: proposal)
    }
  }

  private func arrange(
    _ subviews: Subviews, proposal: ProposedViewSize
  ) -> (size: CGSize, origins: [CGPoint]) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let columns = dimensions.map { $0[alignment.horizontal] }
    let rows = dimensions.map { $0[alignment.vertical] }
    let priorities = subviews.map(\.priority)
    let highest = priorities.max()
    let deciding = subviews.indices.filter { priorities[$0] == highest }
    let guide = CGPoint(
      x: deciding.map { columns[$0] }.max() ?? 0, y: deciding.map { rows[$0] }.max() ?? 0)
    let origins = subviews.indices.map {
      CGPoint(x: guide.x - columns[$0], y: guide.y - rows[$0])
    }
    let size = CGSize(
      width: deciding.map { origins[$0].x + dimensions[$0].width }.max() ?? 0,
      height: deciding.map { origins[$0].y + dimensions[$0].height }.max() ?? 0)
    return (size, origins)
  }
}
