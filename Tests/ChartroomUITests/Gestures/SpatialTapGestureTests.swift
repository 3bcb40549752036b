import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Taps with a location")
struct SpatialTapGestureTests {
  @Test("the location is that of the release, in the space of the view or of the stage")
  func location() {
    let log = Log<CGPoint>()
    func add(_ point: CGPoint) { log.entries.append(point) }
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Color.red.onTapGesture(coordinateSpace: .global) { add($0) }
        Color.blue.onTapGesture { point in add(point) }
        Color.green.gesture(SpatialTapGesture(count: 2).onEnded { add($0.location) })
        Color.gray.onTapGesture(count: 2, coordinateSpace: .global, perform: add)
      }
    }
    for y: CGFloat in [20, 40, 60, 80] {
      for _ in 1...2 {
        stage.send([.down(at: CGPoint(x: 9, y: y)), .up(at: CGPoint(x: 10, y: y + 1))])
      }
    }
    #expect(
      log.entries == [
        CGPoint(x: 10, y: 21), CGPoint(x: 10, y: 21), CGPoint(x: 10, y: 16),
        CGPoint(x: 10, y: 16), CGPoint(x: 10, y: 11), CGPoint(x: 10, y: 81),
      ])
  }
}
