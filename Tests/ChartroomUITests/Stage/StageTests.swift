import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Stage")
struct StageTests {
  @Test("the clock moves forward only when it is told to")
  func clock() {
    let stage = stage { EmptyView() }
    stage.advance(to: 2)
    stage.advance(to: 1)
    #expect(stage.time == 2)
  }

  @Test("an unchanged stage hands out the same list without any work")
  func unchanged() {
    let stage = stage(width: 100, height: 100) { Nesting() }
    let first = stage.drawList()
    let counts = stage.counts
    #expect(stage.drawList() == first)
    #expect(stage.counts == counts)
  }

  @Test("a stage that is let go of frees its content, in the middle of a touch too")
  func leaks() {
    weak var name: Name?
    do {
      let held = Name("x")
      name = held
      let stage = stage(width: 20, height: 20) {
        NameEditor(name: held).overlay { GeometryReader { _ in Text(held.text) } }
          .environment(held)
      }
      _ = stage.drawList()
      stage.send(.down(at: CGPoint(x: 10, y: 10)))
    }
    #expect(name == nil)
  }

  @Test("a view that changes its size each time it is placed is named as well")
  func restlessLayout() throws {
    let stage = stage(height: 10) { Growing() }
    _ = stage.drawList()
    #expect(
      try #require(throws: UnsettledError.self) { try stage.checkSettled() }.view == "Growing")
  }

  @Test("views that write state until they are content settle", arguments: [1, 20])
  func settled(steps: Int) throws {
    let stage = stage(height: 10) { Growing(most: CGFloat(steps)) }
    #expect(stage.size.width == CGFloat(steps))
    try stage.checkSettled()
  }
}

/// As wide as it was the last time and one more, up to a limit.
private struct Growing: View {
  var most = CGFloat.infinity
  @State private var width: CGFloat = 1

  var body: some View {
    GeometryReader { proxy in
      let _ = grow(from: proxy.size.width)
      Color.red
    }
    .frame(width: width)
  }

  private func grow(from placed: CGFloat) {
    if placed == width, width < most { width += 1 }
  }
}
