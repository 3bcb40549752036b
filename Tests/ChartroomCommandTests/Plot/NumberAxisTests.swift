import ChartroomCommand
import Dashboards
import Foundation
import TestSupport
import Testing

@Suite("NumberAxis")
struct NumberAxisTests {
  private let labels = NumberLabels(locale: Locale(identifier: "en_US"), unit: nil)

  private func texts(_ axis: PlotAxis<Double>) -> String {
    axis.ticks.map { $0.text + ($0.isBaseline ? "*" : "") }.joined(separator: " ")
  }

  @Test("an axis has all values, and three quarters of it or more are theirs")
  func tight() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let scale = pow(10, Double.random(in: -12...12, using: &generator))
      let low = Double.random(in: -1...1, using: &generator) * scale
      let high = low + Double.random(in: 0.001...2, using: &generator) * scale
      let axis = NumberAxis.linear(low...high, .rounded, count: 6, labels: labels)
      #expect(axis.domain.lowerBound <= low && axis.domain.upperBound >= high)
      let share = (high - low) / (axis.domain.upperBound - axis.domain.lowerBound)
      #expect(share >= 0.75, "\(low)...\(high): \(axis.domain)")
      #expect((4...9).contains(axis.ticks.count), "\(low)...\(high): \(axis.ticks.count)")
      #expect(axis.ticks.allSatisfy { axis.domain.contains($0.value) })
      #expect(Set(axis.ticks.map { $0.text }).count == axis.ticks.count)
    }
  }

  @Test("zero is a baseline where lengths begin and between negative and positive values")
  func baseline() {
    #expect(
      texts(NumberAxis.linear(-5...70, .rounded, count: 6, labels: labels)) == "0* 20 40 60")
    #expect(
      texts(NumberAxis.linear(3...9, .roundedFromZero, count: 5, labels: labels)) == "0* 2 4 6 8")
    #expect(texts(NumberAxis.linear(0...9, .exact, count: 5, labels: labels)) == "0 2 4 6 8")
  }

  @Test("a single value has room, and zero as well")
  func single() {
    for value in [0, 5, -3, 1e300, 1e-300, -1e15] {
      for ends in [NumberAxis.Ends.exact, .rounded, .roundedFromZero] {
        let axis = NumberAxis.linear(value...value, ends, count: 5, labels: labels)
        #expect(axis.domain.lowerBound < axis.domain.upperBound && axis.domain.contains(value))
      }
    }
  }

  @Test("ticks of whole numbers are whole")
  func whole() {
    for most in [1.0, 2, 3, 7, 11, 13, 26, 99, 1e6, 1e17] {
      for count in [2, 5, 7, 12] {
        for ends in [NumberAxis.Ends.exact, .rounded, .roundedFromZero] {
          let axis = NumberAxis.linear(
            0...most, ends, count: count, areWhole: true, labels: labels)
          #expect(axis.ticks.count > 1 && axis.ticks.allSatisfy { $0.value == $0.value.rounded() })
        }
      }
    }
    func texts(_ range: ClosedRange<Double>, _ ends: NumberAxis.Ends) -> String {
      self.texts(NumberAxis.linear(range, ends, count: 6, areWhole: true, labels: labels))
    }
    #expect(texts(0...1, .roundedFromZero) == "0* 1")
    #expect(texts(0...13, .roundedFromZero) == "0* 2 4 6 8 10 12")
    #expect(texts(5...5, .exact) == "5" && texts(0...0, .roundedFromZero) == "-1 0* 1")
    #expect(texts(2021...2024, .exact) == "2,021 2,022 2,023 2,024")
  }

  @Test("logarithmic ticks are powers of ten, and over few of them also twice and five times those")
  func logarithmic() {
    func log(_ range: ClosedRange<Double>, exact: Bool = true) -> PlotAxis<Double> {
      NumberAxis.logarithmic(range, isExact: exact, count: 6, labels: labels)
    }
    #expect(texts(log(1...10_000)) == "1 10 100 1,000 10,000")
    #expect(texts(log(30...400)) == "50 100 200")
    #expect(texts(log(1e-9...1e9)) == "10⁻⁹ 10⁻⁶ 10⁻³ 1 10³ 10⁶ 10⁹")
    #expect(log(4...4).domain.contains(4) && log(.leastNonzeroMagnitude...1.7e308).ticks.count > 1)
    let wide = log(1...10_000, exact: false).domain
    #expect(wide.lowerBound < 1 && wide.lowerBound > 0.5 && wide.upperBound > 10_000)
    #expect(log(1...1.0001).isLogarithmic && log(3...3.3).isLogarithmic)
  }
}
