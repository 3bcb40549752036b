import ChartroomUI
import Foundation
import Graphics
import Testing

@Suite("Images as styles")
struct ImagePaintTests {
  /// An image of 4 × 2 pixels in different shades.
  private static let pixels: RasterImage = {
    let bytes = (0..<8).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
    guard let image = RasterImage(width: 4, height: 2, bgraPremultiplied: bytes) else {
      preconditionFailure("The number of bytes is that of the pixels")
    }
    return image
  }()

  private func tile(_ style: ImagePaint) -> ImageTile? {
    guard case .image(let tile) = style.resolvedPaint(in: EnvironmentValues()) else { return nil }
    return tile
  }

  @Test("the tile has the size of the image, times the scale")
  func sizes() {
    let image = Image(decorative: Self.pixels, scale: 2)
    #expect(tile(ImagePaint(image: image))?.image == Self.pixels)
    #expect(tile(.image(image))?.size == CGSize(width: 2, height: 1))
    #expect(tile(.image(image, scale: 3))?.size == CGSize(width: 6, height: 3))
    for scale in [0, -1, CGFloat.nan, .infinity] {
      #expect(tile(.image(image, scale: scale)) == nil)
    }
  }

  @Test("a source rectangle whose edges are not numbers is no part of the image")
  func oddParts() {
    let image = Image(decorative: Self.pixels, scale: 1)
    let odd = CGFloat.nan
    #expect(tile(.image(image, sourceRect: CGRect(x: 0.5, y: 0, width: odd, height: 1))) == nil)
    #expect(tile(.image(image, sourceRect: CGRect(x: 0, y: 0.5, width: 1, height: odd))) == nil)
  }

  @Test("the source rectangle is a part of the image")
  func parts() throws {
    let image = Image(decorative: Self.pixels, scale: 1)
    let part = try #require(
      tile(.image(image, sourceRect: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))))
    #expect(part.size == CGSize(width: 2, height: 1))
    #expect(part.image.pixels == [6, 0, 0, 255, 7, 0, 0, 255])
    #expect(
      tile(.image(image, sourceRect: CGRect(x: -1, y: 0, width: 3, height: 1)))?.image
        == Self.pixels)
    #expect(tile(.image(image, sourceRect: CGRect(x: 2, y: 0, width: 1, height: 1))) == nil)
  }

  @Test("tiles begin at the corner of the area, and fade with the opacity")
  func places() throws {
    let style = ImagePaint(image: Image(decorative: Self.pixels, scale: 1))
    let paint = style.resolvedPaint(in: EnvironmentValues())
    #expect(
      paint.paint(in: CGRect(10, 20, 30, 40)) == .image(Self.pixels, tile: CGRect(10, 20, 4, 2)))
    guard case .image(let faded) = paint.opacity(0.5) else {
      Issue.record("no image")
      return
    }
    #expect(faded.image.pixels.suffix(4) == [4, 0, 0, 128])
    #expect(paint.opacity(2) == paint)
  }

  @Test("symbols and images that are not found draw nothing")
  func missing() {
    #expect(tile(.image(Image(systemName: "star"))) == nil)
    #expect(tile(.image(Image("unknown"))) == nil)
  }
}
