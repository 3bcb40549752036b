import ChartroomCommand
import Dashboards
import Foundation
import TestSupport
import Testing

@Suite("SecondAxis")
struct SecondAxisTests {
  private let labels = NumberLabels(locale: Locale(identifier: "en_US"), unit: nil)

  @Test("the second axis has all values at nice ticks, which are at those of the first one")
  func laws() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let scale = pow(10, Double.random(in: -6...6, using: &generator))
      let low = Double.random(in: -1...1, using: &generator) * scale
      let range = low...low + Double.random(in: 0.01...2, using: &generator) * scale
      let first = NumberAxis.linear(
        Double.random(
          in: -50...0, using: &generator)...Double.random(in: 1...90, using: &generator),
        .rounded, count: 6, labels: labels)
      let second = SecondAxis(range, beside: first)
      let places = [range.lowerBound, range.upperBound].map(second.place)
      let noise = (first.domain.upperBound - first.domain.lowerBound) * 1e-9
      #expect(places[0] >= first.domain.lowerBound - noise, "\(range) on \(first.domain)")
      #expect(places[1] <= first.domain.upperBound + noise, "\(range) on \(first.domain)")
      // A fifth of the height at least is theirs: steps grow by 2.5 times at most.
      #expect((places[1] - places[0]) * 5 >= first.domain.upperBound - first.domain.lowerBound)
      let axis = second.axis(labels: labels)
      #expect(axis.ticks.map { $0.value } == first.ticks.map { $0.value })
      #expect(axis.ticks.allSatisfy { $0.text.count <= 9 }, "\(axis.ticks.map { $0.text })")
    }
  }

  @Test("zero of lengths is beside zero")
  func zero() {
    let first = NumberAxis.linear(0...95, .roundedFromZero, count: 5, labels: labels)
    let second = SecondAxis(0...4_100, beside: first)
    #expect(second.place(of: 0) == 0)
    #expect(first.ticks.map { $0.text } == ["0", "25", "50", "75", "100"])
    #expect(
      second.axis(labels: labels).ticks.map { $0.text } == [
        "0", "2,000", "4,000", "6,000", "8,000",
      ])
  }
}
