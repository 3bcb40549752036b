package import Foundation

/// The space that the labels of a step require.
package struct TickNeed: Equatable, Sendable {
  /// The width of the widest label, in points.
  package let width: Double
  /// The minimum distance between evenly spaced points at which no labels overlap, in points.
  package let stepWidth: Double
}

/// The choice of the step between the labels of a time axis.
extension TimeTicks {
  /// The minimum distance between two labels when a step is chosen, in points.
  package static let labelGap: Double = 5

  /// Returns the best step between the labels of a plot.
  ///
  /// The choice depends on the length of the window and not on its position, so that a window keeps its
  /// labels during a pan. A step is suitable if its labels do not overlap and every window of this length
  /// shows at least three of them. Among the suitable steps, the result is the one closest to a label
  /// every 80 points, or to six labels in a narrow plot. If no step is suitable, the result is the finest
  /// step whose labels do not overlap.
  ///
  /// - Parameters:
  ///   - stepWidth: The distance between evenly spaced points, in points of the plot.
  ///   - plotWidth: The width of the plot, in points.
  ///   - need: A function that returns the space required by the labels of a step; see `need(of:width:)`.
  /// - Returns: The step; `nil` if the axis has no extent or no step's labels fit.
  package func step(
    stepWidth: Double, plotWidth: Double, need: (CalendarStep) -> TickNeed
  ) -> CalendarStep? {
    guard stepWidth.isFinite, plotWidth.isFinite, stepWidth > 0, axis.count > 1 else { return nil }
    let target = min(max(plotWidth / 6, 50), 80)
    // A window that is moved keeps its length but for rounding.
    let rounding = 1 + 1e-9
    var finest: CalendarStep?
    var best: (step: CalendarStep, distance: Double)?
    for step in candidates {
      let spacing = spacing(of: step, stepWidth: stepWidth)
      guard spacing.longest > Self.labelGap else { continue }
      if finest != nil, 3 * spacing.longest > plotWidth * rounding { break }
      let need = need(step)
      guard stepWidth * rounding >= need.stepWidth else { continue }
      finest = finest ?? step
      // Labels at both ends move into the plot, and give way where they come too close to others.
      let isLost = spacing.shortest < 1.5 * need.width + TickPlacement.leastMovedGap
      let lost = isLost ? need.width : 0
      guard 3 * spacing.longest <= (plotWidth - lost) * rounding else { continue }
      let distance = abs(log(spacing.usual / target)) + (step.isLastResort ? 100 : 0)
      if best.map({ distance < $0.distance - 1e-9 }) ?? true { best = (step, distance) }
    }
    return best?.step ?? finest
  }

  /// Returns the steps that suit the distance between points, ascending.
  static func candidates(for axis: TimeAxis) -> [CalendarStep] {
    if axis.isFinerThanDays {
      guard axis.isEven else {
        let resolution = resolution(of: axis)
        return CalendarStep.ladder.filter { ($0.seconds?.usual ?? 0) >= resolution }
      }
      // Between two evenly spaced points there is nothing to label.
      let finest = CalendarStep.ladder.lastIndex {
        ($0.seconds?.usual ?? 0) <= axis.timeStep * 1.05
      }
      return Array(CalendarStep.ladder[(finest ?? 0)...])
    }
    let days = CalendarStep.ladder.drop { $0.isWithinDay }
    guard axis.isEven else { return Array(days) }
    let coarser = days.drop { ($0.seconds?.usual ?? 0) < axis.timeStep * 0.95 }
    let isStep = coarser.first?.seconds.map { $0.usual < axis.timeStep * 1.05 } ?? false
    return (isStep ? [] : [.points]) + coarser
  }

  /// Returns the largest unit, in seconds, that divides all sampled points of an axis.
  private static func resolution(of axis: TimeAxis) -> TimeInterval {
    let samples = stride(from: 0, to: axis.count, by: max(axis.count / 1000, 1))
    return [3600, 60, 1].first { unit in
      samples.allSatisfy { axis.time[$0].truncatingRemainder(dividingBy: unit * 1000) == 0 }
    } ?? 0.001
  }

  /// Returns the distances between adjacent labels of a step, in points.
  private func spacing(
    of step: CalendarStep, stepWidth: Double
  ) -> (shortest: Double, usual: Double, longest: Double) {
    guard let seconds = step.seconds else { return (stepWidth, stepWidth, stepWidth) }
    let scale = stepWidth / axis.timeStep
    guard axis.isEven, !axis.isFinerThanDays else {
      return (seconds.shortest * scale, seconds.usual * scale, seconds.longest * scale)
    }
    // Labels are on points, so that distances are whole numbers of steps.
    let shortest = max((seconds.shortest / axis.timeStep + 0.05).rounded(.down), 1)
    let longest = (seconds.longest / axis.timeStep - 0.05).rounded(.up)
    return (
      shortest * stepWidth, seconds.usual * scale, max(longest, shortest) * stepWidth
    )
  }

  /// Returns the space that the labels of a step require.
  ///
  /// The result covers all labels that the axis can have, regardless of the window.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - width: A function that returns the width of a label, in points.
  /// - Returns: The required space.
  /// - Complexity: About 30 calls of `width`, regardless of the length of the axis.
  package func need(of step: CalendarStep, width: (Date, DatePart) -> Double) -> TickNeed {
    guard let first = axis.date(at: 0), let last = axis.date(at: axis.length),
      WallClock.covers(first), WallClock.covers(last)
    else { return TickNeed(width: 0, stepWidth: 0) }
    if case .months = step { return needOfMonths(step, width) }
    let days = clock.dayNumber(of: first)...clock.dayNumber(of: last)
    let widest: Double
    // Half of two adjacent labels.
    var half: Double?
    switch step {
    case .milliseconds(let count):
      // Numbers with all digits, for fonts whose digits differ.
      let start = clock.startOfDay(days.lowerBound)
      let time =
        (1...10)
        .map { width(start.addingTimeInterval(Double($0) * 8645.111), step.partOfTime) }.max() ?? 0
      let hasMidnight = days.count > 1 || start == first
      let day = hasMidnight ? widestDay(in: days, width) : 0
      widest = max(time, day)
      // Every other label at least is a time of day.
      half = max(count < 43_200_000 || !hasMidnight ? time : 0, (time + day) / 2)
    case .years:
      widest = max(width(first, .year), width(last, .year))
    case .points where axis.timeStep >= Self.pointsNameYears:
      widest = max(width(first, .monthAndYear), width(last, .monthAndYear))
    default: widest = widestDay(in: days, width)
    }
    let steps = spacing(of: step, stepWidth: 1).shortest
    return TickNeed(width: widest, stepWidth: ((half ?? widest) + Self.labelGap) / steps)
  }

  /// Returns the space for labels of months, from all pairs of adjacent labels in the first year.
  ///
  /// Both the lengths of months and the widths of their names differ.
  private func needOfMonths(
    _ step: CalendarStep, _ width: (Date, DatePart) -> Double
  ) -> TickNeed {
    let year = 14 * 31 * WallClock.day / axis.timeStep
    let labels = ticks(of: step, in: 0...min(axis.length, year)).prefix(13)
      .map { (position: $0.position, width: width($0.date, $0.part)) }
    let widths = zip(labels, labels.dropFirst()).map { left, right in
      ((left.width + right.width) / 2 + Self.labelGap) / (right.position - left.position)
    }
    return TickNeed(width: labels.map(\.width).max() ?? 0, stepWidth: widths.max() ?? 0)
  }

  private func widestDay(in days: ClosedRange<Int>, _ width: (Date, DatePart) -> Double) -> Double {
    let samples: [Int]
    if days.count <= 12 {
      samples = Array(days)
    } else {
      let first = CivilDate(dayNumber: days.lowerBound).monthNumber
      let last = min(CivilDate(dayNumber: days.upperBound).monthNumber, first + 11)
      samples = (first...last).flatMap { month in
        let start = CivilDate(monthNumber: month).dayNumber
        return [start + 19, start + 27]
      }
    }
    return samples.map { width(clock.startOfDay($0), .day) }.max() ?? 0
  }
}
