import Foundation

/// The values of BestKora's Y axis: about six, starting at the minimum, and not rounded.
package struct BestKoraMarks: Equatable, Sendable {
  /// The values, ascending; the first is the minimum of the axis or the next integer.
  package let values: [Double]

  /// Returns every mark, every second or every third and so on, so that marks have a minimum distance.
  ///
  /// The lowest mark is always kept.
  ///
  /// - Parameters:
  ///   - spacing: The minimum distance between marks, in points.
  ///   - domain: The values at the bottom and the top of the plot.
  ///   - height: The height of the plot, in points.
  /// - Returns: The marks; all of them if they are far enough apart.
  package func apart(by spacing: Double, in domain: ClosedRange<Double>, height: Double)
    -> BestKoraMarks
  {
    guard values.count > 1 else { return self }
    let step = (values[1] - values[0]) / (domain.upperBound - domain.lowerBound) * height
    let needed = (spacing / step - 1e-9).rounded(.up)
    guard needed > 1 else { return self }
    let stride = needed.isFinite ? Int(min(needed, Double(values.count))) : values.count
    return BestKoraMarks(
      values: Swift.stride(from: 0, to: values.count, by: stride).map { values[$0] })
  }

  /// Creates marks with known values.
  init(values: [Double]) { self.values = values }

  /// The number of steps into which marks divide an axis.
  private static let steps = 5.0

  /// Creates the marks of a range of values: `min + i * Int((max - min) / 5)`.
  ///
  /// The app's step is 0 for fewer than five integers, and leaves the top of the axis empty for slightly
  /// more. Such steps are longer by one here, so that the marks reach the top.
  ///
  /// - Parameters:
  ///   - values: The minimum and maximum value; equal ones give a single mark.
  ///   - integers: Whether all values are integers. If not, the unit of the step is a hundredth of the
  ///     largest power of ten in the span.
  package init(_ values: ClosedRange<Double>, integers: Bool) {
    let span = values.upperBound - values.lowerBound
    guard span > 0, span.isFinite else {
      self.values = [values.lowerBound]
      return
    }
    let unit = integers ? 1 : pow(10, floor(log10(span)) - 2)
    guard unit > 0, (1 / unit).isFinite else {
      self.values = [values.lowerBound]
      return
    }
    // Counted in units, so that 0.3 is three tenths and not a sum of roundings.
    let low = (values.lowerBound / unit - 1e-6).rounded(.up)
    let high = (values.upperBound / unit + 1e-6).rounded(.down)
    var step = ((high - low) / Self.steps).rounded(.down)
    if step * (Self.steps + 1) <= high - low { step += 1 }
    guard step >= 1, low + step > low else {
      self.values = [values.lowerBound]
      return
    }
    let count = min(Int((high - low) / step), Int(Self.steps))
    let perUnit = (1 / unit).rounded()
    self.values = (0...count).map { index in
      let number = low + Double(index) * step
      return unit < 1 ? number / perUnit : number * unit
    }
  }
}
