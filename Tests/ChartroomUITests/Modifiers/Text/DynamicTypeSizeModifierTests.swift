import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Dynamic type")
struct DynamicTypeSizeModifierTests {
  @Test("a text style grows with the preferred size, a size in points does not")
  func sizes() {
    func text(_ font: Font) -> String {
      stage { Text("a").font(font).dynamicTypeSize(.xxxLarge) }.drawList().description
    }
    #expect(text(.body).contains("system 23"))
    #expect(text(.system(size: 17)).contains("system 17"))
  }
}
