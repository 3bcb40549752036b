import ChartScales
import Foundation

/// The possible marks of BestKora's X axis: those of the app for even days, and those of the contest style
/// for all other data.
@MainActor
struct BestKoraTickAxis {
  /// The distance between marks.
  enum Step: Equatable {
    /// A number of points, and the part of a date that labels name.
    case points(Int, DatePart)
    /// A step of the contest style.
    case calendar(CalendarStep?)
  }

  let chart: LinesSet
  /// The indices of the visible points.
  let range: Range<Int>
  /// The width of the plot, in points.
  let width: CGFloat
  /// The cache of the labels.
  let texts: TickLabels
  /// Whether a label must name the year, because no other part of the chart does.
  let namesYear: Bool

  /// The distance outside the plot at which a label of an animation is fully transparent, in points.
  static let fading: CGFloat = 16
  /// The minimum distance between labels, in points.
  private static let labelGap: CGFloat = 6
  /// The distance of labels from the sides, in points; a still image has none if more labels fit then.
  private static let inset: CGFloat = 3
  /// The distance between the note that names the year and the labels, in points.
  private static let noteGap: CGFloat = 10
  /// The number of labels that are measured to find the distance between marks.
  private static let mostSamples = 48

  private var axis: TimeAxis { chart.axis }
  private var hasAppMarks: Bool { axis.isEven && !axis.isFinerThanDays }

  private func geometry(of range: Range<Int>) -> PlotGeometry {
    PlotGeometry(
      window: chart.window(of: range), axis: axis, width: width, reach: chart.kind?.reach ?? 0)
  }

  /// The step of a still image.
  var step: Step {
    let geometry = geometry(of: range)
    guard hasAppMarks else { return .calendar(texts.step(in: geometry)) }
    let part = part(for: geometry.window.length)
    let ticks = BestKoraTicks(
      range: range, width: geometry.stepWidth * geometry.window.length,
      labelWidth: labelWidth(part))
    return .points(ticks.step, part)
  }

  /// Returns the step of a moment of an animation.
  func step(at moment: Int, of easing: ScaleEasing) -> Step {
    let bounds = easing.window(of: moment)
    guard hasAppMarks else {
      return .calendar(texts.step(in: geometry(of: BestKoraWindow.range(bounds, axis: axis))))
    }
    // Not the number of visible points, which changes by one during a pan.
    let length = (bounds.upper - bounds.lower) * axis.length
    let part = part(for: length)
    let start = BestKoraWindow.range(easing.travel.start, axis: axis).count
    return .points(
      BestKoraTicks.step(
        length: length, from: BestKoraTicks.step(count: start), width: width,
        labelWidth: labelWidth(part)), part)
  }

  /// Returns the part of a date that labels name; in more than a year, a day and a month would be two
  /// dates.
  private func part(for length: Double) -> DatePart {
    length * axis.timeStep > 400 * 86_400 ? .monthAndYear : .day
  }

  /// Returns the minimum distance between marks, in points.
  private func labelWidth(_ part: DatePart) -> CGFloat {
    let samples = stride(from: 0, to: axis.count, by: max(axis.count / Self.mostSamples, 1))
    let widths = samples.compactMap { index in
      chart.date(at: index).map { texts.label(of: $0, naming: part).width }
    }
    return (widths.max() ?? 0) + Self.labelGap
  }

  /// Returns the marked dates of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - margin: The distance outside the plot up to which dates are included, in points; 0 by default.
  /// - Returns: The dates, ascending; those of points have the positions of the points.
  func ticks(of step: Step, margin: CGFloat = 0) -> [TimeTick] {
    let geometry = geometry(of: range)
    let reach = Double(margin / max(geometry.stepWidth, 1e-9))
    switch step {
    case .calendar(let step):
      let window = geometry.window.positions
      let start = min(max(window.lowerBound - reach, 0), axis.length)
      return texts.ticks(
        of: step, in: start...max(min(window.upperBound + reach, axis.length), start))
    case .points(let count, let part):
      let points = Int(min(reach, Double(axis.count)))
      let shown = max(range.lowerBound - points, 0)..<min(range.upperBound + points, axis.count)
      return BestKoraTicks(range: shown, step: count).indices.compactMap { index in
        chart.date(at: index).map {
          TimeTick(position: axis.position(of: index), date: $0, part: part)
        }
      }
    }
  }

  /// Returns the marks of dates.
  func marks(_ ticks: [TimeTick]) -> [TickRow.Label] {
    let geometry = geometry(of: range)
    return ticks.map {
      TickRow.Label(id: $0, text: "", x: geometry.x(of: $0.position), opacity: 1)
    }
  }

  /// Returns the labels of a frame of an animation, which fade near others and outside the plot.
  func fadingLabels(_ ticks: [TimeTick]) -> [TickRow.Label] {
    namingYear { fadingLabels(ticks, from: $0 + Self.inset) }
  }

  private func fadingLabels(_ ticks: [TimeTick], from left: CGFloat) -> [TickRow.Label] {
    let geometry = geometry(of: range)
    let labels = ticks.map { texts.label(of: $0.date, naming: $0.part) }
    let candidates = zip(ticks, labels).map {
      TickPlacement.Label(x: geometry.x(of: $0.position), width: $1.width)
    }
    return TickPlacement(candidates, in: left...max(width - Self.inset, left), fading: Self.fading)
      .places.map {
        TickRow.Label(
          id: ticks[$0.index], text: labels[$0.index].text, x: $0.x, opacity: $0.opacity)
      }
  }

  /// Returns the labels of a still image.
  ///
  /// The first and last labels are moved inside the plot and move others aside. If that is not possible,
  /// the outer labels are omitted.
  func labels(_ ticks: [TimeTick]) -> [TickRow.Label] {
    namingYear { left in
      let clear = labels(ticks, from: left + Self.inset, to: width - Self.inset)
      let most = labels(ticks, from: left, to: width)
      return most.count > clear.count ? most : clear
    }
  }

  private func labels(_ ticks: [TimeTick], from left: CGFloat, to right: CGFloat)
    -> [TickRow.Label]
  {
    let geometry = geometry(of: range)
    // Labels beside a note belong to marks that are not above it.
    let ticks = left > Self.inset ? ticks.filter { geometry.x(of: $0.position) >= left } : ticks
    let labels = ticks.map { texts.label(of: $0.date, naming: $0.part) }
    let widths = labels.map(\.width)
    let marks = ticks.map { geometry.x(of: $0.position) }
    var places = marks
    for index in Set([places.startIndex, places.endIndex - 1]).intersection(places.indices) {
      let half = widths[index] / 2
      places[index] = max(left + half, min(places[index], right - half))
    }
    let shown = Self.apart(places, widths: widths, marks: marks)
    return shown.map { TickRow.Label(id: ticks[$0], text: labels[$0].text, x: $1, opacity: 1) }
  }

  /// Returns labels of which one names the year, if that is required.
  ///
  /// If no label does, a note at the start of the plot names the year, or the date of times of day. If no
  /// label fits beside the note, the middle label has a whole date.
  ///
  /// - Parameter labels: A function that places the labels to the right of an x coordinate.
  /// - Returns: The labels, with the note first.
  private func namingYear(_ labels: (CGFloat) -> [TickRow.Label]) -> [TickRow.Label] {
    let free = labels(0)
    let parts = free.compactMap(\.id?.part)
    guard namesYear, !parts.contains(where: \.namesYear),
      let first = chart.date(at: range.lowerBound)
    else { return free }
    let notes = texts.notes(of: first)
    let isTime = parts.contains(where: \.isTimeOfDay)
    let note = isTime && notes[0].width <= width * 0.6 ? notes[0] : notes[1]
    let beside = labels(note.width + Self.noteGap)
    if beside.isEmpty, !free.isEmpty, let tick = free[free.count / 2].id {
      let date = texts.notes(of: tick.date)[0]
      let half = date.width / 2 + Self.inset
      if 2 * half <= width {
        let x = max(half, min(free[free.count / 2].x, width - half))
        return [TickRow.Label(id: tick, text: date.text, x: x, opacity: 1)]
      }
    }
    return [TickRow.Label(id: nil, text: note.text, x: Self.inset + note.width / 2, opacity: 1)]
      + beside
  }

  /// Moves labels apart, or omits the outer ones.
  ///
  /// - Parameters:
  ///   - places: The preferred centres of the labels, ascending, in points.
  ///   - widths: The widths of the labels, in points.
  ///   - marks: The x coordinates of the marks, under which labels that are moved aside remain.
  /// - Returns: The indices and centres of the labels that are shown.
  private static func apart(_ places: [CGFloat], widths: [CGFloat], marks: [CGFloat])
    -> [(index: Int, x: CGFloat)]
  {
    let all = places.indices.map { (index: $0, x: places[$0]) }
    guard let last = places.last, places.count > 1 else { return all }
    /// The minimum distance between a label and its predecessor.
    func distance(_ index: Int) -> CGFloat {
      (widths[index - 1] + widths[index]) / 2 + labelGap
    }
    func touchesPredecessor(_ index: Int) -> Bool {
      places[index] - places[index - 1] < distance(index) - 1e-6
    }
    var pushed = places
    for index in 1..<pushed.count {
      pushed[index] = max(pushed[index], pushed[index - 1] + distance(index))
    }
    pushed[pushed.count - 1] = min(pushed[pushed.count - 1], last)
    for index in (1..<pushed.count).reversed() {
      pushed[index - 1] = min(pushed[index - 1], pushed[index] - distance(index))
    }
    let isUnderMarks = pushed.indices.allSatisfy {
      abs(pushed[$0] - marks[$0]) <= widths[$0] / 2 + 1e-6
    }
    if isUnderMarks, pushed[0] >= places[0] - 1e-6 {
      return pushed.indices.map { ($0, pushed[$0]) }
    }
    var shown = all
    if touchesPredecessor(places.count - 1) { shown.removeLast() }
    if touchesPredecessor(1), shown.count > 1 { shown.removeFirst() }
    return shown
  }
}
