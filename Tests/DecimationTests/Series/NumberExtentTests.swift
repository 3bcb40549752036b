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
}
