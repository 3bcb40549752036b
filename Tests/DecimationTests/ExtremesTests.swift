import Decimation
import Testing

@Suite("Extremes")
struct ExtremesTests {
  @Test("skips what is not finite")
  func skips() {
    let values: [Double] = [2, .nan, 7, .infinity, -.infinity, 3]
    #expect(Extremes.finite(in: values.span) == 2...7)
    #expect(Extremes.finite(in: values.span.extracting(3..<6)) == 3...3)
  }

  @Test("finds nothing where nothing is finite")
  func nothing() {
    let values: [Double] = [.nan, .infinity]
    #expect(Extremes.finite(in: values.span) == nil)
    #expect(Extremes.finite(in: [Double]().span) == nil)
  }
}
