import ChartroomUI
import Foundation

/// The left edge of a plot, inside of its style.
private enum PlotMinX: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The right edge of a plot, inside of its style.
private enum PlotMaxX: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

/// The upper edge of a plot, inside of its style.
private enum PlotMinY: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// The lower edge of a plot, inside of its style.
private enum PlotMaxY: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

extension View {
  /// Sets the alignment guides of a plot, from which `plotFrame` finds it in the views around it.
  func plotGuides() -> some View {
    alignmentGuide(HorizontalAlignment(PlotMinX.self)) { _ in 0 }
      .alignmentGuide(HorizontalAlignment(PlotMaxX.self)) { $0.width }
      .alignmentGuide(VerticalAlignment(PlotMinY.self)) { _ in 0 }
      .alignmentGuide(VerticalAlignment(PlotMaxY.self)) { $0.height }
  }
}

extension ViewDimensions {
  /// The frame of the plot in a view that contains it; the bounds of a view without the guides of a plot.
  var plotFrame: CGRect {
    let (minX, minY) = (
      self[HorizontalAlignment(PlotMinX.self)], self[VerticalAlignment(PlotMinY.self)]
    )
    return CGRect(
      x: minX, y: minY,
      width: max(self[HorizontalAlignment(PlotMaxX.self)] - minX, 0),
      height: max(self[VerticalAlignment(PlotMaxY.self)] - minY, 0))
  }
}
