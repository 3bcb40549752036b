import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("safe areas")
struct SafeAreaTests {
  /// A screen of 100 × 200 points with insets of 20 points at the top and 10 at the bottom.
  private func screen<Content: View>(@ViewBuilder content: () -> Content) -> Stage {
    Stage(
      size: ProposedViewSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
      shaper: BoxShaper(), content: content)
  }

  @Test("content is laid out in the safe area, and extends beyond it only where it is told to")
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

  @Test("a view that does not lie on the edge of the safe area stays as it is")
  func inside() {
    let stage = screen { Color.red.id("inside").ignoresSafeArea().padding(1) }
    #expect(stage.frame(of: "inside") == CGRect(1, 21, 98, 168))
  }

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
          .safeAreaInset(edge: .leading, alignment: .top, spacing: 0) {
            Color.blue.frame(width: 10, height: 40).id("side")
          }
          .safeAreaInset(edge: .top, alignment: .trailing, spacing: 2) {
            Color.blue.frame(width: 30, height: 8).id("top")
          }
          .environment(\.layoutDirection, direction)
      }
      let isMirrored = direction == .rightToLeft
      #expect(stage.frame(of: "content") == CGRect(isMirrored ? 0 : 10, 30, 90, 160))
      #expect(stage.frame(of: "side") == CGRect(isMirrored ? 90 : 0, 30, 10, 40))
      #expect(stage.frame(of: "top") == CGRect(isMirrored ? 0 : 70, 20, 30, 8))
    }
  }

  @Test("an empty inset takes nothing")
  func empty() {
    let stage = screen { Color.red.id("content").safeAreaInset(edge: .top) { EmptyView() } }
    #expect(stage.frame(of: "content") == CGRect(0, 20, 100, 170))
  }

  @Test("a geometry reader is told its insets, also after it has moved to an edge")
  func reader() {
    let log = Log<EdgeInsets>()
    func content(_ padding: CGFloat) -> some View {
      GeometryReader { proxy in
        let _ = log.add(proxy.safeAreaInsets)
        Color.red
      }
      .padding(.top, padding).safeAreaPadding(.leading, 7)
    }
    let stage = screen { content(3) }
    _ = stage.drawList()
    #expect(log.take().last == EdgeInsets(top: 0, leading: 7, bottom: 10, trailing: 0))
    stage.update { content(0) }
    _ = stage.drawList()
    #expect(log.take().last == EdgeInsets(top: 20, leading: 7, bottom: 10, trailing: 0))
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
}
