import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Margins and positions of scroll views")
struct ScrollMarginsTests {
  @Test("margins inset the content and leave the frame of the scroll view as it is")
  func margins() {
    let stage = stage(width: 100, height: 50) {
      ScrollView {
        Color.red.frame(height: 200).id("content")
      }
      .contentMargins(.horizontal, 12, for: .scrollContent)
      .contentMargins(.top, 7)
      .contentMargins(.all, 40, for: .scrollIndicators)
      .id("scroll")
    }
    #expect(stage.frame(of: "content") == CGRect(12, 7, 76, 200))
    #expect(stage.frame(of: "scroll") == CGRect(0, 0, 100, 50))
  }

  @Test("a scroll view without a clip draws outside of its frame")
  func clip() {
    func clip(_ disabled: Bool) -> CGRect? {
      stage(width: 100, height: 50) {
        ScrollView { Color.red.frame(height: 200) }.scrollClipDisabled(disabled)
      }.drawList().firstGroup?.clip?.path.boundingRect
    }
    #expect(clip(false) == CGRect(0, 0, 100, 50))
    #expect(clip(true)?.contains(CGRect(-1000, -1000, 2000, 2000)) == true)
  }

  @Test("a position scrolls to its view when the view appears and when it changes")
  func position() {
    let stage = stage(width: 100, height: 50) { Positioned() }
    #expect(stage.frame(of: 5)?.minY == 0)
    stage.tap("next")
    #expect(stage.frame(of: 2)?.minY == 0)
    stage.tap("again")
    #expect(stage.frame(of: 4)?.maxY == 30)
  }

  @Test("a position scrolls to its view between the margins, in both directions of the layout")
  func revealed() {
    func frame(_ id: Int, _ direction: LayoutDirection, _ anchor: UnitPoint? = nil) -> CGRect? {
      let stage = stage(width: 100, height: 50) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5) { Color.red.frame(width: 60).id($0) }
          }
        }
        .contentMargins(.horizontal, 8)
        .scrollPosition(id: .constant(id), anchor: anchor)
        .environment(\.layoutDirection, direction)
      }
      _ = stage.drawList()
      return stage.frame(of: id)
    }
    #expect(frame(0, .leftToRight)?.minX == 8 && frame(0, .rightToLeft)?.maxX == 92)
    #expect(frame(2, .leftToRight)?.maxX == 92 && frame(2, .rightToLeft)?.minX == 8)
    #expect(frame(2, .leftToRight, .leading)?.minX == 8)
    #expect(frame(2, .rightToLeft, .leading)?.maxX == 92)
  }
}

private struct Positioned: View {
  @State private var id: Int? = 5
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(spacing: 0) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { Color.red.frame(height: 20).id($0) }
        }
      }
      .scrollPosition(id: $id, anchor: .top)
      .scrollPosition($position)
      .frame(height: 30)
      HStack {
        Button("n") { id = 2 }.id("next")
        Button("a") { position.scrollTo(id: 4, anchor: .bottom) }.id("again")
      }
      .frame(height: 20)
    }
  }
}
