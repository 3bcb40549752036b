import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("GroupFilter")
struct GroupFilterTests {
  private func draw(
    radius: CGFloat, offset: CGPoint = .zero, scale: CGFloat = 1, opacity: Double = 1,
    clip: Path? = nil
  ) throws -> Bitmap {
    let side = Int(100 * scale)
    let group = DrawGroup(
      contents: DrawList([.fill(square(40, 40, 20, 20), FillStyle(), .red)]),
      clip: clip.map { DrawGroup.Clip(path: $0) }, opacity: opacity,
      filter: .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 1), radius: radius, offset: offset))
    return try picture(width: side, height: side, scale: scale, [.group(group)])
  }

  @Test("a shadow is a gaussian of half its radius", arguments: [1, 2, 3])
  func gaussian(scale: CGFloat) throws {
    let bitmap = try draw(radius: 8, scale: scale)
    func erf(_ x: Double) -> Double { Foundation.erf(x) }
    let sigma = 4 * Double(scale)
    let middle = Int(50 * scale)
    for x in 0..<Int(40 * scale) {
      let center = Double(x) + 0.5
      let near = (40 * Double(scale) - center) / sigma / 2.0.squareRoot()
      let far = (60 * Double(scale) - center) / sigma / 2.0.squareRoot()
      let across = erf(10 * Double(scale) / sigma / 2.0.squareRoot())
      let expected = (erf(far) - erf(near)) / 2 * across * 255
      #expect(abs(Double(bitmap.alpha(x, middle)) - expected) <= 5, "at \(x)")
    }
  }

  @Test("a shadow is symmetric", arguments: [0, 1, 2.5, 8, 15])
  func symmetric(radius: CGFloat) throws {
    let bitmap = try draw(radius: radius)
    for y in 0..<100 {
      for x in 0..<50 {
        #expect(bitmap.alpha(x, y) == bitmap.alpha(99 - x, y))
        // Rows are blurred before columns, which rounds differently at most by a step.
        #expect(abs(bitmap.alpha(x, y) - bitmap.alpha(y, x)) <= 1)
      }
    }
  }

  @Test("a shadow without radius is the group's own coverage, moved")
  func sharp() throws {
    let bitmap = try draw(radius: 0, offset: CGPoint(x: 10, y: -5))
    #expect(try #require(bitmap.ink()) == (40, 35, 70, 60))
    #expect(bitmap[65, 37] == [0, 0, 255, 255])
    #expect(bitmap[55, 45] == [255, 0, 0, 255])
  }

  @Test("what casts its shadow from farther away than a surface reaches is still drawn itself")
  func farAway() throws {
    let group = DrawGroup(
      contents: DrawList([.fill(square(-50_000, 40, 50_060, 20), FillStyle(), .red)]),
      filter: .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 1), radius: 0,
        offset: CGPoint(x: 40_000, y: 30)))
    let bitmap = try picture(width: 100, height: 100, [.group(group)])
    #expect(bitmap[30, 50] == [255, 0, 0, 255])
    #expect(bitmap[70, 50] == [0, 0, 0, 0])
  }

  @Test("clip and opacity apply to the shadow too")
  func order() throws {
    let bitmap = try draw(
      radius: 0, offset: CGPoint(x: 10, y: 0), opacity: 0.5, clip: square(0, 0, 100, 50))
    #expect(bitmap[65, 45] == [0, 0, 255, 128])
    #expect(bitmap[45, 45] == [255, 0, 0, 128])
    #expect(bitmap.alpha(65, 55) == 0)
  }

  @Test("what lies outside of the picture casts its shadow into it")
  func outside() throws {
    let group = DrawGroup(
      contents: DrawList([.fill(square(-30, 10, 20, 20), FillStyle(), .red)]),
      filter: .shadow(
        color: Color.Resolved(red: 0, green: 0, blue: 1), radius: 0, offset: CGPoint(x: 25, y: 0)))
    #expect(try #require(try picture([.group(group)]).ink()) == (0, 10, 15, 30))
  }

  private func blurred(radius: CGFloat, scale: CGFloat = 1, _ contents: DrawList) throws -> Bitmap {
    let side = Int(100 * scale)
    return try picture(
      width: side, height: side, scale: scale,
      [.group(DrawGroup(contents: contents, filter: .blur(radius: radius)))])
  }

  @Test("a blur is a gaussian of its radius, in the colour of the group", arguments: [1, 2])
  func blur(scale: CGFloat) throws {
    // An edge far from all others is the integral of the Gaussian.
    let red = DrawList([.fill(square(-200, -200, 250, 500), FillStyle(), .red)])
    let bitmap = try blurred(radius: 6, scale: scale, red)
    let middle = Int(50 * scale)
    for x in Int(10 * scale)..<Int(90 * scale) {
      let distance = (50 * Double(scale) - (Double(x) + 0.5)) / (6 * Double(scale))
      let expected = 255 * (1 + erf(distance / 2.0.squareRoot())) / 2
      let pixel = bitmap[x, middle]
      #expect(abs(Double(pixel[3]) - expected) <= 4, "at \(x)")
      #expect(pixel[0] == (pixel[3] > 0 ? 255 : 0) && pixel[1] == 0 && pixel[2] == 0, "at \(x)")
    }
  }

  @Test("a blur mixes the colours next to each other, and keeps what is opaque opaque")
  func mixture() throws {
    let bitmap = try blurred(
      radius: 4,
      DrawList([
        .fill(square(-50, -50, 100, 200), FillStyle(), .red),
        .fill(
          square(50, -50, 100, 200), FillStyle(), .color(Color.Resolved(red: 0, green: 0, blue: 1))),
      ]))
    for x in 0..<100 { #expect(bitmap.alpha(x, 50) == 255, "at \(x)") }
    #expect(bitmap[20, 50] == [255, 0, 0, 255] && bitmap[80, 50] == [0, 0, 255, 255])
    let (left, right) = (bitmap[49, 50], bitmap[50, 50])
    #expect(left[0] > left[2] && left[2] > 100 && left[0] == right[2])
  }

  @Test(
    "a blur whose radius is not positive changes nothing", arguments: [0, -3, CGFloat.nan])
  func noBlur(radius: CGFloat) throws {
    let red = DrawList([.fill(square(20.5, 20, 30, 30), FillStyle(), .red)])
    #expect(try blurred(radius: radius, red) == picture(width: 100, height: 100, red.commands))
  }

  private func inner(
    _ contents: [DrawCommand], radius: CGFloat, offset: CGPoint = .zero
  ) throws -> Bitmap {
    let blue = Color.Resolved(red: 0, green: 0, blue: 1)
    let group = DrawGroup(
      contents: DrawList(contents),
      filter: .innerShadow(color: blue, radius: radius, offset: offset))
    return try picture(width: 60, height: 60, [.group(group)])
  }

  @Test("an inner shadow keeps the opacity, and is strongest at the edges")
  func innerShadow() throws {
    let circle = DrawCommand.fill(
      Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)), FillStyle(), .red)
    let plain = try picture(width: 60, height: 60, [circle])
    let shaded = try inner([circle], radius: 8)
    for y in 0..<60 {
      for x in 0..<60 { #expect(abs(shaded.alpha(x, y) - plain.alpha(x, y)) <= 1) }
    }
    #expect(shaded[30, 30] == [255, 0, 0, 255])
    let blues = (10..<30).map { Int(shaded[30, $0][2]) }
    #expect(zip(blues, blues.dropFirst()).allSatisfy { $0 >= $1 })
    // Half of the blurred inverse lies inside at the edge.
    #expect(abs(blues[0] - 128) < 24 && blues[12] < 4)
  }

  @Test("a sharp inner shadow is what an offset uncovers")
  func sharpInnerShadow() throws {
    let square = DrawCommand.fill(square(10, 10, 40, 40), FillStyle(), .red)
    let shaded = try inner([square], radius: 0, offset: CGPoint(x: 3, y: 5))
    for (x, y, isBlue) in [
      (10, 30, true), (12, 30, true), (13, 30, false), (30, 10, true), (30, 14, true),
      (30, 15, false), (49, 49, false),
    ] {
      #expect(shaded[x, y] == (isBlue ? [0, 0, 255, 255] : [255, 0, 0, 255]), "\(x), \(y)")
    }
    #expect(shaded.alpha(9, 30) == 0 && shaded.alpha(51, 30) == 0)
  }
}
