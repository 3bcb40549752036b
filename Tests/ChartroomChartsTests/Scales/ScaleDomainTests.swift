import ChartroomCharts
import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ScaleDomain")
struct ScaleDomainTests {
  /// Returns the domain of the X scale of a chart.
  private func domain<Value: Plottable, Content: View>(
    _ type: Value.Type, _ content: Content
  ) -> [Value] {
    var result: [Value] = []
    _ = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
      content.chartOverlay { proxy in
        let _ = result = proxy.xDomain(dataType: type)
        Color.clear
      }
    }
    .drawList()
    return result
  }

  private var numbers: some View {
    Chart([3.0, 7], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  @Test("an automatic domain can be changed")
  func change() {
    let changed = numbers.chartXScale(
      domain: .automatic(dataType: Double.self) { ends in
        ends[0] -= 1
        ends[1] += 8
      })
    #expect(domain(Double.self, changed) == [-1, 15.5])
    let names = Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
      .chartXScale(domain: .automatic(dataType: String.self) { $0.append("c") })
    #expect(domain(String.self, names) == ["a", "b", "c"])
  }

  @Test("a change to an empty domain has no effect")
  func emptyChange() {
    let changed = numbers.chartXScale(
      domain: .automatic(dataType: Double.self) { $0 = [] })
    #expect(domain(Double.self, changed) == [0, 7.5])
  }

  @Test("equal values without zero are in a domain around them, which ends at ticks")
  func equalValues() {
    func domain(_ value: Double) -> [Double] {
      self.domain(
        Double.self,
        Chart([value, value], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
          .chartXScale(domain: .automatic(includesZero: false)))
    }
    #expect(domain(7) == [6, 8])
    #expect(domain(-7) == [-8, -6])
    #expect(domain(1000) == [900, 1100])
    #expect(domain(0) == [-0.5, 0.5])
    #expect(domain(.greatestFiniteMagnitude).allSatisfy { $0.isFinite })
  }

  @Test("only two descending values reverse an axis")
  func direction() {
    /// Whether the first end of the domain is at the right, of a chart of 10 and 50.
    func isReversed<Value: Plottable & Comparable>(_ type: Value.Type, _ content: some View) -> Bool
    {
      var places: [Value] = []
      _ = Stage(size: ProposedViewSize(width: 300, height: 200), scale: 1, shaper: BoxShaper()) {
        content.chartOverlay { proxy in
          let _ = places = [0, 200].compactMap { proxy.value(atX: $0) }
          Color.clear
        }
      }
      .drawList()
      return places.count == 2 && places[0] > places[1]
    }
    let chart = Chart([10.0, 50], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
    let appended = chart.chartXScale(
      domain: .automatic(includesZero: false, dataType: Double.self) { $0.append(0) })
    #expect(!isReversed(Double.self, appended))
    #expect(domain(Double.self, appended) == [0, 60])
    let kept = chart.chartXScale(
      domain: .automatic(reversed: true, dataType: Double.self) { $0[1] = 100 })
    #expect(isReversed(Double.self, kept))
    let swapped = chart.chartXScale(
      domain: .automatic(dataType: Double.self) { $0.reverse() })
    #expect(isReversed(Double.self, swapped))
    let twice = chart.chartXScale(
      domain: .automatic(reversed: true, dataType: Double.self) { $0.reverse() })
    #expect(!isReversed(Double.self, twice))
    #expect(isReversed(Double.self, chart.chartXScale(domain: [30, 12])))
    #expect(!isReversed(Double.self, chart.chartXScale(domain: [30, 12, 18])))
    let days = (0..<3).map { Date(timeIntervalSince1970: -86_400 * Double($0)) }
    let dates = Chart(days, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
    #expect(!isReversed(Date.self, dates.chartXScale(domain: days)))
    #expect(isReversed(Date.self, dates.chartXScale(domain: [days[0], days[2]])))
  }

  @Test("dates are rounded where the axis marks want it")
  func dates() {
    let start = Date(timeIntervalSince1970: 1_652_000_000)
    let end = start.addingTimeInterval(86_400 * 90)
    func months(_ lower: Bool?, _ upper: Bool?) -> [Date] {
      domain(
        Date.self,
        Chart([start, end], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXAxis {
            AxisMarks(
              values: .stride(by: .month, roundLowerBound: lower, roundUpperBound: upper))
          })
    }
    let first = Date(timeIntervalSince1970: 1_651_363_200)
    let last = Date(timeIntervalSince1970: 1_661_990_400)
    #expect(months(nil, nil) == [start, end])
    #expect(months(true, false) == [first, end])
    #expect(months(true, true) == [first, last])
  }

  @Test("numbers are rounded to multiples of a stride, unless the axis marks do not want it")
  func numberStride() {
    func domain(_ rounds: Bool?) -> [Double] {
      self.domain(
        Double.self,
        numbers.chartXAxis {
          AxisMarks(values: .stride(by: 5.0, roundLowerBound: rounds, roundUpperBound: rounds))
        })
    }
    #expect(domain(nil) == [0, 10])
    #expect(domain(false) == [0, 7])
  }

  @Test("a stride does not extend a domain that ends at a multiple of it")
  func numberStrideAtBound() {
    let chart = Chart([0.07], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
      .chartXAxis { AxisMarks(values: .stride(by: 0.01)) }
    #expect(domain(Double.self, chart) == [0, 0.07])
  }
}
