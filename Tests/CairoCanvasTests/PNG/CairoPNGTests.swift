import CairoCanvas
import Testing

@Suite("Cairo's PNG")
struct CairoPNGTests {
  @Test("Cairo's own writer writes the same pixels")
  func samePixels() throws {
    let bitmap = Bitmap(
      width: 3, height: 2, pixels: (0..<6).flatMap { [UInt8($0), 20, 30, 255] })
    #expect(try PNG.decode(CairoPNG.encode(bitmap)) == bitmap)
    #expect(throws: CanvasError.invalidSize(width: 0, height: 2)) {
      try CairoPNG.encode(Bitmap(width: 0, height: 2, pixels: []))
    }
  }
}
