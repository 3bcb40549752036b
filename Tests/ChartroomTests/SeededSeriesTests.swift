import Showcase
import Testing

@Suite("SeededSeries")
struct SeededSeriesTests {
  @Test("random numbers are those of the published generator")
  func reference() {
    // The sequence for this seed that implementations are compared by.
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in random.next() } == expected)
  }

  @Test("fractions are at least 0 and less than 1, and fill all of the range")
  func fractions() {
    var random = SplitMix64(seed: 5)
    let found = (0..<20_000).map { _ in random.unit() }
    #expect(found.allSatisfy { (0..<1).contains($0) })
    let mean = found.reduce(0, +) / 20_000
    #expect(abs(mean - 0.5) < 0.01)
    #expect((found.min() ?? 1) < 0.001 && (found.max() ?? 0) > 0.999)
  }
}
