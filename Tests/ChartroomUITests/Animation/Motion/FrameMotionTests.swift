import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("FrameMotion")
struct FrameMotionTests {
  private let model = Toggle()

  private func stage<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> Stage {
    let stage = ChartroomUITests.stage(width: 100, height: 100) { Evaluated(content: content) }
    _ = stage.drawList()
    return stage
  }

  @Test("frames are vectors of four components")
  func vectors() {
    let one = FrameVector(CGRect(1, 2, 4, 8))
    let other = FrameVector(CGRect(16, 32, 64, 128))
    #expect(one + other == FrameVector(CGRect(17, 34, 68, 136)))
    #expect(other - one == FrameVector(CGRect(15, 30, 60, 120)))
    #expect(one.scaled(by: 3) == FrameVector(CGRect(3, 6, 12, 24)))
    #expect(one - one == .zero && one + .zero == one && FrameVector() == .zero)
    #expect(one.magnitudeSquared == 1 + 4 + 16 + 64)
    // A rectangle with a negative size is not standardised.
    #expect(FrameVector(CGRect(10, 10, -4, -4)).magnitudeSquared == 100 + 100 + 16 + 16)
  }

  @Test("a spring that overshoots shrinks a view to nothing, and no further")
  func overshoot() {
    let stage = stage { Color.red.frame(width: model.isOn ? 2 : 90, height: 10).id("bar") }
    withAnimation(.spring(Spring(duration: 0.5, bounce: 0.6))) { model.isOn = true }
    _ = stage.drawList()
    var widths: [CGFloat] = []
    for frame in 0...120 {
      stage.advance(to: Double(frame) / 60)
      widths.append(stage.frame(of: "bar")?.width ?? -1)
    }
    #expect(widths.first == 90 && widths.last == 2)
    #expect(widths.min() == 0 && widths.contains { $0 > 2 && $0 < 20 })
  }

  @Test("a view keeps its place in a parent that moves, and moves in one that stays")
  func relative() {
    let moving = stage {
      HStack(spacing: 0) {
        Color.red.frame(width: 10).id("first")
        Color.blue.frame(width: 10).id("second")
      }
      .padding(.leading, model.isOn ? 80 : 0)
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    for time in [0, 0.25, 0.5, 1] {
      moving.advance(to: time)
      let first = moving.frame(of: "first")?.minX ?? -1
      #expect(moving.frame(of: "second")?.minX == first + 10)
    }
    model.isOn = false
    let staying = stage {
      ZStack(alignment: model.isOn ? .trailing : .leading) {
        Color.red.id("wide")
        Color.blue.frame(width: 20).id("narrow")
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = staying.drawList()
    staying.advance(to: 0.5)
    #expect(staying.frame(of: "narrow")?.minX == 40)
    #expect(staying.frame(of: "wide") == CGRect(0, 0, 100, 100))
  }

  @Test("position and size of one change arrive together")
  func together() {
    let stage = stage {
      Color.red.frame(width: model.isOn ? 20 : 60, height: 10).id("bar")
        .frame(maxWidth: .infinity, alignment: model.isOn ? .trailing : .leading)
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    _ = stage.drawList()
    for (time, x, width) in [(0.0, 0.0, 60.0), (0.25, 20, 50), (0.5, 40, 40), (1, 80, 20)] {
      stage.advance(to: time)
      let frame = stage.frame(of: "bar") ?? .zero
      #expect(frame.minX == x && frame.width == width)
    }
  }
}
