import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Visibility in scroll views")
struct ScrollVisibilityTests {
  private func scroll(_ stage: Stage, by distance: CGFloat) {
    stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
    _ = stage.drawList()
  }

  @Test("a view is visible from a fraction of it on, half of it by default")
  func threshold() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
          Color.blue.frame(height: 50)
            .onScrollVisibilityChange { log.add("half \($0)") }
            .onScrollVisibilityChange(threshold: 0) { log.add("any \($0)") }
          Color.red.frame(height: 1000)
        }
      }
    }
    _ = stage.drawList()
    #expect(log.take() == ["half false", "any false"])
    scroll(stage, by: 10)
    #expect(log.take() == ["any true"])
    scroll(stage, by: 15)
    #expect(log.take() == ["half true"])
    scroll(stage, by: -1)
    #expect(log.take() == ["half false"])
    scroll(stage, by: 50)
    #expect(log.take() == ["half true"])
    scroll(stage, by: 500)
    #expect(log.take() == ["half false", "any false"])
  }

  @Test("a row that leaves a lazy stack is no longer visible")
  func lazyRows() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            Color.red.frame(height: 50)
              .onScrollVisibilityChange { if row < 2 { log.add("\(row) \($0)") } }
          }
        }
      }
    }
    _ = stage.drawList()
    #expect(log.take() == ["0 true", "1 true"])
    scroll(stage, by: 2000)
    #expect(log.take() == ["0 false", "1 false"])
  }

  @Test("outside of a scroll view, no action runs")
  func outside() {
    let log = Log<Bool>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onScrollVisibilityChange { log.add($0) }
    }
    _ = stage.drawList()
    #expect(log.entries.isEmpty)
  }

  @Test("the visible targets are those of the scroll view with ids of the type, in their order")
  func targets() {
    let numbers = Log<[Int]>()
    let names = Log<[String]>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100_000) { row in
            // The targets of other scroll views do not count.
            ScrollView(.horizontal) { HStack { Color.red.id(-1) }.scrollTargetLayout() }
              .frame(height: 40).id("row \(row)")
          }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self) { numbers.add($0) }
      .onScrollTargetVisibilityChange(idType: String.self, threshold: 1) { names.add($0) }
    }
    _ = stage.drawList()
    #expect(numbers.take() == [[0, 1, 2]])
    #expect(names.take() == [["row 0", "row 1"]])
    scroll(stage, by: 30)
    #expect(numbers.take() == [[1, 2]])
    #expect(names.take() == [["row 1", "row 2"]])
    scroll(stage, by: 4000)
    #expect(numbers.take().last == [101, 102])
    #expect(names.take().last == ["row 101", "row 102"])
    scroll(stage, by: 1)
    #expect(numbers.take() == [] && names.take() == [])
  }

  @Test("views without a target layout, or with one that is disabled, are no targets")
  func noTargets() {
    for isEnabled in [true, false] {
      let log = Log<[Int]>()
      let stage = stage(width: 100, height: 100) {
        VStack {
          ForEach(5..<7) { Color.red.frame(height: 20).id($0) }
          ScrollView {
            VStack { ForEach(0..<2) { Color.red.frame(height: 20).id($0) } }
              .scrollTargetLayout(isEnabled: isEnabled)
          }
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { log.add($0) }
      }
      _ = stage.drawList()
      #expect(log.take() == [isEnabled ? [0, 1] : []])
    }
  }

  @Test("a binding to an identifier follows the user, and not other scrolls")
  func position() {
    let id = Held<Int?>(nil)
    func content() -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 40).id($0) } }
          .scrollTargetLayout()
      }
      .scrollPosition(id: id.binding)
    }
    let stage = stage(width: 100, height: 100) { content() }
    _ = stage.drawList()
    #expect(id.value == nil)
    scroll(stage, by: 90)
    #expect(id.value == 2, "row 2 begins 10 points above the visible part")
    stage.update { content() }
    #expect(stage.frame(of: 2)?.minY == -10, "the position that was written moves nothing")
    id.value = 20
    stage.update { content() }
    #expect(stage.frame(of: 20)?.maxY == 100)
    #expect(id.value == 20)
  }
}
