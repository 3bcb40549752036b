import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Hit testing")
struct AllowsHitTestingTests {
  @Test("hidden, untouchable and invisible views let taps through to what lies behind")
  func passThrough() {
    let log = Log<String>()
    func tap<Front: View>(_ front: Front) -> [String] {
      log.entries = []
      let stage = stage(width: 100, height: 100) {
        ZStack {
          Color.red.onTapGesture { log.entries.append("back") }
          front
        }
      }
      stage.send(.tap(at: middle))
      return log.entries
    }
    let front = Color.blue.onTapGesture { log.entries.append("front") }
    #expect(tap(front) == ["front"])
    #expect(tap(front.hidden()) == ["back"])
    #expect(tap(front.opacity(0)) == ["back"])
    #expect(tap(front.allowsHitTesting(false)) == ["back"])
    #expect(tap(front.allowsHitTesting(true)) == ["front"])
    #expect(tap(front.clipShape(Rectangle().size(10))) == ["front"])
    #expect(tap(Color.clear) == ["back"])
    #expect(tap(Color.clear.contentShape(Rectangle())).isEmpty)
  }
}

extension Shape {
  /// The shape in a square of `length` points at the top left of its rectangle.
  fileprivate func size(_ length: CGFloat) -> some Shape {
    path(in: CGRect(x: 0, y: 0, width: length, height: length))
  }
}
