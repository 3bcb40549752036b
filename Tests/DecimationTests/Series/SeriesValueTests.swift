import Decimation
import Testing

@Suite("SeriesValue")
struct SeriesValueTests {
  /// The values of a type that are gaps.
  private func gaps<Value: SeriesValue>(_ values: [Value]) -> [Bool] { values.map(\.isGap) }

  @Test("NaN and infinities are gaps, and no other number is")
  func gaps() {
    let most = Double.greatestFiniteMagnitude
    let least = Double.leastNonzeroMagnitude
    #expect(
      gaps([.nan, .signalingNaN, .infinity, -.infinity] as [Double]) == [true, true, true, true])
    #expect(gaps([most, -most, 0, -0.0, least]) == [false, false, false, false, false])
    #expect(
      gaps([.nan, .infinity, -.infinity, 0, 3e38] as [Float]) == [true, true, true, false, false])
    #expect(gaps([.min, 0, .max] as [Int64]) == [false, false, false])
    #expect(gaps([.min, 0, .max] as [Int32]) == [false, false, false])
  }

  @Test("the approximation is exact, or the nearest number for long integers")
  func approximations() {
    #expect([Int32.min, -1, .max].map(\.approximation) == [-0x1p31, -1, 0x1p31 - 1])
    #expect([Float(0.1), 3e38, -0].map(\.approximation) == [0x1.99999ap-4, 0x1.c363ccp127, 0])
    #expect(Float.nan.approximation.isNaN && Double.nan.approximation.isNaN)
    #expect([Double.infinity, 0.1].map(\.approximation) == [.infinity, 0.1])
    // Halves are rounded to even.
    let numbers = [.min, 1 << 53, 1 << 53 + 1, 1 << 53 + 3, .max] as [Int64]
    #expect(numbers.map(\.approximation) == [-0x1p63, 0x1p53, 0x1p53, 0x1p53 + 4, 0x1p63])
  }

  @Test("each type has a distinct kind")
  func kinds() {
    let kinds = [Double.kind, Float.kind, Int64.kind, Int32.kind]
    #expect(kinds == [.double, .float, .int64, .int32] && Set(kinds).count == 4)
  }
}
