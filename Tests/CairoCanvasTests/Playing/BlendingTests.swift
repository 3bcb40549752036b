import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("Blending")
struct BlendingTests {
  /// A colour over another one, each in 0...1.
  private func blended(
    _ mode: DrawBlendMode, _ source: [Float], over backdrop: [Float]
  ) throws -> Pixel {
    func fill(_ color: [Float]) -> DrawCommand {
      .fill(
        square(0, 0, 4, 4), FillStyle(),
        .color(
          Color.Resolved(red: color[0], green: color[1], blue: color[2], opacity: color[3])))
    }
    var group = DrawGroup(contents: DrawList([fill(source)]))
    group.blendMode = mode
    return try picture(width: 4, height: 4, [fill(backdrop), .group(group)])[1, 1]
  }

  /// The separable functions of opaque colours, of the W3C's Compositing and Blending: of the backdrop, then the
  /// source.
  private static let functions: [(DrawBlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { $1 }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
    (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    (.hardLight, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.overlay, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.colorDodge, { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }),
    (.colorBurn, { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
    (.plusLighter, { min($0 + $1, 1) }), (.plusDarker, { max($0 + $1 - 1, 0) }),
    (.softLight, { softLight($0, $1) }),
  ]

  @Test("opaque colours are combined by the functions of their modes", arguments: functions)
  func separable(mode: DrawBlendMode, function: @Sendable (Double, Double) -> Double) throws {
    let levels: [Float] = [0, 0.2, 0.4, 0.6, 0.8, 1]
    for backdrop in levels {
      for source in levels {
        let pixel = try blended(mode, [source, 0, 1, 1], over: [backdrop, 1, 0, 1])
        for (channel, pair) in [(0, (backdrop, source)), (1, (1, 0)), (2, (0, 1))] {
          let expected = function(Double(pair.0), Double(pair.1)) * 255
          #expect(abs(Double(pixel[channel]) - expected) <= 2, "\(mode) \(pair)")
        }
        #expect(pixel[3] == 255)
      }
    }
  }

  @Test("Porter-Duff operators")
  func operators() throws {
    let (red, blue, none): ([Float], [Float], [Float]) = (
      [1, 0, 0, 1], [0, 0, 1, 1], [0, 0, 0, 0]
    )
    let (redPixel, bluePixel, noPixel): (Pixel, Pixel, Pixel) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    let cases: [(DrawBlendMode, both: Pixel, sourceOnly: Pixel)] = [
      (.clear, noPixel, noPixel), (.copy, redPixel, redPixel), (.sourceIn, redPixel, noPixel),
      (.sourceOut, noPixel, redPixel), (.sourceAtop, redPixel, noPixel),
      (.destinationOver, bluePixel, redPixel), (.destinationIn, bluePixel, noPixel),
      (.destinationOut, noPixel, noPixel), (.destinationAtop, bluePixel, redPixel),
      (.xor, noPixel, redPixel),
    ]
    for (mode, both, sourceOnly) in cases {
      #expect(try blended(mode, red, over: blue) == both, "\(mode)")
      #expect(try blended(mode, red, over: none) == sourceOnly, "\(mode)")
    }
  }

  @Test("the luminance of colours is that of the mode's source or backdrop")
  func luminance() throws {
    let source: [Float] = [0.2, 0.5, 0.7, 1]
    let backdrop: [Float] = [0.6, 0.3, 0.4, 1]
    func luminance(_ pixel: Pixel) -> Double {
      0.3 * Double(pixel[0]) + 0.59 * Double(pixel[1]) + 0.11 * Double(pixel[2])
    }
    let (own, behind) = (
      luminance(try blended(.copy, source, over: backdrop)),
      luminance(try blended(.normal, backdrop, over: source))
    )
    for mode in [DrawBlendMode.hue, .saturation, .color] {
      #expect(abs(luminance(try blended(mode, source, over: backdrop)) - behind) < 2)
    }
    #expect(abs(luminance(try blended(.luminosity, source, over: backdrop)) - own) < 2)
  }

  @Test("a flattened group is isolated, and beyond the bounds of a group nothing changes")
  func isolation() throws {
    var hole = DrawGroup(contents: DrawList([.fill(square(4, 4, 4, 4), FillStyle(), .black)]))
    hole.blendMode = .destinationOut
    let card = DrawList([.fill(square(2, 2, 8, 8), FillStyle(), .red), .group(hole)])
    let backdrop = DrawCommand.fill(square(0, 0, 12, 12), FillStyle(), .blue)
    let open = try picture(width: 12, height: 12, [backdrop, .group(DrawGroup(contents: card))])
    #expect(open[5, 5] == [0, 0, 0, 0])
    let flattened = DrawGroup(contents: card, isFlattened: true)
    let closed = try picture(width: 12, height: 12, [backdrop, .group(flattened)])
    #expect(closed[5, 5] == [0, 0, 255, 255])
    #expect(closed[3, 3] == [255, 0, 0, 255])
    var masked = hole
    masked.blendMode = .destinationIn
    let kept = try picture(width: 12, height: 12, [backdrop, .group(masked)])
    #expect(kept[1, 1] == [0, 0, 255, 255] && kept[5, 5] == [0, 0, 255, 255])
  }

  @Test("the opacity of a group applies to its blending")
  func opacity() throws {
    var group = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 4, 4), FillStyle(), .black)]), opacity: 0.5)
    group.blendMode = .multiply
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let backdrop = DrawCommand.fill(square(0, 0, 4, 4), FillStyle(), white)
    let pixel = try picture(width: 4, height: 4, [backdrop, .group(group)])[1, 1]
    #expect(abs(Int(pixel[0]) - 128) <= 1 && pixel[3] == 255)
  }

  private static let red = DrawCommand.fill(square(2, 2, 8, 8), FillStyle(), .red)
  private static let backdrop = DrawCommand.fill(square(0, 0, 12, 12), FillStyle(), .blue)

  private func group(
    _ mode: DrawBlendMode, _ command: DrawCommand, opacity: Double = 1
  ) -> DrawGroup {
    var group = DrawGroup(contents: DrawList([command]), opacity: opacity)
    group.blendMode = mode
    return group
  }

  @Test("a group with a mask is isolated, and the mask limits what its operator clears")
  func masks() throws {
    let hole = group(.destinationOut, .fill(square(4, 4, 4, 4), FillStyle(), .black))
    let mask = DrawList([.fill(square(0, 0, 12, 12), FillStyle(), .black)])
    let masked = DrawGroup(contents: DrawList([Self.red, .group(hole)]), mask: mask)
    let pixels = try picture(width: 12, height: 12, [Self.backdrop, .group(masked)])
    #expect(pixels[5, 5] == [0, 0, 255, 255] && pixels[3, 3] == [255, 0, 0, 255])
    var cut = group(.copy, .fill(square(0, 0, 12, 12), FillStyle(), .red))
    cut.mask = DrawList([.fill(square(0, 0, 4, 4), FillStyle(), .black)])
    let copied = try picture(width: 12, height: 12, [Self.backdrop, .group(cut)])
    #expect(copied[3, 3] == [255, 0, 0, 255] && copied[4, 4] == [0, 0, 255, 255])
  }

  @Test(
    "operators that clear the backdrop do so in the bounding rectangle of the group",
    arguments: [DrawBlendMode.copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop])
  func unbounded(mode: DrawBlendMode) throws {
    let disc = group(
      mode, .fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 4, height: 4)), FillStyle(), .red))
    let pixels = try picture(width: 12, height: 12, [Self.backdrop, .group(disc)])
    for place in [3, 8] { #expect(pixels[place, place] == [0, 0, 255, 255]) }
    #expect(pixels[4, 4][3] < 128, "the corner of the rectangle")
  }

  @Test("the bounding rectangle is that of curves and lines, without control points and miters")
  func exactBounds() throws {
    let curve = Path {
      $0.move(to: CGPoint(x: 0, y: 0))
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    let filled = try picture(
      width: 12, height: 12,
      [Self.backdrop, .group(group(.copy, .fill(curve, FillStyle(), .red)))])
    #expect(filled[5, 7] == [0, 0, 255, 255] && filled[1, 4] == [0, 0, 0, 0])
    let line = DrawCommand.stroke(
      Path(ellipseIn: CGRect(x: 5, y: 5, width: 2, height: 2)), StrokeStyle(lineWidth: 2), .red)
    let stroked = try picture(
      width: 12, height: 12, [Self.backdrop, .group(group(.copy, line))])
    #expect(stroked[3, 3] == [0, 0, 255, 255] && stroked[8, 8] == [0, 0, 255, 255])
  }

  @Test("a function that keeps transparent pixels does not cut ink that protrudes from the bounds")
  func protrudingInk() throws {
    let miter = DrawCommand.stroke(
      Path { $0.addLines([CGPoint(x: 2, y: 11), CGPoint(x: 6, y: 3), CGPoint(x: 10, y: 11)]) },
      StrokeStyle(lineWidth: 2), .red)
    let plain = try picture(width: 12, height: 12, [miter])
    let identity = PixelFunction.matrix([
      1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0,
    ])
    let filtered = DrawGroup(contents: DrawList([miter]), filter: .pixels(identity))
    let pixels = try picture(width: 12, height: 12, [.group(filtered)])
    #expect(plain[6, 1][3] > 0 && pixels[6, 1][3] == plain[6, 1][3])
  }

  @Test("the opacity is a factor of the source")
  func translucent() throws {
    for (mode, expected) in [
      (DrawBlendMode.copy, [255, 0, 0, 128] as Pixel), (.plusDarker, [0, 0, 127, 255]),
      (.sourceOut, [0, 0, 0, 0]), (.plusLighter, [128, 0, 255, 255]),
    ] {
      let half = group(mode, Self.red, opacity: 0.5)
      let pixel = try picture(width: 12, height: 12, [Self.backdrop, .group(half)])[5, 5]
      for channel in 0..<4 {
        #expect(abs(Int(pixel[channel]) - Int(expected[channel])) <= 1, "\(mode) \(pixel)")
      }
    }
  }

  @Test("a group in perspective blends with its backdrop")
  func perspective() throws {
    var multiplied = group(.multiply, Self.red)
    var perspective = ProjectionTransform()
    perspective.m13 = 1e-4
    multiplied.projection = perspective
    let pixels = try picture(width: 12, height: 12, [Self.backdrop, .group(multiplied)])
    #expect(pixels[5, 5] == [0, 0, 0, 255] && pixels[0, 0] == [0, 0, 255, 255])
    var copied = group(.copy, Self.red)
    copied.projection = perspective
    let cleared = try picture(width: 12, height: 12, [Self.backdrop, .group(copied)])
    #expect(cleared[0, 0] == [0, 0, 255, 255] && cleared[5, 5] == [255, 0, 0, 255])
  }

  @Test("functions of colours apply to the colours that blending gives")
  func colorFunctions() throws {
    let invert = ColorFunction.scale(-1, -1, -1, adding: 1)
    let white = DrawCommand.fill(
      square(2, 2, 8, 8), FillStyle(), .color(Color.Resolved(red: 1, green: 1, blue: 1)))
    let black = DrawCommand.fill(square(2, 2, 8, 8), FillStyle(), .black)
    let product = invert(DrawList([white, .group(group(.multiply, black))]))
    #expect(try picture(width: 12, height: 12, product.commands)[5, 5] == [255, 255, 255, 255])
    let luminance = DrawGroup(contents: DrawList([white]), filter: .pixels(.luminance))
    let inverted = invert(DrawList([.group(luminance)]))
    #expect(try picture(width: 12, height: 12, inverted.commands)[5, 5] == [255, 255, 255, 255])
  }
}

/// The function of the mode `.softLight`, of the W3C's Compositing and Blending.
private func softLight(_ backdrop: Double, _ source: Double) -> Double {
  guard source > 0.5 else { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
  let light =
    backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
  return backdrop + (2 * source - 1) * (light - backdrop)
}

@Suite("PixelFunction")
struct PixelFunctionTests {
  private func filtered(_ function: PixelFunction, _ color: Color.Resolved) throws -> Pixel {
    let group = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 4, 4), FillStyle(), .color(color))]),
      filter: .pixels(function))
    return try picture(width: 4, height: 4, [.group(group)])[1, 1]
  }

  @Test("a matrix mixes the components before their multiplication by the opacity")
  func matrix() throws {
    // Red becomes what blue was, green is constant, and the opacity is halved.
    let matrix = PixelFunction.matrix([
      0, 0, 1, 0, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0,
    ])
    let pixel = try filtered(
      matrix, Color.Resolved(red: 0.2, green: 0.9, blue: 0.8, opacity: 0.8))
    for (found, expected) in zip(pixel, [204, 128, 0, 102]) {
      #expect(abs(Int(found) - expected) <= 2)
    }
    let empty = try filtered(matrix, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0))
    #expect(empty == [0, 0, 0, 0])
    let huge = PixelFunction.matrix(Array(repeating: .infinity, count: 20))
    #expect(try filtered(huge, Color.Resolved(red: 1, green: 1, blue: 1)) == [255, 255, 255, 255])
    let nothing = PixelFunction.matrix(Array(repeating: .nan, count: 20))
    #expect(try filtered(nothing, Color.Resolved(red: 1, green: 1, blue: 1)) == [0, 0, 0, 0])
  }

  @Test("the luminance becomes the opacity")
  func luminance() throws {
    #expect(
      try filtered(.luminance, Color.Resolved(red: 1, green: 1, blue: 1)) == [0, 0, 0, 255])
    #expect(try filtered(.luminance, Color.Resolved(red: 0, green: 0, blue: 0)) == [0, 0, 0, 0])
    #expect(try filtered(.luminance, Color.Resolved(red: 0, green: 1, blue: 0)) == [0, 0, 0, 182])
  }

  @Test("opacities in a range become a colour, and others nothing")
  func opacities() throws {
    let function = PixelFunction.alphaThreshold(
      0.5...0.9, Color.Resolved(red: 0, green: 0, blue: 1))
    for (opacity, expected) in [(Float(0.4), 0), (0.6, 255), (1, 0)] {
      let pixel = try filtered(
        function, Color.Resolved(red: 1, green: 0, blue: 0, opacity: opacity))
      #expect(Int(pixel[3]) == expected && Int(pixel[2]) == expected)
    }
  }

  @Test("a function that gives transparent pixels a colour does so in the bounds of the group")
  func transparent() throws {
    let function = PixelFunction.alphaThreshold(0...0.5, Color.Resolved(red: 1, green: 0, blue: 0))
    let disc = DrawGroup(
      contents: DrawList([
        .fill(Path(ellipseIn: CGRect(x: 4, y: 4, width: 4, height: 4)), FillStyle(), .black)
      ]), filter: .pixels(function))
    let pixels = try picture(width: 12, height: 12, [.group(disc)])
    #expect(pixels[4, 4] == [255, 0, 0, 255])
    #expect(pixels[5, 5] == [0, 0, 0, 0] && pixels[3, 3] == [0, 0, 0, 0])
  }

  @Test("components of the replacement outside of 0...1 are clamped")
  func clamped() throws {
    for component in [-1, 2, .nan, .infinity] as [Float] {
      var color = Color.Resolved(red: 0, green: 0, blue: 0)
      color.red = component
      let pixel = try filtered(
        .alphaThreshold(0...1, color), Color.Resolved(red: 0, green: 0, blue: 0))
      #expect(pixel[3] == 255 && pixel[0] == (component > 0 ? 255 : 0))
    }
  }
}
