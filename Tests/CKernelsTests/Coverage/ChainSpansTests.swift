import CKernels
import TestSupport
import Testing

@Suite("chain spans")
struct ChainSpansTests {
  /// What the kernel knows of a disc, measured one line after the other.
  private final class Pen {
    let disc: ck_disc
    private let heights: UnsafeMutablePointer<Int32>

    init(radius: Float, lanes: Int) {
      let pitch = 256 / lanes
      let reach = (0...Int(radius)).last { Self.height(radius, $0) > 0 } ?? -1
      let count = reach < 0 ? 0 : 2 * reach / pitch + 1
      let block = Int(ck_lane_block)
      let stride = count + 3 * block
      heights = .allocate(capacity: pitch * stride)
      heights.initialize(repeating: -1 << 29, count: pitch * stride)
      for phase in 0..<pitch {
        for line in 0..<count where phase + line * pitch - reach <= reach {
          heights[phase * stride + block + line] = Int32(
            Self.height(radius, phase + line * pitch - reach))
        }
      }
      disc = ck_disc(
        radius: radius, reach: Int32(reach), shift: Int32(pitch.trailingZeroBitCount),
        count: Int32(count), stride: stride, heights: heights)
    }

    deinit { heights.deallocate() }

    private static func height(_ radius: Float, _ distance: Int) -> Float {
      max(radius * radius - Float(distance * distance), 0).squareRoot().rounded()
    }
  }

  private struct Chain {
    var x: [Int32]
    var y: [Int32]

    /// Vertices that never go back, `steepness` times as high as wide.
    init(_ count: Int, width: Int32, steepness: Int32, from random: inout SplitMix64) {
      x = (0..<count).map { _ in Int32.random(in: -width...width, using: &random) }.sorted()
      let height = width * steepness
      y = x.map { _ in Int32.random(in: -height...height, using: &random) }
    }

    init(_ points: [(Int32, Int32)]) {
      x = points.map(\.0)
      y = points.map(\.1)
    }
  }

  private struct Spans: Equatable {
    var tops: [Int32]
    var bottoms: [Int32]
  }

  private var kernels: [ck_chain_spans] { everyWidth(ck_chain_spans_for) }

  private func measure(
    _ kernel: ck_chain_spans, _ chain: Chain, _ pen: Pen, left: Int32, lines: Int
  ) -> Spans {
    var spans = Spans(
      tops: Array(repeating: .max, count: lines), bottoms: Array(repeating: .min, count: lines))
    let rest = [Int32](repeating: 77, count: Int(ck_lane_block))
    withUnsafePointer(to: pen.disc) { disc in
      kernel(
        chain.x + rest, chain.y + rest, chain.x.count, disc, left, lines, &spans.tops,
        &spans.bottoms)
    }
    return spans
  }

  /// The twin: on each line, the highest and the lowest disc about any point of the axis.
  ///
  /// The highest one lies where the edge is parallel to its piece, or at the nearest end. A disc that
  /// a line only just touches may be on it or not: there is no answer then.
  private func twin(
    _ chain: Chain, radius: Double, left: Int32, lines: Int, pitch: Int
  ) -> [(top: Double, bottom: Double)?] {
    (0..<lines).map { line in
      let at = Double(Int(left) + line * pitch + pitch / 2)
      var top = Double.infinity
      var bottom = -Double.infinity
      for index in chain.x.indices {
        let other = min(index + 1, chain.x.count - 1)
        let (x, y) = (Double(chain.x[index]), Double(chain.y[index]))
        let run = Double(chain.x[other]) - x
        let rise = Double(chain.y[other]) - y
        let lean = run > 0 ? radius * rise / (run * run + rise * rise).squareRoot() : 0
        let slope = run > 0 ? rise / run : 0
        for sign in [-1.0, 1.0] {
          let along = max(0, min(at - x + sign * lean, run))
          let square = radius * radius - (along - (at - x)) * (along - (at - x))
          if abs(square) < 1 + 1e-6 * radius * radius { return nil }
          guard square > 0 else { continue }
          let edge = y + along * slope + sign * square.squareRoot()
          top = min(top, edge)
          bottom = max(bottom, edge)
        }
      }
      return (top, bottom)
    }
  }

  @Test(
    "every vector width gives the same bits, near those of the twin",
    arguments: [ck_lanes, ck_fine_lanes], [1, 40] as [Int32])
  func widths(lanes: Int, steepness: Int32) throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<200 {
      let radius = Float.random(in: 10...(round.isMultiple(of: 9) ? 9000 : 900), using: &random)
      let pen = Pen(radius: radius, lanes: lanes)
      let width: Int32 = round.isMultiple(of: 3) ? 100 : 3000
      let chain = Chain(
        Int.random(in: 1...40, using: &random), width: width, steepness: steepness, from: &random)
      let left = Int32.random(in: -12...4, using: &random) * 256
      let lines = 8 * lanes
      let first = measure(try #require(kernels.first), chain, pen, left: left, lines: lines)
      for kernel in kernels {
        #expect(measure(kernel, chain, pen, left: left, lines: lines) == first)
      }
      let expected = twin(
        chain, radius: Double(radius), left: left, lines: lines, pitch: 256 / lanes)
      // Steep pieces multiply the roundings of what lies along them.
      let tolerance = 1 + 1e-4 * Double(width * steepness)
      for (line, expected) in expected.enumerated() {
        let (top, bottom) = (first.tops[line], first.bottoms[line])
        guard let expected else { continue }
        guard expected.top < expected.bottom else {
          #expect(top >= bottom)
          continue
        }
        #expect(abs(Double(top) - expected.top) <= tolerance)
        #expect(abs(Double(bottom) - expected.bottom) <= tolerance)
      }
    }
  }

  @Test("a level line covers its width, and nothing beyond its ends")
  func level() {
    let pen = Pen(radius: 256, lanes: ck_lanes)
    for kernel in kernels {
      let chain = Chain([(0, 1000), (2560, 1000)])
      let spans = measure(kernel, chain, pen, left: 1024, lines: 160)
      #expect(spans.tops[..<96].allSatisfy { $0 == 744 })
      #expect(spans.bottoms[..<96].allSatisfy { $0 == 1256 })
      #expect(zip(spans.tops[112...], spans.bottoms[112...]).allSatisfy { $0 >= $1 })
    }
  }

  @Test("a chain that is moved by whole pixels has the same stretches")
  func moved() {
    var random = SplitMix64(seed: 4)
    let pen = Pen(radius: 300.7, lanes: ck_lanes)
    let chain = Chain(30, width: 2000, steepness: 3, from: &random)
    var far = chain
    far.x = chain.x.map { $0 + 90_000 * 256 }
    far.y = chain.y.map { $0 - 70_000 * 256 }
    for kernel in kernels {
      let here = measure(kernel, chain, pen, left: -2048, lines: 256)
      let there = measure(kernel, far, pen, left: -2048 + 90_000 * 256, lines: 256)
      for line in 0..<256 where here.tops[line] < here.bottoms[line] {
        #expect(here.tops[line] == there.tops[line] + 70_000 * 256)
        #expect(here.bottoms[line] == there.bottoms[line] + 70_000 * 256)
      }
    }
  }

  @Test("the widest kernel is one of them")
  func widest() {
    var random = SplitMix64(seed: 2)
    let pen = Pen(radius: 300, lanes: ck_lanes)
    let chain = Chain(20, width: 900, steepness: 2, from: &random)
    let all = kernels.map { measure($0, chain, pen, left: 0, lines: 64) }
    #expect(all.contains(measure(ck_chain_spans_widest(), chain, pen, left: 0, lines: 64)))
  }
}
