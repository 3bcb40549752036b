import Foundation

/// The distance between the categories of an axis that have a grid line and a label, so that the labels fit.
struct CategoryStep: Equatable, Sendable {
  /// The length of a category, as a fraction of the length of the plot; 0 for other scales.
  let band: Double
  /// The width of the widest label and the height of the highest one, in points; zero if all categories have labels.
  let labels: CGSize

  /// Returns the step in a plot of a length, in points.
  ///
  /// It is 1 while a truncated label fits into each band.
  func step(in length: CGFloat) -> Int {
    let band = band * length
    guard labels.width > 0, band > 0,
      band < LabelPlacement.leastWidth(ofHeight: labels.height)
    else { return 1 }
    return Int(
      min(((labels.width + ChartLayout.labelGap + ChartLayout.leastGap) / band).rounded(.up), 1e6))
  }
}
