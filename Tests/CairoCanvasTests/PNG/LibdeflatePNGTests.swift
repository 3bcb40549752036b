import CairoCanvas
import TestSupport
import Testing

@Suite("PNG by libdeflate")
struct LibdeflatePNGTests {
  @Test("the file holds the same pixels at every level", arguments: [1, 6, 12], [true, false])
  func samePixels(level: Int, isOpaque: Bool) throws {
    var random = SplitMix64(seed: 5)
    let pixels = (0..<50 * 40).flatMap { _ -> [UInt8] in
      let alpha = isOpaque ? 255 : UInt8.random(in: 0...255, using: &random)
      return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }
    let bitmap = Bitmap(width: 50, height: 40, pixels: pixels)
    #expect(try PNG.decode(LibdeflatePNG.encode(bitmap, level: level)) == bitmap)
  }

  @Test("a level that does not exist is an error", arguments: [-1, 13, .max])
  func levels(level: Int) {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [])
    #expect(throws: CanvasError.outOfMemory) { try LibdeflatePNG.encode(bitmap, level: level) }
  }
}
