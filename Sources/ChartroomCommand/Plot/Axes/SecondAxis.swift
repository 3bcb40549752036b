import ChartScales
package import Dashboards
import Foundation

/// A second axis of values, whose ticks have the places of those of the first one.
package struct SecondAxis {
  private let first: PlotAxis<Double>
  /// The value at the first tick of the first axis, and the step from one tick to the next.
  private let (start, step): (Double, Double)

  /// Finds the shortest step, of 1, 2, 2.5 and 5 times a power of ten, with which the axis has all values.
  ///
  /// - Parameters:
  ///   - range: The values.
  ///   - first: The first axis, whose ticks have equal distances.
  package init(_ range: ClosedRange<Double>, beside first: PlotAxis<Double>) {
    self.first = first
    let (origin, distance) = Self.ticks(of: first)
    let below = (origin - first.domain.lowerBound) / distance
    let above = (first.domain.upperBound - origin) / distance
    let size = max(abs(range.lowerBound), abs(range.upperBound), 1e-300)
    let span = max(range.upperBound - range.lowerBound, size * 1e-9)
    var chosen = (start: range.lowerBound, step: span)
    for step in NiceStep.candidates(from: span / (below + above) / 10, to: 100 * size + span) {
      let index = (range.lowerBound / step.value + below).rounded(.down)
      let start = index * step.value
      if start + above * step.value >= range.upperBound {
        chosen = (start, step.value)
        break
      }
    }
    (start, step) = chosen
  }

  private static func ticks(of axis: PlotAxis<Double>) -> (first: Double, step: Double) {
    guard axis.ticks.count > 1 else {
      return (axis.domain.lowerBound, axis.domain.upperBound - axis.domain.lowerBound)
    }
    return (axis.ticks[0].value, axis.ticks[1].value - axis.ticks[0].value)
  }

  /// Returns the value of the first axis at the place of a value of the second one.
  package func place(of value: Double) -> Double {
    let (origin, distance) = Self.ticks(of: first)
    return origin + (value - start) / step * distance
  }

  /// Returns the axis, with ticks at values of the first one.
  package func axis(labels: NumberLabels) -> PlotAxis<Double> {
    // Rounding to decimals beyond those of the step leaves the number nearest to the decimal one.
    let power = pow(10, min(max((-log10(step)).rounded(.up) + 2, 0), 22))
    let values = first.ticks.indices.map {
      ((start + Double($0) * step) * power).rounded() / power
    }
    return PlotAxis(
      domain: first.domain,
      ticks: zip(first.ticks, labels.texts(of: values)).map {
        PlotAxis.Tick(value: $0.value, text: $1)
      })
  }
}
