import ChartroomCharts
import ChartroomUI
import Dashboards
import Foundation
import Graphics

/// Boxes with whiskers and outliers.
struct BoxChart: View {
  let figure: BoxFigure
  let look: PlotLook

  /// The part of a band that its box takes.
  private static let width = MarkDimension.ratio(0.5)
  /// The width of whiskers and of lines across the band: whole pixels, so that all are equally wide.
  private static let lineWidth = MarkDimension.fixed(2)
  /// The part of a band that the end of a whisker takes.
  private static let capWidth = MarkDimension.ratio(0.2)

  var body: some View {
    if figure.isHorizontal {
      chart.chartYScale(domain: figure.boxes.map(\.name))
        .chartYAxis { AxisMarks(position: .leading) { AxisValueLabel() } }
        .positionAxis(figure.values)
    } else {
      chart.chartXScale(domain: figure.boxes.map(\.name))
        .chartXAxis { AxisMarks { AxisValueLabel() } }.valueAxes(figure.values)
    }
  }

  private var chart: some View {
    Chart {
      ForEach(figure.boxes) { box in
        let summary = box.summary
        range(box.name, summary.whiskers.lowerBound, summary.quartiles.first, Self.lineWidth)
          .foregroundStyle(color)
        range(box.name, summary.quartiles.third, summary.whiskers.upperBound, Self.lineWidth)
          .foregroundStyle(color)
        range(box.name, summary.quartiles.first, summary.quartiles.third, Self.width)
          .foregroundStyle(color.opacity(0.35))
        line(box.name, summary.whiskers.lowerBound, Self.capWidth).foregroundStyle(color)
        line(box.name, summary.whiskers.upperBound, Self.capWidth).foregroundStyle(color)
        line(box.name, summary.quartiles.median, Self.width).foregroundStyle(color)
      }
      ForEach(figure.outliers) { outlier in
        if figure.isHorizontal {
          PointMark(x: .value("Value", outlier.value), y: .value("Name", outlier.name))
            .symbolSize(18).foregroundStyle(color.opacity(0.6))
        } else {
          PointMark(x: .value("Name", outlier.name), y: .value("Value", outlier.value))
            .symbolSize(18).foregroundStyle(color.opacity(0.6))
        }
      }
    }
  }

  private var color: Color { look.style(0, of: 1, isFilled: false).color }

  /// A bar between two values.
  @ChartContentBuilder private func range(
    _ name: String, _ start: Double, _ end: Double, _ width: MarkDimension
  ) -> some ChartContent {
    if figure.isHorizontal {
      RectangleMark(
        xStart: .value("Value", start), xEnd: .value("Value", end), y: .value("Name", name),
        height: width)
    } else {
      RectangleMark(
        x: .value("Name", name), yStart: .value("Value", start), yEnd: .value("Value", end),
        width: width)
    }
  }

  /// A line across the band at a value.
  @ChartContentBuilder private func line(
    _ name: String, _ value: Double, _ length: MarkDimension
  ) -> some ChartContent {
    if figure.isHorizontal {
      RectangleMark(
        x: .value("Value", value), y: .value("Name", name), width: Self.lineWidth, height: length)
    } else {
      RectangleMark(
        x: .value("Name", name), y: .value("Value", value), width: length, height: Self.lineWidth)
    }
  }
}

/// Cells in colours, with a bar of the colours above them.
struct HeatChart: View {
  let figure: HeatFigure
  let look: PlotLook

  var body: some View {
    Chart {
      RectanglePlot(
        figure.cells, xStart: .value(figure.x.title, \.left), xEnd: .value(figure.x.title, \.right),
        yStart: .value(figure.y.title, \.bottom), yEnd: .value(figure.y.title, \.top)
      )
      .foregroundStyle(by: .value(figure.name, \.value))
    }
    .chartForegroundStyleScale(domain: range, range: look.theme.ramp(look.appearance))
    .positionAxis(figure.x, hasLines: false)
    .valueAxes(figure.y, edge: .leading, hasLines: false)
    .overlay(alignment: .topTrailing) {
      Text(verbatim: figure.name).font(.caption).foregroundStyle(.secondary)
    }
  }

  /// The values of the colours, from zero for counts.
  private var range: ClosedRange<Double> {
    let values = figure.cells.map(\.value)
    let (least, most) = (values.min() ?? 0, values.max() ?? 1)
    return least < most ? least...most : least - 1...most + 1
  }
}
