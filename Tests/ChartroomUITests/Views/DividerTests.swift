import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Divider")
struct DividerTests {
  @Test("a divider lies across the stack around it, one device pixel thick", arguments: [1, 2, 3])
  func dividers(scale: CGFloat) {
    let stage = stage(width: 30, height: 30, scale: scale) {
      VStack(spacing: 0) {
        Divider().id("in column")
        HStack(spacing: 0) {
          Divider().id("in row")
          ZStack { Divider().id("in neither") }
        }
      }
    }
    #expect(stage.frame(of: "in column") == CGRect(0, 0, 30, 1 / scale))
    #expect(abs((stage.frame(of: "in row")?.width ?? 0) * scale - 1) < 1e-9)
    #expect(stage.frame(of: "in row")?.maxY == 30)
    #expect(abs((stage.frame(of: "in neither")?.height ?? 0) * scale - 1) < 1e-9)
  }

  @Test("a divider in an overlay or a background does not lie across the stack around the view")
  func layers() {
    let stage = stage(width: 30, height: 30) {
      HStack(spacing: 0) {
        Color.red.overlay(alignment: .bottom) { Divider().id("over") }
          .background(alignment: .top) { Divider().id("behind") }
      }
    }
    #expect(stage.frame(of: "over") == CGRect(0, 29, 30, 1))
    #expect(stage.frame(of: "behind") == CGRect(0, 0, 30, 1))
  }
}
