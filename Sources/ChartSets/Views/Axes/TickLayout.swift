package import ChartroomUI
package import Foundation

/// A layout that places labels along an axis.
///
/// The baseline of a Y label is at its position, on one side of the plot. An X label is centred on its
/// position, at the top. The layout knows the positions, and the labels do not, so that labels that move
/// are only placed again.
package struct TickLayout: FillingLayout, Equatable {
  var axis: Axis
  /// The side of the plot at which labels of a Y axis are.
  var edge: HorizontalEdge
  /// The positions of the labels along the axis, in points, one for each subview.
  var anchors: [CGFloat]

  /// Creates the layout of an axis.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - edge: The side at which labels of a Y axis are; `.leading` by default.
  ///   - anchors: The positions of the labels along the axis, in points, in the order of the subviews. It
  ///     has one for each subview; subviews without one are in the middle of the layout.
  package init(axis: Axis, edge: HorizontalEdge = .leading, anchors: [CGFloat]) {
    self.axis = axis
    self.edge = edge
    self.anchors = anchors
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, anchor) in zip(subviews, anchors) {
      let label = subview.dimensions(in: .unspecified)
      let point =
        axis == .vertical
        ? CGPoint(
          x: edge == .leading ? 0 : bounds.width - label.width,
          y: anchor - label[VerticalAlignment.lastTextBaseline])
        : CGPoint(x: anchor - label.width / 2, y: 0)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
