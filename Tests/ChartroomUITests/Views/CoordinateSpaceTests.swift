import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("coordinate spaces")
struct CoordinateSpaceTests {
  private let log = Log<CGRect>()

  @Test("a drag is measured in a named space")
  func gestures() {
    let points = Log<CGPoint>()
    let stage = stage(width: 100, height: 100) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("space"))
          .onChanged { points.add($0.location) }
      )
      .padding(10).coordinateSpace(.named("space")).padding(5)
    }
    stage.send(.down(at: CGPoint(x: 50, y: 60)))
    #expect(points.take() == [CGPoint(x: 45, y: 55)])
  }

  @Test(
    "content that reads only the size is not evaluated when the reader moves",
    arguments: [(nil, 0), (.local, 0), (.global, 1)] as [(Space?, Int)])
  func sizeOnly(space: Space?, evaluations: Int) {
    let stage = stage(width: 40, height: 40) {
      HStack(spacing: 0) {
        Widening()
        GeometryReader { proxy in
          let frame = space.map { proxy.frame(in: $0 == .global ? .global : .local) }
          let _ = log.add(frame ?? CGRect(origin: .zero, size: proxy.size))
          Color.red
        }
        .frame(width: 10)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    _ = stage.drawList()
    #expect(log.take().count == 1)
    stage.send(.tap(at: CGPoint(x: 5, y: 20)))
    _ = stage.drawList()
    #expect(log.take().count == evaluations)
  }
}

enum Space { case local, global }

/// A view that becomes wider when it is tapped.
private struct Widening: View {
  @State private var width: CGFloat = 10

  var body: some View { Color.blue.frame(width: width).onTapGesture { width += 5 } }
}
