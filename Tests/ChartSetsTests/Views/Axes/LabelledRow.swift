import ChartScales
import ChartSets
import Foundation
import TestSupport
import Testing

/// The labels of a window, and the laws that they obey.
@MainActor
struct LabelledRow {
  let axis: TimeAxis
  let formats: ChartFormats
  let texts: TickLabels
  let width: CGFloat
  let reach: Double
  var bounds: ClosedRange<Double> = 0...1

  private static let margin: CGFloat = 16
  private static let advance = 6.6

  private func geometry(_ bounds: ClosedRange<Double>) -> PlotGeometry {
    let window = TimeWindow(
      axis: axis, bounds: WindowBounds(lower: bounds.lowerBound, upper: bounds.upperBound))
    return PlotGeometry(
      window: window, axis: axis, width: width, margin: Self.margin, reach: reach)
  }

  func labels(namesYear: Bool) -> [TickRow.Label] {
    TickRow(geometry(bounds), texts: texts, namesYear: namesYear).labels
  }

  /// The width of a text as an environment without a stage estimates it.
  private static func width(_ text: String) -> Double { Double(text.count) * advance }

  private var plot: ClosedRange<Double> { Self.margin...(width - Self.margin) }

  private var place: Comment {
    """
    \(formats.locale) \(formats.timeZone.identifier) \(width) wide, \(bounds) of \(axis.count) points \
    from \(axis.time.first ?? 0), step \(axis.timeStep), even \(axis.isEven), reach \(reach)
    """
  }

  mutating func showRandomWindow(using random: inout SplitMix64) {
    let most = max(axis.count - 1, 1)
    let steps =
      [1, 2, 5, 12, 30, 90, most].filter { $0 <= most }.randomElement(using: &random) ?? 1
    let first = Int.random(in: 0...(most - steps), using: &random)
    bounds = Double(first) / Double(most)...Double(first + steps) / Double(most)
  }

  /// Whether all is lawful.
  func check() {
    let labels = labels(namesYear: false)
    checkPlaces(labels)
    checkMoments(labels.compactMap(\.id))
    if labels.count < 3 { checkThree() }
    let named = self.labels(namesYear: true)
    checkPlaces(named)
    let years = [bounds.lowerBound, bounds.upperBound].compactMap {
      axis.date(at: $0 * axis.length).map { formats.axisLabel($0, naming: .year) }
    }
    let names = named.contains { label in years.contains { label.text.contains($0) } }
    let isLong = named.contains { $0.id?.part == .year || $0.id?.part == .monthAndYear }
    #expect(names || isLong, "the year: \(named.map(\.text)) \(place)")
  }

  /// Inside of the plot, apart, solid.
  private func checkPlaces(_ labels: [TickRow.Label]) {
    let frames = labels.map { label in
      let half = Self.width(label.text) / 2
      return label.x - half...label.x + half
    }
    #expect(labels.allSatisfy { $0.opacity == 1 })
    #expect(
      frames.allSatisfy {
        $0.lowerBound >= plot.lowerBound - 1e-6 && $0.upperBound <= plot.upperBound + 1e-6
      }, "inside: \(labels.map(\.text)) \(place)")
    for (left, right) in zip(frames, frames.dropFirst()) {
      #expect(
        right.lowerBound - left.upperBound >= 4 - 1e-6, "apart: \(labels.map(\.text)) \(place)")
    }
  }

  private var calendar: Calendar {
    var calendar = formats.calendar
    calendar.timeZone = formats.timeZone
    calendar.firstWeekday = formats.firstWeekday
    return calendar
  }

  /// On boundaries of the calendar, at their place, none twice.
  private func checkMoments(_ ticks: [TimeTick]) {
    let calendar = calendar
    var known: Set<String> = []
    let areDays = ticks.allSatisfy { !$0.part.isTimeOfDay }
    for (index, tick) in ticks.enumerated() {
      let start = calendar.startOfDay(for: tick.date)
      let parts = calendar.dateComponents([.month, .day, .second], from: tick.date)
      #expect(known.insert("\(start) \(formats.axisLabel(tick.date, naming: tick.part))").inserted)
      if axis.isFinerThanDays {
        #expect(tick.part.isTimeOfDay ? parts.second == 0 : tick.date == start, "\(tick) \(place)")
        #expect(tick.part != .month || parts.day == 1, "\(tick) \(place)")
        #expect(tick.part != .year || (parts.day == 1 && parts.month == 1), "\(tick) \(place)")
        let next = calendar.startOfDay(for: start.addingTimeInterval(30 * 3600))
        let middle = start.addingTimeInterval(next.timeIntervalSince(start) / 2)
        let positions = [tick.date] + (areDays ? [middle] : [])
        #expect(
          positions.contains { abs(axis.position(of: $0) - tick.position) < 1e-9 },
          "\(tick) \(place)")
      } else if axis.isEven {
        let point = Int(tick.position)
        #expect(tick.date.timeIntervalSince1970 * 1000 == axis.time[point], "\(tick) \(place)")
        let before =
          point > 0
          ? Date(timeIntervalSince1970: axis.time[point - 1] / 1000)
          : tick.date.addingTimeInterval(-axis.timeStep)
        let unit: Calendar.Component? =
          tick.part == .month ? .month : tick.part == .year ? .year : nil
        if let unit, point > 0 {
          #expect(
            !calendar.isDate(before, equalTo: tick.date, toGranularity: unit), "\(tick) \(place)")
        }
        if index > 0, axis.timeStep == 86_400, tick.position - ticks[index - 1].position == 7 {
          let weekday = calendar.component(.weekday, from: tick.date)
          #expect(tick.part != .day || weekday == formats.firstWeekday, "\(tick) \(place)")
        }
      } else {
        #expect(tick.part != .month || parts.day == 1, "\(tick) \(place)")
        #expect(abs(axis.position(of: tick.date) - tick.position) < 1e-9)
      }
    }
  }

  /// Fails where some step of the calendar, whose labels are apart on the whole axis, has three labels
  /// inside of the plot.
  private func checkThree() {
    let oracle = CalendarLabels(axis: axis, formats: formats, calendar: calendar)
    let geometry = geometry(bounds)
    for level in CalendarLabels.levels {
      guard let labels = oracle.labels(of: level, stepWidth: geometry.stepWidth) else { continue }
      let frames = labels.map { label in
        let (x, half) = (Double(geometry.x(of: label.position)), Self.width(label.text) / 2)
        return (start: x - half, end: x + half)
      }
      guard zip(frames, frames.dropFirst()).allSatisfy({ $1.start - $0.end >= 8 }) else { continue }
      let seen = frames.filter { $0.start >= plot.lowerBound && $0.end <= plot.upperBound }
      #expect(seen.count < 3, "\(level) has three: \(place)")
    }
  }

  /// Fails where a label comes or goes in sight when the window moves.
  func checkMoved(by part: Double) {
    let length = bounds.upperBound - bounds.lowerBound
    var moved = self
    moved.bounds = bounds.lowerBound + part * length...bounds.upperBound + part * length
    guard moved.bounds.lowerBound >= 0, moved.bounds.upperBound <= 1 else { return }
    let (before, after) = (labels(namesYear: false), moved.labels(namesYear: false))
    guard before.count > 1, after.count > 1 else { return }
    let (old, new) = (geometry(bounds), moved.geometry(moved.bounds))
    let all = Set((before + after).compactMap(\.id))
    for tick in all {
      let half = Self.width(formats.axisLabel(tick.date, naming: tick.part)) / 2
      let isSeen = [old, new].allSatisfy {
        let x = Double($0.x(of: tick.position))
        return x - half > plot.lowerBound + 0.01 && x + half < plot.upperBound - 0.01
      }
      guard isSeen else { continue }
      #expect(
        before.contains { $0.id == tick } && after.contains { $0.id == tick },
        "\(tick) comes or goes: \(before.map(\.text)) \(after.map(\.text)) \(place)")
    }
  }
}
