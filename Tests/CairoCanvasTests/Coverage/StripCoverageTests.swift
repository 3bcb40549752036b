import CairoCanvas
import TestSupport
import Testing

@Suite("StripCoverage")
struct StripCoverageTests {
  /// A span on one of the 16 lines of a column, in 1/256 pixel.
  private struct Span {
    var column: Int
    var top: Int
    var bottom: Int
  }

  /// The coverage of spans, unit by unit: the mean of the lines of a pixel.
  private func naive(_ spans: [Span], height: Int) -> [[Int]] {
    var units = [[Int]](
      repeating: [Int](repeating: 0, count: StripCoverage.width), count: height)
    for span in spans where span.top < span.bottom {
      for row in 0..<height {
        let covered = min(span.bottom, 256 * row + 256) - max(span.top, 256 * row)
        units[row][span.column] += max(covered, 0)
      }
    }
    return units.map { row in row.map { ($0 * 255 + 2048) / 4096 } }
  }

  @Test("is the mean of the spans on the lines of each pixel")
  func means() throws {
    var random = SplitMix64(seed: 92)
    let height = 9
    var strip = StripCoverage(height: height)
    for number in 0..<300 {
      var all: [Span] = []
      for column in 0..<StripCoverage.width where Int.random(in: 0..<4, using: &random) == 0 {
        // Two spans on each line that do not overlap; some are empty.
        let spans = (0..<16).flatMap { _ -> [Span] in
          let ends = (0..<4).map { _ in Int.random(in: 0...256 * height, using: &random) }.sorted()
          return [
            Span(column: column, top: ends[0], bottom: ends[1]),
            Span(column: column, top: ends[2], bottom: ends[Int.random(in: 2...3, using: &random)]),
          ]
        }
        let (tops, bottoms) = (spans.map { Int32($0.top) }, spans.map { Int32($0.bottom) })
        tops.withUnsafeBufferPointer { tops in
          bottoms.withUnsafeBufferPointer { strip.add(tops: tops, bottoms: $0, column: column) }
        }
        all += spans
      }
      let expected = naive(all, height: height)
      var found = [[Int]](
        repeating: [Int](repeating: 0, count: StripCoverage.width), count: height)
      try strip.resolve { rows, bytes in
        for row in rows {
          for column in 0..<StripCoverage.width {
            found[row][column] = Int(bytes[(row - rows.lowerBound) * StripCoverage.width + column])
          }
        }
      }
      let isNear = zip(expected.joined(), found.joined()).allSatisfy { abs($0 - $1) <= 1 }
      #expect(isNear, "case \(number)")
    }
  }

  @Test("is cleared by resolving, and does not ask for rows without spans")
  func cleared() throws {
    var strip = StripCoverage(height: 3)
    var calls: [Range<Int>] = []
    try strip.resolve { rows, _ in calls.append(rows) }
    #expect(calls.isEmpty)
    let (tops, bottoms) = ([Int32](repeating: 256, count: 16), [Int32](repeating: 768, count: 16))
    for _ in 0..<2 {
      tops.withUnsafeBufferPointer { tops in
        bottoms.withUnsafeBufferPointer { strip.add(tops: tops, bottoms: $0, column: 5) }
      }
      var bytes: [UInt8] = []
      try strip.resolve { rows, covered in
        calls.append(rows)
        bytes = (0..<rows.count).map { covered[$0 * StripCoverage.width + 5] }
      }
      #expect(bytes == [255, 255])
    }
    #expect(calls == [1..<3, 1..<3])
    // A span whose bottom is not below its top is empty.
    bottoms.withUnsafeBufferPointer { bottoms in
      tops.withUnsafeBufferPointer { strip.add(tops: bottoms, bottoms: $0, column: 0) }
    }
    try strip.resolve { rows, _ in calls.append(rows) }
    #expect(calls.count == 2)
  }
}
