import ChartroomUI
import Foundation

/// A column whose rows are drawn in an order other than from top to bottom.
///
/// Row 1 takes the height that the other rows leave.
struct ChartRowsLayout: GuidelessLayout, Equatable {
  /// The row that takes the remaining height.
  static let flexibleRow = 1
  /// The ideal height of the flexible row, in points; it shrinks if the column has less space.
  let leastHeight: CGFloat

  private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGFloat] {
    var heights = subviews.map { subview in
      subview[ChartRow.self] == Self.flexibleRow
        ? 0 : subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)).height
    }
    let left = proposal.height.map { max($0 - heights.reduce(0, +), 0) } ?? leastHeight
    for (index, subview) in subviews.enumerated()
    where subview[ChartRow.self] == Self.flexibleRow {
      heights[index] = left
    }
    return heights
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: heights(subviews, proposal).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let heights = heights(
      subviews, ProposedViewSize(width: bounds.width, height: bounds.height))
    var y = bounds.minY
    for index in subviews.indices.sorted(by: {
      subviews[$0][ChartRow.self] < subviews[$1][ChartRow.self]
    }) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: heights[index]))
      y += heights[index]
    }
  }
}

private enum ChartRow: LayoutValueKey { static var defaultValue: Int { 0 } }

extension View {
  /// Sets the row of the view in a `ChartRowsLayout`, from 0 at the top.
  func chartRow(_ row: Int) -> some View { layoutValue(key: ChartRow.self, value: row) }
}
