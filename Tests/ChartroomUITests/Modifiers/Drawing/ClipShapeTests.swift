import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Clips")
struct ClipShapeTests {
  private static func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 10, height: 10, content: content).drawList().description
  }

  private static let fill = "fill #FF383C rect 0,0 10x10\n"

  @Test("a clip is a group with the shape's outline in the view's frame")
  func groups() {
    #expect(
      Self.text { Color.red.clipped() }
        == "group clip aliased rect 0,0 10x10 {\n  \(Self.fill)}\n")
    #expect(Self.text { Color.red.clipShape(Circle()) }.hasPrefix("group clip M 10,5 C "))
    #expect(Self.text { Color.clear.clipped() }.isEmpty)
  }
}
