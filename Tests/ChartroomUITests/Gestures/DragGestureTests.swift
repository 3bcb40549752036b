import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Drags")
struct DragGestureTests {
  @Test("an outer drag takes over from an inner tap once the pointer moves")
  func dragOverTap() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Color.red.onTapGesture { log.entries.append("tap") }
        .gesture(DragGesture().onEnded { log.entries.append("\($0.translation.width)") })
    }
    stage.send(.drag(from: middle, to: CGPoint(x: 80, y: 50)))
    #expect(log.entries == ["30.0"])
    stage.send(.tap(at: middle))
    #expect(log.entries == ["30.0", "tap"])
  }

  @Test("a drag is told where the view stood when it began, though the view moves with it")
  func movingView() {
    let stage = stage(width: 100, height: 100) { Thrown() }
    stage.send(.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 25)))
    #expect(stage.frame(of: "card")?.origin == CGPoint(x: 40, y: 20))
  }

  @Test("a drag reaches the view under its start and tells its way")
  func drag() {
    let stage = stage(width: 200, height: 20) { Slider() }
    stage.send(.drag(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 65, y: 12)))
    #expect(stage.frame(of: "knob")?.minX == 60)
  }
}

private struct Thrown: View {
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.gray
      Color.red.frame(width: 10, height: 10).id("card")
        .gesture(DragGesture().onChanged { offset = $0.translation })
        .offset(offset)
    }
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
