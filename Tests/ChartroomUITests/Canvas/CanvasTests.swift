import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Canvases")
struct CanvasTests {
  @Test("a canvas takes the proposed size, and 10 points where none is proposed")
  func sizes() {
    #expect(
      stageSize(width: 70, height: 30) { Canvas { _, _ in } } == CGSize(width: 70, height: 30))
    #expect(stageSize { Canvas { _, _ in } } == CGSize(width: 10, height: 10))
    #expect(stageSize(width: 40) { Canvas { _, _ in } } == CGSize(width: 40, height: 10))
  }

  @Test("the renderer gets the size of the canvas, and its drawing is clipped to the frame")
  func drawing() {
    let list = stage(width: 60, height: 40) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 20, height: 10)
    }.drawList()
    #expect(
      list.description == """
        group clip rect 0,0 20x10 {
          fill #FF383C rect 0,0 20x10
        }

        """)
  }

  @Test("a canvas that draws nothing is empty, and is touched in its whole frame")
  func nothing() {
    #expect(stage(width: 10, height: 10) { Canvas { _, _ in } }.drawList().isEmpty)
    let log = Log<String>()
    let stage = stage(width: 100, height: 100) {
      Canvas { _, _ in
      } symbols: {
        Color.red.frame(width: 100, height: 100).onTapGesture { log.add("symbol") }
      }
      .onTapGesture { log.add("canvas") }
    }
    stage.send(.tap(at: middle))
    #expect(log.entries == ["canvas"])
  }

  @Test("state and models that the renderer reads draw the canvas again, without a layout")
  func reads() {
    let name = Name("ann")
    let stage = stage(width: 100, height: 100) { Sketch(name: name) }
    #expect(stage.drawList().strings == ["ann 0"])
    let bodies = stage.counts.bodies
    name.text = "eve"
    #expect(stage.drawList().strings == ["eve 0"])
    stage.send(.tap(at: middle))
    #expect(stage.drawList().strings == ["eve 1"])
    #expect(stage.counts.bodies == bodies)
  }

  @Test("a new renderer from the body draws the canvas again")
  func update() {
    let stage = stage(width: 100, height: 100) { Counted() }
    #expect(stage.drawList().strings == ["0"])
    stage.send(.tap(at: middle))
    #expect(stage.drawList().strings == ["1"])
  }

  @Test("a renderer has the environment of the canvas")
  func environment() {
    let list = stage(width: 100, height: 100) {
      Canvas { context, size in
        context.draw(Text("a"), in: CGRect(origin: .zero, size: size))
        context.fill(Path(CGRect(0, 50, 10, 10)), with: .foreground)
        #expect(context.environment.colorScheme == .dark)
      }
      .font(.system(size: 30)).foregroundStyle(.green).environment(\.colorScheme, .dark)
    }.drawList()
    #expect(list.texts.map(\.frame.height) == [36])
    #expect(list.description.contains("fill #30D158 rect 0,50 10x10"))
  }
}

/// A drawing of a name and the number of taps, which only the renderer reads.
private struct Sketch: View {
  let name: Name
  @State private var count = 0

  var body: some View {
    Canvas { context, _ in context.draw(Text("\(name.text) \(count)"), at: .zero) }
      .onTapGesture { count += 1 }
  }
}

/// A drawing of the number of taps, which the body reads.
private struct Counted: View {
  @State private var count = 0

  var body: some View {
    let text = "\(count)"
    Canvas { context, _ in context.draw(Text(text), at: .zero) }.onTapGesture { count += 1 }
  }
}
