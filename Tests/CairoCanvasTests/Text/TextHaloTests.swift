import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("Halos of texts")
struct TextHaloTests {
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)

  /// A letter on a red ground of 30 by 30 points.
  private func drawn(halo: TextHalo?, scale: CGFloat) throws -> Bitmap {
    var text = try PangoTextShaper().shape(request("I"))
    text.halo = halo
    return try picture(
      width: Int(30 * scale), height: Int(30 * scale), scale: scale,
      [
        .fill(square(0, 0, 30, 30), FillStyle(), .red),
        .text(text, at: CGPoint(x: 12, y: 5), .black),
      ])
  }

  /// The distance of the outermost pixels that are not red from the middle of the letter's stem, in
  /// points, to the left and to the right, halfway up.
  private func reach(_ bitmap: Bitmap, scale: CGFloat) throws -> (left: CGFloat, right: CGFloat) {
    let row = Int(15 * scale)
    func darkness(_ x: Int) -> Int { 255 - Int(bitmap[x, row][0]) }
    let stem = (0..<bitmap.width).filter { darkness($0) > 128 }
    let middle = CGFloat((stem.first ?? 0) + (stem.last ?? 0) + 1) / 2
    let ink = (0..<bitmap.width).filter { bitmap[$0, row] != [255, 0, 0, 255] }
    return (
      (middle - CGFloat(try #require(ink.first))) / scale,
      (CGFloat(try #require(ink.last)) + 1 - middle) / scale
    )
  }

  @Test("a halo reaches its radius beyond the letter on every side", arguments: [1, 2, 3])
  func radius(scale: CGFloat) throws {
    let bare = try reach(drawn(halo: nil, scale: scale), scale: scale)
    let halo = TextHalo(color: Self.white, radius: 2)
    let wide = try reach(drawn(halo: halo, scale: scale), scale: scale)
    #expect(abs(wide.left - bare.left - 2) <= 1 / scale)
    #expect(abs(wide.right - bare.right - 2) <= 1 / scale)
  }

  @Test("no ground shows between a letter and the edge of its halo", arguments: [1, 2, 3])
  func solid(scale: CGFloat) throws {
    let bitmap = try drawn(halo: TextHalo(color: Self.white, radius: 1.5), scale: scale)
    let row = Int(15 * scale)
    let ink = (0..<bitmap.width).filter { bitmap[$0, row] != [255, 0, 0, 255] }
    let (first, last) = (try #require(ink.first), try #require(ink.last))
    // But for the outermost pixels, green and blue are what red is.
    for x in first + 1..<last { #expect(abs(Int(bitmap[x, row][0]) - Int(bitmap[x, row][1])) < 8) }
  }

  @Test("the letter over a halo is the letter without one")
  func letter() throws {
    let white = try picture(
      width: 30, height: 30,
      [
        .fill(square(0, 0, 30, 30), FillStyle(), .color(Self.white)),
        .text(PangoTextShaper().shape(request("K")), at: CGPoint(x: 5, y: 5), .black),
      ])
    var text = try PangoTextShaper().shape(request("K"))
    text.halo = TextHalo(color: Self.white, radius: 1.5)
    let haloed = try picture(
      width: 30, height: 30,
      [
        .fill(square(0, 0, 30, 30), FillStyle(), .color(Self.white)),
        .text(text, at: CGPoint(x: 5, y: 5), .black),
      ])
    #expect(haloed == white)
  }
}
