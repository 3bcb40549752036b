import ChartScales
import Foundation
import TestSupport
import Testing

@Suite("PowerTicks")
struct PowerTicksTests {
  private static func isPower(_ value: Double) -> Bool {
    let exponent = log10(abs(value)).rounded()
    return abs(abs(value) / pow(10, exponent) - 1) < 1e-12
  }

  private static func values(
    _ transform: ScaleTransform, _ range: ClosedRange<Double>, _ count: Int? = nil
  ) -> [Double]? {
    PowerTicks(of: transform, in: range, desiredCount: count)?.values
  }

  @Test("a logarithmic scale has all powers of ten, or every second or third of them")
  func powers() {
    #expect(Self.values(.logarithmic, 1...10_000) == [1, 10, 100, 1000, 10_000])
    #expect(Self.values(.logarithmic, 2...50) == [10])
    #expect(Self.values(.logarithmic, 1...1e12, 4) == [1, 1e3, 1e6, 1e9, 1e12])
    // Without a power of ten, ticks are those of a linear scale.
    #expect(Self.values(.logarithmic, 20...50) == [20, 30, 40, 50])
    #expect(Self.values(.logarithmic, 0...10) == [])
  }

  @Test("a symmetric logarithmic scale has zero and powers of ten of the signs in the range")
  func symmetricPowers() {
    let transform = ScaleTransform.symmetricLogarithmic(slopeAtZero: 1)
    #expect(Self.values(transform, -10_000...10_000) == [-10_000, -100, 0, 100, 10_000])
    #expect(Self.values(transform, 0...1e6) == [0, 100, 1000, 10_000, 100_000, 1e6])
    #expect(Self.values(transform, 0...40) == nil)
    #expect(Self.values(transform, 200...900) == nil)
  }

  @Test("linear scales and powers have the ticks of linear scales")
  func others() {
    #expect(PowerTicks(of: .linear, in: 1...1000) == nil)
    #expect(PowerTicks(of: .power(exponent: 0.5), in: 1...1000) == nil)
  }

  @Test("a number next to a power of ten has no tick outside of the range")
  func bounds() {
    let range = 1000.0.nextUp...1e6.nextDown
    #expect(Self.values(.logarithmic, range) == [10_000, 100_000])
    #expect(Self.values(.logarithmic, 1000.0.nextUp...5000) == [2000, 3000, 4000, 5000])
  }

  @Test("ticks of random logarithmic scales ascend, are in the range, and are powers of ten")
  func logarithmicLaw() throws {
    var random = SplitMix64(seed: 23)
    for _ in 0..<2_000 {
      let low = pow(10, Double.random(in: -20...20, using: &random))
      let range = low...low * pow(10, Double.random(in: 0.01...20, using: &random))
      let count = Bool.random(using: &random) ? nil : Int.random(in: 1...12, using: &random)
      let ticks = try #require(Self.values(.logarithmic, range, count))
      #expect(ticks.allSatisfy(range.contains), "\(ticks) in \(range)")
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
      let decades = (log10(range.upperBound) + 1e-9).rounded(.down) - log10(low).rounded(.up)
      if decades >= 0 {
        #expect(ticks.allSatisfy(Self.isPower), "\(ticks)")
        #expect(!ticks.isEmpty && ticks.count < 2 * (count ?? 5) + 1, "\(ticks) of \(count ?? 5)")
      } else {
        #expect(ticks.count < 8)
      }
    }
  }

  @Test("ticks of random symmetric scales ascend, are in the range, and are zero or powers of ten")
  func symmetricLaw() {
    var random = SplitMix64(seed: 24)
    var found = 0
    for _ in 0..<2_000 {
      let transform = ScaleTransform.symmetricLogarithmic(
        slopeAtZero: pow(10, Double.random(in: -3...3, using: &random)))
      let low =
        -pow(10, Double.random(in: -3...9, using: &random))
        * Double(Int.random(in: 0...1, using: &random))
      let range = low...pow(10, Double.random(in: -3...9, using: &random))
      let count = Bool.random(using: &random) ? nil : Int.random(in: 1...12, using: &random)
      guard let ticks = Self.values(transform, range, count) else { continue }
      found += 1
      #expect(ticks.allSatisfy(range.contains), "\(ticks) in \(range)")
      #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 })
      #expect(ticks.contains(0) && ticks.allSatisfy { $0 == 0 || Self.isPower($0) }, "\(ticks)")
    }
    #expect(found > 1_000)
  }
}
