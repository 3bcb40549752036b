import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Many marks")
struct ManyMarksTests {
  private func commands<Content: View>(@ViewBuilder _ content: () -> Content) -> [DrawCommand] {
    func flat(_ list: DrawList) -> [DrawCommand] {
      list.commands.flatMap { command -> [DrawCommand] in
        if case .group(let group) = command { flat(group.contents) } else { [command] }
      }
    }
    return flat(
      Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
        content().chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      }
      .drawList())
  }

  @Test("many points of one colour are one command")
  func points() {
    let found = commands {
      Chart(0..<2_000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
    }
    guard case .marks(let marks, .color) = found.first, found.count == 1 else {
      Issue.record("not one command")
      return
    }
    #expect(marks.positions.count == 2_000)
  }

  @Test("many points of several colours keep their order and colours")
  func colors() {
    let found = commands {
      Chart(0..<2_000, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1))
          .foregroundStyle(by: .value("k", "\($0 % 3)"))
      }
    }
    guard case .paintedMarks(let marks) = found.first, found.count == 1 else {
      Issue.record("not one command")
      return
    }
    #expect(marks.count == 2_000 && marks.paint(at: 0) != marks.paint(at: 1))
    #expect(marks.paint(at: 0) == marks.paint(at: 3))
  }

  @Test("the cells of a large heat map are one command")
  func cells() {
    let found = commands {
      Chart(0..<900, id: \.self) { index in
        RectangleMark(
          xStart: .value("x", index % 30), xEnd: .value("x", index % 30 + 1),
          yStart: .value("y", index / 30), yEnd: .value("y", index / 30 + 1)
        )
        .foregroundStyle(by: .value("z", Double(index)))
      }
    }
    guard case .rectangles(let cells) = found.first, found.count == 1 else {
      Issue.record("not one command")
      return
    }
    #expect(cells.count == 900)
  }
}
