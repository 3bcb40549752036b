import ChartSets
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Flow layout")
struct FlowLayoutTests {
  private func stage(_ widths: [CGFloat], width: CGFloat) -> Stage {
    Stage(size: ProposedViewSize(width: width, height: 200), shaper: BoxShaper()) {
      FlowLayout(spacing: 8) {
        ForEach(widths.indices, id: \.self) { index in
          Color.red.frame(maxWidth: widths[index]).frame(idealWidth: widths[index]).frame(
            height: 10
          ).id(index)
        }
      }
    }
  }

  @Test("views fill a row to the last point before they wrap")
  func wrapping() {
    let stage = stage([40, 52, 30], width: 100)
    #expect(stage.frame(of: 0)?.origin == .zero)
    #expect(stage.frame(of: 1)?.origin == CGPoint(x: 48, y: 0))
    #expect(stage.frame(of: 2)?.origin == CGPoint(x: 0, y: 18))
    #expect(stage.size == CGSize(width: 100, height: 28))
  }

  @Test("a view wider than a row gets the row's width")
  func tooWide() {
    let stage = stage([40, 300, 30], width: 100)
    #expect(stage.frame(of: 1) == CGRect(x: 0, y: 18, width: 100, height: 10))
    #expect(stage.frame(of: 2)?.origin == CGPoint(x: 0, y: 36))
  }

  @Test("no views take no room")
  func empty() {
    #expect(stage([], width: 100).size == .zero)
  }
}
