import Foundation

/// The distances between the categories of an axis that have a grid line and a label, so that the labels fit.
struct CategoryStep: Equatable, Sendable {
  /// The length of a category, as a fraction of the length of the plot; 0 for other scales.
  let band: Double
  /// The width of the widest label and the height of the highest one, in points; zero if all categories have labels.
  let labels: CGSize

  /// Returns the step on the X axis of a plot of a width, in points.
  ///
  /// It is 1 while a truncated label fits into each band.
  func step(inWidth width: CGFloat) -> Int {
    let band = band * width
    guard labels.width > 0, band > 0,
      band < LabelPlacement.leastWidth(ofHeight: labels.height)
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
