import Decimation
import Testing

@Suite("NumberExtent")
struct NumberExtentTests {
  @Test("NaN is skipped, and infinities are not")
  func gaps() {
    let extent = NumberExtent([2, .nan, -7, 5, .infinity])
    #expect(extent.low == -7)
    #expect(extent.high == .infinity)
    #expect(extent.leastPositive == 2)
    #expect(!extent.isFinite)
    #expect(NumberExtent([-1, 0]).leastPositive == .infinity)
    #expect(NumberExtent([-1, 0]).isFinite)
  }

  @Test("the range of the finite numbers skips all gaps")
  func finite() {
    #expect(NumberExtent.finite(in: [2, .nan, -7, 5]) == -7...5)
    #expect(NumberExtent.finite(in: [2, .nan, -7, .infinity, -.infinity]) == -7...2)
    #expect(NumberExtent.finite(in: [3]) == 3...3)
    #expect(NumberExtent.finite(in: []) == nil)
    #expect(NumberExtent.finite(in: [.nan, .infinity]) == nil)
  }
}
