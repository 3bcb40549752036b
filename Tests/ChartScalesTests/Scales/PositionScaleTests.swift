import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("PositionScale")
struct PositionScaleTests {
  private static let transforms: [ScaleTransform] = [
    .linear, .logarithmic, .power(exponent: 0.5), .power(exponent: 2),
    .symmetricLogarithmic(slopeAtZero: 1), .symmetricLogarithmic(slopeAtZero: 5),
  ]

  @Test("scales of numbers invert, in both directions", arguments: transforms, [false, true])
  func inversion(transform: ScaleTransform, isReversed: Bool) {
    let scale = PositionScale(
      domain: .number(1...1000), transform: transform, isReversed: isReversed)
    for code in [1, 2, 10, 333, 1000] as [Double] {
      #expect(abs(scale.code(at: scale.fraction(of: code)) / code - 1) < 1e-9)
    }
    #expect(scale.fraction(of: 1) == (isReversed ? 1 : 0))
    #expect(scale.fraction(of: 1000) == (isReversed ? 0 : 1))
  }

  /// A scale of numbers or dates with a random domain, direction and window.
  private static func random(
    _ transform: ScaleTransform, using random: inout SplitMix64
  ) -> PositionScale {
    let isLogarithmic = transform == .logarithmic
    let size = pow(10, Double.random(in: -6...9, using: &random))
    let low = Double.random(in: isLogarithmic ? 1e-3...1 : -2...2, using: &random) * size
    let range = low...low + Double.random(in: 0.01...3, using: &random) * size
    let start = Bool.random(using: &random) ? 0 : Double.random(in: 0...0.8, using: &random)
    let end =
      Bool.random(using: &random) ? 1 : start + Double.random(in: 0.05...0.5, using: &random)
    let isOfDates = transform.isLinear && Bool.random(using: &random)
    return PositionScale(
      domain: isOfDates ? .date(range) : .number(range), transform: transform,
      isReversed: Bool.random(using: &random), window: start...end)
  }

  @Test(
    "scales with random domains, directions and windows invert, and their positions ascend",
    arguments: transforms)
  func randomInversion(transform: ScaleTransform) throws {
    var random = SplitMix64(seed: 21)
    for _ in 0..<500 {
      let scale = Self.random(transform, using: &random)
      let range = try #require(scale.visibleRange)
      let ends = [range.lowerBound, range.upperBound].map(transform.linear)
      // Of a part of a domain that is far from zero, a position has fewer correct digits.
      let tolerance = 1e-12 * (1 + (ends.map(abs).max() ?? 0) / (ends[1] - ends[0]))
      #expect(abs(scale.fraction(of: range.lowerBound) - (scale.isReversed ? 1 : 0)) < tolerance)
      #expect(abs(scale.fraction(of: range.upperBound) - (scale.isReversed ? 0 : 1)) < tolerance)
      let (part, whole) = (scale.reversed(false), scale.ascending)
      for (position, bound) in [(0.0, scale.window.lowerBound), (1, scale.window.upperBound)] {
        #expect(abs(whole.fraction(of: part.code(at: position)) - bound) < 1e-6, "\(scale)")
      }
      var last: Double?
      for step in -4...24 {
        let fraction = Double(step) / 20
        let code = scale.code(at: fraction)
        #expect(abs(scale.fraction(of: code) - fraction) < tolerance, "\(scale) at \(fraction)")
        if let last { #expect(scale.isReversed ? code < last : code > last) }
        last = code
      }
      let size = max(abs(range.lowerBound), abs(range.upperBound))
      for _ in 0..<10 {
        let code = Double.random(in: range, using: &random)
        // The square root of a square next to zero has half of the digits.
        #expect(abs(scale.code(at: scale.fraction(of: code)) - code) < 1e-7 * size, "\(scale)")
      }
    }
  }

  @Test("positions in a band of a category are those of the category, in random windows")
  func randomCategories() {
    var random = SplitMix64(seed: 22)
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &random)
      let start = Double.random(in: 0...0.8, using: &random)
      let scale = PositionScale(
        domain: .category((0..<count).map { "\($0)" }), isReversed: Bool.random(using: &random),
        window: start...Double.random(in: start + 0.05...1, using: &random))
      for index in 0..<count {
        let middle = scale.fraction(of: Double(index))
        for part in [-0.49, 0, 0.49] {
          #expect(scale.code(at: middle + part * scale.band) == Double(index))
        }
      }
      #expect(
        abs(
          abs(scale.fraction(of: Double(count)) - scale.fraction(of: 0)) - Double(count)
            * scale.band)
          < 1e-9)
    }
  }

  @Test("a logarithmic scale has equal distances for equal ratios, and no numbers below zero")
  func log() {
    let scale = PositionScale(domain: .number(1...1000), transform: .logarithmic)
    #expect(abs(scale.fraction(of: 10) - 1.0 / 3) < 1e-12)
    #expect(scale.fraction(of: 0).isNaN && scale.fraction(of: -1).isNaN)
  }

  @Test(
    "powers and symmetric logarithms mirror negative numbers", arguments: transforms.dropFirst(2))
  func mirrored(transform: ScaleTransform) {
    let scale = PositionScale(domain: .number(-100...100), transform: transform)
    #expect(abs(scale.fraction(of: 0) - 0.5) < 1e-12)
    for code in [1, 7, 50] as [Double] {
      #expect(abs(scale.fraction(of: code) + scale.fraction(of: -code) - 1) < 1e-12)
    }
  }

  @Test("categories are in the middle of bands of equal length")
  func categories() {
    let scale = PositionScale(domain: .category(["a", "b", "c", "d"]))
    #expect(scale.band == 0.25)
    #expect((0..<4).map { scale.fraction(of: Double($0)) } == [0.125, 0.375, 0.625, 0.875])
    #expect([0, 0.3, 0.99, 1].map { scale.code(at: $0) } == [0, 1, 3, 3])
    #expect(PositionScale(domain: .category([])).band == 0)
  }

  @Test("the values of an empty domain are in the middle")
  func empty() {
    #expect(PositionScale(domain: .number(5...5)).fraction(of: 5) == 0.5)
    #expect(PositionScale(domain: .date(5...5)).fraction(of: 7) == 0.5)
  }

  @Test("positions on a mixed scale ascend and change steadily, also where a spring overshoots")
  func mixed() {
    let small = PositionScale(domain: .number(0...1))
    let large = PositionScale(domain: .number(-20...80))
    for (own, other) in [(small, large), (large, small)] {
      var last: Double?
      for step in 0...1_000 {
        // From the other scale to beyond the own one, as a bouncy spring moves.
        let weight = 1 - Double(step) / 500
        let mixed = own.mixed(with: [(other, weight)])
        let distance = mixed.fraction(of: 1) - mixed.fraction(of: 0)
        #expect(distance > 0)
        if weight >= 0 {
          let mean =
            (1 - weight) * own.fraction(of: 0.5) + weight * other.fraction(of: 0.5)
          #expect(abs(mixed.fraction(of: 0.5) - mean) < 1e-9)
        }
        if let last { #expect(abs(distance - last) < 0.01) }
        last = distance
      }
    }
  }
}
