import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("GestureContest")
struct GestureContestTests {
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

  @Test("a drag receives the frame that the view had at its start, although the view moves with it")
  func movingView() {
    let stage = stage(width: 100, height: 100) { Thrown() }
    stage.send(.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 25)))
    #expect(stage.frame(of: "card")?.origin == CGPoint(x: 40, y: 20))
  }

  @Test("the inner of two taps wins, and the outer one hears of taps beside it")
  func nested() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 20).onTapGesture { log.entries.append("inner") }
      }
      .onTapGesture { log.entries.append("outer") }
    }
    stage.send(.tap(at: middle))
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("a gesture in progress excludes the other gestures of a second touch")
  func secondTouch() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        Color.blue
        Color.red.onTapGesture { log.entries.append("tap") }
      }
      .gesture(DragGesture().onEnded { _ in log.entries.append("drag") })
    }
    let right = CGPoint(x: 80, y: 50)
    stage.send([.down(at: CGPoint(x: 10, y: 50)), .moved(to: CGPoint(x: 30, y: 50))])
    stage.send([.down(at: right, pointer: 1), .up(at: right, pointer: 1)])
    stage.send(.up(at: CGPoint(x: 30, y: 50)))
    #expect(log.entries == ["drag"])
    stage.send(.tap(at: right))
    #expect(log.entries == ["drag", "tap"])
  }

  @Test("a location in a named space is relative to where that space was when the touch began")
  func namedSpace() {
    let log = Log<CGPoint>()
    func content(_ padding: CGFloat) -> some View {
      Color.red
        .gesture(DragGesture(coordinateSpace: .named("box")).onChanged { log.add($0.location) })
        .padding(10).coordinateSpace(name: "box").padding(padding)
    }
    let stage = stage(width: 100, height: 100) { content(5) }
    stage.send([.down(at: middle), .moved(to: CGPoint(x: 70, y: 50))])
    stage.update { content(20) }
    stage.send(.moved(to: CGPoint(x: 75, y: 50)))
    #expect(log.entries == [CGPoint(x: 65, y: 45), CGPoint(x: 70, y: 45)])
  }

  @Test("beyond the horizon of a view in perspective, the location stays the last one")
  func horizon() {
    /// Returns the x coordinates of a drag in the plane of the view, from the centre to an x of 52 and on.
    func locations(to x: CGFloat) -> [CGFloat] {
      let log = Log<CGFloat>()
      let stage = stage(width: 100, height: 100) {
        Color.red
          .gesture(
            DragGesture(minimumDistance: 0).onChanged { log.add($0.location.x) }
              .onEnded { log.add($0.location.x) }
          )
          .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 1)
      }
      stage.send([.down(at: middle), .moved(to: CGPoint(x: 52, y: 50))])
      stage.send(.up(at: CGPoint(x: x, y: 50)))
      return log.entries
    }
    // The eye is at a distance of 100: a point of the plane at x has its image at x·cos / (1 + x·sin / 100),
    // relative to the centre, and the horizon is at 100·cos / sin = 57.7.
    func place(of image: CGFloat) -> CGFloat {
      50 + image / (0.5 - image * 0.75.squareRoot() / 100)
    }
    for x in [-1e6, -10, 107] as [CGFloat] {
      let found = locations(to: x)
      #expect(found.count == 3 && abs(found[2] - place(of: x - 50)) < 1e-6, "\(found)")
    }
    for x in [108, 200, 1e6] as [CGFloat] {
      let found = locations(to: x)
      #expect(found.count == 3 && abs(found[1] - place(of: 2)) < 1e-6, "\(found)")
      #expect(found.last == found.dropLast().last)
    }
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
