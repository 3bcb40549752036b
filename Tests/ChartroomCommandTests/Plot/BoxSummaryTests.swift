import ChartroomCommand
import TestSupport
import Testing

@Suite("BoxSummary")
struct BoxSummaryTests {
  @Test("quartiles are those of R's quantile() and numpy.percentile()")
  func quartiles() throws {
    // quantile(c(1, 2, 4, 7, 11, 16), type = 7): 2.5, 5.5, 10.
    let even = try #require(BoxSummary([16, 1, 2, 4, 7, 11]))
    #expect(even.quartiles == (2.5, 5.5, 10))
    let odd = try #require(BoxSummary([1, 2, 3, 4, 100]))
    #expect(odd.quartiles == (2, 3, 4))
    #expect(odd.whiskers == 1...4 && odd.outliers == [100])
    let one = try #require(BoxSummary([5]))
    #expect(one.quartiles == (5, 5, 5) && one.whiskers == 5...5 && one.outliers.isEmpty)
    #expect(BoxSummary([]) == nil && BoxSummary([.nan, .infinity]) == nil)
  }

  @Test("whiskers and outliers have all values, and the box lies between the whiskers")
  func laws() throws {
    var generator = SplitMix64(seed: 5)
    for count in 1..<120 {
      let values = (0..<count).map { _ -> Double in
        let value = Double.random(in: -1...1, using: &generator)
        return value * value * value * 100
      }
      let summary = try #require(BoxSummary(values + [.nan]))
      let (first, median, third) = summary.quartiles
      #expect(summary.whiskers.lowerBound <= first && first <= median && median <= third)
      #expect(third <= summary.whiskers.upperBound)
      let inner = values.filter { summary.whiskers.contains($0) }
      #expect((inner + summary.outliers).sorted() == values.sorted())
      let reach = 1.5 * (third - first)
      #expect(summary.outliers.allSatisfy { $0 < first - reach || $0 > third + reach })
      #expect(inner.allSatisfy { $0 >= first - reach && $0 <= third + reach })
    }
  }
}
