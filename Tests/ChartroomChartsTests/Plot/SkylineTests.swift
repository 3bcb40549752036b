import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Skyline")
struct SkylineTests {
  /// Returns the rectangles of a chart of bars from zero, of 300 × 200 points, with the number of commands.
  private func rectangles(
    _ values: [Double], isVertical: Bool = true, opacity: Double = 1, drawsEveryMark: Bool = false
  )
    -> (rects: [CGRect], commands: Int)
  {
    let domain = AutomaticScaleDomain.automatic(dataType: Double.self) { $0 = [-200, 1000] }
    let list = Stage(
      size: ProposedViewSize(width: 300, height: 300), scale: 1, shaper: BoxShaper()
    ) {
      let chart = Chart(values.indices, id: \.self) { index in
        if isVertical {
          BarMark(x: .value("x", index), y: .value("y", values[index]), width: 1).opacity(opacity)
        } else {
          BarMark(
            x: .value("x", values[index]),
            y: .value("y", Date(timeIntervalSince1970: Double(index))), height: 1
          )
          .opacity(opacity)
        }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).environment(\.drawsEveryMark, drawsEveryMark)
      if isVertical { chart.chartYScale(domain: domain) } else { chart.chartXScale(domain: domain) }
    }
    .drawList()
    func all(_ list: DrawList) -> [PaintedRectangles] {
      list.commands.flatMap { command -> [PaintedRectangles] in
        switch command {
        case .rectangles(let rectangles): [rectangles]
        case .fill(let path, let style, let paint):
          [PaintedRectangles([(path.boundingRect, paint)], style: style)]
        case .group(let group): all(group.contents)
        default: []
        }
      }
    }
    let found = all(list)
    return (found.flatMap(\.rects), found.count)
  }

  private static let values = (0..<20_000).map { Double($0 * 7919 % 1009) - 200 }

  @Test(
    "many bars are drawn as one rectangle for each column, as high as the highest bar",
    arguments: [true, false])
  func outline(isVertical: Bool) {
    let (rects, commands) = rectangles(Self.values, isVertical: isVertical)
    #expect(commands == 1 && rects.count <= 300)
    // The domain is -200...1000 over 300 points.
    let lengths = rects.map { isVertical ? $0.height : $0.width }
    #expect(lengths.allSatisfy { $0 > 200 && $0 <= 300.01 })
    let widths = rects.map { isVertical ? $0.width : $0.height }
    #expect(abs(widths.reduce(0, +) - 300) < 90)
  }

  @Test("few bars, translucent ones and every one on request are drawn one by one")
  func oneByOne() {
    #expect(rectangles(Array(Self.values.prefix(1_000))).rects.count >= 990)
    #expect(rectangles(Self.values, opacity: 0.5).rects.count >= 19_900)
    let alone = rectangles(Self.values, drawsEveryMark: true)
    #expect(alone.rects.count >= 19_900 && alone.commands == alone.rects.count)
  }
}
