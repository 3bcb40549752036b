import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// BestKora's X axis: a thick line, marks below it, and dates on a tinted background.
struct BestKoraTickerView: View {
  let chart: LinesSet
  let range: Range<Int>
  /// Whether the X axis must name the year, because no other part of the chart does.
  var namesYear = false

  private static let markLength: CGFloat = 10
  private static let font = Font.footnote

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.rule) private var rule
  @Environment(\.axisLabelWidth) private var labelWidth
  @Environment(\.travelClock) private var clock
  @State private var texts = TickLabels()

  var body: some View {
    GeometryReader { proxy in
      let _ = texts.use(formats, font: Self.font, axis: chart.axis, measuredBy: labelWidth)
      let axis = BestKoraTickAxis(
        chart: chart, range: range, width: proxy.size.width, texts: texts,
        namesYear: namesYear)
      let row = easing.map { BestKoraTickRow(axis, easing: $0) } ?? BestKoraTickRow(axis)
      ZStack(alignment: .topLeading) {
        Rectangle().fill(BestKoraTheme.strip)
        ForEach(row.marks) { mark in
          Rectangle().fill(BestKoraTheme.title).frame(width: hairline, height: Self.markLength)
            .offset(x: mark.x - hairline / 2, y: rule).opacity(mark.opacity)
        }
        Rectangle().fill(BestKoraTheme.title).frame(height: rule)
        TickLayout(axis: .horizontal, anchors: row.labels.map(\.x)) { TickTexts(row.labels) }
          .font(Self.font).lineLimit(1).foregroundStyle(.primary)
          .padding(.top, rule + Self.markLength)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
  }

  /// The easing of a moving window; `nil` in still images and for a window at rest.
  private var easing: ScaleEasing? {
    clock.flatMap { $0.easing.travel.start == $0.easing.travel.end ? nil : $0.easing }
  }

  /// Returns the minimum height, in points: the axis, a mark and a label.
  static func leastHeight(of chart: LinesSet, in environment: EnvironmentValues) -> CGFloat {
    let label = chart.date(at: 0).map(environment.chartFormats.axisDate) ?? ""
    let height = environment.textMeasurer?.size(of: label, font: font, in: environment).height
    return max(environment.rule + markLength + (height ?? 0), 30)
  }
}
