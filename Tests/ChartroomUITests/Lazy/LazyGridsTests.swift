import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("lazy grids")
struct LazyGridsTests {
  @Test("a row is as high as its highest cell, and the last one can be short")
  func rows() {
    let stage = stage(width: 208, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(alignment: .bottomTrailing)], spacing: 4) {
          ForEach(0..<5) { Color.red.frame(width: 50, height: CGFloat(10 + 10 * $0)).id($0) }
        }
      }
    }
    #expect(stage.frame(of: 0) == CGRect(25, 5, 50, 10))
    #expect(stage.frame(of: 1) == CGRect(158, 0, 50, 20))
    #expect(stage.frame(of: 2) == CGRect(25, 29, 50, 30))
    #expect(stage.frame(of: 3) == CGRect(158, 24, 50, 40))
    #expect(stage.frame(of: 4) == CGRect(25, 68, 50, 50))
  }

  @Test("only visible rows are made")
  func visible() {
    let log = Log<Int>()
    let stage = stage(width: 100, height: 100) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 0) {
          ForEach(0..<10_000) { index in
            let _ = log.add(index)
            Color.red.frame(height: 20).id(index)
          }
        }
      }
    }
    #expect(stage.frame(of: 24) == CGRect(80, 80, 20, 20))
    #expect(stage.frame(of: 25) == nil)
    #expect(log.entries.count <= 30)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 1_000_000))
    #expect(stage.frame(of: 9_999) == CGRect(80, 80, 20, 20))
  }

  @Test("a horizontal grid has rows")
  func horizontal() {
    let stage = stage(width: 100, height: 58) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], spacing: 0) {
          ForEach(0..<30) { Color.red.frame(width: 25).id($0) }
        }
      }
    }
    #expect(stage.frame(of: 0) == CGRect(0, 0, 25, 20))
    #expect(stage.frame(of: 1) == CGRect(0, 28, 25, 30))
    #expect(stage.frame(of: 2) == CGRect(25, 0, 25, 20))
    #expect(stage.frame(of: 8) == nil)
  }

  @Test("a cell is measured with the width of its column")
  func widths() {
    let stage = stage(width: 200, height: 300) {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem()], spacing: 0) {
        Text("1")
        Text("a long sentence of words").id("long")
        Color.red.frame(height: 10).id("next")
      }
    }
    let text = stage.frame(of: "long") ?? .null
    #expect(text.minX >= 38 && text.minY == 0)
    #expect(abs((stage.frame(of: "next")?.minY ?? 0) - text.maxY) <= 1)
  }

  @Test("a grid that needs more than its width, with texts that wrap, settles")
  func overflow() throws {
    let stage = stage(width: 250, height: 300) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
          ForEach(0..<9) { Text(String(repeating: "word ", count: 5 + $0)) }
        }
      }
    }
    _ = stage.drawList()
    try stage.checkSettled()
  }
}
