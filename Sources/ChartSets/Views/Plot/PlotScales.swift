package import ChartScales
import Decimation
package import Foundation

/// The Y scales of a plot.
package struct PlotScales: Equatable {
  /// The scale of the series, or of the first series if there are two scales.
  package var first: LinearScale
  /// The scale of the second series; `nil` if there is one scale.
  package var second: LinearScale?

  /// Fits the scales to the visible values of a plot.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - stack: The sums of bars and areas; `nil` for lines.
  ///   - geometry: The geometry of the plot.
  ///   - height: The height of the plot, in points.
  /// - Complexity: O(log *n*) for each visible series.
  package init(of chart: LinesSet, stack: Stack?, over geometry: PlotGeometry, height: CGFloat) {
    func settled(_ chart: LinesSet) -> LinearScale {
      LinearScale(
        values: geometry.visibleRange(of: chart.visibleLines.map(\.pyramid)), height: height,
        integers: chart.visibleLines.allSatisfy(\.holdsIntegers))
    }
    switch chart.kind ?? .lines {
    case .percentages: self.init(first: .shares(height: height))
    case .bars, .areas:
      let sums = stack.map { [$0.tops.last, $0.bottoms?.last].compactMap(\.self) } ?? []
      self.init(
        first: LinearScale(
          values: geometry.visibleRange(of: sums), height: height,
          integers: chart.visibleLines.allSatisfy(\.holdsIntegers), includesZero: true))
    case .lines: self.init(first: settled(chart))
    case .twoAxes:
      let (left, right) = (chart.showing(only: 0), chart.showing(only: 1))
      if left.visibleLines.isEmpty {
        let scale = settled(right)
        self.init(first: scale, second: scale)
      } else {
        let scale = settled(left)
        let line = right.visibleLines.first
        self.init(
          first: scale,
          second: line.map {
            scale.twin(
              values: geometry.visibleRange(of: [$0.pyramid]), integers: $0.holdsIntegers)
          })
      }
    }
  }

  /// Creates the weighted mean of the scales of one chart; `nil` if there are none.
  package init?(mixing parts: [(scales: PlotScales, weight: Double)]) {
    guard let first = LinearScale(mixing: parts.map { ($0.scales.first, $0.weight) }) else {
      return nil
    }
    let second = parts.compactMap { part in part.scales.second.map { ($0, part.weight) } }
    self.init(first: first, second: LinearScale(mixing: second))
  }

  /// Returns the scales for the next moment: these as long as they fit, so that the grid rarely changes.
  package func following(_ next: PlotScales) -> PlotScales {
    guard first.fits(next.first) else { return next }
    switch (second, next.second) {
    case (nil, nil): return self
    case (let second?, let following?) where second.fits(following): return self
    default: return next
    }
  }

  /// Creates scales from known ones.
  package init(first: LinearScale, second: LinearScale? = nil) {
    self.first = first
    self.second = second
  }
}

/// A cache of the scales of an easing's moments, each of which affects many frames.
@MainActor
final class PlotScaleCache {
  /// The values that the scale of a moment depends on.
  private struct Setting: Equatable {
    var lines: [Line]
    var size: CGSize
    var travel: WindowTravel
  }

  private var setting: Setting?
  /// The scales of consecutive moments; the last one is that of `latest`.
  private var known: [PlotScales] = []
  private var latest = -1

  /// Returns the scales of a plot, eased over the moments of the easing, if there is one.
  ///
  /// - Complexity: O(*m* *s* log *n*) for *s* visible series and *m* moments since the last call, or
  ///   since the start of the travel if time went backwards.
  func scales(
    of chart: LinesSet, stack: Stack?, over geometry: PlotGeometry, easing: ScaleEasing?,
    height: CGFloat
  ) -> PlotScales {
    scales(
      of: chart, size: CGSize(width: geometry.width, height: height), easing: easing
    ) { moment in
      let shown = moment.map { index, easing in
        geometry.showing(TimeWindow(axis: geometry.axis, bounds: easing.stretch(of: index)))
      }
      return PlotScales(of: chart, stack: stack, over: shown ?? geometry, height: height)
    }
  }

  /// Returns scales that a function fits, eased over the moments of the easing, if there is one.
  ///
  /// - Parameters:
  ///   - chart: The chart.
  ///   - size: The size of the plot, in points.
  ///   - easing: The easing; `nil` for a still image.
  ///   - settled: A function that fits the scales to all that the window shows while a moment has a
  ///     weight, or to the current window for `nil`.
  /// - Returns: The weighted mean of the scales of recent moments.
  func scales(
    of chart: LinesSet, size: CGSize, easing: ScaleEasing?,
    settled: ((index: Int, easing: ScaleEasing)?) -> PlotScales
  ) -> PlotScales {
    guard let easing else { return settled(nil) }
    let moments = easing.moments
    guard let newest = moments.first?.index, let oldest = moments.last?.index else {
      return settled(nil)
    }
    let setting = Setting(lines: chart.lines, size: size, travel: easing.travel)
    if setting != self.setting || oldest <= latest - known.count {
      (self.setting, known, latest) = (setting, [], -1)
    }
    while latest < newest {
      latest += 1
      let next = settled((latest, easing))
      known.append(known.last.map { $0.following(next) } ?? next)
      // Only those that count are kept, and the one that the next is compared with.
      if known.count > 1, latest - known.count + 1 < oldest { known.removeFirst() }
    }
    let parts = moments.map { (known[$0.index - latest + known.count - 1], $0.weight) }
    return PlotScales(mixing: parts) ?? settled(nil)
  }
}

extension LinearScale {
  /// The minimum fraction of a scale that a fitted scale must span to be replaced by it.
  private static let leastShare = 0.8

  /// Returns whether this scale contains a fitted scale and is not much larger.
  fileprivate func fits(_ settled: LinearScale) -> Bool {
    let span = domain.upperBound - domain.lowerBound
    return domain.lowerBound <= settled.domain.lowerBound
      && domain.upperBound >= settled.domain.upperBound
      && settled.domain.upperBound - settled.domain.lowerBound >= span * Self.leastShare
  }
}
