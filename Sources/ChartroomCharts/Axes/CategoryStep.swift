import Foundation

/// The distances between the categories of an axis that have a grid line and a label, so that the labels fit.
struct CategoryStep: Equatable, Sendable {
  /// The sizes of the labels of an axis of categories.
  struct Labels: Equatable, Sendable {
    /// The width of the widest label, in points.
    var width: CGFloat = 0
    /// The height of the highest label, in points.
    var height: CGFloat = 0
    /// The width that each label needs to display a prefix that distinguishes it, in points.
    var leastWidth: CGFloat = 0
    /// Whether the labels run upwards or downwards, so that their width is that of a line and is not truncated.
    var areTurned = false
  }

  /// The length of a category, as a fraction of the length of the plot; 0 for other scales.
  let band: Double
  /// The sizes of the labels; zero if all categories have labels.
  let labels: Labels

  /// Returns the step on the X axis of a plot of a width, in points.
  ///
  /// It is 1 while a truncated label fits into each band, with a prefix that distinguishes it.
  func step(inWidth width: CGFloat) -> Int {
    let band = band * width
    let readable =
      labels.areTurned ? labels.width : LabelPlacement.leastWidth(ofHeight: labels.height)
    // Frames on whole pixels can be half a point narrower.
    let least = min(labels.width, max(readable, labels.leastWidth + 0.5))
    guard labels.width > 0, band > 0, band < readable || band - LabelPlacement.bandGap < least
    else { return 1 }
    return Int(
      min(((labels.width + ChartLayout.labelGap + ChartLayout.leastGap) / band).rounded(.up), 1e6))
  }

  /// Returns the step on the Y axis of a plot of a height, in points.
  ///
  /// It is 1 while a label fits into each band.
  func step(inHeight height: CGFloat) -> Int {
    let band = band * height
    guard labels.height > 0, band > 0, band < labels.height else { return 1 }
    // Edges of labels on whole pixels need a little more.
    return Int(min(((labels.height + 1) / band).rounded(.up), 1e6))
  }
}
