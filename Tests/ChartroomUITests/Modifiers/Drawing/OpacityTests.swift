import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Opacity")
struct OpacityTests {
  private static func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 10, height: 10, content: content).drawList().description
  }

  private static let fill = "fill #FF383C rect 0,0 10x10\n"

  @Test("a translucent view is a group, an opaque one is not, an invisible one draws nothing")
  func groups() {
    #expect(Self.text { Color.red.padding(0).opacity(1) } == Self.fill)
    #expect(Self.text { Color.red.padding(0).opacity(2) } == Self.fill)
    #expect(Self.text { Color.red.padding(0).opacity(0) }.isEmpty)
    #expect(Self.text { Color.red.padding(0).opacity(-1) }.isEmpty)
    #expect(Self.text { Color.red.padding(0).opacity(.nan) }.isEmpty)
    #expect(
      Self.text { Color.red.padding(0).opacity(0.5) } == "group opacity 0.5 {\n  \(Self.fill)}\n")
    #expect(Self.text { Color.clear.padding(0).opacity(0.5) }.isEmpty)
  }
}
