import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The seed app's indicator: a line, an empty circle on each series, and a box with the values.
struct SeedIndicatorView: View {
  let seed: SeedPlot
  let indicator: SeedIndicator

  /// The radius in the middle of a circle's ring, in points.
  private static let radius: CGFloat = 4

  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.locale) private var locale

  private var plot: Plot { seed.plot }

  var body: some View {
    let x = plot.geometry.x(of: indicator.position)
    ZStack(alignment: .topLeading) {
      Rectangle().fill(SeedTheme.indicator).frame(width: hairline).offset(x: x - hairline / 2)
      if !plot.kind.isStacked {
        ForEach(plot.chart.visibleLines) { line in
          if let value = indicator.value(of: line) {
            let y = CGFloat(plot.scale(of: line).y(of: value, height: plot.height))
            Circle().stroke(line.color, lineWidth: 2)
              .frame(width: 2 * Self.radius, height: 2 * Self.radius)
              .offset(x: x - Self.radius, y: y - Self.radius)
          }
        }
      }
      SeedBoxLayout(marker: x) {
        SeedIndicatorBox(
          heading: heading, rows: rows, hasSwatches: plot.kind.isStacked, height: plot.height)
      }
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }

  private var heading: String {
    let axis = plot.chart.axis
    // Even points are days, months: what lies between two of them is none of these.
    let date =
      axis.isEven ? plot.chart.date(at: indicator.index) : axis.date(at: indicator.position)
    guard let date else { return "" }
    return plot.chart.axis.isFinerThanDays
      ? formats.axisDate(date) + ", " + formats.timeOfDay(date, spacing: plot.chart.axis.timeStep)
      : formats.date(date)
  }

  private var rows: [SeedIndicatorBox.Row] {
    let numbers = SeedNumbers(locale: locale)
    let percents = plot.stack?.percents(at: indicator.index)
    return plot.chart.visibleLines.enumerated().map { position, line in
      let text: String
      if plot.kind == .percentages {
        text = formats.percent(percents.map { Double($0[position]) } ?? .nan)
      } else if let value = indicator.value(of: line) {
        // A value between two counts is no count itself.
        text = numbers.whole(line.holdsIntegers ? value.rounded() : value)
      } else {
        text = "–"
      }
      return SeedIndicatorBox.Row(
        id: line.id, title: line.title, value: text, color: plot.kind.seedColor(of: line))
    }
  }
}

/// The box of the seed app's indicator: a date, and each series' value in its colour.
struct SeedIndicatorBox: View {
  struct Row: Identifiable {
    let id: String
    let title: String
    let value: String
    let color: Color
  }

  let heading: String
  let rows: [Row]
  /// Whether colours stand beside the names: over areas of all colours, coloured words do not read.
  let hasSwatches: Bool
  /// The height of the plot, in points, which the box does not exceed.
  let height: CGFloat

  private static let padding: CGFloat = 10
  /// The height of a row in points; the heading is one.
  private static let rowHeight: CGFloat = 20
  private static let cornerRadius: CGFloat = 15

  var body: some View {
    let room = Int(max((height - 2 * Self.padding) / Self.rowHeight, 0)) - 1
    let shown = rows.count <= room ? rows[...] : rows.prefix(max(room - 1, 0))
    // A box without a value says nothing that its line does not.
    if !shown.isEmpty {
      VStack(alignment: .leading, spacing: 0) {
        Text(heading).fontWeight(.semibold).frame(height: Self.rowHeight)
        ForEach(shown) { row in
          HStack(spacing: 8) {
            if hasSwatches { Circle().fill(row.color).frame(width: 8, height: 8) }
            Text(row.title)
            Spacer(minLength: 0)
            Text(row.value).fontWeight(.semibold).monospacedDigit().layoutPriority(1)
          }
          .foregroundStyle(hasSwatches ? Color.primary : row.color)
          .frame(height: Self.rowHeight)
        }
        if shown.count < rows.count {
          Text("…").foregroundStyle(.secondary).frame(height: Self.rowHeight)
        }
      }
      .font(.footnote).lineLimit(1)
      .padding(Self.padding)
      .background(
        SeedTheme.indicatorBox, in: RoundedRectangle(cornerRadius: Self.cornerRadius))
    }
  }
}
