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
      Color.red.frame(width: 40, height: 20).scaleEffect(2, anchor: .topLeading).offset(x: 10)
        .opacity(0.5)
    }
    #expect(stage.drawList().description.contains("opacity 0.5"))
    #expect(expected.drawList().description.contains("opacity 0.5"))
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
}
