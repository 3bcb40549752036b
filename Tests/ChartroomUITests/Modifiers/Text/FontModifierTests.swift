import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Fonts")
struct FontModifierTests {
  @Test("font modifiers reach texts inside, and the nearest one wins")
  func nearest() {
    let text = stage(width: 200, height: 200) {
      VStack {
        Text("a").font(.system(size: 10)).bold()
        Text("b").italic()
        Text("c")
      }
      .font(.system(size: 20)).fontWeight(.light).monospacedDigit()
    }.drawList().description
    #expect(text.contains("\"a\" system 10 w700 tabular"))
    #expect(text.contains("\"b\" system 20 w300 italic tabular"))
    #expect(text.contains("\"c\" system 20 w300 tabular"))
  }
}
