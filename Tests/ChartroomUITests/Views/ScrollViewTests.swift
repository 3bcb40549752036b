import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ScrollView")
struct ScrollViewTests {
  @Test("takes what it is offered along its axis, and its content's length across")
  func size() {
    let column = stage(width: 100, height: 50) {
      ScrollView { Color.red.frame(width: 30, height: 200) }
    }
    #expect(column.size == CGSize(width: 30, height: 50))
    let row = stage(width: 100, height: 50) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }
    }
    #expect(row.size == CGSize(width: 100, height: 20))
    let plane = stage(width: 100, height: 50) {
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: 300, height: 20) }
    }
    #expect(plane.size == CGSize(width: 100, height: 50))
  }

  @Test("is as large as its content where nothing is offered")
  func ideal() {
    let size = stage { ScrollView { Color.red.frame(width: 30, height: 200) } }.size
    #expect(size == CGSize(width: 30, height: 200))
  }

  @Test("gives content its ideal length along the axis and the offered one across")
  func content() {
    let stage = stage(width: 100, height: 50) {
      ScrollView { Color.red.frame(minHeight: 120).id("content") }
    }
    #expect(stage.frame(of: "content") == CGRect(0, 0, 100, 120))
  }

  @Test("begins at the beginning: at the top, and at the side where lines begin")
  func start() {
    let views = { (width: CGFloat) in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: width, height: 10).id("first")
          Color.blue.frame(width: width, height: 10).id("second")
        }
      }
    }
    let left = stage(width: 100, height: 50) { views(80) }
    #expect(left.frame(of: "first") == CGRect(0, 20, 80, 10).offsetBy(dx: 0, dy: -20))
    #expect(left.frame(of: "second")?.minX == 80)
    let right = stage(width: 100, height: 50) {
      views(80).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(right.frame(of: "first")?.maxX == 100)
    #expect(right.frame(of: "second")?.maxX == 20)
    let short = stage(width: 100, height: 50) { views(20) }
    #expect(short.frame(of: "first")?.minX == 0)
  }

  @Test("puts several views under each other")
  func column() {
    let stage = stage(width: 100, height: 50) {
      ScrollView {
        Color.red.frame(width: 10, height: 40).id("first")
        Color.red.frame(width: 10, height: 40).id("second")
      }
    }
    #expect(stage.frame(of: "first")?.minY == 0)
    #expect((stage.frame(of: "second")?.minY ?? 0) >= 40)
  }

  @Test("draws nothing outside of itself, and takes no pointer there")
  func clipping() {
    var taps = 0
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        ScrollView { Color.red.frame(width: 100, height: 90).onTapGesture { taps += 1 } }
          .frame(height: 50)
        Color.clear.frame(height: 50)
      }
    }
    #expect(stage.drawList().description.contains("clip"))
    stage.send(.tap(at: CGPoint(x: 50, y: 70)))
    #expect(taps == 0)
    stage.send(.tap(at: CGPoint(x: 50, y: 30)))
    #expect(taps == 1)
  }
}
