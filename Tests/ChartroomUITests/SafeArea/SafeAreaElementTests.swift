import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Safe areas")
struct SafeAreaElementTests {
  @Test("a view that does not lie on the edge of the safe area stays as it is")
  func inside() {
    let stage = screen { Color.red.id("inside").ignoresSafeArea().padding(1) }
    #expect(stage.frame(of: "inside") == CGRect(1, 21, 98, 168))
  }

  @Test("a geometry reader receives its insets, also after it has moved to an edge")
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

  @Test("a view that fills several safe areas extends to the edges of the outermost one")
  func nested() {
    let stage = screen {
      Color.red.id("through").ignoresSafeArea()
        .safeAreaPadding(.top, 5).safeAreaPadding(.horizontal, 7)
    }
    #expect(stage.frame(of: "through") == CGRect(0, 0, 100, 200))
  }

  @Test("padding within a safe area ends the way outward")
  func interrupted() {
    let stage = screen {
      Color.red.id("view").ignoresSafeArea().safeAreaPadding(5).padding(1)
    }
    #expect(stage.frame(of: "view") == CGRect(1, 21, 98, 168))
  }

  @Test("edges that differ by a rounding error touch")
  func rounding() {
    // In binary, 0.1 + 0.1 + (99.9 - 0.1 - 0.1) is not 99.9.
    let stage = stage(width: 100, height: 30, scale: 16) {
      Color.red.id("view").ignoresSafeArea().padding(.leading, 0.1).padding(.leading, 0.1)
        .safeAreaPadding(.trailing, 0.1)
    }
    #expect(stage.frame(of: "view")?.maxX == 100)
  }
}
