import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("RasterImage")
struct RasterImageTests {
  @Test("the image of a PNG file is drawn with the file's pixels")
  func png() throws {
    let drawn = try picture(
      width: 20, height: 10,
      [
        .fill(
          Path(ellipseIn: CGRect(x: 2, y: 1, width: 15, height: 8)), FillStyle(),
          .color(Color.Resolved(red: 0.2, green: 0.5, blue: 1, opacity: 0.6)))
      ])
    let file = try PNG.encode(drawn, scale: 1, description: nil)
    let image = try RasterImage(png: file)
    #expect((image.width, image.height) == (20, 10))
    let again = try picture(
      width: 20, height: 10, [.image(image, in: CGRect(x: 0, y: 0, width: 20, height: 10), .high)])
    #expect(again.pixels == image.pixels)
    #expect(again == (try PNG.decode(file)))
  }

  @Test("bytes that are no PNG file are an error")
  func broken() {
    #expect(throws: CanvasError.self) { try RasterImage(png: [1, 2, 3]) }
    #expect(RasterImage(Bitmap(width: 0, height: 5, pixels: [])) == nil)
  }
}
