import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Displayed frames")
struct DisplayedFrameTests {
  private let log = Log<CGRect>()

  private func reader(in space: CoordinateSpace) -> some View {
    GeometryReader { proxy in
      let _ = log.add(proxy.frame(in: space))
      Color.red
    }
  }

  @Test("a named space is that of the nearest ancestor with the name, an unknown name is global")
  func names() {
    for (name, expected) in [
      ("inner", CGPoint(x: 3, y: 3)), ("outer", CGPoint(x: 8, y: 8)),
      ("other", CGPoint(x: 10, y: 10)),
    ] {
      let stage = stage(width: 60, height: 60) {
        reader(in: .named(name)).padding(3).coordinateSpace(.named("inner")).padding(5)
          .coordinateSpace(name: "outer").padding(2).coordinateSpace(name: "inner")
      }
      _ = stage.drawList()
      #expect(log.take().last?.origin == expected)
    }
  }

  @Test("transforms outside of a named space do not matter, those inside do")
  func transforms() {
    let stage = stage(width: 40, height: 40) {
      reader(in: .named("space")).frame(width: 10, height: 10).scaleEffect(2, anchor: .topLeading)
        .coordinateSpace(.named("space")).rotationEffect(.degrees(30))
    }
    _ = stage.drawList()
    #expect(log.take().last == CGRect(0, 0, 20, 20))
  }

  @Test("a reader in perspective receives the box around its corners; behind the eye, an empty one")
  func perspectiveFrames() {
    func frame(_ projection: ProjectionTransform) -> CGRect? {
      _ = stage(width: 100, height: 60) { reader(in: .global).projectionEffect(projection) }
        .drawList()
      return log.take().last
    }
    var leaning = ProjectionTransform()
    leaning.m13 = 0.01
    #expect(frame(leaning) == CGRect(0, 0, 50, 60))
    leaning.m33 = -5
    #expect(frame(leaning)?.isEmpty == true)
    #expect(frame(leaning)?.minX == 0)
  }

  @Test("a frame is where offsets, transforms and a scroll view display it, in their order")
  func effects() {
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 40)
          reader(in: .global).frame(width: 10, height: 10).offset(x: 5).scaleEffect(3)
          Color.clear.frame(height: 200)
        }
      }
    }
    _ = stage.drawList()
    #expect(log.take().last == CGRect(50, 30, 30, 30))
    stage.scroll(at: middle, by: CGSize(width: 0, height: 25))
    _ = stage.drawList()
    #expect(log.take().last == CGRect(50, 5, 30, 30))
  }
}
