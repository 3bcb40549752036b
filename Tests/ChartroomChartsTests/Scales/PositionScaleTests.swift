import ChartroomCharts
import Testing

@Suite("PositionScale")
struct PositionScaleTests {
  private static let types: [ScaleType] = [
    .linear, .log, .squareRoot, .power(exponent: 2), .symmetricLog, .symmetricLog(slopeAtZero: 5),
  ]

  @Test("scales of numbers invert, in both directions", arguments: types, [false, true])
  func inversion(type: ScaleType, isReversed: Bool) {
    let scale = PositionScale(domain: .number(1...1000), type: type, isReversed: isReversed)
    for code in [1, 2, 10, 333, 1000] as [Double] {
      #expect(abs(scale.code(at: scale.fraction(of: code)) / code - 1) < 1e-9)
    }
    #expect(scale.fraction(of: 1) == (isReversed ? 1 : 0))
    #expect(scale.fraction(of: 1000) == (isReversed ? 0 : 1))
  }

  @Test("a logarithmic scale has equal distances for equal ratios, and no numbers below zero")
  func log() {
    let scale = PositionScale(domain: .number(1...1000), type: .log)
    #expect(abs(scale.fraction(of: 10) - 1.0 / 3) < 1e-12)
    #expect(scale.fraction(of: 0).isNaN && scale.fraction(of: -1).isNaN)
  }

  @Test("powers and symmetric logarithms mirror negative numbers", arguments: types.dropFirst(2))
  func mirrored(type: ScaleType) {
    let scale = PositionScale(domain: .number(-100...100), type: type)
    #expect(abs(scale.fraction(of: 0) - 0.5) < 1e-12)
    for code in [1, 7, 50] as [Double] {
      #expect(abs(scale.fraction(of: code) + scale.fraction(of: -code) - 1) < 1e-12)
    }
  }

  @Test("a type without a usable parameter is linear", arguments: [0, -1, Double.nan, .infinity])
  func badParameters(parameter: Double) {
    for type in [ScaleType.power(exponent: parameter), .symmetricLog(slopeAtZero: parameter)] {
      let scale = PositionScale(domain: .number(-10...10), type: type)
      #expect([-10, -5, 0, 5, 10].map(scale.fraction) == [0, 0.25, 0.5, 0.75, 1])
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
