import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Touches during transitions")
struct TransitionHitTests {
  @Test("a view that grows is touched where it is displayed, at its own coordinates")
  func scale() {
    let log = Log<String>()
    let model = Toggle()
    let stage = stage(width: 100, height: 100) {
      Evaluated {
        ZStack {
          Color.white.onTapGesture { log.add("ground") }
          if model.isOn {
            Color.red
              .onTapGesture { log.add("\(Int($0.x)) \(Int($0.y))") }
              .transition(.scale)
          }
        }
      }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(to: 0.5)
    stage.send(.tap(at: CGPoint(x: 20, y: 50)))
    #expect(log.take() == ["ground"])
    stage.send(.tap(at: CGPoint(x: 30, y: 50)))
    #expect(log.take() == ["10 50"])
    stage.advance(to: 1)
    stage.send(.tap(at: CGPoint(x: 20, y: 50)))
    #expect(log.take() == ["20 50"])
  }
}
