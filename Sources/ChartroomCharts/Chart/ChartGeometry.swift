import ChartroomUI
import Foundation
import Observation

/// The arrangement of a chart after its last layout.
///
/// Views that read it are evaluated again when the layout changes it.
@MainActor
@Observable
final class ChartGeometry {
  /// The mapping of the scales to the plot; `nil` before the first layout.
  private(set) var space: PlotSpace?

  /// The paddings of the scales with room for annotations; `nil` before the first layout.
  private(set) var padding: Padding?

  /// The extents of the labels of both axes.
  private(set) var labels: [LabelExtent] = []

  /// The paddings of both scales, and what else the layout decides for the drawing.
  struct Padding: Equatable {
    let x: PlotSpace.Padding
    let y: PlotSpace.Padding
    let margins: Margins
    let styleInsets: EdgeInsets
    let nameInset: CGFloat
  }

  /// The widths that the labels take beside the plot, over which grid lines can extend.
  struct Margins: Equatable {
    var leading: CGFloat = 0
    var trailing: CGFloat = 0
  }

  nonisolated init() {}

  /// Stores the result of a layout.
  ///
  /// - Parameters:
  ///   - space: The mapping of the scales to the plot.
  ///   - margins: The widths of the labels beside the plot.
  ///   - styleInsets: The distances of the plot from the edges of its style, beside which labels and ticks are.
  ///   - labels: The extents of the labels of both axes.
  func update(
    _ space: PlotSpace, _ margins: Margins, styleInsets: EdgeInsets, _ labels: [LabelExtent]
  ) {
    if self.space != space { self.space = space }
    let padding = Padding(
      x: space.xPadding, y: space.yPadding, margins: margins, styleInsets: styleInsets,
      nameInset: space.nameInset)
    if self.padding != padding { self.padding = padding }
    if self.labels != labels { self.labels = labels }
  }
}
