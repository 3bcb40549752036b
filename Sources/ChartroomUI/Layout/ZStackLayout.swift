public import Foundation

/// A layout that overlays its subviews, with the first at the back.
public struct ZStackLayout: Layout, Hashable, Sendable {
  /// The pair of guides used to align the subviews.
  public var alignment: Alignment

  /// Creates a layout that overlays its subviews.
  ///
  /// - Parameter alignment: The pair of guides used to align the subviews; the centre by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Returns the size of the smallest rectangle that contains all aligned subviews, in points.
  ///
  /// The layout passes its proposal to every subview. The size is zero if there are no subviews.
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
    let guide = CGPoint(x: columns.max() ?? 0, y: rows.max() ?? 0)
    var size = CGSize.zero
    var origins: [CGPoint] = []
    for (index, view) in dimensions.enumerated() {
      let origin = CGPoint(x: guide.x - columns[index], y: guide.y - rows[index])
      size.width = max(size.width, origin.x + view.width)
      size.height = max(size.height, origin.y + view.height)
      origins.append(origin)
    }
    return (size, origins)
  }
}
