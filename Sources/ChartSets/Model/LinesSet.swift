package import Foundation

/// A chart set: points in time, the series over them, and the part of the time that is looked at.
public struct LinesSet: Identifiable, Equatable, Sendable {
  /// The position of the set among its siblings, from 0.
  public var id: Int
  /// The heading, if the file gives one.
  public var title: String?
  /// The points in time, in Unix milliseconds as in the file; never decreasing.
  public let time: ContiguousArray<Double>
  /// The series, in the order of the file.
  public var lines: [Line]
  /// Where the window of the mini-map starts: a fraction of the whole time, 0...1.
  public var lowerBound: Double
  /// Where the window of the mini-map ends: a fraction of the whole time, 0...1.
  public var upperBound: Double
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
  /// Whether the set is the detail of a day: its heading leads back instead of telling the title.
  public var isZoomed = false
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

  /// Where the points in time lie along the X axis.
  package let axis: TimeAxis

  /// What stands above the chart: its title, or its number.
  package var heading: String { title ?? "Chart \(id + 1)" }

  /// Creates a chart set.
  ///
  /// - Parameters:
  ///   - id: The position among its siblings, from 0.
  ///   - title: The heading, if there is one.
  ///   - time: Unix milliseconds, never decreasing.
  ///   - lines: The series, each with one value for each point in time. Where one is shorter, its
  ///     missing values are gaps; what is beyond `time` is not shown.
  ///   - lowerBound: The start of the window; 0.3 by default.
  ///   - upperBound: The end of the window; 0.8 by default.
  ///   - isStacked: Whether the series stand on top of each other.
  ///   - isPercentage: Whether the series are shown as shares of 100 %.
  ///   - isYScaled: Whether each of the two series has a Y axis of its own.
  public init(
    id: Int, title: String? = nil, time: ContiguousArray<Double>, lines: [Line],
    lowerBound: Double = 0.3, upperBound: Double = 0.8, isStacked: Bool = false,
    isPercentage: Bool = false, isYScaled: Bool = false
  ) {
    self.id = id
    self.title = title
    self.time = time
    self.lines = lines
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isStacked = isStacked
    self.isPercentage = isPercentage
    self.isYScaled = isYScaled
    axis = TimeAxis(time)
  }

  /// The points in time as text such as `Feb 12, 2019`, in English and UTC; made when asked for.
  public var xTime: TimeLabels { TimeLabels(time: time, formats: .standard) }

  /// All positions in time.
  public var fullRangeTime: Range<Int> { 0..<time.count }

  /// The window of the mini-map in positions.
  package var window: TimeWindow {
    TimeWindow(axis: axis, lowerBound: lowerBound, upperBound: upperBound)
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
  package func yScale(in window: Range<Int>? = nil, height: Double) -> YScale {
    YScale(
      values: rangeY(in: window), height: height,
      integers: visibleLines.allSatisfy(\.holdsIntegers))
  }
}
