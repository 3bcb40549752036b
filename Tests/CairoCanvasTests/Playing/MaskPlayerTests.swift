import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("masks")
struct MaskPlayerTests {
  private static let opaque = DrawList([.fill(square(-500, -500, 1_000, 1_000), FillStyle(), .red)])

  @Test(
    "an isolated group has the same bytes with an opaque mask and without one", arguments: 0..<40)
  func opaque(seed: Int) throws {
    var random = try RandomDrawing(seed: UInt64(seed), size: CGSize(width: 90, height: 70))
    let list = random.list()
    for opacity in [1, 0.5] {
      for ground in [[], [DrawCommand.fill(square(0, 0, 60, 70), FillStyle(), .blue)]] {
        func draw(_ mask: DrawList?) throws -> Bitmap {
          let group = DrawGroup(
            contents: list, transform: CGAffineTransform(rotationAngle: 0.1), mask: mask,
            opacity: opacity, isFlattened: true)
          return try picture(width: 90, height: 70, ground + [.group(group)])
        }
        #expect(try draw(Self.opaque) == draw(nil))
      }
    }
  }

  @Test(
    "a mask that draws nothing shows nothing",
    arguments: [
      [],
      [
        .fill(
          square(0, 0, 40, 40), FillStyle(),
          .color(Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0)))
      ],
      [.fill(square(200, 0, 40, 40), FillStyle(), .red)],
      [.fill(square(.nan, 0, 4, 4), FillStyle(), .red)],
    ] as [[DrawCommand]])
  func empty(mask: [DrawCommand]) throws {
    let contents = DrawList([.fill(square(0, 0, 30, 30), FillStyle(), .red)])
    let ground = DrawCommand.fill(square(3, 3, 9, 9), FillStyle(), .blue)
    let group = DrawGroup(contents: contents, mask: DrawList(mask))
    #expect(try picture([ground, .group(group)]) == picture([ground]))
  }

  @Test("the alpha of the mask multiplies the finished group, in the group's coordinates")
  func alpha() throws {
    let contents = DrawList([
      .fill(square(0, 0, 20, 20), FillStyle(), .red),
      .fill(square(10, 0, 20, 20), FillStyle(), .blue),
    ])
    let half = Paint.color(Color.Resolved(red: 0, green: 1, blue: 0, opacity: 0.5))
    let group = DrawGroup(
      contents: contents, transform: CGAffineTransform(translationX: 5, y: 5),
      mask: DrawList([.fill(square(5, 5, 20, 10), FillStyle(), half)]))
    let bitmap = try picture([.group(group), .fill(square(0, 0, 1, 1), FillStyle(), .blue)])
    #expect(bitmap[12, 12] == [255, 0, 0, 128])
    #expect(bitmap[20, 12] == [0, 0, 255, 128])
    #expect(bitmap.alpha(9, 12) == 0)
    #expect(bitmap.alpha(12, 20) == 0)
    // The mask ends with its group.
    #expect(bitmap[0, 0] == [0, 0, 255, 255])
  }

  @Test("the edge of a mask shows nothing of what the group hides, unlike that of a clip")
  func fringe() throws {
    let disc = Path(ellipseIn: CGRect(x: 4.3, y: 3.6, width: 30, height: 31))
    let layers = [Paint.red, .blue, .black, .blue].map {
      DrawCommand.fill(square(0, 0, 40, 40), FillStyle(), $0)
    }
    let ground = DrawCommand.fill(
      square(0, 0, 40, 40), FillStyle(), .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    let mask = DrawGroup(
      contents: DrawList(layers), mask: DrawList([.fill(disc, FillStyle(), .black)]))
    let clip = DrawGroup(contents: DrawList(layers), clip: DrawGroup.Clip(path: disc))
    let expected = try picture([ground, .fill(disc, FillStyle(), .blue)])
    func difference(_ group: DrawGroup) throws -> Int {
      zip(try picture([ground, .group(group)]).pixels, expected.pixels)
        .map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
    #expect(try difference(mask) <= 1)
    #expect(try difference(clip) > 50)
  }

  @Test("a mask applies after the shadow and the clip, and before the opacity")
  func order() throws {
    let group = DrawGroup(
      contents: DrawList([.fill(square(5, 5, 10, 10), FillStyle(), .red)]),
      clip: DrawGroup.Clip(path: square(0, 0, 40, 12)),
      mask: DrawList([.fill(square(0, 8, 40, 40), FillStyle(), .black)]), opacity: 0.5,
      filter: .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 1), radius: 0, offset: CGPoint(x: 12, y: 0)))
    let bitmap = try picture([.group(group)])
    #expect(try #require(bitmap.ink()) == (5, 8, 27, 12))
    #expect(bitmap[10, 10] == [255, 0, 0, 128])
    #expect(bitmap[20, 10] == [0, 0, 255, 128])
  }

  @Test("a mask of a mask multiplies twice")
  func nested() throws {
    let half = DrawList([
      .fill(
        square(0, 0, 40, 40), FillStyle(),
        .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)))
    ])
    let inner = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 20, 20), FillStyle(), .red)]), mask: half)
    let outer = DrawGroup(contents: DrawList([.group(inner)]), mask: half)
    #expect(abs(try picture([.group(outer)]).alpha(5, 5) - 64) <= 1)
    let masked = DrawGroup(contents: inner.contents, mask: DrawList([.group(inner)]))
    #expect(try picture([.group(masked)]).alpha(5, 5) == 128)
  }
}
