import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("Blurred backdrops")
struct BackdropPlayerTests {
  private let tint = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0.5)

  /// A white left half and a black right half, with a tinted rectangle over the middle.
  private func drawn(
    radius: CGFloat, opacity: Float = 0.5, tint: Color.Resolved? = nil,
    _ change: (DrawGroup) -> DrawGroup = { $0 }
  ) throws -> Bitmap {
    let glass = DrawGroup(
      contents: DrawList([.fill(square(20, 20, 60, 60), FillStyle(), .color(tint ?? self.tint))]),
      filter: .backdropBlur(radius: radius, opacity: opacity))
    return try picture(
      width: 100, height: 100,
      [
        .fill(
          square(0, 0, 100, 100), FillStyle(), .color(Color.Resolved(red: 1, green: 1, blue: 1))),
        .fill(square(50, 0, 50, 100), FillStyle(), .black), .group(change(glass)),
      ])
  }

  @Test("the backdrop is a gaussian of the radius behind the contents, and unchanged elsewhere")
  func gaussian() throws {
    let bitmap = try drawn(radius: 6)
    for x in 20..<80 {
      let distance = (50 - Double(x) - 0.5) / 6 / 2.0.squareRoot()
      let light = (1 + erf(distance)) / 2
      // Half of the tint, which is white.
      let expected = 255 * (0.5 + light / 2)
      #expect(abs(Double(bitmap[x, 50][0]) - expected) <= 4, "at \(x)")
    }
    for point in [(19, 50), (80, 50), (49, 19), (50, 80)] {
      let value: UInt8 = point.0 < 50 ? 255 : 0
      #expect(bitmap[point.0, point.1] == [value, value, value, 255], "\(point)")
    }
  }

  @Test("an even backdrop remains as it is, also at the edges of the image")
  func even() throws {
    let glass = DrawGroup(
      contents: DrawList([.fill(square(-5, -5, 60, 60), FillStyle(), .color(tint))]),
      filter: .backdropBlur(radius: 9, opacity: 0.5))
    var plain = glass
    plain.filter = nil
    func bitmap(_ group: DrawGroup) throws -> Bitmap {
      try picture(
        width: 40, height: 40,
        [
          .fill(
            square(0, 0, 40, 40), FillStyle(),
            .color(Color.Resolved(red: 0.4, green: 0.6, blue: 0.2))), .group(group),
        ])
    }
    let (blurred, sharp) = (try bitmap(glass), try bitmap(plain))
    for x in 0..<40 {
      for channel in 0..<3 {
        #expect(abs(Int(blurred[x, x][channel]) - Int(sharp[x, x][channel])) <= 1)
      }
    }
  }

  @Test("what is around the contents does not show in them")
  func edges() throws {
    let glass = DrawGroup(
      contents: DrawList([.fill(square(20, 20, 60, 60), FillStyle(), .color(tint))]),
      filter: .backdropBlur(radius: 9, opacity: 0.5))
    let bitmap = try picture(
      width: 100, height: 100,
      [.fill(square(20, 20, 60, 60), FillStyle(), .black), .group(glass)])
    for x in 20..<80 {
      #expect(bitmap[x, 50] == bitmap[50, 50] && bitmap[50, x] == bitmap[50, 50], "at \(x)")
    }
  }

  @Test("without a radius or an opacity, the contents are drawn as they are")
  func nothing() throws {
    let plain = try drawn(radius: 0)
    let without = try drawn(radius: 6) { group in
      var group = group
      group.filter = nil
      return group
    }
    #expect(plain.pixels == without.pixels)
    #expect(try drawn(radius: -3).pixels == plain.pixels)
    #expect(try drawn(radius: 6, opacity: 0).pixels == plain.pixels)
    #expect(try drawn(radius: .nan).pixels == plain.pixels)
  }

  @Test("more transparent contents blur the backdrop in proportion")
  func proportion() throws {
    var faint = tint
    faint.opacity = 0.25
    let bitmap = try drawn(radius: 6, tint: faint)
    // Beside the edge, half of the blurred black and of the sharp one, and then a quarter of white.
    let blurred = (1 + erf(-0.5 / 6 / 2.0.squareRoot())) / 2
    let expected = 255 * (0.25 + 0.75 * blurred / 2)
    #expect(abs(Double(bitmap[50, 50][0]) - expected) <= 4)
  }

  @Test("in a group with an opacity, only the group itself is blurred")
  func isolation() throws {
    let isolated = try drawn(radius: 6) { glass in
      DrawGroup(contents: DrawList([.group(glass)]), opacity: 0.999)
    }
    // The sharp edge remains, with half of the tint.
    #expect(isolated[49, 50][0] == 255 && isolated[51, 50][0] < 130)
  }
}
