import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Effects on colours")
struct ColorEffectsTests {
  private func hex(@ViewBuilder _ content: () -> some View) -> [String] {
    let text = stage(width: 10, height: 10, content: content).drawList().description
    return text.matches(of: /#[0-9A-F]{6,8}/).map { String($0.0) }
  }

  private let color = Color(red: 0.2, green: 0.4, blue: 0.6)

  @Test("neutral amounts change nothing")
  func neutral() {
    let plain = stage(width: 10, height: 10) { color }.drawList()
    for view in [
      AnyView(color.brightness(0)), AnyView(color.contrast(1)), AnyView(color.saturation(1)),
      AnyView(color.grayscale(0)), AnyView(color.colorMultiply(.white)),
    ] { #expect(stage(width: 10, height: 10) { view }.drawList() == plain) }
    #expect(hex { color.hueRotation(.degrees(360)) } == ["#336699"])
  }

  @Test("effects change colours as computed by hand")
  func values() {
    #expect(hex { color.colorInvert() } == ["#CC9966"])
    #expect(hex { color.brightness(0.2) } == ["#6699CC"])
    #expect(hex { color.brightness(1) } == ["#FFFFFF"])
    // 0.5 + 2 · (c − 0.5) = −0.1, 0.3, 0.7
    #expect(hex { color.contrast(2) } == ["#004DB3"])
    // 0.2126 · 0.2 + 0.7152 · 0.4 + 0.0722 · 0.6 = 0.37192
    #expect(hex { color.grayscale(1) } == ["#5F5F5F"])
    #expect(hex { color.saturation(0) } == ["#5F5F5F"])
    #expect(hex { color.colorMultiply(Color(red: 1, green: 0.5, blue: 0)) } == ["#333300"])
    #expect(hex { color.colorMultiply(.white.opacity(0.5)) } == ["#33669980"])
  }

  @Test("effects reach gradients, texts, shadows and images, and animate")
  func contents() throws {
    let pixels = try #require(
      RasterImage(width: 1, height: 1, bgraPremultiplied: [0, 0, 128, 128]))
    let stage = stage(width: 100, height: 100) {
      VStack {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        Text("a").foregroundStyle(.green)
        Color.yellow.shadow(color: .orange, radius: 2)
        Image(decorative: pixels, scale: 1)
      }
      .grayscale(1)
    }
    let colors = stage.drawList().description.matches(
      of: /#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})/)
    #expect(colors.count >= 4 && colors.allSatisfy { $0.1 == $0.2 && $0.2 == $0.3 })
    let matrix = ColorFunction.scale(-1, -1, -1, adding: 1)
    let list = matrix(DrawList([.image(pixels, in: CGRect(0, 0, 1, 1), .none)]))
    guard case .image(let image, _, _) = list.commands[0] else { return #expect(Bool(false)) }
    #expect(image.pixels == [128, 128, 0, 128])
  }
}
