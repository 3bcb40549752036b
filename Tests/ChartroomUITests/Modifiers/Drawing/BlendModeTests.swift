import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Blend modes of views")
struct BlendModeTests {
  private func lines<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    stage(width: 100, height: 100, content: content).drawList().description
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("a view is blended as a whole")
  func views() {
    #expect(lines { Color.red.blendMode(.multiply) }.first == "group blend multiply {")
    #expect(lines { Color.red.blendMode(.normal) } == lines { Color.red })
    #expect(lines { Color.red.luminanceToAlpha() }.first?.hasPrefix("group matrix [0") == true)
    let group = lines {
      ZStack {
        Color.red
        Circle().blendMode(.destinationOut)
      }
      .compositingGroup()
    }
    #expect(group.first == "flattened {" && group.contains("group blend destinationOut {"))
  }

  @Test("drawings of a canvas blend with each other, and not with what is behind the canvas")
  func canvas() {
    let frame = Path(CGRect(0, 0, 50, 50))
    let drawn = lines {
      Canvas { context, _ in
        context.fill(frame, with: .color(.red))
        context.blendMode = .xor
        context.fill(frame, with: .color(.blue))
        context.blendMode = GraphicsContext.BlendMode(rawValue: 99)
        context.fill(frame, with: .color(.green))
      }
    }
    #expect(drawn.filter { $0.hasPrefix("group blend") } == ["group blend xor {"])
    #expect(drawn.contains("flattened {"))
  }

  @Test("filters of colours and opacities become those of the draw list")
  func filters() {
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r5) = (0.5, 0.25)
    let drawn = lines {
      Canvas { context, size in
        var other = context
        context.addFilter(.colorMatrix(matrix))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        other.addFilter(.alphaThreshold(min: 0.5, color: .blue))
        other.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        other.addFilter(.alphaThreshold(min: 0.9, max: 0.1))
        other.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
    }
    #expect(drawn.contains { $0.hasPrefix("group matrix [0.5 0 0 0 0.25 0 1 0") })
    #expect(drawn.contains { $0.hasPrefix("group alphaThreshold 0.5...1 #0088FF") })
    #expect(drawn.contains { $0.hasPrefix("group alphaThreshold 2...2") })
  }
}

@MainActor
@Suite("Images of drawings")
struct DrawnImageTests {
  private func image() -> Image {
    Image(size: CGSize(width: 20, height: 10)) { context in
      context.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), with: .color(.red))
    }
  }

  @Test("an image of a drawing has its size, or that of the frame")
  func sizes() {
    #expect(stageSize { image() } == CGSize(width: 20, height: 10))
    #expect(
      stageSize(width: 60) { image().resizable().scaledToFit() } == CGSize(width: 60, height: 30))
    #expect(
      stageSize { Image(size: CGSize(width: CGFloat.nan, height: -1)) { _ in } }
        == CGSize(width: 0, height: 0))
    let list = stage(width: 40, height: 20) { image().resizable() }.drawList().description
    #expect(list.contains("fill #FF383C rect 5,0 10x10") && list.contains("[2 0 0 2 0 0]"))
  }

  @Test("a template has the foreground style where the drawing is")
  func template() {
    let list = stage(width: 20, height: 10) {
      image().renderingMode(.template).foregroundStyle(.blue)
    }.drawList().description
    #expect(list.contains("#0088FF") && list.contains("mask"))
  }
}
