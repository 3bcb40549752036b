package import ChartScales
package import Decimation
package import Foundation

/// A chart set: series of values at common points in time, and the visible part of the time axis.
public struct LinesSet: Identifiable, Equatable, Sendable {
  /// The index of the chart in its file, counted from 0.
  ///
  /// If the chart has no title, its heading shows this index plus 1.
  public var id: Int
  /// The title in the heading; if it is `nil`, the heading shows the number of the chart.
  public var title: String?
  /// The points in time, in Unix milliseconds and in non-decreasing order.
  public let time: ContiguousArray<Double>
  /// The series, in the order of the file.
  public var lines: [Line]
  /// The window, in fractions of the time axis.
  package var bounds: WindowBounds
  /// The `stacked` flag of the file.
  ///
  /// The flag does not affect drawing: bars and areas are always stacked, and lines never are.
  public var isStacked: Bool
  /// Whether areas are stacked to 100 %.
  ///
  /// The property has no effect on lines and bars.
  public var isPercentage: Bool
  /// Whether two lines have separate Y axes.
  ///
  /// The property has no effect unless the chart set has exactly two series and both are lines.
  public var isYScaled: Bool
  /// Whether the chart is a pie of the visible series' averages over the window; `false` by default.
  ///
  /// Only the style `ChartStyle.contest` draws pies. A pie is meaningful for bars and areas, whose values
  /// are parts of a whole. Gaps are ignored, and negative values count as 0.
  public var isPie = false
  /// Whether the chart set is the detailed data of one day; `false` by default.
  ///
  /// If so, the heading of the style `ChartStyle.contest` shows a “Zoom Out” label instead of the title.
  /// Detailed data that spans less than 24 hours has no mini-map.
  public var isZoomed = false
  /// Whether detailed data of single days is available; `false` by default.
  ///
  /// If so, the tooltip of the style `ChartStyle.contest` shows a chevron.
  public var hasDetails = false
  /// The positions of the points in time along the X axis.
  package let axis: TimeAxis
  /// The positions of `axis`, for decimation.
  package let positions: Positions<Double>

  /// Creates a chart set.
  ///
  /// - Parameters:
  ///   - id: The index of the chart in its file, counted from 0.
  ///   - title: The title in the heading; `nil`, the default, shows the number of the chart instead.
  ///   - time: The points in time, in Unix milliseconds. A value that is not finite, or is less than its
  ///     predecessor, is replaced by its predecessor, or at the start by the first finite value. Values
  ///     are clamped to 100 000 000 days before and after 1 January 1970.
  ///   - lines: The series, with one value for each point in time. Missing values at the end are gaps,
  ///     and excess values are ignored.
  ///   - lowerBound: The start of the window, as a fraction of the time axis; 0.3 by default. It is
  ///     clamped to 0...1, and NaN counts as 0.
  ///   - upperBound: The end of the window, as a fraction of the time axis; 0.8 by default. It is clamped
  ///     to 0...1, and NaN counts as 1. If it is less than `lowerBound`, the two are swapped.
  ///   - isStacked: The `stacked` flag of the file; `false` by default.
  ///   - isPercentage: Whether areas are stacked to 100 %; `false` by default.
  ///   - isYScaled: Whether two lines have separate Y axes; `false` by default.
  /// - Complexity: O(*n*) for *n* evenly spaced points in time, O(*n* log *n*) otherwise.
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

  /// The start of the window, as a fraction of the time axis: 0 is the first point, and 1 the last.
  ///
  /// A new value is clamped to 0...1, and NaN counts as 0. If it exceeds `upperBound`, `upperBound` is
  /// set to the same value.
  public var lowerBound: Double {
    get { bounds.lower }
    set { bounds = WindowBounds(lower: newValue, upper: max(bounds.upper, newValue)) }
  }

  /// The end of the window, as a fraction of the time axis: 0 is the first point, and 1 the last.
  ///
  /// A new value is clamped to 0...1, and NaN counts as 1. If it is less than `lowerBound`, `lowerBound`
  /// is set to the same value.
  public var upperBound: Double {
    get { bounds.upper }
    set { bounds = WindowBounds(lower: min(bounds.lower, newValue), upper: newValue) }
  }

  /// The window as a range of fractions of the time axis.
  var windowRange: ClosedRange<Double> {
    get { bounds.lower...bounds.upper }
    set { bounds = WindowBounds(newValue) }
  }

  /// The chart set with a window of the whole time axis, which is the same for all windows.
  var showingAll: LinesSet {
    var copy = self
    copy.bounds = .whole
    return copy
  }

  /// The title, or `Chart` and the number of the chart.
  package var heading: String { title ?? "Chart \(id + 1)" }

  /// The dates of the points in time, such as `Feb 12, 2019`, in American English and UTC.
  ///
  /// Each date is formatted when it is accessed.
  public var xTime: TimeLabels { TimeLabels(time: time, formats: .standard) }

  /// The indices of all points in time.
  public var fullRangeTime: Range<Int> { 0..<time.count }

  /// The window, in positions of the time axis.
  package var window: TimeWindow { TimeWindow(axis: axis, bounds: bounds) }

  /// The first and the last date of the window; `nil` if there are no points.
  ///
  /// The dates of evenly spaced points are those of the visible points, or of the two points around a
  /// window between them. The dates of bars include those of partly visible bars whose middle is in the
  /// plot, which extends half a step beyond the window.
  package var windowDates: (first: Date, last: Date)? {
    // Even points are days, hours, months: what lies between two of them is none of these. And a
    // pie averages no more than its points.
    if isPie || axis.isEven {
      let points = isPie ? shownIndices : kind == .bars ? shownBars : shownPoints
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

  /// The indices of the points in the window, or of the two points around it.
  private var shownPoints: Range<Int> {
    let window = window
    guard window.seen.isEmpty else { return window.seen }
    let first = max(axis.lastIndex(atOrBefore: window.positions.lowerBound), 0)
    let last = min(axis.firstIndex(atOrAfter: window.positions.upperBound), axis.count - 1)
    return first <= last ? first..<last + 1 : shownIndices
  }

  /// The indices of the bars whose middle is in the plot.
  private var shownBars: Range<Int> {
    let positions = window.positions
    let reach = ChartKind.bars.reach
    let first = max(axis.firstIndex(atOrAfter: positions.lowerBound - reach), 0)
    let last = min(axis.lastIndex(atOrBefore: positions.upperBound + reach), axis.count - 1)
    return first <= last ? first..<last + 1 : shownIndices
  }

  /// Whether a point leads to detailed data of its day or, in a percentage chart, to a pie.
  ///
  /// The detailed data of a day leads no further.
  package var opensDetails: Bool { !isZoomed && (hasDetails || kind == .percentages) }

  /// Whether the chart set is the detailed data of one day and spans less than 24 hours.
  package var isSingleDay: Bool {
    guard isZoomed, !isPie, let first = time.first, let last = time.last else { return false }
    return last - first < 86_400_000
  }

  /// Returns the date of the point at an index; `nil` if the index is out of range.
  package func date(at index: Int) -> Date? {
    guard time.indices.contains(index) else { return nil }
    return Date(timeIntervalSince1970: time[index] / 1000)
  }

  /// The series that are not hidden, in order.
  package var visibleLines: [Line] { lines.filter { !$0.isHidden } }

  /// Returns the minimum and maximum value of the visible series in a range.
  ///
  /// - Parameter window: A range of indices, clamped to those of the points; `nil`, the default, is the
  ///   whole range.
  /// - Returns: The extremes; `nil` if no series is visible or there are only gaps.
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

  /// Returns the Y scale of visible lines.
  ///
  /// - Parameters:
  ///   - window: A range of indices; `nil`, the default, is the whole range.
  ///   - height: The height of the plot, in points.
  /// - Returns: A scale that starts at the minimum value; it does not suit stacked series.
  package func yScale(in window: Range<Int>? = nil, height: Double) -> LinearScale {
    LinearScale(
      values: rangeY(in: window), height: height,
      integers: visibleLines.allSatisfy(\.holdsIntegers))
  }
}
