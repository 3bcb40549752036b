import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Shadows")
struct ShadowTests {
  private static func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 10, height: 10, content: content).drawList().description
  }

  private static let fill = "fill #FF383C rect 0,0 10x10\n"

  @Test("a shadow is a filter of a group, and a clear one is none")
  func filters() {
    #expect(
      Self.text { Color.red.shadow(color: .black, radius: 3, x: 1, y: 2) }
        == "group shadow #000000 radius 3 offset 1,2 {\n  \(Self.fill)}\n")
    #expect(Self.text { Color.red.shadow(color: .clear, radius: 3) } == Self.fill)
    #expect(Self.text { Color.red.shadow(radius: -3) }.contains("radius 0 "))
  }
}
