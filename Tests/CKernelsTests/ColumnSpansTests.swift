import CKernels
import Foundation
import TestSupport
import Testing

@Suite("column spans")
struct ColumnSpansTests {
  private static let lanes = Int(ck_lanes)

  private struct Spans: Equatable {
    var tops: [Int32]
    var bottoms: [Int32]
  }

  /// The kernels that this machine can run.
  private static let kernels = (0..<UInt32(ck_width_count)).compactMap {
    ck_column_spans_for(ck_width(rawValue: $0))
  }

  private func measure(
    _ kernel: ck_column_spans, _ segments: [ck_segment], left: Int32, radius: Float,
    visible: Range<Int32>
  ) -> Spans {
    var spans = Spans(
      tops: Array(repeating: 7, count: Self.lanes), bottoms: Array(repeating: 7, count: Self.lanes))
    segments.withUnsafeBufferPointer { segments in
      guard let base = segments.baseAddress else { return }
      kernel(
        base, segments.count, left, radius, visible.lowerBound, visible.upperBound, &spans.tops,
        &spans.bottoms)
    }
    return spans
  }

  /// The twin: one line after the other, in the same steps.
  private func twin(
    _ segments: [ck_segment], left: Int32, radius: Float, visible: Range<Int32>
  ) -> Spans {
    var spans = Spans(tops: [], bottoms: [])
    for lane in 0..<Self.lanes {
      let x = left + Int32((2 * lane + 1) * 128 / Self.lanes)
      var highest = Int32.max
      var lowest = Int32.min
      for segment in segments {
        let distance = Float(x - segment.x)
        func reach(_ along: Float) -> Float? {
          let square = radius * radius - (along - distance) * (along - distance)
          return square >= 0 ? square.squareRoot() : nil
        }
        let up = min(max(distance - segment.lean, 0), segment.run)
        if let reach = reach(up) {
          highest = min(highest, segment.top + Int32((up * segment.slope - reach).rounded()))
        }
        let down = min(max(distance + segment.lean, 0), segment.run)
        if let reach = reach(down) {
          lowest = max(lowest, segment.bottom + Int32((down * segment.slope + reach).rounded()))
        }
      }
      let (first, last) = (visible.lowerBound, visible.upperBound)
      spans.tops.append(max(first, min(highest, last)) - first)
      spans.bottoms.append(max(first, min(lowest, last)) - first)
    }
    return spans
  }

  private func piece(_ x: Int32, _ y: Int32, _ toX: Int32, _ toY: Int32, radius: Float)
    -> ck_segment
  {
    guard x != toX else {
      return ck_segment(
        x: x, top: min(y, toY), bottom: max(y, toY), run: 0, slope: 0, lean: 0)
    }
    let slope = Float(toY - y) / Float(toX - x)
    let lean = radius * slope / (1 + slope * slope).squareRoot()
    return ck_segment(x: x, top: y, bottom: y, run: Float(toX - x), slope: slope, lean: lean)
  }

  @Test("every vector width gives the bits of the twin")
  func widths() {
    #expect(!Self.kernels.isEmpty)
    var random = SplitMix64(seed: 1)
    for round in 0..<2000 {
      let radius = Float.random(in: 10...(round.isMultiple(of: 50) ? 20_000 : 2000), using: &random)
      let span: Int32 = round.isMultiple(of: 7) ? 250_000_000 : 3000
      let segments = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        let x = Int32.random(in: -span...span, using: &random)
        return piece(
          x, Int32.random(in: -span...span, using: &random),
          x + Int32.random(in: 0...(round.isMultiple(of: 3) ? 3 : span), using: &random),
          Int32.random(in: -span...span, using: &random), radius: radius)
      }
      let left = Int32.random(in: -10...10, using: &random) * 256
      let visible = Int32.random(in: -5000...0, using: &random)..<5000
      let expected = twin(segments, left: left, radius: radius, visible: visible)
      for kernel in Self.kernels {
        #expect(
          measure(kernel, segments, left: left, radius: radius, visible: visible) == expected)
      }
    }
  }

  @Test("a level line covers its width, and nothing beyond its ends")
  func level() {
    let segment = piece(0, 1000, 2560, 1000, radius: 256)
    for kernel in Self.kernels {
      let middle = measure(kernel, [segment], left: 1024, radius: 256, visible: 0..<4096)
      #expect(
        middle
          == Spans(
            tops: Array(repeating: 744, count: Self.lanes),
            bottoms: Array(repeating: 1256, count: Self.lanes)))
      let beyond = measure(kernel, [segment], left: 2816, radius: 256, visible: 0..<4096)
      #expect(zip(beyond.tops, beyond.bottoms).allSatisfy { $0 >= $1 })
    }
  }

  @Test("what is out of sight has no length")
  func outOfSight() {
    let segment = piece(0, -9000, 2560, -9000, radius: 256)
    for kernel in Self.kernels {
      let spans = measure(kernel, [segment], left: 1024, radius: 256, visible: 256..<4096)
      #expect(spans.tops == spans.bottoms)
    }
  }

  @Test("the widest kernel is one of them")
  func widest() {
    let segment = piece(0, 1000, 2560, 1200, radius: 300)
    let expected = twin([segment], left: 512, radius: 300, visible: 0..<4096)
    #expect(
      measure(ck_column_spans_widest(), [segment], left: 512, radius: 300, visible: 0..<4096)
        == expected)
  }
}
