package import ChartroomUI
package import Foundation

/// The arrangement of small charts in rows of equal cells.
package struct FacetGrid: Layout {
  /// The number of cells in a row; `nil` for the one with which their shape is as usual.
  let columns: Int?

  private static let spacing = CGSize(width: 20, height: 14)
  /// The height of a row to which none is proposed.
  private static let idealHeight: CGFloat = 150
  /// The ratio of width to height that small charts have if possible.
  private static let shape = 1.6

  /// Returns the number of small charts in a row with which their shape is as near as possible to the usual one.
  ///
  /// - Parameters:
  ///   - count: The number of charts.
  ///   - size: The room of all of them.
  /// - Returns: The number, at least 1.
  package static func columns(_ count: Int, in size: CGSize) -> Int {
    func deviation(_ columns: Int) -> Double {
      let rows = (count + columns - 1) / columns
      let shape = size.width / CGFloat(columns) / (size.height / CGFloat(rows))
      // Free places are worse than other shapes.
      let free = Double(rows * columns - count) / Double(rows * columns)
      return abs(log(Double(shape) / Self.shape)) + free
    }
    return (1...max(count, 1)).min { deviation($0) < deviation($1) } ?? 1
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = CGFloat(subviews.count) / CGFloat(columns ?? 3)
    return proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: 600, height: Self.idealHeight * max(rows.rounded(.up), 1)))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard !subviews.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let columns = columns ?? Self.columns(subviews.count, in: bounds.size)
    let rows = (subviews.count + columns - 1) / columns
    func length(_ room: CGFloat, _ count: Int, _ spacing: CGFloat) -> CGFloat {
      max((room - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
    }
    let size = CGSize(
      width: length(bounds.width, columns, Self.spacing.width),
      height: length(bounds.height, rows, Self.spacing.height))
    for (index, subview) in subviews.enumerated() {
      let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
      subview.place(
        at: CGPoint(
          x: bounds.minX + column * (size.width + Self.spacing.width),
          y: bounds.minY + row * (size.height + Self.spacing.height)),
        proposal: ProposedViewSize(size))
    }
  }
}
