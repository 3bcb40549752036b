import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Drags")
struct DragGestureTests {
  @Test("a drag reaches the view under its start and tells its way")
  func drag() {
    let stage = stage(width: 200, height: 20) { Slider() }
    stage.send(.drag(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 65, y: 12)))
    #expect(stage.frame(of: "knob")?.minX == 60)
  }

  @Test("the actions of a drag are those of the last evaluation")
  func lastEvaluation() {
    let log = Log<String>()
    func content(_ step: Int) -> some View {
      Color.red.gesture(
        DragGesture().onChanged { _ in log.entries.append("changed in \(step)") }
          .onEnded { _ in log.entries.append("ended in \(step)") })
    }
    let stage = stage(width: 100, height: 100) { content(1) }
    stage.send([.down(at: middle), .moved(to: .zero)])
    stage.update { content(2) }
    stage.send(.moved(to: CGPoint(x: 1, y: 0)))
    stage.update { content(3) }
    stage.send(.up(at: .zero))
    #expect(log.entries == ["changed in 1", "changed in 2", "ended in 3"])
  }

  @Test("the value holds time, velocity and a prediction, in the space of the view or of the stage")
  func value() throws {
    let log = Log<DragGesture.Value>()
    func content(_ space: CoordinateSpace) -> some View {
      Color.red.gesture(DragGesture(coordinateSpace: space).onEnded { log.entries.append($0) })
        .padding(10)
    }
    for (space, inset) in [(CoordinateSpace.local, 10.0), (.global, 0)] {
      let stage = stage(width: 100, height: 100) { content(space) }
      stage.send([
        .down(at: CGPoint(x: 20, y: 50), time: 1), .moved(to: CGPoint(x: 30, y: 50), time: 1.05),
        .moved(to: CGPoint(x: 50, y: 40), time: 1.25), .moved(to: CGPoint(x: 60, y: 36), time: 1.3),
        .up(at: CGPoint(x: 60, y: 36), time: 1.3),
      ])
      let value = try #require(log.entries.last)
      #expect(value.time.timeIntervalSinceReferenceDate == 1.3)
      #expect(value.startLocation == CGPoint(x: 20 - inset, y: 50 - inset))
      #expect(value.location == CGPoint(x: 60 - inset, y: 36 - inset))
      #expect(value.translation == CGSize(width: 40, height: -14))
      // 10 points to the right and 4 up in the last 0.05 seconds.
      #expect(abs(value.velocity.width - 200) < 1e-9 && abs(value.velocity.height + 80) < 1e-9)
      #expect(abs(value.predictedEndLocation.x - (110 - inset)) < 1e-9)
      #expect(abs(value.predictedEndTranslation.height + 34) < 1e-9)
    }
    let stage = stage(width: 100, height: 100) { content(.local) }
    stage.send(.drag(from: middle, to: CGPoint(x: 80, y: 50)))
    #expect(log.entries.last?.velocity == .zero)
  }
}

private struct Slider: View {
  @State private var position: CGFloat = 0

  var body: some View {
    ZStack(alignment: .leading) {
      Color.gray
      Color.red.frame(width: 10).id("knob").offset(x: position)
    }
    .gesture(DragGesture().onChanged { position = $0.translation.width })
  }
}
