import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Backgrounds")
struct BackgroundTests {
  @Test("a background with a style extends beyond the safe area, one with views does not")
  func backgrounds() {
    #expect(
      screen { Color.clear.background(.red) }.drawList().description
        .contains("rect 0,0 100x200"))
    #expect(
      !screen { Color.clear.background { Color.red } }.drawList().description
        .contains("rect 0,0 100x200"))
    #expect(
      screen { Color.clear.background(.red, ignoresSafeAreaEdges: .top) }.drawList().description
        .contains("rect 0,0 100x190"))
  }
}
