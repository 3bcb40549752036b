import CairoCanvas
import TestSupport
import Testing

@Suite("Goldens of bitmaps")
struct BitmapGoldensTests {
  @Test("puts red and blue where they belong")
  func channels() {
    let bitmap = Bitmap(width: 1, height: 1, pixels: [10, 20, 30, 40])
    #expect(RGBAPicture(bitmap)[0, 0] == RGBA(30, 20, 10, 40))
    #expect(RGBAPicture(bitmap).bitmap == bitmap)
  }

  @Test("gives every premultiplied pixel back after it was a PNG file")
  func roundTrip() throws {
    // Every alpha with every colour up to it, in one of the channels.
    var picture = RGBAPicture(width: 256, height: 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        picture[color, alpha] = RGBA(UInt8(color), UInt8(alpha - color), UInt8(alpha), UInt8(alpha))
      }
    }
    let codec = PictureCodec.png
    #expect(try codec.decode(codec.encode(picture)) == picture)
  }

  @Test("fails on one pixel of a PNG golden and passes on the same picture")
  func compares() throws {
    let folder = try TemporaryFolder()
    let picture = RGBAPicture(width: 5, height: 4, filled: RGBA(200, 100, 50, 255))
    var other = picture
    other[4, 3].y = 101
    func check(_ picture: RGBAPicture, _ mode: RecordMode) throws {
      try GoldenStore(folder: folder.path, failures: folder.path + "/failed", mode: mode)
        .check(picture, named: "scene", codec: .png)
    }
    #expect(throws: GoldenFailure.self) { try check(picture, .missing) }
    try check(picture, .never)
    let failure = #expect(throws: GoldenFailure.self) { try check(other, .never) }
    let file = try #require(failure?.files["scene.expected-diff-actual.png"])
    #expect(try PNG.decode(file).width == 3 * 5 + 2 * 4)
  }
}
