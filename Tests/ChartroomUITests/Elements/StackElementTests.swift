import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stack elements")
struct StackElementTests {
  @Test("a stack that has been measured is placed without further measurements")
  func placing() {
    func content(_ height: CGFloat) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(height: height)
        Color.blue.frame(width: 10, height: 10).id("last")
      }
    }
    let stage = stage(width: 50, height: 20) { content(10) }
    #expect(stage.frame(of: "last") == CGRect(x: 40, y: 0, width: 10, height: 10))
    let first = stage.counts.measurements
    stage.update { content(10) }
    _ = stage.drawList()
    #expect(stage.counts.measurements == first)
    stage.update { content(20) }
    #expect(stage.frame(of: "last") == CGRect(x: 40, y: 5, width: 10, height: 10))
    #expect(stage.counts.measurements > first)
  }

  @Test("a row prefers the spacing of its outer views, and an overlay that of all its views")
  func spacing() {
    func width<Inner: View>(_ inner: Inner) -> CGFloat {
      stage {
        HStack {
          Color.red.frame(width: 10, height: 10)
          inner
        }
      }.size.width
    }
    let square = Color.green.frame(width: 10, height: 10)
    let views = TupleView(Spacer(minLength: 5), square)
    // Nothing is added to the length of a spacer.
    #expect(width(HStack(spacing: 0) { views }) == 25)
    #expect(width(ZStack { views }) == 28)
  }

  @Test("guides of the content are guides of the container: their mean, where the content is")
  func guides() {
    let stage = stage {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10, height: 5).alignmentGuide(.leading) { _ in 4 }
          Color.red.frame(width: 10, height: 5)
          Color.red.frame(width: 10, height: 5).alignmentGuide(.leading) { _ in 2 }
        }
        Color.blue.frame(width: 30, height: 5).id("below")
      }
    }
    // The guides are 4 and 20 + 2 points from the leading edge of the row.
    #expect(stage.frame(of: "below")?.minX == 13)
  }
}
