import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Blur")
struct BlurTests {
  private static func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 10, height: 10, content: content).drawList().description
  }

  private static let fill = "fill #FF383C rect 0,0 10x10\n"

  @Test("a blur is a filter of a group, and one without a positive radius is none")
  func filters() {
    #expect(Self.text { Color.red.blur(radius: 3) } == "group blur radius 3 {\n  \(Self.fill)}\n")
    for radius in [0, -1, CGFloat.nan] {
      #expect(Self.text { Color.red.blur(radius: radius, opaque: true) } == Self.fill)
    }
  }

  @Test("a blur is animated")
  func animation() {
    let model = Toggle()
    let stage = stage(width: 10, height: 10) {
      Evaluated { Color.red.blur(radius: model.isOn ? 8 : 0) }
    }
    _ = stage.drawList()
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    stage.advance(to: 0)
    stage.advance(to: 0.5)
    #expect(stage.drawList().description.contains("blur radius 4 "))
  }
}
