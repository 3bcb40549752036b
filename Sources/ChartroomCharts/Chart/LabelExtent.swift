import ChartroomUI
import Foundation

/// The space that a label of an axis takes beside the plot.
struct LabelExtent: Equatable {
  let edge: Edge
  /// The value that the label names.
  let value: _PlottedValue
  /// The position of the label, as a fraction of the length of the plot.
  let fraction: Double
  /// The X coordinates in the plot that the label covers.
  let range: ClosedRange<CGFloat>
  /// The distance of the far end of the label from the plot with its style, in points; negative inside.
  let depth: CGFloat

  /// Creates the extent of a label that has its frame, beside the plot with its style.
  init(of label: ChartLayout.PlacedLabel, in frame: CGRect, of plot: CGRect, beside styled: CGRect)
  {
    edge = label.place.edge
    value = label.place.value
    fraction = label.place.fraction
    range = frame.minX - plot.minX...frame.maxX - plot.minX
    depth =
      switch edge {
      case .top: styled.minY - frame.minY
      case .bottom: frame.maxY - styled.maxY
      case .leading: styled.minX - frame.minX
      case .trailing: frame.maxX - styled.maxX
      }
  }

  /// Returns whether the label reaches beyond an edge of the plot.
  func isOutside(_ edge: Edge) -> Bool { self.edge == edge && depth > 0 }
}

extension [LabelExtent] {
  /// Returns the depth of the label of the value of a tick, at its edge.
  ///
  /// - Returns: The depth, in points. If there is no label of the value, or no shown one, that of the nearest one at
  ///   the edge; `nil` without labels there.
  func depth(beside tick: AxisParts.Tick) -> CGFloat? {
    let beside = filter { $0.isOutside(tick.edge) }
    let named = beside.filter { $0.value == tick.line.value }
    return (named.isEmpty ? beside : named).min {
      abs($0.fraction - tick.line.fraction) < abs($1.fraction - tick.line.fraction)
    }?.depth
  }

  /// Returns the greatest depth of the labels at an edge; `nil` without labels there.
  func greatestDepth(beside edge: Edge) -> CGFloat? {
    lazy.filter { $0.isOutside(edge) }.map(\.depth).max()
  }
}
