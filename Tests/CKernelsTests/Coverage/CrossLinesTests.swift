import CKernels
import TestSupport
import Testing

@Suite("edges on lines")
struct CrossLinesTests {
  private var kernels: [ck_cross_lines] { everyWidth(ck_cross_lines_for) }
  private static let start: Int32 = -48
  private static let lines = 96

  /// Edges of two curves from left to right, each of pieces of up to some lines.
  private func edges(longest: Int32, using random: inout SplitMix64) -> [ck_edge] {
    [true, false].flatMap { goesRight in
      var edges: [ck_edge] = []
      var line = Self.start - 40
      var y = Int32.random(in: -9000...9000, using: &random)
      while line < Self.start + Int32(Self.lines) + 40 {
        let end = line + .random(in: 1...longest, using: &random)
        let next = y + .random(in: -9000...9000, using: &random)
        let (left, right) = (16 * line + 8, 16 * end + 8)
        edges.append(
          ck_edge(
            first: line, end: end, x: left, y: y, slope: Double(next - y) / Double(right - left),
            goes_right: goesRight))
        (line, y) = (end, next)
      }
      return edges
    }
  }

  /// The twin: where the edges cross each line, from top to bottom.
  private func twin(_ edges: [ck_edge]) -> [[Int32]] {
    (0..<Int32(Self.lines)).map { place in
      let line = Self.start + place
      return edges.filter { $0.first <= line && line < $0.end }.map { edge in
        let way = Double(16 * line + 8 - edge.x) * edge.slope
        return edge.y + Int32(way.rounded(.toNearestOrAwayFromZero))
      }.sorted()
    }
  }

  private func cross(
    _ kernel: ck_cross_lines, _ edges: [ck_edge]
  ) -> (isTwice: Bool, tops: [Int32], bottoms: [Int32]) {
    var tops = [Int32](repeating: .max, count: Self.lines)
    var bottoms = [Int32](repeating: .min, count: Self.lines)
    let isTwice = kernel(edges, edges.count, Self.start, Self.lines, &tops, &bottoms)
    return (isTwice, tops, bottoms)
  }

  @Test("every width finds both crossings of each line", arguments: [1, 4, 30, 400] as [Int32])
  func twice(longest: Int32) {
    var random = SplitMix64(seed: UInt64(longest))
    for _ in 0..<20 {
      let edges = edges(longest: longest, using: &random).shuffled(using: &random)
      let expected = twin(edges)
      for kernel in kernels {
        let (isTwice, tops, bottoms) = cross(kernel, edges)
        #expect(isTwice)
        #expect(tops == expected.map { $0[0] })
        #expect(bottoms == expected.map { $0[1] })
      }
    }
  }

  @Test("lines that no edge crosses keep what they have")
  func none() {
    let edge = ck_edge(first: -30, end: -20, x: -472, y: 5, slope: 0, goes_right: true)
    for kernel in kernels {
      let (isTwice, tops, bottoms) = cross(kernel, [edge, edge])
      #expect(isTwice)
      #expect(tops == (0..<96).map { (18..<28).contains($0) ? 5 : .max })
      #expect(bottoms == (0..<96).map { (18..<28).contains($0) ? 5 : .min })
    }
  }

  @Test("a line with four crossings is told, wherever it is")
  func fourTimes() {
    var random = SplitMix64(seed: 3)
    let all = edges(longest: 9, using: &random)
    for line in Self.start..<Self.start + Int32(Self.lines) {
      let edge = ck_edge(
        first: line, end: line + 1, x: 16 * line, y: 7, slope: 3, goes_right: true)
      for edges in [[edge, edge] + all, all + [edge, edge], [edge, edge, edge, edge]] {
        for kernel in kernels { #expect(!cross(kernel, edges).isTwice) }
      }
    }
  }
}
