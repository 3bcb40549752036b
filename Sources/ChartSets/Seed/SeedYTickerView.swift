import ChartScales
import ChartroomUI
import Foundation
import Graphics

/// The Y axes of a plot of the seed style: the marks' lines with their values, and a thick line.
struct SeedYAxes: View {
  let seed: SeedPlot

  /// The place of the thick line from the left, in points.
  private static let axisX: CGFloat = 10

  @Environment(\.rule) private var rule

  var body: some View {
    ZStack(alignment: .topLeading) {
      SeedYTickerView(
        marks: seed.marks, scale: seed.plot.scale, height: seed.plot.height,
        color: seed.twinMarks == nil ? .primary : seed.plot.chart.lines.first?.color ?? .primary,
        unit: seed.plot.kind == .percentages ? .percent : .number)
      if let marks = seed.twinMarks, let scale = seed.plot.twin,
        let line = seed.plot.chart.lines.last
      {
        SeedYTickerView(
          marks: marks, scale: scale, height: seed.plot.height, color: line.color, edge: .trailing)
      }
      Rectangle().fill(SeedTheme.title).frame(width: rule)
        .offset(x: Self.axisX - rule / 2)
    }
    .environment(\.layoutDirection, .leftToRight)
    .allowsHitTesting(false)
  }
}

/// The marks of one Y axis: hairlines, each with its value over it.
struct SeedYTickerView: View {
  let marks: SeedMarks
  let scale: LinearScale
  let height: CGFloat
  var color = Color.primary
  /// The side that the values stand at; those of the trailing one have no lines of their own.
  var edge = HorizontalEdge.leading
  var unit = YTickerView.Unit.number

  /// The middle of the values from the side, in points, and the least distance of their start.
  private static let label = (middle: 30 as CGFloat, start: 14 as CGFloat)
  /// The distance of a value's baseline from its line, in points.
  private static let labelGap: CGFloat = 4
  /// The height that a value takes, in sizes of its font.
  private static let lineHeight: CGFloat = 1.3

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.chartFormats) private var formats
  @Environment(\.hairline) private var hairline
  @Environment(\.locale) private var locale

  var body: some View {
    let marks = marks.apart(
      by: Double(Font.body.resolve(in: typeSize).size * Self.lineHeight), in: scale.domain,
      height: Double(height))
    let texts =
      unit == .percent
      ? marks.values.map(formats.percent) : SeedNumbers(locale: locale).labels(marks.values)
    ZStack(alignment: .topLeading) {
      if edge == .leading {
        ForEach(marks.values, id: \.self) { mark in
          Rectangle().fill(.secondary)
            .frame(height: hairline)
            .offset(y: CGFloat(scale.y(of: mark, height: height)) - hairline / 2)
        }
      }
      SeedMarkLayout(edge: edge, middle: Self.label.middle, start: Self.label.start) {
        ForEach(Array(zip(marks.values, texts)), id: \.0) { mark, text in
          Text(text)
            .layoutValue(
              key: MarkBaseline.self,
              value: CGFloat(scale.y(of: mark, height: height)) - Self.labelGap)
        }
      }
      .lineLimit(1).foregroundStyle(color)
    }
  }
}

/// Puts values at one side, in one column by their middles; wide ones start beside the axis.
struct SeedMarkLayout: FillingLayout, Equatable {
  var edge: HorizontalEdge
  var middle: CGFloat
  var start: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let label = subview.dimensions(in: .unspecified)
      let inset = max(middle - label.width / 2, start)
      let x = edge == .leading ? inset : bounds.width - inset - label.width
      subview.place(
        at: CGPoint(
          x: bounds.minX + x,
          y: bounds.minY + subview[MarkBaseline.self] - label[VerticalAlignment.lastTextBaseline]),
        proposal: .unspecified)
    }
  }
}

/// The distance of a value's baseline from the top of the plot.
private enum MarkBaseline: LayoutValueKey { static var defaultValue: CGFloat { 0 } }
