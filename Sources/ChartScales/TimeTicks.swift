package import Foundation

/// Which moments get a label on the X axis.
///
/// Days, and whatever is coarser, are labelled every *stride*-th point, counted back from the last
/// one; the stride is a power of two. Finer points, and uneven ones, are labelled by the clock: at
/// full hours, minutes or seconds of the time zone, or every so many days. So a label belongs to its
/// moment and does not change while the window moves, and a coarser axis shows some of the labels of
/// a finer one.
package struct TimeTicks: Equatable, Sendable {
  /// A labelled moment.
  package struct Tick: Equatable, Sendable {
    /// Its position on the time axis.
    package let position: Double
    /// The moment itself.
    package let date: Date
  }

  /// The seconds from one label to the next.
  package let spacing: TimeInterval
  /// The labels, ascending.
  package let ticks: [Tick]

  /// The least room between two labels, in points.
  package static let labelGap: Double = 8
  /// The most labels that a plot is given; half as many are the fewest, so it shows about six.
  package static let mostLabels: Double = 8

  /// Chooses the labels of a window.
  ///
  /// - Parameters:
  ///   - window: The visible part.
  ///   - axis: Where the points lie.
  ///   - plotWidth: The width that the window is drawn at, in points.
  ///   - labelWidth: The width of the widest label, in points.
  ///   - timeZone: The zone of the clock.
  package init(
    window: TimeWindow, axis: TimeAxis, plotWidth: Double, labelWidth: Double, timeZone: TimeZone
  ) {
    let labelWidth = labelWidth.isFinite ? max(labelWidth, 0) : 0
    let perStep = plotWidth / window.length
    let isDrawable = perStep.isFinite && perStep > 0
    // A label that is half outside still shows its other half.
    let margin = isDrawable ? labelWidth / 2 / perStep : 0
    let shown = Self.shown(window, margin: margin, axis)
    // A window that is moved keeps its length but for rounding; the margin absorbs that.
    let needed = max(labelWidth + Self.labelGap, plotWidth / Self.mostLabels) * (1 - 1e-9)

    guard isDrawable, axis.count > 1 else {
      spacing = axis.timeStep
      ticks = Self.lastPoint(of: axis, in: shown)
      return
    }
    if axis.isEven && !axis.isFinerThanDays {
      var stride = 1
      while Double(stride) * perStep < needed && stride < 1 << 30 { stride *= 2 }
      spacing = Double(stride) * axis.timeStep
      ticks = Self.points(every: stride, in: shown, of: axis)
      return
    }
    let perSecond = perStep / axis.timeStep
    // No label stands between two even points, and none tells the hours of uneven days.
    let uneven: TimeInterval = axis.isFinerThanDays ? 0 : 86_400
    let finest = axis.isEven ? axis.timeStep : uneven
    let clock = ClockTicks(
      spacing: ClockTicks.spacing(atLeast: max(needed / perSecond, finest * (1 - 1e-9))),
      timeZone: timeZone)
    guard let low = axis.date(at: shown.lowerBound), let high = axis.date(at: shown.upperBound),
      let last = axis.date(at: axis.length)
    else {
      spacing = axis.timeStep
      ticks = []
      return
    }
    spacing = clock.spacing
    // Where clocks are put forward, two labels may come too close.
    ticks = clock.dates(in: low...high, anchor: last, closest: (labelWidth + 4) / perSecond)
      .map { Tick(position: axis.position(of: $0), date: $0) }
  }

  /// The positions whose labels are in sight, within the axis.
  private static func shown(
    _ window: TimeWindow, margin: Double, _ axis: TimeAxis
  ) -> ClosedRange<Double> {
    let low = min(max(window.positions.lowerBound - margin, 0), axis.length)
    return low...max(min(window.positions.upperBound + margin, axis.length), low)
  }

  private static func points(
    every stride: Int, in shown: ClosedRange<Double>, of axis: TimeAxis
  ) -> [Tick] {
    let phase = (axis.count - 1) % stride
    let first = Int(((shown.lowerBound - Double(phase)) / Double(stride)).rounded(.up))
    return Swift.stride(from: first * stride + phase, through: Int(shown.upperBound), by: stride)
      .compactMap { index in
        axis.date(at: Double(index)).map { Tick(position: Double(index), date: $0) }
      }
  }

  /// The label of a plot that has no room for two, or no two points.
  private static func lastPoint(of axis: TimeAxis, in shown: ClosedRange<Double>) -> [Tick] {
    guard axis.count > 0, shown.contains(axis.length), let date = axis.date(at: axis.length)
    else { return [] }
    return [Tick(position: axis.length, date: date)]
  }
}
