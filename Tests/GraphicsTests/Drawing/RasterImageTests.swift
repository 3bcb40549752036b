import Foundation
import Graphics
import Testing

@Suite("Raster images")
struct RasterImageTests {
  private static let pixels: [UInt8] = (0..<24).map { $0 }

  @Test(
    "sides and bytes must match",
    arguments: [(2, 2), (0, 0), (-2, -3), (24, 1), (Int.max, 2), (Int.max, Int.max), (6, 0)])
  func invalid(width: Int, height: Int) {
    #expect(RasterImage(width: width, height: height, bgraPremultiplied: Self.pixels) == nil)
    #expect(RasterImage(width: width, height: height, bgraPremultiplied: []) == nil)
  }

  @Test("images are equal where their sizes and pixels are")
  func equality() throws {
    let image = try #require(RasterImage(width: 2, height: 3, bgraPremultiplied: Self.pixels))
    let copy = Array(Self.pixels[...])
    #expect(RasterImage(width: 2, height: 3, bgraPremultiplied: copy) == image)
    #expect(RasterImage(width: 3, height: 2, bgraPremultiplied: copy) != image)
    var other = copy
    other[7] += 1
    #expect(RasterImage(width: 2, height: 3, bgraPremultiplied: other) != image)
  }

  @Test("an image prints as its size, a checksum, its rectangle and the interpolation")
  func text() throws {
    func text(_ pixels: [UInt8], _ x: CGFloat) throws -> String {
      let image = try #require(RasterImage(width: 2, height: 3, bgraPremultiplied: pixels))
      var list = DrawList()
      list.append(
        DrawList([.image(image, in: CGRect(x: 1, y: 2, width: 30, height: 40.5), .high)]),
        offset: CGPoint(x: x, y: 0))
      return list.description
    }
    let plain = try text(Self.pixels, 0)
    #expect(plain.wholeMatch(of: /image 2x3 #[0-9a-f]{8} in 1,2 30x40.5 high\n/) != nil)
    #expect(try text(Self.pixels, 4) == plain.replacing("in 1,2", with: "in 5,2"))
    #expect(try text(Self.pixels.reversed(), 0) != plain)
  }
}
