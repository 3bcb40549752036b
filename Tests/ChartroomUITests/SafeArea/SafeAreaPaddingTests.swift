import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Padding of safe areas")
struct SafeAreaPaddingTests {
  @Test("padding takes its length at the given edges, 16 points by default")
  func lengths() {
    func frame<Content: View>(_ content: Content) -> CGRect? {
      stage(width: 100, height: 100) { content }.frame(of: "view")
    }
    let view = Color.red.id("view")
    #expect(frame(view.safeAreaPadding()) == CGRect(16, 16, 68, 68))
    #expect(frame(view.safeAreaPadding(10)) == CGRect(10, 10, 80, 80))
    #expect(frame(view.safeAreaPadding(.leading, 5)) == CGRect(5, 0, 95, 100))
    #expect(
      frame(view.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
        == CGRect(2, 1, 94, 96))
  }

  @Test("views extend into the padding, mirrored from right to left")
  func extending() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = stage(width: 100, height: 10) {
        HStack(spacing: 0) {
          Color.red.id("first").ignoresSafeArea()
          Color.blue
        }
        .safeAreaPadding(.leading, 20).environment(\.layoutDirection, direction)
      }
      let isMirrored = direction == .rightToLeft
      #expect(stage.frame(of: "first") == CGRect(isMirrored ? 40 : 0, 0, 60, 10))
    }
  }
}
