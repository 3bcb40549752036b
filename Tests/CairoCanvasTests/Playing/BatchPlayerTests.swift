import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("BatchPlayer")
struct BatchPlayerTests {
  static let size = CGSize(width: 90, height: 70)

  /// The transforms under which batches are drawn; most keep whole pixels whole.
  static let transforms: [CGAffineTransform] = [
    .identity, CGAffineTransform(translationX: 7, y: -3), CGAffineTransform(scaleX: 2, y: 2),
    CGAffineTransform(scaleX: -1, y: 0.5).translatedBy(x: -80, y: 4),
    CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 60, ty: 2),
    CGAffineTransform(translationX: 2.37, y: 1.81), CGAffineTransform(rotationAngle: 0.3),
    CGAffineTransform(a: 1.3, b: 0.2, c: -0.1, d: 0.9, tx: 4, ty: 3),
  ]

  /// The image of commands in groups with and without a clip and an opacity.
  private func pixels(
    _ commands: [DrawCommand], _ transform: CGAffineTransform, clip: Path?, opacity: Double
  ) throws -> [UInt8] {
    let group = DrawGroup(
      contents: DrawList(commands), transform: transform,
      clip: clip.map { DrawGroup.Clip(path: $0) }, opacity: opacity)
    return try picture(
      width: 90, height: 70,
      [.fill(square(0, 0, 40, 70), FillStyle(), .blue), .group(group)]
    ).pixels
  }

  private func expectSame(_ batch: DrawCommand, _ separate: [DrawCommand], _ note: String) throws {
    for transform in Self.transforms {
      for clip in [
        nil, square(10, 10, 50, 40), Path(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 50)),
      ] {
        for opacity in [1, 0.6] {
          let one = try pixels([batch], transform, clip: clip, opacity: opacity)
          let many = try pixels(separate, transform, clip: clip, opacity: opacity)
          if one != many { Issue.record("\(note) \(transform) \(clip != nil) \(opacity)") }
        }
      }
    }
  }

  @Test("a batch of rectangles has the pixels of separate fills", arguments: 0..<12)
  func rectangles(seed: Int) throws {
    var random = try RandomDrawing(seed: UInt64(seed) + 900, size: Self.size)
    let batch = random.rectangles()
    let separate = batch.rects.indices.map {
      DrawCommand.fill(Path(batch.rects[$0]), batch.style, batch.paint(at: $0))
    }
    try expectSame(.rectangles(batch), separate, "\(batch.style) \(batch.count)")
  }

  @Test("a batch of marks has the pixels of separate fills", arguments: 0..<12)
  func marks(seed: Int) throws {
    var random = try RandomDrawing(seed: UInt64(seed) + 950, size: Self.size)
    let batch = random.paintedMarks()
    let separate = batch.positions.indices.map { index in
      let scale = batch.scale(at: index)
      let place = batch.positions[index]
      let path = batch.shape.applying(CGAffineTransform(scaleX: scale, y: scale))
        .offsetBy(dx: place.x, dy: place.y)
      return DrawCommand.fill(path, batch.style, batch.paint(at: index))
    }
    try expectSame(.paintedMarks(batch), separate, "\(batch.style) \(batch.count)")
  }

  @Test("an opaque rectangle nearly on whole pixels is rounded as by Cairo")
  func nearlyWhole() throws {
    let colors = (0..<40).map { index in
      let part = Float(index) / 39
      return Paint.color(Color.Resolved(red: part, green: 1 - part * part, blue: 0.5 * part))
    }
    let rects = (0..<40).map { index in
      CGRect(x: CGFloat(index * 2) + CGFloat(index) / 1_500, y: 3, width: 1.999, height: 20)
    }
    let batch = DrawCommand.rectangles(PaintedRectangles(zip(rects, colors)))
    let separate = zip(rects, colors).map { DrawCommand.fill(Path($0), FillStyle(), $1) }
    #expect(try picture(width: 80, height: 30, [batch]) == picture(width: 80, height: 30, separate))
  }
}
