import ChartSets
import Testing

@Suite("BestKoraTicks")
struct BestKoraTicksTests {
  @Test(
    "step by BestKora's rule",
    arguments: [(33..<88, 10), (111..<296, 36), (0..<112, 22), (0..<372, 74)])
  func app(range: Range<Int>, step: Int) {
    #expect(BestKoraTicks.step(count: range.count) == step)
    let ticks = BestKoraTicks(range: range, width: 343, labelWidth: 0)
    #expect(ticks.step == step)
    #expect(ticks.indices == range.filter { $0.isMultiple(of: step) })
  }

  @Test("never divide by the app's step of 0", arguments: 0..<7)
  func few(count: Int) {
    #expect(BestKoraTicks.step(count: count) == 1)
    #expect(
      BestKoraTicks(range: 3..<3 + count, width: 343, labelWidth: 30).indices
        == Array(3..<3 + count))
  }

  @Test("stand apart by a label, however narrow the strip is", arguments: [1, 60, 150, 343, 5000])
  func apart(width: Double) {
    let ticks = BestKoraTicks(range: 33..<88, width: width, labelWidth: 50)
    #expect(ticks.step.isMultiple(of: 10))
    #expect(ticks.indices.count < 2 || Double(ticks.step) * width / 54 >= 50 - 1e-6)
    #expect(ticks.indices.allSatisfy { (33..<88).contains($0) })
  }

  @Test("survive a strip without a width")
  func noWidth() {
    for width in [0, -1, Double.nan] {
      #expect(BestKoraTicks(range: 0..<10, width: width, labelWidth: 50).step >= 1)
    }
  }
}
