import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Texts, images and symbols on canvases")
struct ResolvedDrawingTests {
  private func list<Symbols: View>(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) -> DrawList {
    let canvas = Canvas(renderer: renderer, symbols: symbols)
    return stage(width: 100, height: 100) { canvas.font(.system(size: 20)) }.drawList()
  }

  private func list(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> DrawList {
    list(renderer) { EmptyView() }
  }

  @Test("a text at a point has its anchor there; one in a rectangle wraps")
  func texts() {
    // Each letter is 10 points wide, and a line is 24 points high with the baseline at 18.
    let texts = list { context, _ in
      context.draw(Text("abcd"), at: middle)
      context.draw(Text("ab"), at: CGPoint(x: 100, y: 100), anchor: .bottomTrailing)
      context.draw(Text("ab cd"), in: CGRect(10, 0, 35, 100))
    }.texts
    #expect(
      texts.map(\.frame) == [CGRect(30, 38, 40, 24), CGRect(80, 76, 20, 24), CGRect(10, 0, 20, 48)])
  }

  @Test("a resolved text is measured as it is drawn")
  func measuring() {
    _ = list { context, _ in
      let text = context.resolve(Text("ab cd"))
      #expect(text.measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 50, height: 24))
      let narrow = CGSize(width: 25, height: 100)
      #expect(text.measure(in: narrow) == CGSize(width: 20, height: 48))
      #expect(text.firstBaseline(in: narrow) == 18)
      #expect(text.lastBaseline(in: narrow) == 42)
    }
  }

  @Test("the shading of a resolved text replaces its colour")
  func textShadings() {
    let gradient = Gradient(colors: [.black, .white])
    let drawing = list { context, _ in
      var text = context.resolve(Text("a").foregroundColor(.red))
      context.draw(text, at: middle)
      text.shading = .color(.green)
      context.draw(text, at: middle)
      text.shading = .linearGradient(gradient, startPoint: .zero, endPoint: middle)
      context.draw(text, at: middle)
    }.description
    let lines = drawing.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.filter { $0.hasPrefix("text #FF383C") }.count == 2)
    #expect(lines.contains { $0.hasPrefix("text #34C759 at 45,38 ") })
    // The letters are the mask of an area with the gradient.
    #expect(lines.contains("fill linear(0,0 to 50,50: #000000 0, #FFFFFF 1) rect 45,38 10x24"))
  }

  @Test("an image has its size at a point, and is scaled to a rectangle")
  func images() throws {
    let pixels = try #require(
      RasterImage(width: 4, height: 2, bgraPremultiplied: [UInt8](repeating: 255, count: 32)))
    let image = Image(decorative: pixels, scale: 1)
    let drawing = list { context, _ in
      context.draw(image, at: middle)
      context.draw(image, in: CGRect(0, 0, 8, 8))
      var resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 4, height: 2) && resolved.baseline == 2)
      resolved.shading = .color(.red)
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }.description
    #expect(drawing.contains("in 48,49 4x2"))
    #expect(drawing.contains("group transform [2 0 0 4 0 0] {"))
    #expect(drawing.contains("fill #FF383C rect 0,0 4x2"))
  }

  @Test("an image as a shading is repeated over the area, and too many tiles are not drawn")
  func tiles() throws {
    let pixels = try #require(
      RasterImage(width: 4, height: 4, bgraPremultiplied: [UInt8](repeating: 255, count: 64)))
    let image = Image(decorative: pixels, scale: 1)
    func count(_ shading: GraphicsContext.Shading, in rect: CGRect) -> Int {
      let text = list { context, _ in context.fill(Path(rect), with: shading) }.description
      return text.split(separator: "\n").count { $0.contains("image ") }
    }
    #expect(count(.tiledImage(image), in: CGRect(0, 0, 8, 8)) == 4)
    #expect(count(.tiledImage(image, origin: CGPoint(x: 2, y: 2)), in: CGRect(0, 0, 8, 8)) == 9)
    #expect(count(.tiledImage(image, scale: 2), in: CGRect(0, 0, 8, 8)) == 1)
    let half = CGRect(0.5, 0, 0.5, 1)
    #expect(count(.tiledImage(image, sourceRect: half), in: CGRect(0, 0, 8, 8)) == 8)
    #expect(count(.tiledImage(image, scale: 0), in: CGRect(0, 0, 8, 8)) == 0)
    #expect(count(.tiledImage(image), in: CGRect(0, 0, 1e6, 1e6)) == 0)
  }

  @Test("symbols are found by their tags, and have their ideal sizes")
  func symbols() {
    let drawing = list { context, _ in
      #expect(context.resolveSymbol(id: "none") == nil)
      guard let dot = context.resolveSymbol(id: "dot"), let name = context.resolveSymbol(id: 2)
      else { return }
      #expect(dot.size == CGSize(width: 6, height: 4))
      #expect(name.size == CGSize(width: 30, height: 24))
      context.draw(dot, at: CGPoint(x: 10, y: 10))
      context.draw(dot, at: CGPoint(x: 20, y: 10), anchor: .topLeading)
      context.draw(dot, in: CGRect(0, 0, 12, 12))
      context.draw(name, at: middle)
    } symbols: {
      Color.red.frame(width: 6, height: 4).tag("dot")
      ForEach([1, 2], id: \.self) { Text("no\($0)") }
    }.description
    #expect(drawing.contains("fill #FF383C rect 7,8 6x4"))
    #expect(drawing.contains("fill #FF383C rect 20,10 6x4"))
    #expect(drawing.contains("group transform [2 0 0 3 0 0] {"))
    #expect(drawing.contains("\"no2\"") && !drawing.contains("\"no1\""))
  }

  @Test("a symbol keeps its state, and the canvas is drawn again when it changes")
  func symbolState() {
    let name = Name("ann")
    let stage = stage(width: 100, height: 100) { Badges(name: name) }
    #expect(stage.drawList().strings == ["ann"])
    name.text = "eve"
    #expect(stage.drawList().strings == ["eve"])
    #expect(stage.frame(of: "symbol") == nil)
  }
}

/// A canvas with a symbol that shows a name.
private struct Badges: View {
  let name: Name

  var body: some View {
    Canvas { context, _ in
      if let badge = context.resolveSymbol(id: 0) { context.draw(badge, at: middle) }
    } symbols: {
      Badge(name: name).tag(0)
    }
  }
}

private struct Badge: View {
  let name: Name
  var body: some View { Text(name.text).id("symbol") }
}
