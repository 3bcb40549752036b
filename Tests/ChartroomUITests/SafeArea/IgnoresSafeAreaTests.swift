import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Ignored safe areas")
struct IgnoresSafeAreaTests {
  @Test("content is laid out in the safe area, and extends beyond it only on request")
  func ignoring() {
    let stage = screen {
      VStack(spacing: 0) {
        Color.red.id("top").ignoresSafeArea().frame(height: 50)
        Color.blue.id("inside")
        Color.red.id("bottom").ignoresSafeArea(edges: .bottom).frame(height: 40)
      }
    }
    #expect(stage.size == CGSize(width: 100, height: 200))
    #expect(stage.frame(of: "top") == CGRect(0, 0, 100, 70))
    #expect(stage.frame(of: "inside") == CGRect(0, 70, 100, 80))
    #expect(stage.frame(of: "bottom") == CGRect(0, 150, 100, 50))
  }

  @Test("a view follows insets that change without moving it")
  func changedInsets() {
    func content(_ length: CGFloat) -> some View {
      Color.red.frame(width: 60, height: 60)
        .background { Color.blue.id("back").ignoresSafeArea() }.safeAreaPadding(.bottom, length)
    }
    let stage = stage { content(10) }
    #expect(stage.frame(of: "back") == CGRect(0, 0, 60, 70))
    stage.update { content(30) }
    #expect(stage.frame(of: "back") == CGRect(0, 0, 60, 90))
  }

  @Test("a keyboard is never displayed, so that its insets change nothing")
  func regions() {
    let frames = [SafeAreaRegions.all, .container, .keyboard].map { regions in
      screen { Color.red.id("view").ignoresSafeArea(regions) }.frame(of: "view")
    }
    let whole = CGRect(0, 0, 100, 200)
    #expect(frames == [whole, whole, CGRect(0, 20, 100, 170)])
  }

  @Test("leading and trailing edges are mirrored from right to left")
  func direction() {
    let stage = stage(width: 100, height: 10) {
      Color.red.id("view").ignoresSafeArea(edges: .leading)
        .safeAreaPadding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20))
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(stage.frame(of: "view") == CGRect(20, 0, 80, 10))
  }
}
