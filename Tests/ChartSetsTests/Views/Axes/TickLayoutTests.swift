import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TickLayout")
struct TickLayoutTests {
  /// The frames of two labels at 20 and 70 points of an axis.
  private func frames(_ layout: TickLayout) -> [CGRect] {
    let stage = Stage(size: ProposedViewSize(width: 200, height: 100), shaper: BoxShaper()) {
      layout {
        Text("ab").font(.system(size: 10))
        Text("abcd").font(.system(size: 10))
      }
      .frame(width: 200, height: 100)
    }
    return stage.drawList().texts.map(\.frame)
  }

  @Test("labels of an X axis are centred at their places")
  func horizontal() {
    let frames = frames(TickLayout(axis: .horizontal, anchors: [20, 70]))
    #expect(frames.map(\.midX) == [20, 70])
    #expect(frames.map(\.minY) == [0, 0])
  }

  @Test("labels of a Y axis lie with their baseline at their places, at either edge")
  func vertical() {
    // A BoxShaper's baseline lies at 0.9 of the size of the font.
    let leading = frames(TickLayout(axis: .vertical, anchors: [20, 70]))
    #expect(leading.map(\.minX) == [0, 0])
    #expect(leading.map(\.minY) == [11, 61])
    let trailing = frames(TickLayout(axis: .vertical, edge: .trailing, anchors: [20, 70]))
    #expect(trailing.map(\.maxX) == [200, 200])
    #expect(trailing.map(\.minY) == [11, 61])
  }
}
