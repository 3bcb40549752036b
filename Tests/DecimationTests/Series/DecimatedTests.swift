import Decimation
import Testing

@Suite("Decimated")
struct DecimatedTests {
  private let kept = Decimated(indices: [2, 3, 5, 8, 9, 11], runs: [0..<2, 2..<3, 3..<6])

  @Test("clamped to a stretch leaves out points and empty runs")
  func clamped() {
    #expect(
      kept.clamped(to: 3..<10) == Decimated(indices: [3, 5, 8, 9], runs: [0..<1, 1..<2, 2..<4]))
    #expect(kept.clamped(to: 6..<9) == Decimated(indices: [8], runs: [0..<1]))
    #expect(kept.clamped(to: 0..<12) == kept)
  }

  @Test("clamped to a stretch without points is empty")
  func outside() {
    #expect(kept.clamped(to: 12..<20) == Decimated())
    #expect(kept.clamped(to: 6..<8) == Decimated())
    #expect(Decimated().clamped(to: 0..<9) == Decimated())
  }
}
