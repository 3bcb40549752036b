import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Masks")
struct MaskTests {
  private static func text<Content: View>(@ViewBuilder _ content: () -> Content) -> String {
    stage(width: 10, height: 10, content: content).drawList().description
  }

  @Test("a mask is a group with the other view's drawing, in both spellings")
  func groups() {
    let expected = """
      group {
        fill #FF383C rect 0,0 10x10
      } mask {
        fill #000000 rect 2,0 6x10
      }

      """
    let bar = Rectangle().fill(.black).frame(width: 6)
    #expect(Self.text { Color.red.mask { bar } } == expected)
    #expect(Self.text { Color.red.mask(bar) } == expected)
    #expect(
      Self.text { Color.red.mask(alignment: .leading) { bar } }
        == expected.replacing("rect 2,0", with: "rect 0,0"))
  }

  @Test("a mask that draws nothing hides the view, as does one around nothing")
  func empty() {
    #expect(Self.text { Color.red.mask { EmptyView() } }.isEmpty)
    #expect(Self.text { Color.red.mask { Color.clear } }.isEmpty)
    #expect(Self.text { Color.clear.mask { Color.red } }.isEmpty)
  }

  @Test("a mask is laid out as an overlay, and follows its view")
  func layout() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).mask(alignment: .bottomTrailing) {
        Color.black.frame(width: 10).id("mask")
        Color.black.frame(width: 20, height: 30).id("tall")
      }
    }
    #expect(stage.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(of: "tall") == CGRect(20, -10, 20, 30))
    #expect(stage.frame(of: "mask") == CGRect(30, 0, 10, 20))
  }

  @Test("a changed mask is drawn anew")
  func changes() {
    let stage = stage(width: 10, height: 10) { Color.red.mask { Color.blue } }
    let before = stage.drawList()
    stage.update { Color.red.mask { Color.green } }
    #expect(stage.drawList() != before)
    stage.update { Color.red.mask { Color.blue } }
    #expect(stage.drawList() == before)
  }

  @Test("a mask neither receives pointers nor keeps them from its view")
  func pointers() {
    let log = Log<String>()
    let stage = stage(width: 20, height: 10) {
      Color.red.onTapGesture { log.entries.append("view") }
        .mask(alignment: .leading) {
          Color.black.frame(width: 10).onTapGesture { log.entries.append("mask") }
        }
    }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.send(.tap(at: CGPoint(x: 15, y: 5)))
    #expect(log.entries == ["view", "view"])
  }
}
