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

  /// The number of views of a width that fit, with a last one as wide as its number has digits.
  private func shown(_ widths: [CGFloat], in width: CGFloat, rows: Int) -> Int {
    FlowLayout.shown(of: widths, in: width, rows: rows, spacing: 8) { CGFloat("\($0)".count) * 10 }
  }

  @Test("where not all views fit into the rows, a last one gives the number of the others")
  func overflow() {
    // Two in a row of 100; the number of the rest takes 10 points, from ten on 20.
    let views = [CGFloat](repeating: 40, count: 12)
    #expect(shown(views, in: 100, rows: 6) == 12)
    #expect(shown(views, in: 100, rows: 5) == 9)
    #expect(shown(views, in: 106, rows: 5) == 10)
    #expect(shown(views, in: 106, rows: 1) == 1)
    #expect(shown(views, in: 116, rows: 1) == 2)
    #expect(shown(views, in: 30, rows: 1) == 0)
    #expect(shown(views, in: 1000, rows: 1) == 12)
    #expect(shown([], in: 100, rows: 1) == 0)
  }

  @Test("the views that are shown and the last one fit as the layout flows them")
  func overflowFlows() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<200 {
      let widths = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        CGFloat(Int.random(in: 10...130, using: &random))
      }
      let rows = Int.random(in: 1...4, using: &random)
      func height(_ count: Int) -> CGFloat {
        let rest = widths.count - count
        return stage(
          Array(widths.prefix(count)) + (rest > 0 ? [CGFloat("\(rest)".count) * 10] : []),
          width: 120
        ).size.height
      }
      let most = CGFloat(rows) * 18 - 8
      let shown = shown(widths, in: 120, rows: rows)
      #expect(shown == (0...widths.count).last { height($0) <= most })
    }
  }

  @Test("no views take no room")
  func empty() {
    #expect(stage([], width: 100).size == .zero)
  }
}
