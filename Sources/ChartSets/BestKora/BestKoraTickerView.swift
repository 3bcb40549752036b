import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// BestKora's X axis: a thick line, marks below it, and dates on a tinted background.
struct BestKoraTickerView: View {
  let chart: LinesSet
  let range: Range<Int>

  /// The minimum height, in points: the axis, a mark and a label.
  static let leastHeight: CGFloat = 30
  private static let markLength: CGFloat = 10
  private static let labelGap: CGFloat = 6
  /// The number of labels that are measured to find the distance between marks.
  private static let mostSamples = 48
  private static let font = Font.footnote

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.rule) private var rule
  @Environment(\.axisLabelWidth) private var labelWidth
  @State private var texts = TickLabels()

  var body: some View {
    GeometryReader { proxy in
      let _ = texts.use(formats, font: Self.font, axis: chart.axis, measuredBy: labelWidth)
      let geometry = PlotGeometry(
        window: chart.window(of: range), axis: chart.axis, width: proxy.size.width,
        reach: chart.kind?.reach ?? 0)
      let marks = marks(geometry)
      ZStack(alignment: .topLeading) {
        Rectangle().fill(BestKoraTheme.strip)
        ForEach(marks, id: \.x) { mark in
          Rectangle().fill(BestKoraTheme.title).frame(width: hairline, height: Self.markLength)
            .offset(x: mark.x - hairline / 2, y: rule)
        }
        Rectangle().fill(BestKoraTheme.title).frame(height: rule)
        TickLayout(axis: .horizontal) {
          ForEach(labels(marks, width: proxy.size.width), id: \.x) { label in
            Text(label.label.text).tickAnchor(label.x)
          }
        }
        .font(Self.font).lineLimit(1).foregroundStyle(.primary)
        .padding(.top, rule + Self.markLength)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// A mark and its label.
  private struct Mark {
    /// The x coordinate, in points.
    var x: CGFloat
    let label: TickLabels.Label
  }

  /// Returns the marks by the app's rule for even days, and those of the contest for all other data.
  private func marks(_ geometry: PlotGeometry) -> [Mark] {
    let axis = chart.axis
    guard axis.isEven, !axis.isFinerThanDays else {
      return texts.ticks(of: texts.step(in: geometry), in: geometry.window.positions).map {
        Mark(x: geometry.x(of: $0.position), label: texts.label(of: $0.date, naming: $0.part))
      }
    }
    // Over more than a year a day and a month would name two dates.
    let namesYears = geometry.window.length * axis.timeStep > 400 * 86_400
    func label(_ date: Date) -> TickLabels.Label {
      texts.label(of: date, naming: namesYears ? .monthAndYear : .day)
    }
    let samples = stride(from: 0, to: axis.count, by: max(axis.count / Self.mostSamples, 1))
    let widest = samples.compactMap { chart.date(at: $0).map { label($0).width } }.max() ?? 0
    let ticks = BestKoraTicks(
      range: range, width: geometry.stepWidth * geometry.window.length,
      labelWidth: widest + Self.labelGap)
    return ticks.indices.compactMap { index in
      chart.date(at: index).map {
        Mark(x: geometry.x(of: axis.position(of: index)), label: label($0))
      }
    }
  }

  /// Returns the labels of the marks.
  ///
  /// The first and last labels are moved inside the plot and move others aside. If that is not possible,
  /// the outer labels are omitted.
  private func labels(_ marks: [Mark], width: CGFloat) -> [Mark] {
    var labels = marks
    let widths = marks.map(\.label.width)
    for index in Set([labels.startIndex, labels.endIndex - 1]).intersection(labels.indices) {
      labels[index].x = max(widths[index] / 2, min(labels[index].x, width - widths[index] / 2))
    }
    /// The minimum distance between a label and its predecessor.
    func distance(_ index: Int) -> CGFloat {
      (widths[index - 1] + widths[index]) / 2 + Self.labelGap
    }
    func touch(_ left: Int, _ right: Int) -> Bool {
      labels[right].x - labels[left].x < distance(right) - 1e-6
    }
    guard labels.count > 1 else { return labels }
    var pushed = labels
    for index in 1..<pushed.count {
      pushed[index].x = max(pushed[index].x, pushed[index - 1].x + distance(index))
    }
    pushed[pushed.count - 1].x = min(pushed[pushed.count - 1].x, labels[labels.count - 1].x)
    for index in (1..<pushed.count).reversed() {
      pushed[index - 1].x = min(pushed[index - 1].x, pushed[index].x - distance(index))
    }
    let isUnderMarks = zip(pushed, zip(marks, widths)).allSatisfy { label, mark in
      abs(label.x - mark.0.x) <= mark.1 / 2 + 1e-6
    }
    if isUnderMarks, pushed[0].x >= labels[0].x - 1e-6 { return pushed }
    let touchesLast = touch(labels.count - 2, labels.count - 1)
    let touchesFirst = touch(0, 1)
    if touchesLast { labels.removeLast() }
    if touchesFirst, labels.count > 1 { labels.removeFirst() }
    return labels
  }
}
