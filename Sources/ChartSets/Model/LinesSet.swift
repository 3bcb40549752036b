package import ChartScales
package import Decimation
package import Foundation

/// A chart set: points in time, the series over them, and the window on the time that is shown.
public struct LinesSet: Identifiable, Equatable, Sendable {
  /// The position of the set among its siblings, from 0.
  public var id: Int
  /// The heading, if the file gives one.
  public var title: String?
  /// The points in time, in Unix milliseconds as in the file; never decreasing.
  public let time: ContiguousArray<Double>
  /// The series, in the order of the file.
  public var lines: [Line]
  /// The window of the mini-map, in fractions of the whole time.
  package var bounds: WindowBounds
  /// Whether the series stand on top of each other.
  public var isStacked: Bool
  /// Whether the series are shown as shares of 100 %.
  public var isPercentage: Bool
  /// Whether each of the two series has a Y axis of its own.
  public var isYScaled: Bool
  /// Whether the plot is a pie of the averages over the window, cut into the visible series.
  ///
  /// It takes series that are parts of a whole: bars or areas.
  public var isPie = false
  /// Whether the set is the detail of a day: its heading leads back instead of showing the title.
  public var isZoomed = false
  /// Whether there are details of days that the set can lead to; `false` by default.
  public var hasDetails = false
  /// Where the points in time lie along the X axis.
  package let axis: TimeAxis
  /// The positions of `axis`, to decimate by.
  package let positions: Positions<Double>

  /// Creates a chart set.
  ///
  /// - Parameters:
  ///   - id: The position among its siblings, from 0.
  ///   - title: The heading, if there is one.
  ///   - time: Unix milliseconds, never decreasing. A number that is not finite, or less than the one before,
  ///     counts as the one before.
  ///   - lines: The series, each with one value for each point in time. Where one is shorter, its
  ///     missing values are gaps; what is beyond `time` is not shown.
  ///   - lowerBound: The start of the window; 0.3 by default. It is clamped to 0...1.
  ///   - upperBound: The end of the window; 0.8 by default. Reversed ends are swapped.
  ///   - isStacked: Whether the series stand on top of each other.
  ///   - isPercentage: Whether the series are shown as shares of 100 %.
  ///   - isYScaled: Whether each of the two series has a Y axis of its own.
  public init(
    id: Int, title: String? = nil, time: ContiguousArray<Double>, lines: [Line],
    lowerBound: Double = 0.3, upperBound: Double = 0.8, isStacked: Bool = false,
    isPercentage: Bool = false, isYScaled: Bool = false
  ) {
    let time = TimeAxis.valid(time)
    self.id = id
    self.title = title
    self.time = time
    self.lines = lines
    bounds = WindowBounds(lower: lowerBound, upper: upperBound)
    self.isStacked = isStacked
    self.isPercentage = isPercentage
    self.isYScaled = isYScaled
    axis = TimeAxis(time)
    positions = Positions(axis)
  }

  /// The start of the mini-map's window, as a fraction of the whole time, 0...1.
  ///
  /// A new value is clamped, and NaN counts as 0. The end moves along where it would lie before.
  public var lowerBound: Double {
    get { bounds.lower }
    set { bounds = WindowBounds(lower: newValue, upper: max(bounds.upper, newValue)) }
  }

  /// The end of the mini-map's window, as a fraction of the whole time, 0...1.
  ///
  /// A new value is clamped, and NaN counts as 1. The start moves along where it would lie behind.
  public var upperBound: Double {
    get { bounds.upper }
    set { bounds = WindowBounds(lower: min(bounds.lower, newValue), upper: newValue) }
  }

  /// The heading of the chart: its title, or its number.
  package var heading: String { title ?? "Chart \(id + 1)" }

  /// The labels of the points in time, such as `Feb 12, 2019`, in English and UTC; formatted lazily.
  public var xTime: TimeLabels { TimeLabels(time: time, formats: .standard) }

  /// All positions in time.
  public var fullRangeTime: Range<Int> { 0..<time.count }

  /// The window of the mini-map in positions.
  package var window: TimeWindow { TimeWindow(axis: axis, bounds: bounds) }

  /// The first and the last moment of the window; `nil` without points.
  package var windowDates: (first: Date, last: Date)? {
    // Even points are days, hours, months: what lies between two of them is none of these. And a
    // pie averages no more than its points.
    if isPie || axis.isEven {
      let points = shownIndices
      guard let first = date(at: points.lowerBound), let last = date(at: points.upperBound - 1)
      else { return nil }
      return (first, last)
    }
    let positions = window.positions
    guard let first = axis.date(at: positions.lowerBound),
      let last = axis.date(at: positions.upperBound)
    else { return nil }
    return (first, last)
  }

  /// Whether a point leads to something finer: the detail of its day, or the pie of shares.
  ///
  /// A detail leads no further.
  package var opensDetails: Bool { !isZoomed && (hasDetails || kind == .percentages) }

  /// Whether the set is the detail of one day and holds no more than that day.
  package var isSingleDay: Bool {
    guard isZoomed, !isPie, let first = time.first, let last = time.last else { return false }
    return last - first < 86_400_000
  }

  /// The moment at a position in time; `nil` outside.
  package func date(at index: Int) -> Date? {
    guard time.indices.contains(index) else { return nil }
    return Date(timeIntervalSince1970: time[index] / 1000)
  }

  /// The series that are switched on, in order.
  package var visibleLines: [Line] { lines.filter { !$0.isHidden } }

  /// The lowest and highest value of the visible series in a window.
  ///
  /// - Parameter window: Positions in time; what is outside is left out. The whole time by default.
  /// - Returns: `nil` when nothing is visible or all of it is gaps.
  /// - Complexity: O(log *n*) for each visible series.
  package func rangeY(in window: Range<Int>? = nil) -> ClosedRange<Double>? {
    var union: ClosedRange<Double>?
    for line in lines where !line.isHidden {
      guard let extremes = line.extremes(in: (window ?? fullRangeTime).clamped(to: fullRangeTime))
      else { continue }
      let known = union ?? extremes
      union =
        min(
          known.lowerBound, extremes.lowerBound)...max(known.upperBound, extremes.upperBound)
    }
    return union
  }

  /// The Y scale of the visible lines in a window.
  ///
  /// - Parameters:
  ///   - window: Positions in time; the whole time by default.
  ///   - height: The height of the plot in points.
  /// - Returns: A scale that starts at the lowest visible value; stacks have scales of their own.
  package func yScale(in window: Range<Int>? = nil, height: Double) -> LinearScale {
    LinearScale(
      values: rangeY(in: window), height: height,
      integers: visibleLines.allSatisfy(\.holdsIntegers))
  }
}
