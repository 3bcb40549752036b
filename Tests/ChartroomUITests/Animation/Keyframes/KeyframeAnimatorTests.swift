import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Keyframe animators")
struct KeyframeAnimatorTests {
  private func bar(repeating: Bool) -> Stage {
    stage(width: 100, height: 100) {
      KeyframeAnimator(initialValue: 10 as CGFloat, repeating: repeating) { width in
        Color.red.frame(width: width, height: 10)
      } keyframes: { _ in
        LinearKeyframe(30, duration: 1)
        LinearKeyframe(0, duration: 1)
      }
    }
  }

  private func width(of stage: Stage, at time: TimeInterval) -> CGFloat? {
    stage.advance(to: time)
    return stage.drawList().fills.first?.width
  }

  @Test("keyframes begin with the view, and repeat or end")
  func repetition() {
    let once = bar(repeating: false)
    #expect([0, 0.5, 1, 1.5].map { width(of: once, at: $0) } == [10, 20, 30, 15])
    #expect(once.isAnimating)
    #expect(width(of: once, at: 5) ?? 0 == 0)
    #expect(!once.isAnimating)
    let forever = bar(repeating: true)
    #expect([0, 0.5, 2.5, 11.5].map { width(of: forever, at: $0) } == [10, 20, 20, 15])
  }

  @Test("the value depends on the time alone, not on the frames before it")
  func reproducible() {
    let often = bar(repeating: true)
    for step in 0..<70 { often.advance(to: Double(step) / 30) }
    #expect(width(of: often, at: 7.5) == width(of: bar(repeating: true), at: 7.5))
  }

  @Test("a change of the trigger starts the keyframes from the present value")
  func trigger() {
    let stage = stage(width: 100, height: 100) { Jump() }
    #expect([0, 3].map { height(of: stage, at: $0) } == [0, 0])
    stage.send(.tap(at: middle))
    #expect([3.5, 4, 4.5].map { height(of: stage, at: $0) } == [10, 20, 10])
    stage.send(.tap(at: middle))
    #expect([5, 5.5, 6, 9].map { height(of: stage, at: $0) } == [15, 20, 10, 0])
    #expect(!stage.isAnimating)
  }

  private func height(of stage: Stage, at time: TimeInterval) -> CGFloat {
    stage.advance(to: time)
    return 50 - (stage.drawList().fills.last?.midY ?? 0)
  }

  /// A square that jumps 20 points high, in one second up and in one down.
  private struct Jump: View {
    @State private var taps = 0

    var body: some View {
      ZStack {
        Color.clear.contentShape(Rectangle()).onTapGesture { taps += 1 }
        Color.red.frame(width: 10, height: 10)
          .keyframeAnimator(initialValue: Place(), trigger: taps) { view, place in
            view.offset(y: -place.y)
          } keyframes: { _ in
            KeyframeTrack(\.y) {
              LinearKeyframe(20, duration: 1)
              LinearKeyframe(0, duration: 1)
            }
          }
          .allowsHitTesting(false)
      }
    }
  }

  private struct Place {
    var y: CGFloat = 0
  }
}
