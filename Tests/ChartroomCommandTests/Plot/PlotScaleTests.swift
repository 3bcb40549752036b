import ChartroomCommand
import Decimation
import Foundation
import Testing

@Suite("PlotScale")
struct PlotScaleTests {
  private func scale(_ values: [Double]) -> PlotScale {
    PlotScale.suiting(values, in: Extremes.finite(in: ContiguousArray(values)) ?? 0...0)
  }

  @Test("values over powers of ten suit a logarithmic scale, a few great ones do not")
  func suiting() {
    let fifthPowers = (1..<100).map { pow(Double($0), 5) }
    #expect(
      scale((0..<61).map { Double(sign: .plus, exponent: $0, significand: 1) }) == .log)
    #expect(scale(fifthPowers) == .linear)
    #expect(scale((1...1_000).map(Double.init)) == .linear)
    #expect(scale([1, 1, 1, 1, 999]) == .linear)
    #expect(scale([1, 1, 1, 1, 1_000.5]) == .log)
  }

  @Test("values that are not positive have a linear scale")
  func notPositive() {
    #expect(scale([0, 1, 1e9, 1, 1]) == .linear)
    #expect(scale([-1, 1, 1e9, 1, 1]) == .linear)
    #expect(scale([.nan, .infinity, 1, 1, 1e9]) == .log)
    #expect(scale([]) == .linear)
  }

  @Test("the median of many values is that of some of them")
  func many() {
    let values = (0..<200_000).map { $0 % 10 == 0 ? 1e9 : 1.0 }
    #expect(scale(values) == .log)
  }
}
