import CairoCanvas
import Foundation
import Graphics
import Testing

@Suite("Blending")
struct BlendingTests {
  /// A colour over another one, each in 0...1.
  private func blended(
    _ mode: DrawBlendMode, _ source: [Float], over ground: [Float]
  ) throws -> Pixel {
    func fill(_ color: [Float]) -> DrawCommand {
      .fill(
        square(0, 0, 4, 4), FillStyle(),
        .color(
          Color.Resolved(red: color[0], green: color[1], blue: color[2], opacity: color[3])))
    }
    var group = DrawGroup(contents: DrawList([fill(source)]))
    group.blendMode = mode
    return try picture(width: 4, height: 4, [fill(ground), .group(group)])[1, 1]
  }

  /// The separable functions of opaque colours, of the W3C's Compositing and Blending: of the ground, then the source.
  private static let functions: [(DrawBlendMode, @Sendable (Double, Double) -> Double)] = [
    (.normal, { $1 }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }),
    (.difference, { abs($0 - $1) }), (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
    (.hardLight, { $1 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.overlay, { $0 <= 0.5 ? 2 * $0 * $1 : 1 - 2 * (1 - $0) * (1 - $1) }),
    (.colorDodge, { $0 == 0 ? 0 : $1 >= 1 ? 1 : min(1, $0 / (1 - $1)) }),
    (.colorBurn, { $0 >= 1 ? 1 : $1 <= 0 ? 0 : 1 - min(1, (1 - $0) / $1) }),
    (.plusLighter, { min($0 + $1, 1) }),
  ]

  @Test("opaque colours are combined by the functions of their modes", arguments: functions)
  func separable(mode: DrawBlendMode, function: @Sendable (Double, Double) -> Double) throws {
    let levels: [Float] = [0, 0.2, 0.4, 0.6, 0.8, 1]
    for ground in levels {
      for source in levels {
        let pixel = try blended(mode, [source, 0, 1, 1], over: [ground, 1, 0, 1])
        for (channel, pair) in [(0, (ground, source)), (1, (1, 0)), (2, (0, 1))] {
          let expected = function(Double(pair.0), Double(pair.1)) * 255
          #expect(abs(Double(pixel[channel]) - expected) <= 2, "\(mode) \(pair)")
        }
        #expect(pixel[3] == 255)
      }
    }
  }

  @Test("operators keep the part of the ground or of the source that they name")
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

  @Test("the luminance of colours is that of the mode's source or ground")
  func luminance() throws {
    let source: [Float] = [0.2, 0.5, 0.7, 1]
    let ground: [Float] = [0.6, 0.3, 0.4, 1]
    func luminance(_ pixel: Pixel) -> Double {
      0.3 * Double(pixel[0]) + 0.59 * Double(pixel[1]) + 0.11 * Double(pixel[2])
    }
    let (own, behind) = (
      luminance(try blended(.copy, source, over: ground)),
      luminance(try blended(.normal, ground, over: source))
    )
    for mode in [DrawBlendMode.hue, .saturation, .color] {
      #expect(abs(luminance(try blended(mode, source, over: ground)) - behind) < 2)
    }
    #expect(abs(luminance(try blended(.luminosity, source, over: ground)) - own) < 2)
  }

  @Test("a group blends with what its bitmap contains, and beyond its bounds nothing changes")
  func isolation() throws {
    var hole = DrawGroup(contents: DrawList([.fill(square(4, 4, 4, 4), FillStyle(), .black)]))
    hole.blendMode = .destinationOut
    let card = DrawList([.fill(square(2, 2, 8, 8), FillStyle(), .red), .group(hole)])
    let ground = DrawCommand.fill(square(0, 0, 12, 12), FillStyle(), .blue)
    let open = try picture(width: 12, height: 12, [ground, .group(DrawGroup(contents: card))])
    #expect(open[5, 5] == [0, 0, 0, 0])
    let flattened = DrawGroup(contents: card, isFlattened: true)
    let closed = try picture(width: 12, height: 12, [ground, .group(flattened)])
    #expect(closed[5, 5] == [0, 0, 255, 255])
    #expect(closed[3, 3] == [255, 0, 0, 255])
    var masked = hole
    masked.blendMode = .destinationIn
    let kept = try picture(width: 12, height: 12, [ground, .group(masked)])
    #expect(kept[1, 1] == [0, 0, 255, 255] && kept[5, 5] == [0, 0, 255, 255])
  }

  @Test("the opacity of a group applies to its blending")
  func opacity() throws {
    var group = DrawGroup(
      contents: DrawList([.fill(square(0, 0, 4, 4), FillStyle(), .black)]), opacity: 0.5)
    group.blendMode = .multiply
    let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
    let ground = DrawCommand.fill(square(0, 0, 4, 4), FillStyle(), white)
    let pixel = try picture(width: 4, height: 4, [ground, .group(group)])[1, 1]
    #expect(abs(Int(pixel[0]) - 128) <= 1 && pixel[3] == 255)
  }
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
    let function = PixelFunction.opacities(0.5...0.9, Color.Resolved(red: 0, green: 0, blue: 1))
    for (opacity, expected) in [(Float(0.4), 0), (0.6, 255), (1, 0)] {
      let pixel = try filtered(
        function, Color.Resolved(red: 1, green: 0, blue: 0, opacity: opacity))
      #expect(Int(pixel[3]) == expected && Int(pixel[2]) == expected)
    }
  }
}
