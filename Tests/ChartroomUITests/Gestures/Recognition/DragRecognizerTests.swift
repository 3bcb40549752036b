import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("DragRecognizer")
struct DragRecognizerTests {
  @Test("the first change is at the minimum distance, and equal values are one change")
  func minimumDistance() {
    let log = Log<CGFloat>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(DragGesture().onChanged { log.entries.append($0.translation.width) })
    }
    stage.send(.down(at: .zero))
    for x: CGFloat in [4, 9, 10, 12, 12, 3] { stage.send(.moved(to: CGPoint(x: x, y: 0))) }
    #expect(log.entries == [10, 12, 3])
  }

  @Test("without a minimum distance, the press is a change, and the release ends the drag")
  func press() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).onChanged { log.entries.append("at \($0.location.x)") }
          .onEnded { log.entries.append("ended at \($0.location.x)") })
    }
    stage.send(.down(at: middle))
    #expect(log.entries == ["at 50.0"])
    stage.send(.up(at: middle))
    #expect(log.entries == ["at 50.0", "ended at 50.0"])
  }

  @Test("a drag follows the pointer that began it")
  func otherPointers() {
    let log = Log<CGFloat>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(DragGesture().onChanged { log.entries.append($0.location.x) })
    }
    stage.send([
      .down(at: middle), .down(at: .zero, pointer: 1), .moved(to: CGPoint(x: 30, y: 0), pointer: 1),
      .moved(to: CGPoint(x: 70, y: 50)), .up(at: .zero, pointer: 1),
      .moved(to: CGPoint(x: 80, y: 50)),
    ])
    #expect(log.entries == [70, 80])
  }

  @Test("the distance is that in the coordinate space of the drag")
  func spaces() {
    for (space, expected) in [(CoordinateSpace.local, 1), (.global, 2)] {
      let log = Log<CGFloat>()
      let stage = stage(width: 100, height: 100) {
        Color.red.frame(width: 50, height: 50)
          .gesture(DragGesture(coordinateSpace: space).onChanged { log.add($0.location.x) })
          .scaleEffect(2)
      }
      // 12 and 24 points of the stage are 6 and 12 points of the view.
      stage.send([.down(at: middle), .moved(to: CGPoint(x: 62, y: 50))])
      stage.send(.moved(to: CGPoint(x: 74, y: 50)))
      #expect(log.entries.count == expected)
    }
  }

  @Test(
    "a provisional drag reports from the press on, and ends unless an outer drag begins",
    arguments: [(5.0, ["0", "5", "ended"]), (10.0, ["0", "outer"])])
  func provisional(distance: Double, expected: [String]) {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red
        .gesture(
          DragGesture.provisional.onChanged { log.entries.append("\(Int($0.translation.width))") }
            .onEnded { _ in log.entries.append("ended") }
        )
        .gesture(DragGesture().onChanged { _ in log.entries.append("outer") })
    }
    let end = CGPoint(x: distance, y: 0)
    stage.send([.down(at: .zero), .moved(to: end), .up(at: end)])
    #expect(log.entries == expected)
  }

  @Test("a drag along an axis fails if it begins along the other one")
  func axes() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red
        .gesture(
          DragGesture().beginning(along: .horizontal).onEnded { _ in log.entries.append("x") }
        )
        .gesture(DragGesture().beginning(along: .vertical).onEnded { _ in log.entries.append("y") })
    }
    for end in [CGPoint(x: 0, y: 50), CGPoint(x: 50, y: 0), .zero] {
      stage.send(.drag(from: middle, to: end, steps: 1))
    }
    #expect(log.entries == ["x", "y", "y"])
  }
}
