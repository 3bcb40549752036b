import ChartroomUI
import Foundation
import Testing

@Suite("Insets")
struct EdgeInsetsTests {
  @Test("insets of some edges leave the others at 0")
  func edges() {
    #expect(EdgeInsets(.horizontal, 3) == EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
    #expect(
      EdgeInsets([.top, .trailing], 3) == EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 3))
    #expect(EdgeInsets(.all, 3) == EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
  }

  @Test("opposite edges add up")
  func sums() {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    #expect(insets.width == 10)
    #expect(insets.height == 5)
  }
}
