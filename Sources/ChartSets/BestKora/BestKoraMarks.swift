import Foundation

/// The values of BestKora's Y axis: about six, from the lowest value up, and not round ones.
package struct BestKoraMarks: Equatable, Sendable {
  /// The values, ascending; the first is the lowest of the axis or the first whole one above it.
  package let values: [Double]

  /// Every second or third mark, so that no two are closer than some length; the lowest stays.
  ///
  /// - Parameters:
  ///   - spacing: The least distance of two marks, in points.
  ///   - domain: The values at the bottom and the top of the plot.
  ///   - height: The height of the plot, in points.
  /// - Returns: The same marks where they are far enough apart.
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

  /// Marks that are known.
  init(values: [Double]) { self.values = values }

  /// The number of steps that marks divide an axis into.
  private static let steps = 5.0

  /// Finds the marks of a stretch of values: `min + i * Int((max - min) / 5)`.
  ///
  /// The app's step is 0 for fewer than five whole numbers, and leaves the top of the axis bare for
  /// little more. Such steps are one longer, so that marks go all the way up.
  /// - Parameters:
  ///   - values: The lowest and the highest value; equal ones give a single mark.
  ///   - integers: Whether all values are whole. Others count in hundredths of the power of ten
  ///     below their span instead of in ones.
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
