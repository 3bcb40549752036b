import ChartScales
import Testing

@Suite("Whole numbers")
struct WholeNumbersTests {
  @Test("numbers are whole without fractions, and missing and infinite ones do not matter")
  func whole() {
    #expect([1, -2, 0, .nan, .infinity, 1e300].areWhole && [Double]().areWhole)
    #expect(!ContiguousArray([1, 2.5]).areWhole && ![0.1, 1].lazy.map { $0 }.areWhole)
  }
}
