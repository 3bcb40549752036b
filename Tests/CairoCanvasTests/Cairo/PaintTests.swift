import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("paints")
struct PaintTests {
  private let wheel = ramp((0...6).map { Color(hue: Double($0) / 6, saturation: 1, brightness: 1) })

  /// The colour at an angle, in degrees clockwise from the right.
  private func sample(_ bitmap: Bitmap, _ degrees: Double, radius: Double = 80) -> [Int] {
    let x = 100 + radius * cos(degrees * .pi / 180)
    let y = 100 + radius * sin(degrees * .pi / 180)
    return bitmap[Int(x), Int(y)].map { Int($0) }
  }

  @Test("an angular gradient runs through the hues without a seam", arguments: [0.0, 77])
  func angular(start: Double) throws {
    let bitmap = try picture(
      width: 200, height: 200,
      [
        .fill(
          square(0, 0, 200, 200), FillStyle(),
          .angular(
            wheel, center: CGPoint(x: 100, y: 100), from: .degrees(start), to: .degrees(start + 360)
          ))
      ])
    #expect(bitmap.isOpaque)
    var last = sample(bitmap, 0)
    for step in 0..<720 {
      let degrees = Double(step) / 2
      // The centre of the pixel that is looked at, not the point itself, has the colour.
      let x = (100 + 80 * cos(degrees * .pi / 180)).rounded(.down) + 0.5 - 100
      let y = (100 + 80 * sin(degrees * .pi / 180)).rounded(.down) + 0.5 - 100
      let hue = (atan2(y, x) * 180 / .pi - start) / 360
      let expected = Color(hue: hue, saturation: 1, brightness: 1).resolve(in: .light).bytes
      let actual = sample(bitmap, degrees)
      let channels = [expected.0, expected.1, expected.2].map { Int($0) }
      for (a, b) in zip(actual, channels) { #expect(abs(a - b) <= 6, "at \(degrees)°") }
      for (a, b) in zip(actual, last) { #expect(abs(a - b) <= 40, "at \(degrees)°") }
      last = actual
    }
  }

  @Test("outside of an angular gradient's sweep the nearer end colour goes on")
  func sweep() throws {
    let bitmap = try picture(
      width: 200, height: 200,
      [
        .fill(
          square(0, 0, 200, 200), FillStyle(),
          .angular(
            ramp([.black, .white]), center: CGPoint(x: 100, y: 100), from: .zero, to: .degrees(90)))
      ])
    #expect(abs(sample(bitmap, 45)[0] - 128) <= 4)
    for degrees in stride(from: 95.0, through: 220, by: 5) {
      #expect(sample(bitmap, degrees) == [255, 255, 255, 255])
    }
    for degrees in stride(from: 230.0, through: 355, by: 5) {
      #expect(sample(bitmap, degrees) == [0, 0, 0, 255])
    }
  }

  @Test("red fades to clear without going through grey")
  func fringes() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let bitmap = try picture(
      width: 100, height: 1,
      [
        .fill(
          square(0, 0, 100, 1), FillStyle(),
          .linear(ramp([red, .clear, red]), from: .zero, to: CGPoint(x: 100, y: 0)))
      ])
    for x in 0..<100 where bitmap.alpha(x, 0) > 8 {
      let pixel = bitmap[x, 0]
      #expect(pixel[0] >= 250 && pixel[1] == 0 && pixel[2] == 0)
    }
    #expect(abs(bitmap.alpha(24, 0) - 130) <= 3)
    #expect(bitmap.alpha(49, 0) < 6)
  }

  @Test("two opacities mix premultiplied")
  func premultiplied() throws {
    let from = Color(red: 1, green: 0, blue: 0, opacity: 1)
    let to = Color(red: 0, green: 0, blue: 1, opacity: 0.2)
    let bitmap = try picture(
      width: 101, height: 1,
      [
        .fill(
          square(0, 0, 101, 1), FillStyle(),
          .linear(ramp([from, to]), from: CGPoint(x: 0.5, y: 0), to: CGPoint(x: 100.5, y: 0)))
      ])
    // Halfway: opacity 0.6, of which red has 0.5 and blue 0.1.
    let middle = bitmap[50, 0].map { Int($0) }
    for (a, b) in zip(middle, [213, 0, 43, 153]) { #expect(abs(a - b) <= 3) }
  }

  @Test("a gradient keeps its place under a group's transform")
  func moved() throws {
    func draw(_ transform: CGAffineTransform, _ width: CGFloat, _ x: CGFloat) throws -> Bitmap {
      let fill = DrawCommand.fill(
        square(x, 0, width, width), FillStyle(),
        .linear(
          ramp([.red, .blue]), from: CGPoint(x: x, y: 0), to: CGPoint(x: x + width, y: 0)))
      return try picture([.group(DrawGroup(contents: DrawList([fill]), transform: transform))])
    }
    #expect(
      try draw(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0), 10, 0)
        == draw(.identity, 20, 10))
  }

  @Test("a gradient between one point is its last colour; without stops it draws nothing")
  func degenerate() throws {
    let point = CGPoint(x: 3, y: 3)
    for paint: Paint in [
      .linear(ramp([.white, .black]), from: point, to: point),
      .radial(ramp([.white, .black]), center: point, startRadius: 4, endRadius: 4),
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)])[1, 1] == [0, 0, 0, 255])
    }
    for paint: Paint in [
      .linear(ramp([]), from: .zero, to: point),
      .radial(ramp([]), center: point, startRadius: 0, endRadius: 4),
      .angular(ramp([]), center: point, from: .zero, to: .degrees(360)),
    ] {
      #expect(try picture([.fill(square(0, 0, 9, 9), FillStyle(), paint)]).ink() == nil)
    }
  }
}
