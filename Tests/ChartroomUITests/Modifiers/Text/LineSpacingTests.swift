import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Line spacing")
struct LineSpacingTests {
  @Test("line spacing lies between lines; less than 0 counts as 0")
  func spacing() {
    func height(_ spacing: CGFloat) -> CGFloat {
      stage(width: 10) {
        Text("aa bb cc").font(.system(size: 10)).lineSpacing(spacing)
      }.size.height
    }
    #expect(height(3) == 42)
    #expect(height(-3) == 36)
  }
}
