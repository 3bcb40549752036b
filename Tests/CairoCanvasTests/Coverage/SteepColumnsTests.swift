import CairoCanvas
import TestSupport
import Testing

@Suite("SteepColumns")
struct SteepColumnsTests {
  private let area = PixelRect(minX: 10, minY: 0, maxX: 50, maxY: 20)

  private func columns(reach: Int = 2, vertices: Int = 0) -> SteepColumns {
    SteepColumns(vertices: vertices, pixels: area, reach: reach, area: area)
  }

  /// Returns the number of lines in each visible column.
  private func lanes(_ columns: SteepColumns) -> [Int] {
    var lanes: [Int] = []
    var rest = area.minX..<area.maxX
    while !rest.isEmpty {
      let (part, count) = columns.first(of: rest)
      #expect(part.lowerBound == rest.lowerBound && !part.isEmpty)
      #expect(lanes.last != count)
      lanes += Array(repeating: count, count: part.count)
      rest = part.upperBound..<rest.upperBound
    }
    return lanes
  }

  @Test("the columns within reach of a segment with a slope of more than 16 have 64 lines")
  func random() {
    var random = SplitMix64(seed: 64)
    for _ in 0..<300 {
      let reach = Int.random(in: 0...3, using: &random)
      var columns = columns(reach: reach)
      var expected = Array(repeating: 16, count: 40)
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let x0 = Int32.random(in: -256...60 * 256, using: &random)
        let x1 = x0 + Int32.random(in: -600...600, using: &random)
        let rise = Int32.random(in: -9_000...9_000, using: &random)
        columns.add(x0, 300, x1, 300 + rise)
        guard abs(rise) > 16 * abs(x1 - x0) else { continue }
        let pixels = [x0, x1].map { Int((Double($0) / 256).rounded(.down)) }.sorted()
        for column in pixels[0] - reach...pixels[1] + reach where (10..<50).contains(column) {
          expected[column - 10] = 64
        }
      }
      #expect(lanes(columns) == expected)
    }
  }

  @Test("a slope of 16 is not steep, and a vertical segment is")
  func slopes() {
    var columns = columns(reach: 0)
    columns.add(5_120, 0, 5_121, 16)
    columns.add(5_120, 7, 5_120, 7)
    #expect(lanes(columns) == Array(repeating: 16, count: 40))
    columns.add(5_120, 1, 5_120, 0)
    #expect(lanes(columns).firstIndex(of: 64) == 10 && lanes(columns).count { $0 == 64 } == 1)
  }

  @Test("a stroke with more than two vertices in a column has no steep columns")
  func dense() {
    for (vertices, count) in [(80, 5), (81, 0)] {
      var columns = columns(vertices: vertices)
      columns.add(5_120, 0, 5_120, 999)
      #expect(lanes(columns).count { $0 == 64 } == count)
    }
  }

  @Test("no columns have the lines of those that are not steep")
  func nothing() {
    #expect(columns().first(of: 20..<20) == (20..<20, 16))
  }
}
