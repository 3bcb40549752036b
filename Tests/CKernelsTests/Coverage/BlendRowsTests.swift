import CKernels
import TestSupport
import Testing

@Suite("blending rows")
struct BlendRowsTests {
  private var kernels: [ck_blend_rows] { everyWidth(ck_blend_rows_for) }

  /// Pixels, and the coverage and the colours that go over them.
  private struct Case {
    var pixels: [UInt32]
    var coverage: [UInt8]
    var colors: [UInt32]
    let width: Int
    let rows: Int
    /// The pixels or bytes from one row to the next.
    let stride: Int

    init(
      width: Int, rows: Int, isOpaque: Bool, longest: Int = 20, using random: inout SplitMix64
    ) {
      self.width = width
      self.rows = rows
      stride = width + 3
      pixels = (0..<stride * rows).map { _ in Self.color(using: &random) }
      colors = (0..<rows).map { _ in
        isOpaque ? Self.color(using: &random) | 0xFF00_0000 : Self.color(using: &random)
      }
      // Runs, up to the longest, so that whole steps are empty or full.
      coverage = []
      while coverage.count < stride * rows {
        let byte = [0, 255, UInt8.random(in: 0...255, using: &random)].randomElement(using: &random)
        coverage += Array(repeating: byte ?? 0, count: Int.random(in: 1...longest, using: &random))
      }
    }

    /// A premultiplied colour: no channel above its alpha.
    private static func color(using random: inout SplitMix64) -> UInt32 {
      let alpha = UInt32.random(in: 0...255, using: &random)
      return (0..<3).reduce(alpha << 24) { color, channel in
        color | UInt32.random(in: 0...alpha, using: &random) << (8 * channel)
      }
    }

    func blended(_ kernel: ck_blend_rows, colorStep: Int = 1) -> [UInt32] {
      var result = pixels
      kernel(&result, stride, coverage, stride, width, rows, colors, colorStep)
      return result
    }

    /// The twin: one byte after the other, rounded as real numbers are.
    func twin(colorStep: Int = 1) -> [UInt32] {
      func part(_ a: UInt32, _ b: UInt32) -> UInt32 {
        UInt32((Double(a * b) / 255).rounded())
      }
      var result = pixels
      for row in 0..<rows {
        for column in 0..<width {
          let at = row * stride + column
          let covered = UInt32(coverage[at])
          let color = colors[row * colorStep]
          let through = 255 - part(color >> 24, covered)
          result[at] = (0..<4).reduce(0) { pixel, channel in
            let shift = UInt32(8 * channel)
            let source = part(color >> shift & 255, covered)
            return pixel | (source + part(result[at] >> shift & 255, through)) << shift
          }
        }
      }
      return result
    }
  }

  @Test("every width has the bytes of its twin, and stays within its rows", arguments: 1...40)
  func twin(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    for isOpaque in [true, false] {
      let rows = Case(width: width, rows: 9, isOpaque: isOpaque, using: &random)
      for kernel in kernels { #expect(rows.blended(kernel) == rows.twin()) }
    }
  }

  @Test("so have rows of long runs", arguments: [64, 80, 127, 128, 200])
  func runs(width: Int) {
    var random = SplitMix64(seed: UInt64(width))
    for isOpaque in [true, false] {
      let rows = Case(width: width, rows: 40, isOpaque: isOpaque, longest: 150, using: &random)
      for kernel in kernels { #expect(rows.blended(kernel) == rows.twin()) }
    }
  }

  @Test("one colour may serve all rows")
  func oneColor() {
    var random = SplitMix64(seed: 1)
    let rows = Case(width: 21, rows: 5, isOpaque: false, using: &random)
    for kernel in kernels {
      #expect(rows.blended(kernel, colorStep: 0) == rows.twin(colorStep: 0))
    }
  }

  @Test("no pixels and no rows change nothing")
  func empty() {
    var random = SplitMix64(seed: 1)
    for (width, rows) in [(0, 4), (8, 0)] {
      let rows = Case(width: width, rows: rows, isOpaque: true, using: &random)
      for kernel in kernels { #expect(rows.blended(kernel) == rows.pixels) }
    }
  }
}
