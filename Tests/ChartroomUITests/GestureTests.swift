import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Gestures")
struct GestureTests {
  @MainActor
  private final class Log {
    var entries: [String] = []
  }

  private static let middle = CGPoint(x: 50, y: 50)

  private static func stage<Content: View>(@ViewBuilder content: () -> Content) -> Stage {
    ChartroomUITests.stage(width: 100, height: 100, content: content)
  }

  @Test("two taps make a double tap, and one does not")
  func doubleTap() {
    let log = Log()
    let stage = Self.stage { Color.red.onTapGesture(count: 2) { log.entries.append("two") } }
    stage.send(.tap(at: Self.middle))
    #expect(log.entries.isEmpty)
    stage.send(.tap(at: Self.middle))
    #expect(log.entries == ["two"])
    stage.send(.tap(at: Self.middle))
    #expect(log.entries == ["two"])
  }

  @Test("the inner of two taps wins, and the outer one hears of taps beside it")
  func nested() {
    let log = Log()
    let stage = Self.stage {
      ZStack {
        Color.red
        Color.blue.frame(width: 20, height: 20).onTapGesture { log.entries.append("inner") }
      }
      .onTapGesture { log.entries.append("outer") }
    }
    stage.send(.tap(at: Self.middle))
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(log.entries == ["inner", "outer"])
  }

  @Test("an outer drag takes over from an inner tap once the pointer moves")
  func dragOverTap() {
    let log = Log()
    let stage = Self.stage {
      Color.red.onTapGesture { log.entries.append("tap") }
        .gesture(DragGesture().onEnded { log.entries.append("\($0.translation.width)") })
    }
    stage.send(.drag(from: Self.middle, to: CGPoint(x: 80, y: 50)))
    #expect(log.entries == ["30.0"])
    stage.send(.tap(at: Self.middle))
    #expect(log.entries == ["30.0", "tap"])
  }

  @Test("a cancelled touch ends without effect")
  func cancelled() {
    let log = Log()
    let stage = Self.stage {
      Color.red.onTapGesture { log.entries.append("tap") }
        .gesture(DragGesture().onEnded { _ in log.entries.append("drag") })
    }
    stage.send([.down(at: Self.middle), .cancelled, .up(at: Self.middle)])
    stage.send([
      .down(at: Self.middle), .moved(to: .zero), .cancelled, .moved(to: Self.middle),
      .up(at: Self.middle),
    ])
    stage.send([.up(at: Self.middle), .moved(to: .zero)])
    #expect(log.entries.isEmpty)
  }

  @Test("hidden, untouchable and invisible views let taps through to what lies behind")
  func passThrough() {
    let log = Log()
    func tap<Front: View>(_ front: Front) -> [String] {
      log.entries = []
      let stage = Self.stage {
        ZStack {
          Color.red.onTapGesture { log.entries.append("back") }
          front
        }
      }
      stage.send(.tap(at: Self.middle))
      return log.entries
    }
    let front = Color.blue.onTapGesture { log.entries.append("front") }
    #expect(tap(front) == ["front"])
    #expect(tap(front.hidden()) == ["back"])
    #expect(tap(front.opacity(0)) == ["back"])
    #expect(tap(front.allowsHitTesting(false)) == ["back"])
    #expect(tap(front.allowsHitTesting(true)) == ["front"])
    #expect(tap(front.clipShape(Rectangle().size(10))) == ["back"])
    #expect(tap(Color.clear) == ["back"] || tap(Color.clear).isEmpty)
  }

  @Test("a content shape is where a view is touched: no less and no more")
  func contentShape() {
    let log = Log()
    let stage = Self.stage {
      VStack(spacing: 0) {
        Color.red.contentShape(Circle()).onTapGesture { log.entries.append("circle") }
        HStack {
          Color.red.frame(width: 1, height: 1)
          Spacer()
        }
        .frame(height: 50).contentShape(Rectangle()).onTapGesture { log.entries.append("row") }
      }
    }
    stage.send(.tap(at: CGPoint(x: 2, y: 2)))
    #expect(log.entries.isEmpty)
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    stage.send(.tap(at: CGPoint(x: 90, y: 90)))
    #expect(log.entries == ["circle", "row"])
  }

  @Test("a drag is told where the view stood when it began, though the view moves with it")
  func movingView() {
    let stage = Self.stage { Thrown() }
    stage.send(.drag(from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 25)))
    #expect(stage.frame(of: "card")?.origin == CGPoint(x: 40, y: 20))
  }

  @Test("a view that is removed during a touch hears no more of it")
  func removedDuringTouch() {
    let log = Log()
    func content(_ isShown: Bool) -> some View {
      ZStack {
        if isShown { Color.red.onTapGesture { log.entries.append("tap") } }
      }
    }
    let stage = Self.stage { content(true) }
    stage.send(.down(at: Self.middle))
    stage.update { content(false) }
    stage.send(.up(at: Self.middle))
    #expect(log.entries.isEmpty)
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

extension Shape {
  /// The shape in a square of `length` points at the top left of its rectangle.
  fileprivate func size(_ length: CGFloat) -> some Shape {
    path(in: CGRect(x: 0, y: 0, width: length, height: length))
  }
}
