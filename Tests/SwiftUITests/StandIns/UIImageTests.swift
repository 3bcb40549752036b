import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Images of UIKit")
struct UIImageTests {
  /// The colours of an image under a red foreground style.
  private func colors(_ image: UIImage) -> [String] {
    stage { Image(uiImage: image).foregroundStyle(Color(red: 1, green: 0, blue: 0)) }.drawList()
      .fillColors.map(\.hex)
  }

  @Test("an image comes from data, from a symbol, from a catalog and from a literal")
  func images() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 3, height: 2))
    renderer.scale = 2
    let image = try #require(UIImage(data: try renderer.pngData, scale: 2))
    #expect(image.size == CGSize(width: 3, height: 2) && image.cgImage?.width == 6)
    #expect(UIImage(data: Data("no image".utf8)) == nil)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(Image(uiImage: symbol) == Image(systemName: "star") && symbol.isSymbolImage)
    #expect(try Image(uiImage: #require(UIImage(named: "logo"))) == Image("logo"))
    #expect(Image(uiImage: #imageLiteral(resourceName: "logo")) == Image("logo"))
  }

  @Test("the pixels of an image become a PNG file, and those of a symbol none")
  func files() throws {
    let pixels = try #require(CGImage(width: 1, height: 1, bgraPremultiplied: [255, 0, 0, 255]))
    let data = try #require(UIImage(cgImage: pixels).pngData())
    #expect(UIImage(data: data)?.cgImage == pixels)
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
    let symbol = UIImage(systemName: "star", withConfiguration: configuration)
    #expect(symbol?.isSymbolImage == true && symbol?.pngData() == nil)
    #expect(UIImage(systemName: "no symbol", withConfiguration: nil) == nil)
  }

  @Test(
    "the pixels of an image become a JPEG file, whose quality is its size, and those of a symbol none"
  )
  func jpegFiles() throws {
    let renderer = ImageRenderer(
      content: LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 64, height: 64))
    let image = try #require(renderer.uiImage)
    let best = try #require(image.jpegData(compressionQuality: 1))
    let smallest = try #require(image.jpegData(compressionQuality: 0))
    #expect(best.starts(with: [0xFF, 0xD8, 0xFF]) && best.count > 2 * smallest.count)
    #expect(UIImage(data: best)?.size == CGSize(width: 64, height: 64))
    #expect(UIImage(systemName: "star")?.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("an empty image has no size and draws nothing")
  func empty() {
    let image = UIImage(data: Data("no image".utf8)) ?? UIImage()
    #expect(image.size == .zero && image.cgImage == nil)
    let stage = stage { Image(uiImage: image) }
    #expect(stage.size == .zero && stage.drawList().isEmpty)
  }

  @Test("the tint of a symbol shows in the mode alwaysOriginal, and otherwise the foreground style")
  func tintOfSymbols() throws {
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(colors(symbol) == ["#FF0000"])
    #expect(colors(symbol.withTintColor(.green)) == ["#FF0000"])
    #expect(colors(symbol.withTintColor(.green, renderingMode: .alwaysOriginal)) == ["#00FF00"])
    let tinted = symbol.withRenderingMode(.alwaysOriginal).withTintColor(.green)
    #expect(tinted.renderingMode == .alwaysOriginal && colors(tinted) == ["#00FF00"])
    #expect(colors(tinted.withRenderingMode(.alwaysTemplate)) == ["#FF0000"])
  }

  @Test("the tint of a bitmap replaces its colours, unless it is a template")
  func tintOfBitmaps() throws {
    let pixels = try #require(
      CGImage(width: 1, height: 1, bgraPremultiplied: [255, 0, 0, 255]))
    let image = UIImage(cgImage: pixels)
    #expect(colors(image).isEmpty)
    #expect(colors(image.withRenderingMode(.alwaysTemplate)) == ["#FF0000"])
    #expect(colors(image.withTintColor(.green)) == ["#00FF00"])
    #expect(image.withTintColor(.green).size == CGSize(width: 1, height: 1))
    let template = image.withTintColor(.green, renderingMode: .alwaysTemplate)
    #expect(colors(template) == ["#FF0000"])
  }
}
