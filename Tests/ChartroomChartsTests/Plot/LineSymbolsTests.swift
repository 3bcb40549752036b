import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Symbols of lines")
struct LineSymbolsTests {
  /// The widths of the symbols of a line, in the order of drawing.
  private func widths(_ content: some ChartContent) -> [CGFloat] {
    func marks(_ list: DrawList) -> [CGFloat] {
      list.commands.flatMap { command -> [CGFloat] in
        switch command {
        case .group(let group): marks(group.contents)
        case .paintedMarks(let marks):
          marks.positions.map { _ in marks.shape.boundingRect.width.rounded() }
        default: []
        }
      }
    }
    return marks(
      Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
        Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden)
      }.drawList())
  }

  @Test("each mark of a line has a symbol of its own size")
  func sizes() {
    let line = ForEach(0..<3, id: \.self) { index in
      LineMark(x: .value("x", index), y: .value("y", index)).symbol(.square)
        .symbolSize(CGSize(width: 4 * (index + 1), height: 4))
    }
    #expect(widths(line) == [4, 8, 12])
  }

  @Test("only the marks with a symbol have one")
  func some() {
    let line = ForEach(0..<4, id: \.self) { index in
      if index == 2 {
        LineMark(x: .value("x", index), y: .value("y", index)).symbol(.square).symbolSize(100)
      } else {
        LineMark(x: .value("x", index), y: .value("y", index))
      }
    }
    #expect(widths(line) == [10])
  }
}
