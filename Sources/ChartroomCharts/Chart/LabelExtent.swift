import ChartroomUI
import Foundation

/// The space that a label of an axis takes beside the plot.
struct LabelExtent: Equatable {
  let edge: Edge
  /// The position of the label, as a fraction of the length of the plot.
  let fraction: Double
  /// The X coordinates in the plot that the label covers.
  let range: ClosedRange<CGFloat>
  /// The distance of the far end of the label from the plot, in points; negative inside of the plot.
  let depth: CGFloat

  /// Creates the extent of a label that has its frame.
  init(of label: ChartLayout.PlacedLabel, in frame: CGRect, beside plot: CGRect) {
    edge = label.place.edge
    fraction = label.place.fraction
    range = frame.minX - plot.minX...frame.maxX - plot.minX
    depth =
      switch edge {
      case .top: plot.minY - frame.minY
      case .bottom: frame.maxY - plot.maxY
      case .leading: plot.minX - frame.minX
      case .trailing: frame.maxX - plot.maxX
      }
  }
}

extension [LabelExtent] {
  /// Returns the depth of the label at an edge that is nearest to a position; `nil` without labels there.
  func depth(beside edge: Edge, at fraction: Double) -> CGFloat? {
    lazy.filter { $0.edge == edge && $0.depth > 0 }
      .min { abs($0.fraction - fraction) < abs($1.fraction - fraction) }?.depth
  }

  /// Returns the greatest depth of the labels at an edge; `nil` without labels there.
  func greatestDepth(beside edge: Edge) -> CGFloat? {
    lazy.filter { $0.edge == edge && $0.depth > 0 }.map(\.depth).max()
  }
}
