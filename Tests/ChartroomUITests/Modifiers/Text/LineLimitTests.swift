import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Line limits")
struct LineLimitTests {
  @Test("a limit cuts lines; less than 1 counts as 1, and nil is none")
  func limits() {
    func height(_ limit: Int?) -> CGFloat {
      stage(width: 10) { Text("aa bb cc").font(.system(size: 10)).lineLimit(limit) }.size.height
    }
    #expect(height(nil) == 36)
    #expect(height(2) == 24)
    #expect(height(1) == 12)
    #expect(height(0) == 12)
  }
}
