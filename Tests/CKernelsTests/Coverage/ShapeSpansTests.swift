import CKernels
import TestSupport
import Testing

@Suite("shape spans")
struct ShapeSpansTests {
  private static let lines = 6 * Int(ck_lanes)

  private var kernels: [ck_shape_spans] { everyWidth(ck_shape_spans_for) }

  private struct Layer: Equatable {
    var tops = [Int32](repeating: .max, count: ShapeSpansTests.lines)
    var bottoms = [Int32](repeating: .min, count: ShapeSpansTests.lines)
  }

  private func add(_ kernel: ck_shape_spans, _ shape: ck_shape, to layer: inout Layer) -> Bool {
    var own = Layer()
    // A disc of one line, 200 units up and down.
    let heights =
      [Int32](repeating: -1 << 29, count: 8) + [200]
      + [Int32](repeating: -1 << 29, count: 16)
    return [[Int32]](repeating: heights, count: 16).flatMap { $0 }.withUnsafeBufferPointer {
      guard let base = $0.baseAddress else { return false }
      var disc = ck_disc(
        radius: 200, reach: 0, shift: 4, count: 1, stride: heights.count, heights: base)
      return withUnsafePointer(to: shape) {
        kernel(
          $0, &disc, 0, Self.lines, &layer.tops, &layer.bottoms, &own.tops, &own.bottoms)
      }
    }
  }

  private func shape(_ corners: [(x: Int32, y: Int32)]) -> ck_shape {
    var all = corners
    while all.count < 4 { all.append((0, 0)) }
    return ck_shape(
      x: (all[0].x, all[1].x, all[2].x, all[3].x), y: (all[0].y, all[1].y, all[2].y, all[3].y),
      corners: Int32(corners.count), left: corners.map(\.x).min() ?? 0,
      right: corners.map(\.x).max() ?? 0)
  }

  /// The twin: where the edges of a convex shape cross a line.
  private func twin(_ corners: [(x: Int32, y: Int32)], line: Int) -> (top: Double, bottom: Double)?
  {
    let at = Double(16 * line + 8)
    let crossings = zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { a, b in
      let (x0, x1) = (Double(a.x), Double(b.x))
      guard x0 != x1, min(x0, x1) <= at, at <= max(x0, x1) else { return nil as Double? }
      return Double(a.y) + (at - x0) / (x1 - x0) * Double(b.y - a.y)
    }
    guard let top = crossings.min(), let bottom = crossings.max() else { return nil }
    return (top, bottom)
  }

  @Test("a convex shape covers what lies between its edges", arguments: [3, 4])
  func shapes(corners count: Int) throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      // A parallelogram, or half of it.
      func point(_ span: Int32) -> (x: Int32, y: Int32) {
        (
          Int32.random(in: -span...2 * span, using: &random),
          Int32.random(in: -span...span, using: &random)
        )
      }
      let (a, b, c) = (point(1000), point(900), point(400))
      let all = [
        a, (a.x + b.x, a.y + b.y), (a.x + b.x + c.x, a.y + b.y + c.y), (a.x + c.x, a.y + c.y),
      ]
      let corners = Array(all.prefix(count))
      var first = Layer()
      #expect(add(try #require(kernels.first), shape(corners), to: &first))
      for kernel in kernels + [ck_shape_spans_widest()] {
        var layer = Layer()
        #expect(add(kernel, shape(corners), to: &layer))
        #expect(layer == first)
      }
      for line in 0..<Self.lines {
        let (top, bottom) = (first.tops[line], first.bottoms[line])
        guard let expected = twin(corners, line: line), expected.bottom - expected.top > 2 else {
          #expect(Int(top) >= Int(bottom) - 3)
          continue
        }
        #expect(abs(Double(top) - expected.top) <= 1)
        #expect(abs(Double(bottom) - expected.bottom) <= 1)
      }
    }
  }

  @Test("a shape that touches a layer makes it larger, one that leaves a gap does not")
  func gaps() {
    for kernel in kernels {
      var layer = Layer()
      #expect(add(kernel, shape([(0, 100), (800, 100), (800, 300), (0, 300)]), to: &layer))
      let before = layer
      #expect(!add(kernel, shape([(400, 310), (1200, 310), (1200, 500), (400, 500)]), to: &layer))
      #expect(layer == before)
      // Beyond the others there is nothing to leave a gap to.
      #expect(add(kernel, shape([(900, 310), (1200, 310), (1200, 500), (900, 500)]), to: &layer))
      #expect(add(kernel, shape([(400, 300), (600, 300), (600, 500), (400, 500)]), to: &layer))
      #expect(layer.tops[30] == 100 && layer.bottoms[30] == 500)
      #expect(layer.tops[60] == 310 && layer.bottoms[60] == 500)
    }
  }

  @Test("a disc is looked up")
  func disc() {
    let disc = ck_shape(
      x: (40, 0, 0, 0), y: (700, 0, 0, 0), corners: 0, left: 39, right: 41)
    for kernel in kernels {
      var layer = Layer()
      #expect(add(kernel, disc, to: &layer))
      #expect(layer.tops[2] == 500 && layer.bottoms[2] == 900)
      #expect(layer.tops[1] >= layer.bottoms[1] && layer.tops[3] >= layer.bottoms[3])
    }
  }
}
