import Foundation
import Graphics
import TestSupport
import Testing

/// An area whose edges are hard to draw well, of enough lines not to be left to Cairo.
struct HardArea: CustomTestStringConvertible, Sendable {
  static let width = 48
  static let height = 40

  let testDescription: String
  let outlines: [[CGPoint]]

  var path: Path {
    Path { path in
      for outline in outlines {
        path.addLines(outline)
        path.closeSubpath()
      }
    }
  }

  /// The same area with a curve outside of the picture, which leaves it to Cairo.
  var pathForCairo: Path {
    var path = path
    path.move(to: CGPoint(x: -9, y: -9))
    path.addQuadCurve(to: CGPoint(x: -8, y: -9), control: CGPoint(x: -8, y: -8))
    return path
  }

  static let all = [
    HardArea(testDescription: "under a noisy curve", outlines: [under(noise(400))]),
    HardArea(testDescription: "under a calm curve", outlines: [under(wave(200, 8))]),
    HardArea(
      testDescription: "between two curves",
      outlines: [wave(150, 12) + noise(150).reversed()]),
    HardArea(testDescription: "a star that crosses itself", outlines: [star(129, step: 53)]),
    HardArea(testDescription: "a comb", outlines: [comb(40)]),
    HardArea(testDescription: "a nearly level edge", outlines: [slope(rise: 3)]),
    HardArea(
      testDescription: "a steep edge", outlines: [slope(rise: 3).map { .init(x: $0.y, y: $0.x) }]),
    HardArea(
      testDescription: "two outlines over each other",
      outlines: [under(wave(100, 5)), Array(star(129, step: 64).reversed())]),
    HardArea(testDescription: "thinner than a pixel", outlines: [ribbon(0.4)]),
  ]

  static func noise(_ count: Int, seed: UInt64 = 5) -> [CGPoint] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { index in
      CGPoint(
        x: 1.3 + 45 * CGFloat(index) / CGFloat(count - 1),
        y: .random(in: 4...30, using: &random))
    }
  }

  static func wave(_ count: Int, _ height: CGFloat) -> [CGPoint] {
    (0..<count).map { index in
      let x = 1.3 + 45 * CGFloat(index) / CGFloat(count - 1)
      return CGPoint(x: x, y: 18.2 + height * CGFloat(sin(Double(x) / 4)))
    }
  }

  static func under(_ curve: [CGPoint]) -> [CGPoint] {
    curve + [CGPoint(x: 46.3, y: 37.4), CGPoint(x: 1.3, y: 37.4)]
  }

  private static func star(_ corners: Int, step: Int) -> [CGPoint] {
    (0..<corners).map { index in
      let angle = 2 * Double.pi * Double(index * step) / Double(corners)
      return CGPoint(x: 24.1 + 17.7 * CGFloat(cos(angle)), y: 20.3 + 17.7 * CGFloat(sin(angle)))
    }
  }

  private static func comb(_ teeth: Int) -> [CGPoint] {
    var points = [CGPoint(x: 46, y: 36), CGPoint(x: 2, y: 36)]
    for tooth in 0..<teeth {
      let x = 2 + 44 * CGFloat(tooth) / CGFloat(teeth)
      points += [
        CGPoint(x: x, y: 5.5), CGPoint(x: x + 0.5, y: 5.5), CGPoint(x: x + 0.5, y: 30),
        CGPoint(x: x + 1.1, y: 30),
      ]
    }
    return points
  }

  private static func slope(rise: CGFloat) -> [CGPoint] {
    (0...140).map { index in
      let part = CGFloat(index) / 140
      return CGPoint(x: 3 + 33 * part, y: 12 + rise * part)
    } + [CGPoint(x: 36, y: 30.5), CGPoint(x: 3, y: 30.5)]
  }

  private static func ribbon(_ width: CGFloat) -> [CGPoint] {
    let curve = wave(120, 9)
    return curve + curve.reversed().map { CGPoint(x: $0.x, y: $0.y + width) }
  }
}
