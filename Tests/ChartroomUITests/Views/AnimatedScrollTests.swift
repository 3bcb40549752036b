import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Animated scrolls")
struct AnimatedScrollTests {
  private let log = Log<String>()

  private func page(isLazy: Bool, to target: Int = 40) -> Stage {
    let log = log
    let stage = stage(width: 100, height: 100) {
      TappedPage(isLazy: isLazy, spacing: 0) { proxy in
        withAnimation(.linear(duration: 1)) {
          proxy.scrollTo(target, anchor: .top)
        } completion: {
          log.add("done")
        }
      } rows: {
        ForEach(0..<50) { row in
          Text("\(row)").frame(maxWidth: .infinity).frame(height: 20).id("row \(row)")
        }
      }
    }
    _ = stage.drawList()
    return stage
  }

  @Test(
    "the content moves over time, in eager and in lazy containers alike", arguments: [false, true])
  func motion(isLazy: Bool) {
    let stage = page(isLazy: isLazy)
    stage.send(.tap(at: middle))
    #expect(stage.frame(of: "row 0") == CGRect(0, 0, 100, 20))
    stage.advance(to: 0.125)
    #expect(stage.frame(of: "row 5")?.minY == 0)
    stage.advance(to: 0.5)
    #expect(stage.isAnimating)
    #expect(stage.frame(of: "row 20")?.minY == 0)
    #expect(stage.frame(of: "row 24")?.minY == 80)
    #expect(log.take() == [])
    stage.advance(to: 1)
    #expect(stage.frame(of: "row 40")?.minY == 0)
    #expect(!stage.isAnimating)
    #expect(log.take() == ["done"])
    stage.advance(to: 2)
    #expect(stage.frame(of: "row 40")?.minY == 0)
  }

  @Test("an animated scroll beyond the end eases to the end", arguments: [false, true])
  func end(isLazy: Bool) {
    let stage = page(isLazy: isLazy, to: 49)
    stage.send(.tap(at: middle))
    #expect(stage.frame(of: "row 0")?.minY == 0)
    stage.advance(to: 0.5)
    #expect(stage.frame(of: "row 22")?.minY == -10)
    stage.advance(to: 1)
    #expect(stage.frame(of: "row 49")?.maxY == 100)
  }

  @Test("lazy rows are drawn while they pass, and touches meet the presented rows")
  func passing() {
    let stage = page(isLazy: true)
    stage.send(.tap(at: middle))
    stage.advance(to: 0.5)
    #expect(stage.drawList().strings == ["20", "21", "22", "23", "24"])
    stage.advance(to: 0.6)
    #expect(stage.drawList().strings == ["24", "25", "26", "27", "28"])
  }

  @Test("a scroll without an animation jumps, also during another one")
  func jump() {
    let stage = page(isLazy: false)
    stage.send(.tap(at: middle))
    stage.advance(to: 0.5)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 7))
    #expect(stage.frame(of: "row 20")?.minY == -7)
    stage.advance(to: 1)
    #expect(stage.frame(of: "row 20")?.minY == -7)
  }

  @Test("a drag takes the content from where it is displayed")
  func drag() {
    let stage = page(isLazy: true)
    stage.send(.tap(at: middle))
    stage.advance(to: 0.5)
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 50, y: 30))])
    #expect(stage.frame(of: "row 22")?.minY == 20)
    stage.advance(to: 0.75)
    #expect(stage.frame(of: "row 22")?.minY == 20)
  }

  @Test("views that read their position follow the animated scroll")
  func readers() {
    let stage = stage(width: 100, height: 100) {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { geometry in
              Text("\(Int(geometry.frame(in: .global).minY))")
            }
            .frame(height: 20)
            Color.red.frame(height: 380).id("rest")
          }
        }
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { proxy.scrollTo("rest", anchor: .bottom) }
        }
      }
    }
    #expect(stage.strings == "0")
    stage.send(.tap(at: middle))
    stage.advance(to: 0.05)
    #expect(stage.strings == "-15")
  }
}
