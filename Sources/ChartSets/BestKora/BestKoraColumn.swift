package import ChartroomUI
package import Foundation

/// A column whose rows take parts of the available height, as in BestKora.
///
/// The plot takes what is left where that is less than its part.
package struct BestKoraColumn: Layout, Equatable {
  /// How high a row is.
  package enum Row: Hashable, Sendable {
    /// As high as it wants to be, or a part of the available height where that is more.
    case content(part: Double)
    /// A part of the available height, and never less than some points.
    case part(Double, least: CGFloat)
    /// A part of the available height, or what the others leave of it.
    case plot(Double)
  }

  /// The distance of two rows, in points.
  package static let spacing: CGFloat = 10
  /// The least height that a plot asks for, in points.
  private let leastPlot: CGFloat

  /// Creates a column.
  ///
  /// - Parameter leastPlot: The least height that the plot asks for, in points.
  package init(leastPlot: CGFloat = 60) { self.leastPlot = leastPlot }

  /// The heights of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows from top to bottom, each with the height that it wants to have.
  ///   - available: The height to divide; `nil` asks for the least heights.
  ///   - leastPlot: The least height that the plot asks for.
  /// - Returns: One height for each row; together they may be more than there is.
  package static func heights(
    _ rows: [(row: Row, wanted: CGFloat)], available: CGFloat?, leastPlot: CGFloat = 60
  ) -> [CGFloat] {
    let whole = available ?? 0
    let others = rows.map { row, wanted -> CGFloat in
      switch row {
      case .content(let part): max(wanted, CGFloat(part) * whole)
      case .part(let part, let least): max(CGFloat(part) * whole, least)
      case .plot: 0
      }
    }
    let left = whole - others.reduce(0, +) - spacing * CGFloat(max(rows.count - 1, 0))
    return zip(rows, others).map { row, height -> CGFloat in
      guard case .plot(let part) = row.row else { return height }
      return available == nil ? leastPlot : max(min(CGFloat(part) * whole, left), 0)
    }
  }

  private func heights(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGFloat] {
    Self.heights(
      subviews.map { subview in
        let row = subview[BestKoraRowKey.self]
        guard case .content = row else { return (row, 0) }
        let offered = ProposedViewSize(width: proposal.width, height: nil)
        return (row, subview.sizeThatFits(offered).height)
      }, available: proposal.height.flatMap { $0.isFinite ? $0 : nil },
      leastPlot: leastPlot)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let heights = heights(subviews, proposal)
    return CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: heights.reduce(0, +) + Self.spacing * CGFloat(max(heights.count - 1, 0)))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for (subview, height) in zip(subviews, heights(subviews, proposal)) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height + Self.spacing
    }
  }
}

private enum BestKoraRowKey: LayoutValueKey {
  static var defaultValue: BestKoraColumn.Row { .content(part: 0) }
}

extension View {
  /// Sets how high the view is in a `BestKoraColumn`.
  package func columnRow(_ row: BestKoraColumn.Row) -> some View {
    layoutValue(key: BestKoraRowKey.self, value: row)
  }
}
