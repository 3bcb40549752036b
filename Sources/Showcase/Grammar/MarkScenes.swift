import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics

extension ShowcaseScene {
  /// The styles and settings of marks.
  static let marks: [ShowcaseScene] = [
    ShowcaseScene("marks.symbols", Symbols(), width: 480, height: 180),
    ShowcaseScene("marks.interpolation-methods", Interpolations(), width: 720, height: 320),
    ShowcaseScene("marks.line-styles", LineStyles()),
    ShowcaseScene("marks.stacking-methods", StackingMethods(), width: 720, height: 220),
    ShowcaseScene("marks.dimensions", Dimensions()),
    ShowcaseScene("marks.gradients", Gradients()),
  ]
}

/// The eight symbols.
@Sourced
private struct Symbols: View {
  var body: some View {
    Chart {
      PointMark(x: .value("Name", "circle"), y: .value("y", 1)).symbol(.circle)
      PointMark(x: .value("Name", "square"), y: .value("y", 1)).symbol(.square)
      PointMark(x: .value("Name", "triangle"), y: .value("y", 1)).symbol(.triangle)
      PointMark(x: .value("Name", "diamond"), y: .value("y", 1)).symbol(.diamond)
      PointMark(x: .value("Name", "pentagon"), y: .value("y", 1)).symbol(.pentagon)
      PointMark(x: .value("Name", "plus"), y: .value("y", 1)).symbol(.plus)
      PointMark(x: .value("Name", "cross"), y: .value("y", 1)).symbol(.cross)
      PointMark(x: .value("Name", "asterisk"), y: .value("y", 1)).symbol(.asterisk)
      ForEach(["circle", "square", "triangle", "diamond"], id: \.self) {
        PointMark(x: .value("Name", $0), y: .value("y", 2)).symbolSize(400)
          .symbol(by: .value("Name", $0)).foregroundStyle(.orange)
      }
    }
    .chartYScale(domain: 0...3)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
  }
}

/// The methods of interpolation through the same points.
@Sourced
private struct Interpolations: View {
  let methods: [(name: String, method: InterpolationMethod)] = [
    ("linear", .linear), ("monotone", .monotone), ("catmullRom", .catmullRom),
    ("cardinal", .cardinal),
    ("catmullRom(alpha: 1)", .catmullRom(alpha: 1)), ("stepStart", .stepStart),
    ("stepCenter", .stepCenter), ("stepEnd", .stepEnd),
  ]
  let values = [2.0, 7, 6, 1, 1, 8, 3]

  private func chart(_ method: InterpolationMethod) -> some View {
    Chart(values.indices, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", values[index]))
        .interpolationMethod(method)
        .symbol(.circle)
        .symbolSize(20)
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }

  var body: some View {
    VStack(spacing: 16) {
      ForEach(0..<2) { row in
        HStack(spacing: 16) {
          ForEach(4 * row..<4 * row + 4, id: \.self) { index in
            VStack(alignment: .leading) {
              Text(methods[index].name).font(.caption).foregroundStyle(.secondary)
              chart(methods[index].method)
            }
          }
        }
      }
    }
  }
}

/// Dashes, widths, caps and joins of lines.
@Sourced
private struct LineStyles: View {
  let styles: [StrokeStyle] = [
    StrokeStyle(lineWidth: 1), StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round),
    StrokeStyle(lineWidth: 5, lineJoin: .miter), StrokeStyle(lineWidth: 2, dash: [6, 4]),
    StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8]),
    StrokeStyle(lineWidth: 2, dash: [10, 3, 2, 3]),
  ]

  var body: some View {
    Chart(styles.indices, id: \.self) { index in
      ForEach(0..<7) { x in
        LineMark(
          x: .value("x", x), y: .value("y", 2 * index + (x.isMultiple(of: 2) ? 0 : 1)),
          series: .value("Style", index))
      }
      .lineStyle(styles[index])
    }
    .chartYScale(domain: -1...12)
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
  }
}

/// The same data with the four methods of stacking.
@Sourced
private struct StackingMethods: View {
  private func chart(_ name: String, _ method: MarkStackingMethod) -> some View {
    VStack(alignment: .leading) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Chart(0..<3, id: \.self) { series in
        ForEach(0..<6) { x in
          AreaMark(
            x: .value("x", x), y: .value("y", 3 + (x * x + series * 5) % 7), stacking: method)
        }
        .foregroundStyle(by: .value("Series", "\(series)"))
        .opacity(method == .unstacked ? 0.4 : 1)
      }
      .chartLegend(.hidden)
      .chartXScale(domain: 0...5)
      .chartXAxis(.hidden)
    }
  }

  var body: some View {
    HStack(spacing: 12) {
      chart("standard", .standard)
      chart("normalized", .normalized)
      chart("center", .center)
      chart("unstacked", .unstacked)
    }
  }
}

/// Widths of bars: automatic, a ratio of the band, fixed, and the band without a margin.
@Sourced
private struct Dimensions: View {
  var body: some View {
    Chart {
      BarMark(x: .value("Width", "automatic"), y: .value("y", 8))
      BarMark(x: .value("Width", "ratio(0.4)"), y: .value("y", 7), width: .ratio(0.4))
      BarMark(x: .value("Width", "fixed(12)"), y: .value("y", 6), width: .fixed(12))
      BarMark(x: .value("Width", "inset(4)"), y: .value("y", 5), width: .inset(4))
    }
  }
}

/// A gradient spans each bar.
@Sourced
private struct Gradients: View {
  var body: some View {
    Chart(0..<6, id: \.self) { index in
      BarMark(x: .value("Index", "\(index)"), y: .value("y", 3 + index * 5 % 7), width: .ratio(0.8))
        .foregroundStyle(
          .linearGradient(colors: [.purple, .pink, .orange], startPoint: .bottom, endPoint: .top)
        )
        .cornerRadius(8)
    }
    .chartXAxis(.hidden)
  }
}
