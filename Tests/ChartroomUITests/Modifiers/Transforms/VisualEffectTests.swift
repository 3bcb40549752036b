import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Visual effects")
struct VisualEffectTests {
  @Test("effects depend on the size of the view, and change neither its layout nor the proxy")
  func effects() {
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .visualEffect { content, proxy in
            content.scaleEffect(2, anchor: .topLeading).offset(x: proxy.size.width / 4)
              .opacity(0.5)
          }
          .id("view")
        Color.blue.frame(width: 10, height: 10).id("below")
      }
    }
    #expect(stage.frame(of: "below")?.minY == 20)
    let expected = stageOf {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 20)
          .transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)).opacity(0.5)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(stage.drawList() == expected.drawList(), "40 / 4 = 10")
  }

  @Test("scales and rotations have their anchors")
  func anchors() {
    func text(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> String {
      stageOf {
        Color.red.frame(width: 40, height: 20).visualEffect { content, _ in effect(content) }
      }.drawList().description
    }
    let color = Color.red.frame(width: 40, height: 20)
    let scaled = stageOf { color.scaleEffect(x: 3, anchor: .trailing) }
    #expect(text { $0.scaleEffect(x: 3, anchor: .trailing) } == scaled.drawList().description)
    let rotated = stageOf { color.rotationEffect(.degrees(90), anchor: .topLeading) }
    #expect(
      text { $0.rotationEffect(.degrees(90), anchor: .topLeading) }
        == rotated.drawList().description)
  }

  private func stageOf(@ViewBuilder _ content: () -> some View) -> Stage {
    stage(width: 100, height: 100, content: content)
  }

  @Test("the effects of a scroll transition are those of a view inside")
  func transition() {
    let plain = stageOf { Color.red.frame(width: 10, height: 10).opacity(0.25) }
    let inside = stageOf {
      Color.red.frame(width: 10, height: 10)
        .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 0.25 : 1) }
    }
    #expect(plain.drawList() == inside.drawList())
  }

  @Test("effects of colours are those of the modifiers of their names, in their order")
  func colors() {
    func effect(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) -> DrawList
    {
      stageOf {
        Color.red.frame(width: 40, height: 20).visualEffect { content, _ in effect(content) }
      }.drawList()
    }
    func modified<Changed: View>(_ change: (AnyView) -> Changed) -> DrawList {
      stageOf { change(AnyView(Color.red.frame(width: 40, height: 20))) }.drawList()
    }
    #expect(effect { $0.brightness(0.2) } == modified { $0.brightness(0.2) })
    #expect(effect { $0.contrast(0.5) } == modified { $0.contrast(0.5) })
    #expect(effect { $0.saturation(0.3) } == modified { $0.saturation(0.3) })
    #expect(effect { $0.grayscale(0.9) } == modified { $0.grayscale(0.9) })
    #expect(effect { $0.hueRotation(.degrees(70)) } == modified { $0.hueRotation(.degrees(70)) })
    #expect(
      effect { $0.brightness(0.6).grayscale(1).contrast(0.5) }
        == modified { $0.brightness(0.6).grayscale(1).contrast(0.5) })
    #expect(effect { $0.brightness(.nan).opacity(0.5) } == modified { $0.opacity(0.5) })
  }

  @Test("a rotation in three dimensions is that of the modifier")
  func rotation3D() {
    let effect = stageOf {
      Color.red.frame(width: 40, height: 20).visualEffect { content, _ in
        content.rotation3DEffect(
          .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
      }
    }
    let modifier = stageOf {
      Color.red.frame(width: 40, height: 20)
        .rotation3DEffect(
          .degrees(40), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 3, perspective: 0.5)
    }
    #expect(effect.drawList() == modifier.drawList())
  }
}
