import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// Puts a box beside a marker, on the side that has more room, and keeps it inside the picture.
struct TooltipLayout: FillingLayout, Equatable {
  var marker: CGFloat
  var gap: CGFloat
  var margin: CGFloat
  /// The widths of the columns of Y labels at both sides, 0 where there are none.
  var labels = (leading: CGFloat.zero, trailing: CGFloat.zero)

  static func == (left: Self, right: Self) -> Bool {
    left.marker == right.marker && left.gap == right.gap && left.margin == right.margin
      && left.labels == right.labels
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let isRight = marker < bounds.width / 2
      let wanted = isRight ? marker + gap : marker - gap - size.width
      // A box that is wider than the plot takes of both margins.
      let margin = min(margin, max((bounds.width - size.width) / 2, 0))
      let most = bounds.width - margin - size.width
      let clear = clearOfLabels(max(margin, min(wanted, most)), size.width, in: bounds.width)
      let x = max(margin, min(clear, most))
      // A little above the plot, so that no line shows over the box.
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY - TooltipContent.rise),
        proposal: .unspecified)
    }
  }
}

extension TooltipLayout {
  /// The place of a box, away from the marker, so that its side cuts no label: half a number would
  /// be a wrong one.
  private func clearOfLabels(_ x: CGFloat, _ width: CGFloat, in room: CGFloat) -> CGFloat {
    let isRight = marker < room / 2
    let spacing: CGFloat = 4
    let start = margin + labels.leading + spacing
    let end = room - margin - labels.trailing - spacing
    if labels.leading > 0, x > margin, x < start { return isRight ? start : margin }
    if labels.trailing > 0, x + width > end, x + width < room - margin {
      return isRight ? room - margin - width : end - width
    }
    return x
  }
}

/// What stands in the box of an indicator, and how wide it is.
@MainActor
struct TooltipContent {
  /// A series and its value.
  struct Row: Identifiable {
    let id: String
    let title: String
    let value: String
    let color: Color
    /// The share of the whole, where the chart shows shares.
    var share: String?
  }

  let heading: String
  let rows: [Row]
  /// Whether there are more series than rows.
  let isCut: Bool
  /// The width of the box in points.
  let width: CGFloat

  /// The height of a row and of the heading, in points.
  static let rowHeight: CGFloat = 21
  static let padding = (horizontal: 10 as CGFloat, vertical: 6 as CGFloat)
  /// The distance of two things in a row.
  static let spacing: CGFloat = 8
  static let font = Font.system(size: 13)
  static let chevron = CGSize(width: 4.5, height: 9)
  /// How far the box stands out of the plot at the top, in points.
  nonisolated static let rise: CGFloat = 2
  /// The width of the contest's design; it grows for long values and headings, not for names.
  private static let usualWidth: CGFloat = 160
  private static let usualNameWidth: CGFloat = 64
  /// The width of a column of shares: “100%”.
  static let shareWidth: CGFloat = 34
  /// The room that is left to the edges of the picture at least, for the shadow.
  private static let edge: CGFloat = 4

  /// Lays out the box of a point within some room, in points.
  ///
  /// It is `nil` when the room is too low for a heading and two rows, or too narrow for the values:
  /// a cut number would be a wrong one.
  init?(
    plot: Plot, index: Int, formats: ChartFormats, labelWidth: LabelWidth, room: CGSize
  ) {
    let margin = plot.geometry.margin
    let height = room.height + Self.rise - Self.edge - 2 * Self.padding.vertical
    let mostRows = Int(max(height / Self.rowHeight, 0).rounded(.down)) - 1
    let all = Self.rows(plot, index, formats)
    guard mostRows >= min(all.count, 2) else { return nil }
    isCut = all.count > mostRows
    rows = Array(all.prefix(isCut ? mostRows - 1 : mostRows))
    let headings = Self.headings(plot.chart, index, formats)
    let shares = all.contains { $0.share != nil } ? Self.shareWidth + Self.spacing : 0

    let sides = 2 * Self.padding.horizontal + shares
    // Spacers stand between two spacings.
    let gap = 2 * Self.spacing
    let values = labelWidth(all.map(\.value), Self.font.bold().monospacedDigit())
    let names = min(labelWidth(all.map(\.title), Self.font), Self.usualNameWidth)
    func width(of heading: String) -> CGFloat {
      sides + gap + Self.chevron.width + labelWidth([heading], Self.font.bold()).rounded(.up)
    }
    // Within the plot; over its margins too where it would have to cut names short.
    let inPlot = room.width - 2 * margin
    let most = inPlot >= sides + gap + names + values ? inPlot : room.width - 2 * Self.edge
    heading = headings.first { width(of: $0) <= most } ?? ""
    let wanted = max(
      Self.usualWidth, (sides + gap + names + values).rounded(.up), width(of: heading))
    self.width = min(wanted, most)
    guard most >= sides + gap + values else { return nil }
  }

  /// One row for each visible series, and one for the sum of several bars.
  private static func rows(_ plot: Plot, _ index: Int, _ formats: ChartFormats) -> [Row] {
    let lines = plot.chart.visibleLines
    func value(_ line: Line) -> Double { index < line.countY ? line.points[index] : .nan }
    let percents = plot.stack?.percents(at: index)
    var rows = lines.enumerated().map { position, line in
      Row(
        id: line.id, title: line.title, value: formats.number(value(line)), color: line.color,
        share: plot.kind == .percentages
          ? formats.percent(percents.map { Double($0[position]) } ?? .nan) : nil)
    }
    if plot.kind == .bars || plot.kind == .areas, lines.count > 1, let stack = plot.stack {
      rows.append(
        Row(
          id: "", title: "All", value: formats.number(stack.total(at: index)),
          color: ChartTheme.text))
    }
    return rows
  }

  /// The moment in words, the longest first: what is cut would be wrong.
  private static func headings(
    _ chart: LinesSet, _ index: Int, _ formats: ChartFormats
  ) -> [String] {
    guard let date = chart.date(at: index) else { return [] }
    let time = formats.timeOfDay(date, spacing: chart.axis.timeStep)
    let dates = [formats.tooltipDate(date), formats.date(date), formats.axisDate(date)]
    guard chart.axis.isFinerThanDays else { return dates }
    let seen = chart.window.indices.clamped(to: chart.fullRangeTime)
    guard let first = seen.first, let last = seen.last,
      chart.time[last] - chart.time[first] > 24 * 3600 * 1000
    else { return [time] }
    return dates.map { $0 + ", " + time } + [time]
  }
}

/// The box of an indicator: the moment, and a row for each visible series.
struct TooltipView: View {
  let content: TooltipContent

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: TooltipContent.spacing) {
        Text(content.heading).bold().foregroundStyle(ChartTheme.text).layoutPriority(1)
        Spacer(minLength: 0)
        Chevron()
          .stroke(
            ChartTheme.tooltipArrow,
            style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
          )
          .frame(width: TooltipContent.chevron.width, height: TooltipContent.chevron.height)
      }
      .frame(height: TooltipContent.rowHeight)
      ForEach(content.rows) { row in
        HStack(spacing: TooltipContent.spacing) {
          if let share = row.share {
            Text(share).bold().monospacedDigit().foregroundStyle(ChartTheme.text)
              .frame(width: TooltipContent.shareWidth, alignment: .trailing)
          }
          Text(row.title).foregroundStyle(ChartTheme.text)
          Spacer(minLength: 0)
          Text(row.value).bold().monospacedDigit().foregroundStyle(row.color).layoutPriority(1)
        }
        .frame(height: TooltipContent.rowHeight)
      }
      if content.isCut {
        Text("…").foregroundStyle(ChartTheme.label).frame(height: TooltipContent.rowHeight)
      }
    }
    .font(TooltipContent.font).lineLimit(1)
    .padding(.horizontal, TooltipContent.padding.horizontal)
    .padding(.vertical, TooltipContent.padding.vertical)
    .frame(width: content.width)
    .background { TooltipBox() }
  }
}

/// The ground of a tooltip.
struct TooltipBox: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(ChartTheme.tooltip)
      .shadow(color: ChartTheme.tooltipShadow, radius: 4, y: 1)
  }
}

/// A small arrow that points to the trailing edge.
struct Chevron: Shape, Equatable {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
  }
}
