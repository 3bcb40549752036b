import ChartroomUI
import Foundation
import Graphics
import Observation
import TestSupport
import Testing

/// State that tests change from outside of the views.
@Observable
final class Toggle {
  var isOn = false
  var step = 0
}

/// A view whose closure is its body, so that it is evaluated when state changes.
struct Evaluated<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

/// The presented values of views during an animation.
@MainActor
@Suite("ValueMotion")
struct ValueMotionTests {
  let model = Toggle()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Evaluated(content: content) }
    _ = stage.drawList()
    return stage
  }

  /// Returns the x coordinate of the view `dot` at each of some times.
  private func xs(_ stage: Stage, at times: [TimeInterval]) -> [CGFloat] {
    times.map {
      stage.advance(to: $0)
      return stage.frame(of: "dot")?.minX ?? -1
    }
  }

  @Test("an offset moves with the clock, without bodies and measurements")
  func offset() {
    let stage = stage {
      Color.red.frame(width: 10, height: 10).id("dot").offset(x: model.isOn ? 80 : 0)
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    let (bodies, sizes) = (stage.counts.bodies, stage.counts.measurements)
    #expect(xs(stage, at: [0, 0.25, 0.5, 1]) == [0, 20, 40, 80])
    #expect(stage.counts.bodies == bodies)
    #expect(stage.counts.measurements == sizes)
    #expect(!stage.isAnimating)
  }

  @Test("views move to their new places, and the layout is computed once")
  func layout() {
    let stage = stage {
      HStack(spacing: 0) {
        if model.isOn { Color.blue.frame(width: 40) }
        Color.red.frame(width: 20).id("dot")
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    let sizes = stage.counts.measurements
    #expect(xs(stage, at: [0, 0.5, 1]) == [0, 20, 40])
    #expect(stage.counts.measurements == sizes)
  }

  @Test("a shape grows with its frame")
  func growth() {
    let stage = stage { Color.red.frame(width: model.isOn ? 100 : 20, height: 10) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(to: 0)
    stage.advance(to: 0.5)
    #expect(stage.drawList().description.contains("rect 0,0 60x10"), "\(stage.drawList())")
  }

  @Test("opacity, colours and radii are interpolated")
  func values() {
    let stage = stage {
      RoundedRectangle(cornerRadius: model.isOn ? 10 : 0).fill(model.isOn ? Color.white : .black)
        .opacity(model.isOn ? 1 : 0.5)
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    stage.advance(to: 0.5)
    let text = stage.drawList().description
    #expect(text.hasPrefix("group opacity 0.75 {\n  fill #808080 M 92,0 C "), "\(text)")
  }

  @Test("a change without an animation takes effect at once")
  func plain() {
    let stage = stage { Color.red.frame(width: 10).id("dot").offset(x: model.isOn ? 80 : 0) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    #expect(xs(stage, at: [0, 0.5]) == [0, 40])
    model.isOn = false
    #expect(xs(stage, at: [0.5]) == [0])
    #expect(!stage.isAnimating)
  }

  @Test("a spring that is redirected keeps its place and its velocity")
  func spring() {
    let stage = stage { Color.red.frame(width: 10).id("dot").offset(x: model.isOn ? 8000 : 0) }
    let spring = Spring(duration: 1, bounce: 0.2)
    withAnimation(.spring(spring)) { model.isOn = true }
    #expect(abs(xs(stage, at: [0, 0.3])[1] - spring.value(target: 8000.0, time: 0.3)) <= 1)
    withAnimation(.spring(spring)) { model.isOn = false }
    let place = spring.value(target: 8000.0, time: 0.3)
    let velocity = spring.velocity(target: 8000.0, time: 0.3)
    let expected = [0, 0.1, 0.2, 0.5].map {
      (place + spring.value(target: -place, initialVelocity: velocity, time: $0)).rounded()
    }
    let found = xs(stage, at: [0.3, 0.4, 0.5, 0.8])
    for (found, expected) in zip(found, expected) { #expect(abs(found - expected) <= 1) }
    #expect(xs(stage, at: [30]) == [0])
  }

  @Test("curves add when they are redirected")
  func curves() {
    let stage = stage { Color.red.frame(width: 10).id("dot").offset(x: model.isOn ? 80 : 0) }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = xs(stage, at: [0, 0.5])
    withAnimation(.linear(duration: 1)) { model.isOn = false }
    #expect(xs(stage, at: [0.5, 0.75, 1, 1.25, 1.5]) == [40, 40, 40, 20, 0])
  }

  @Test("writes in different transactions do not mix")
  func transactions() {
    struct Two: View {
      @State var first: CGFloat = 0
      @State var second: CGFloat = 0
      var body: some View {
        ZStack {
          Color.red.frame(width: 10, height: 10).id("dot").offset(x: first)
          Color.red.frame(width: 10, height: 10).id("other").offset(x: second)
        }
        .contentShape(Rectangle())
        .onTapGesture {
          withAnimation(.linear(duration: 1)) { first = 20 }
          second = 20
        }
      }
    }
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Two() }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    #expect(stage.frame(of: "dot")?.minX == 0)
    #expect(stage.frame(of: "other")?.minX == 20)
    stage.advance(to: 1)
    #expect(stage.frame(of: "dot")?.minX == 20)
  }
}
