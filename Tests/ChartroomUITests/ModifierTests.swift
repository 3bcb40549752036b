import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Modifiers")
struct ModifierTests {
  @Test("a fixed frame has its size whatever the child chooses, and centres it")
  func fixedFrame() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 20, height: 20).id("image").frame(width: 30, height: 30).id("frame")
    }
    #expect(stage.size == CGSize(width: 30, height: 30))
    #expect(stage.frame(of: "image") == CGRect(5, 5, 20, 20))
  }

  @Test("a frame with an infinite maximum takes all that is offered")
  func flexibleFrame() {
    let stage = stage(width: 100, height: 60) {
      Color.red.frame(width: 20, height: 20).id("child")
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(stage.size == CGSize(width: 100, height: 60))
    #expect(stage.frame(of: "child") == CGRect(80, 40, 20, 20))
  }

  @Test(
    "a frame with limits follows its proposal between them",
    arguments: [(10, 40), (50, 50), (90, 80)] as [(CGFloat, CGFloat)])
  func limits(offered: CGFloat, width: CGFloat) {
    let stage = stage(width: offered, height: 10) { Color.red.frame(minWidth: 40, maxWidth: 80) }
    #expect(stage.size.width == width)
  }

  @Test("padding adds room and offers that much less")
  func padding() {
    let stage = stage(width: 100, height: 100) {
      Color.red.id("inner").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .id("outer")
    }
    #expect(stage.frame(of: "outer") == CGRect(0, 0, 100, 100))
    #expect(stage.frame(of: "inner") == CGRect(2, 1, 94, 96))
    #expect(
      ModifierTests.size { Color.red.frame(width: 1, height: 1).padding() }
        == CGSize(width: 33, height: 33))
  }

  @Test("a background gets the size of its view and does not change it")
  func background() {
    let stage = stage(width: 100, height: 100) {
      Color.red.frame(width: 40, height: 20).background {
        Color.blue.id("background")
      }
      .overlay(alignment: .topTrailing) { Color.green.frame(width: 50, height: 5).id("overlay") }
    }
    #expect(stage.size == CGSize(width: 40, height: 20))
    #expect(stage.frame(of: "background") == CGRect(0, 0, 40, 20))
    #expect(stage.frame(of: "overlay") == CGRect(-10, 0, 50, 5))
  }

  @Test("a modifier of a group applies to each view in it")
  func groups() {
    let stage = stage(width: 100, height: 100) {
      VStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 10, height: 10)
        }
        .padding(5)
      }
    }
    #expect(stage.size == CGSize(width: 20, height: 40))
  }

  @Test("offset moves what is drawn and not what is laid out")
  func offset() {
    let stage = stage(width: 100, height: 100) {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("moved").offset(x: 3, y: 4)
        Color.red.frame(width: 10, height: 10).id("next")
      }
    }
    #expect(stage.frame(of: "moved") == CGRect(3, 4, 10, 10))
    #expect(stage.frame(of: "next") == CGRect(10, 0, 10, 10))
  }

  @Test("fixedSize lets a text keep its ideal width")
  func fixedSize() {
    let text = Text("abcdef").font(.system(size: 20))
    #expect(ModifierTests.size(width: 30) { text }.width == 30)
    #expect(ModifierTests.size(width: 30) { text.fixedSize() }.width == 60)
  }

  @Test("a text breaks into lines, and drops those that do not fit in height")
  func textLines() {
    let text = Text("aa bb cc").font(.system(size: 10))
    #expect(ModifierTests.size(width: 10) { text } == CGSize(width: 10, height: 36))
    #expect(ModifierTests.size(width: 10, height: 25) { text } == CGSize(width: 10, height: 24))
    #expect(ModifierTests.size(width: 10) { text.lineLimit(1) } == CGSize(width: 10, height: 12))
  }

  @Test("a geometry reader tells its content the size, and again when it changes")
  func geometryReader() {
    let stage = stage(width: 100, height: 50) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height).id("content")
      }
      .padding(.leading, 20)
    }
    #expect(stage.frame(of: "content") == CGRect(20, 0, 20, 50))
  }

  @Test(
    "hostile lengths neither trap nor reach the draw list",
    arguments: [
      CGFloat.nan, .infinity, -.infinity, -5, 1e300,
    ])
  func hostileLengths(length: CGFloat) {
    let stage = stage(width: 50, height: 50) {
      VStack {
        Color.red.frame(width: length, height: length)
        Text("a").font(.system(size: length)).padding(length)
        Color.red.offset(x: length, y: length).position(x: length, y: length)
        Circle().strokeBorder(Color.red, lineWidth: length).frame(minWidth: length)
        RoundedRectangle(cornerRadius: length).stroke(Color.blue, lineWidth: length)
      }
    }
    let text = stage.drawList().description
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
  }

  static func size<Content: View>(
    width: CGFloat? = nil, height: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> CGSize {
    stage(width: width, height: height, content: content).size
  }
}
