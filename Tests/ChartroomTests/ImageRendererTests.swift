import CairoCanvas
import Chartroom
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ImageRenderer")
struct ImageRendererTests {
  @Test("the picture has the size of the content times the scale", arguments: [1, 2, 3])
  func size(scale: Int) throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 20, height: 10))
    renderer.scale = CGFloat(scale)
    let data = try renderer.pngData
    let bitmap = try PNG.decode([UInt8](data))
    #expect(bitmap.width == 20 * scale)
    #expect(bitmap.height == 10 * scale)
    #expect(bitmap.rgbaStraight(x: 5, y: 5) == (255, 56, 60, 255))
    #expect(try PNG.metadata([UInt8](data)).scale == CGFloat(scale))
  }

  @Test("the effort of compression changes the file and not the picture")
  func compression() throws {
    let renderer = ImageRenderer(content: Text("Hello").padding())
    let usual = try [UInt8](renderer.pngData)
    renderer.pngCompression = .fast
    let fast = try [UInt8](renderer.pngData)
    #expect(fast != usual)
    #expect(try PNG.decode(fast) == PNG.decode(usual))
  }

  @Test("a proposed size reaches content that takes what it is offered")
  func proposal() throws {
    let renderer = ImageRenderer(content: Color.blue)
    renderer.proposedSize = ProposedViewSize(width: 30, height: 7)
    let bitmap = try PNG.decode([UInt8](renderer.pngData))
    #expect((bitmap.width, bitmap.height) == (30, 7))
  }

  @Test("what nothing is drawn on is clear, or black in an opaque picture")
  func opacity() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4).padding(4))
    #expect(try PNG.decode([UInt8](renderer.pngData)).rgbaStraight(x: 0, y: 0).alpha == 0)
    renderer.isOpaque = true
    let bitmap = try PNG.decode([UInt8](renderer.pngData))
    #expect(bitmap.rgbaStraight(x: 0, y: 0) == (0, 0, 0, 255))
    #expect(bitmap.isOpaque)
  }

  @Test("the file holds the description and replaces an older one")
  func write() throws {
    let folder = try TemporaryFolder()
    let url = URL(filePath: folder.path).appending(path: "hello.png")
    try Data("old".utf8).write(to: url)
    let renderer = ImageRenderer(content: Text("Hello").padding())
    renderer.imageDescription = "Hällo"
    try renderer.write(to: url)
    let data = try Data(contentsOf: url)
    #expect(try PNG.metadata([UInt8](data)).description == "Hällo")
    #expect(try data == renderer.pngData)
  }

  @Test("a picture that is too large is an error and no trap")
  func tooLarge() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 40_000, height: 1))
    #expect(throws: CanvasError.self) { try renderer.pngData }
  }

  @Test("a scale that is not positive and finite is an error", arguments: [0, -2, .infinity])
  func badScale(scale: CGFloat) {
    let renderer = ImageRenderer(content: Color.red)
    renderer.scale = scale
    #expect(throws: CanvasError.invalidScale(scale)) { try renderer.pngData }
  }

  @Test("content without a size is one clear pixel")
  func empty() throws {
    let bitmap = try PNG.decode([UInt8](ImageRenderer(content: EmptyView()).pngData))
    #expect((bitmap.width, bitmap.height) == (1, 1))
  }

  @Test("a picture shows the result of events, at a time")
  func events() throws {
    let renderer = ImageRenderer(content: Tapped().frame(width: 10, height: 10))
    func color() throws -> (UInt8, UInt8, UInt8, UInt8) {
      let pixel = try PNG.decode([UInt8](renderer.pngData)).rgbaStraight(x: 5, y: 5)
      return (pixel.red, pixel.green, pixel.blue, pixel.alpha)
    }
    #expect(try color() == (255, 255, 255, 255))
    renderer.events = .tap(at: CGPoint(x: 5, y: 5))
    #expect(try color() == (255, 255, 255, 255))
    renderer.time = 0.5
    #expect(try color() == (128, 128, 128, 255))
    renderer.time = 9
    #expect(try color() == (0, 0, 0, 255))
  }

  @Test("a stage gives the picture of its present state")
  func stage() throws {
    let stage = try Stage(size: ProposedViewSize(width: 8, height: 8)) { Switch() }
    let before = try PNG.decode([UInt8](stage.pngData)).rgbaStraight(x: 4, y: 4)
    stage.send(.tap(at: CGPoint(x: 4, y: 4)))
    let after = try PNG.decode([UInt8](stage.pngData)).rgbaStraight(x: 4, y: 4)
    #expect(before == (0, 0, 0, 255))
    #expect(after == (255, 255, 255, 255))
  }
}

private struct Switch: View {
  @State private var isOn = false

  var body: some View { Color(white: isOn ? 1 : 0).onTapGesture { isOn.toggle() } }
}

/// A white view that turns black within a second after a tap.
private struct Tapped: View {
  @State private var isTapped = false

  var body: some View {
    Rectangle().fill(isTapped ? .black : .white)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isTapped = true } }
  }
}
