import ChartroomCharts
import ChartroomUI
package import Foundation
package import Graphics

/// A chart of 10 000 marks in Full HD on which a drag selects a range, for the benchmarks of charts.
package enum BrushedChart: String, CaseIterable, Sendable {
  case line
  case points

  /// The number of marks.
  package static let count = 10_000
  /// The size of a frame, in points and in pixels.
  package static let size = CGSize(width: 1920, height: 1080)
  /// The number of frames from one end of the drag to the other.
  private static let frames = 120

  /// Creates the chart and begins the drag.
  ///
  /// - Parameters:
  ///   - drawsEveryMark: Whether every mark is drawn on its own, without decimation and batches.
  ///   - shaper: The shaper of its texts.
  /// - Returns: A function that moves the pointer by one frame at 60 frames per second and returns the draw list. The
  ///   pointer moves to and fro.
  @MainActor
  package func start(
    drawsEveryMark: Bool, shaper: any TextShaper
  ) -> @MainActor () -> DrawList {
    let rows = Array(LargeChart.lines.rows.prefix(Self.count))
    let stage = Stage(size: ProposedViewSize(Self.size), shaper: shaper) {
      Brushed(isLine: self == .line, rows: rows)
        .environment(\.drawsEveryMark, drawsEveryMark)
        .background(Color.white)
    }
    _ = stage.drawList()
    stage.send(.down(at: CGPoint(x: 300, y: 500), time: 0))
    var frame = 0
    return {
      frame += 1
      let phase = frame % (2 * Self.frames)
      let part = CGFloat(min(phase, 2 * Self.frames - phase)) / CGFloat(Self.frames)
      stage.send(.moved(to: CGPoint(x: 310 + 1_300 * part, y: 500), time: Double(frame) / 60))
      return stage.drawList()
    }
  }
}

/// Marks with the selected range behind them.
private struct Brushed: View {
  let isLine: Bool
  let rows: [LargeChart.Row]
  @State private var range: ClosedRange<Double>?

  var body: some View {
    Chart {
      if let range {
        RectangleMark(
          xStart: .value("From", range.lowerBound), xEnd: .value("To", range.upperBound)
        )
        .foregroundStyle(.gray.opacity(0.2))
      }
      if isLine {
        ForEach(rows) { row in LineMark(x: .value("x", row.x), y: .value("y", row.y)) }
      } else {
        ForEach(rows) { row in PointMark(x: .value("x", row.x), y: .value("y", row.y)) }
      }
    }
    .chartXSelection(range: $range)
  }
}
