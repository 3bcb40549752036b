import ChartScales
import Testing

@Suite("NumberStride")
struct NumberStrideTests {
  @Test("quotients that rounding moves are multiples, and others are not")
  func multiples() {
    let tenths = NumberStride(0.1)
    for index in -1000...1000 {
      let value = Double(index) * 0.1
      #expect(tenths.index(atOrBelow: value) == Double(index))
      #expect(tenths.index(atOrAbove: value) == Double(index))
      #expect(tenths.tick(Double(index)) == Double(index) / 10)
    }
    #expect(tenths.index(atOrBelow: 0.59999) == 5 && tenths.index(atOrAbove: 0.60001) == 7)
    let ones = NumberStride(1)
    #expect(ones.index(atOrAbove: 1e9 + 0.4) == 1e9 + 1)
    #expect(ones.index(atOrBelow: 1e9 + 0.6) == 1e9)
    #expect(NumberStride(0.3).tick(3) == 0.3 * 3)
  }
}
