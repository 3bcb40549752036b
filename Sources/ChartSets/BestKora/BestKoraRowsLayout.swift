package import ChartroomUI
package import Foundation

/// A column whose rows take fractions of the available height, as in BestKora.
///
/// The plot takes the remaining height if that is less than its fraction.
package struct BestKoraRowsLayout: GuidelessLayout, Equatable {
  /// The height of a row.
  package enum Row: Hashable, Sendable {
    /// The ideal height, or a fraction of the available height if that is more.
    case content(part: Double)
    /// A fraction of the available height, but at least a number of points.
    case part(Double, least: CGFloat)
    /// A fraction of the available height, or the remaining height if that is less.
    case plot(Double)
  }

  /// The distance between two rows, in points.
  package static let spacing: CGFloat = 10
  /// The ideal height of the plot if no height is proposed, in points.
  private let leastPlot: CGFloat

  /// Creates a column.
  ///
  /// - Parameter leastPlot: The ideal height of the plot if no height is proposed, in points; 60 by
  ///   default.
  package init(leastPlot: CGFloat = 60) { self.leastPlot = leastPlot }

  /// Returns the heights of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows from top to bottom, each with its ideal height, in points.
  ///   - available: The available height, in points; `nil` asks for the minimum heights.
  ///   - leastPlot: The height of the plot if `available` is `nil`, in points; 60 by default.
  /// - Returns: One height for each row; their sum may exceed the available height.
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
  static var defaultValue: BestKoraRowsLayout.Row { .content(part: 0) }
}

extension View {
  /// Sets the height of the view in a `BestKoraRowsLayout`.
  package func columnRow(_ row: BestKoraRowsLayout.Row) -> some View {
    layoutValue(key: BestKoraRowKey.self, value: row)
  }
}
