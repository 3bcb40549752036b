import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Phase animators")
struct PhaseAnimatorTests {
  /// A stage with a bar whose width is its phase, animated linearly for one second a phase.
  private func bar(
    _ phases: [CGFloat], animation: Animation? = .linear(duration: 1)
  ) -> Stage {
    stage(width: 100, height: 100) {
      PhaseAnimator(phases) { width in
        Color.red.frame(width: width, height: 10)
      } animation: { _ in
        animation
      }
    }
  }

  private func width(of stage: Stage, at time: TimeInterval) -> CGFloat? {
    stage.advance(to: time)
    return stage.drawList().fills.first?.width
  }

  @Test("phases repeat without end, each for the time of the animation to it")
  func cycle() {
    let stage = bar([10, 30, 20])
    let widths = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 6.5].map { width(of: stage, at: $0) }
    #expect(widths == [10, 20, 30, 25, 20, 15, 10, 20, 20])
  }

  @Test("the picture depends on the time alone, not on the frames before it")
  func reproducible() {
    let often = bar([10, 30, 20], animation: .bouncy)
    for step in 0..<70 { often.advance(to: Double(step) / 30) }
    for time in [2.4, 7.77] {
      #expect(
        width(of: often, at: time) == width(of: bar([10, 30, 20], animation: .bouncy), at: time))
    }
  }

  @Test("a phase without animation lasts for a frame, and an endless animation never ends")
  func oddAnimations() {
    let jumping = bar([10, 30], animation: nil)
    #expect([0, 0.01, 0.02, 0.04].map { width(of: jumping, at: $0) } == [30, 30, 10, 30])
    let endless = bar(
      [10, 30, 90], animation: .linear(duration: 1).repeatForever(autoreverses: true))
    #expect([0, 0.5, 1, 2, 10].map { width(of: endless, at: $0) } == [10, 20, 30, 10, 10])
  }

  @Test("one phase and no phases are not animated")
  func fewPhases() {
    #expect([0, 5].map { width(of: bar([10]), at: $0) } == [10, 10])
    #expect(width(of: bar([]), at: 5) == nil)
  }

  @Test("a change of the trigger starts the phases once, and again during the sequence")
  func trigger() {
    let stage = stage(width: 100, height: 100) { Triggered() }
    #expect(width(of: stage, at: 0) == 10)
    #expect(width(of: stage, at: 5) == 10)
    stage.send(.tap(at: middle))
    #expect(
      [5.5, 6, 6.5, 7, 7.5, 8, 20].map { width(of: stage, at: $0) } == [20, 30, 25, 20, 15, 10, 10])
    stage.send(.tap(at: middle))
    #expect(width(of: stage, at: 21.5) == 25)
    stage.send(.tap(at: middle))
    #expect([22.5, 24.5, 30].map { width(of: stage, at: $0) } == [30, 10, 10])
  }

  private struct Triggered: View {
    @State private var taps = 0

    var body: some View {
      ZStack {
        Color.clear.contentShape(Rectangle()).onTapGesture { taps += 1 }
        Color.red.phaseAnimator([10, 30, 20] as [CGFloat], trigger: taps) { view, width in
          view.frame(width: width, height: 10)
        } animation: { _ in
          .linear(duration: 1)
        }
        .allowsHitTesting(false)
      }
    }
  }

  @Test("the content keeps its state, and a removed animator stops")
  func life() {
    let stage = stage(width: 100, height: 100) { Removable() }
    stage.advance(to: 0.5)
    stage.send(.tap(at: middle))
    stage.advance(to: 1.5)
    #expect(stage.drawList().strings == ["1"])
    stage.send(.tap(at: CGPoint(x: 50, y: 99)))
    stage.advance(to: 3)
    #expect(stage.drawList().strings == [])
    let bodies = stage.counts.bodies
    stage.advance(to: 10)
    #expect(stage.counts.bodies == bodies)
  }

  private struct Removable: View {
    @State private var isOn = true

    var body: some View {
      VStack(spacing: 0) {
        if isOn {
          Counter().phaseAnimator([0.5, 1]) { $0.opacity($1) }
        } else {
          Color.clear
        }
        Color.red.frame(height: 10).onTapGesture { isOn = false }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)").frame(width: 100, height: 90).contentShape(Rectangle())
        .onTapGesture { count += 1 }
    }
  }
}
