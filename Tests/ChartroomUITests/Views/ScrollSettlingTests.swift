import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Places at which scroll views come to rest")
struct ScrollSettlingTests {
  /// Five cards of 60 points in a scroll view of 100 × 50 points.
  private func row<Behavior: ScrollTargetBehavior>(
    _ behavior: Behavior, margin: CGFloat = 0, direction: LayoutDirection = .leftToRight,
    id: Binding<Int?> = .constant(nil)
  ) -> Stage {
    stage(width: 100, height: 50) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<5) { Color.red.frame(width: 60).id($0) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
      .scrollPosition(id: id)
      .environment(\.layoutDirection, direction)
    }
  }

  private func drag(_ stage: Stage, by distance: CGFloat) {
    stage.send(.drag(from: CGPoint(x: 50, y: 25), to: CGPoint(x: 50 + distance, y: 25)))
    stage.advance(to: stage.time + 1)
    _ = stage.drawList()
  }

  @Test("pages end at multiples of the size of the scroll view, one for each drag")
  func pages() {
    let stage = row(.paging)
    drag(stage, by: -40)
    #expect(stage.frame(of: 0)?.minX == 0)
    drag(stage, by: -60)
    #expect(stage.frame(of: 2)?.minX == 20)
    drag(stage, by: -60)
    #expect(stage.frame(of: 4)?.minX == 40)
    drag(stage, by: 190)
    #expect(stage.frame(of: 2)?.minX == 20)
  }

  @Test("the last page ends with the content")
  func lastPage() {
    func stage(_ length: CGFloat) -> Stage {
      ChartroomUITests.stage(width: 100, height: 50) {
        ScrollView(.horizontal) { Color.red.frame(width: length).id(0) }
          .scrollTargetBehavior(.paging)
      }
    }
    let short = stage(240)
    drag(short, by: -90)
    drag(short, by: -30)
    #expect(short.frame(of: 0)?.minX == -140)
    drag(short, by: 10)
    #expect(short.frame(of: 0)?.minX == -140)
    drag(short, by: 30)
    #expect(short.frame(of: 0)?.minX == -100)
  }

  /// Moves a pointer by a distance of the last 10 points with a velocity of 500 points a second, and releases it.
  private func fling(_ stage: Stage, _ sign: CGFloat) {
    let start = stage.time
    func at(_ x: CGFloat) -> CGPoint { CGPoint(x: 50 + sign * x, y: 25) }
    stage.send([
      .down(at: at(0), time: start), .moved(to: at(20), time: start + 0.04),
      .up(at: at(30), time: start + 0.06),
    ])
  }

  @Test(
    "a fast drag goes on, and the content moves to its place",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func velocity(direction: LayoutDirection) {
    let stage = row(.paging, direction: direction)
    _ = stage.drawList()
    // The second card is visible before and after the movement.
    let start = stage.frame(of: 1)?.minX ?? .nan
    let sign: CGFloat = direction == .leftToRight ? -1 : 1
    func distance() -> CGFloat { sign * ((stage.frame(of: 1)?.minX ?? .nan) - start) }
    fling(stage, sign)
    stage.advance(to: 0.2)
    _ = stage.drawList()
    #expect(distance() > 31 && distance() < 99)
    stage.advance(to: 1)
    _ = stage.drawList()
    #expect(distance() == 100)
  }

  @Test("content that is touched while it comes to rest goes on from where it is")
  func touched() {
    let stage = row(.paging)
    fling(stage, -1)
    stage.send(.down(at: CGPoint(x: 50, y: 25), time: 0.1))
    stage.advance(to: 0.2)
    let before = stage.drawList().fills.map(\.minX).max() ?? .nan
    stage.send(.moved(to: CGPoint(x: 38, y: 25), time: 0.2))
    let after = stage.drawList().fills.map(\.minX).max() ?? .nan
    // Cards are 60 points wide, and another one can be the last.
    let distance = (before - after).truncatingRemainder(dividingBy: 60)
    #expect(abs(distance - 12) < 0.6 || abs(distance + 48) < 0.6)
  }

  @Test("a drag that is cancelled comes to rest, and other pointers do not move the content again")
  func ends() {
    let stage = row(.paging)
    stage.send(.down(at: CGPoint(x: 80, y: 25)))
    stage.send(.moved(to: CGPoint(x: 60, y: 25)))
    stage.send(.cancelled)
    stage.advance(to: 1)
    #expect(stage.frame(of: 0)?.minX == 0)
    let aligned = row(.viewAligned)
    aligned.send(.down(at: CGPoint(x: 20, y: 10), pointer: 1))
    fling(aligned, -1)
    let place = aligned.frame(of: 4)?.minX
    aligned.send(.moved(to: CGPoint(x: 22, y: 10), pointer: 1, time: 0.1))
    aligned.send(.moved(to: CGPoint(x: 24, y: 10), pointer: 1, time: 0.15))
    #expect(aligned.frame(of: 4)?.minX == place)
  }

  @Test("views are aligned with the edge behind the margin, and the position follows them")
  func views() {
    let id = Held<Int?>(nil)
    let stage = row(.viewAligned, margin: 8, id: id.binding)
    drag(stage, by: -40)
    #expect(stage.frame(of: 1)?.minX == 8)
    #expect(id.value == 1)
    drag(stage, by: -20)
    #expect(stage.frame(of: 1)?.minX == 8)
    drag(stage, by: -95)
    #expect(stage.frame(of: 3)?.minX == 8)
    #expect(id.value == 3)
    // The position is that of the view at the margin, and not at the edge.
    let wide = Held<Int?>(nil)
    drag(row(.viewAligned, margin: 40, id: wide.binding), by: -50)
    #expect(wide.value == 1)
    let single = row(.viewAligned(limitBehavior: .alwaysByOne))
    drag(single, by: -95)
    #expect(single.frame(of: 1)?.minX == 0)
  }

  @Test("content that begins at the right edge comes to rest there")
  func rightToLeft() {
    let id = Held<Int?>(0)
    let stage = row(.viewAligned, margin: 8, direction: .rightToLeft, id: id.binding)
    _ = stage.drawList()
    #expect(stage.frame(of: 0)?.maxX == 92)
    drag(stage, by: 40)
    #expect(stage.frame(of: 1)?.maxX == 92)
    #expect(id.value == 1)
  }

  @Test("a rule of an app receives the movement, and scroll views inside have none")
  func ownRule() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) { Color.red.frame(width: 400, height: 50).id("row") }
          Color.blue.frame(width: 100, height: 250).id("last")
        }
      }
      .scrollTargetBehavior(Half(log: log))
    }
    drag(stage, by: -30)
    #expect(stage.frame(of: "row")?.minX == -30)
    #expect(log.take() == [])
    stage.send(.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 40)))
    stage.advance(to: stage.time + 1)
    #expect(log.take() == ["0.0 50.0 (100.0, 300.0) (100.0, 100.0)"])
    #expect(stage.frame(of: "row")?.minY == -25)
  }
}

/// A rule that halves each movement.
private struct Half: ScrollTargetBehavior {
  let log: Log<String>

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    MainActor.assumeIsolated {
      log.add(
        "\(target.rect.minX) \(target.rect.minY) "
          + "(\(context.contentSize.width), \(context.contentSize.height)) "
          + "(\(context.containerSize.width), \(context.containerSize.height))")
    }
    target.rect.origin.y /= 2
  }
}
