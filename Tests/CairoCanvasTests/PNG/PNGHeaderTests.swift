import Foundation
import CairoCanvas
import TestSupport
import Testing

@Suite("PNGHeader")
struct PNGHeaderTests {
  @Test("agrees with what the whole file says", arguments: [0.5, 1, 2, 3] as [Double])
  func agrees(scale: Double) throws {
    let bitmap = Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24))
    let file = try PNG.encode(bitmap, scale: scale, description: "a text before the pixels")
    let header = try #require(PNGHeader(file))
    #expect(header.width == 3 && header.height == 2)
    #expect(header.scale == (try PNG.metadata(file).scale))
    #expect(PNGHeader(Array(file.prefix(24)))?.width == 3)
    #expect(PNGHeader(Array(file.prefix(23))) == nil)
  }

  @Test("never traps on random bytes behind a beginning")
  func random() throws {
    var random = SplitMix64(seed: 13)
    let file = try PNG.encode(
      Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 255]), scale: 1, description: nil)
    for _ in 0..<5_000 {
      var bytes = file
      for _ in 0..<4 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
      _ = PNGHeader(Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))))
    }
    #expect(PNGHeader([]) == nil)
  }
}
