import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Insets of safe areas")
struct SafeAreaInsetTests {
  @Test("an inset takes a part of the safe area, behind which views can extend")
  func inset() {
    let stage = screen {
      Color.red.id("content").overlay { Color.blue.id("behind").ignoresSafeArea() }
        .safeAreaInset(edge: .bottom, spacing: 5) { Color.green.frame(height: 30).id("bar") }
    }
    #expect(stage.frame(of: "content") == CGRect(0, 20, 100, 135))
    #expect(stage.frame(of: "bar") == CGRect(0, 160, 100, 30))
    #expect(stage.frame(of: "behind") == CGRect(0, 0, 100, 200))
  }

  @Test("insets at all edges, aligned, and mirrored from right to left")
  func edges() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = screen {
        Color.red.id("content")
          .safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) {
            Color.blue.frame(width: 10, height: 40).id("side")
          }
          .safeAreaInset(edge: .top, alignment: .trailing, spacing: 2) {
            Color.blue.frame(width: 30, height: 8).id("top")
          }
          .environment(\.layoutDirection, direction)
      }
      let isMirrored = direction == .rightToLeft
      #expect(stage.frame(of: "content") == CGRect(isMirrored ? 0 : 10, 30, 90, 160))
      #expect(stage.frame(of: "side") == CGRect(isMirrored ? 90 : 0, 150, 10, 40))
      #expect(stage.frame(of: "top") == CGRect(isMirrored ? 0 : 70, 20, 30, 8))
    }
  }

  @Test("an empty inset takes nothing")
  func empty() {
    let stage = screen { Color.red.id("content").safeAreaInset(edge: .top) { EmptyView() } }
    #expect(stage.frame(of: "content") == CGRect(0, 20, 100, 170))
  }

  @Test("guides of the content move with it")
  func guides() {
    let stage = stage {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 3 }
          .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 4) }
        Color.green.frame(width: 10, height: 10).id("beside")
      }
    }
    #expect(stage.frame(of: "beside")?.minY == 7)
  }
}
