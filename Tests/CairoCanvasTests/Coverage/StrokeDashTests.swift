import CairoCanvas
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("StrokeDash")
struct StrokeDashTests {
  private func dash(_ lengths: [CGFloat], phase: CGFloat = 0, scale: Double = 1) -> StrokeDash? {
    StrokeDash(StrokeStyle(dash: lengths, dashPhase: phase), unitsPerPoint: scale)
  }

  private func dashes(_ dash: StrokeDash?, in range: ClosedRange<Double>) -> [ClosedRange<Double>] {
    var found: [ClosedRange<Double>] = []
    _ = dash?.forEach(in: range) {
      found.append($0...$1)
      return true
    }
    return found
  }

  @Test("a line is solid without a valid dash")
  func solid() {
    for lengths in [[], [0], [0, 0], [-1, 5], [.nan], [.infinity, 1]] as [[CGFloat]] {
      #expect(dash(lengths) == nil, "\(lengths)")
    }
    #expect(dash([0, 8]) != nil)
  }

  @Test("dashes and gaps alternate from the phase on, in units")
  func pattern() {
    #expect(dashes(dash([4, 2]), in: 0...11) == [0...4, 6...10])
    #expect(dashes(dash([4, 2], scale: 10), in: 0...70) == [0...40, 60...100])
    #expect(dashes(dash([4, 2], phase: 5), in: 0...10) == [1...5, 7...11])
    #expect(dashes(dash([4, 2], phase: 5, scale: 10), in: 0...100) == [10...50, 70...110])
    #expect(dashes(dash([4, 2], phase: -1), in: 0...10) == [1...5, 7...11])
    #expect(dashes(dash([0, 5]), in: 0...10) == [0...0, 5...5, 10...10])
  }

  @Test("an odd number of lengths has dashes where the first pass has gaps")
  func odd() {
    #expect(dashes(dash([3]), in: 0...12) == [0...3, 6...9, 12...15])
    #expect(dashes(dash([1, 2, 3]), in: 0...11) == [0...1, 3...6, 7...9])
  }

  @Test("a part of a line has the dashes of the whole line that overlap it")
  func parts() {
    var random = SplitMix64(seed: 63)
    for _ in 0..<200 {
      let lengths = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        CGFloat.random(in: 0...9, using: &random) + 0.01
      }
      let dash = dash(lengths, phase: .random(in: -50...50, using: &random), scale: 2.5)
      let whole = dashes(dash, in: 0...400)
      #expect(zip(whole, whole.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
      for _ in 0..<10 {
        let start = Double.random(in: 0...400, using: &random)
        let part = start...Double.random(in: start...400, using: &random)
        #expect(dashes(dash, in: part) == whole.filter { $0.overlaps(part) })
      }
    }
  }

  @Test("the calls end when one returns false")
  func end() {
    var count = 0
    let isWhole = dash([1, 1])?.forEach(in: 0...100) { _, _ in
      count += 1
      return count < 3
    }
    #expect(isWhole == false && count == 3)
    #expect(dash([1, 1])?.forEach(in: 0...100) { _, _ in true } == true)
  }
}
