import CairoCanvas
import Chartroom
import Decimation
import TestSupport
import Testing

/// What decimation does to pictures: nothing with M4 on single pixels, little on smooth lines.
@Suite("Pixel error of decimations")
struct PixelExactnessTests {
  private static let width = 64
  private static let height = 48
  /// Positions from one column of pixels to the next: exact in binary, however they are computed.
  private static let step = 2.0

  /// A random series whose positions are multiples of 1/8, up to the upper edge of the last column.
  private struct Case {
    var x: ContiguousArray<Double>
    var y: [Double]

    init(_ kind: DrawnSeries, using random: inout SplitMix64) {
      let end = Int(step) * width * 8
      let count = Int.random(in: 1...3000, using: &random)
      var places = (0..<count).map { _ in Int.random(in: 0...end, using: &random) }
      if Bool.random(using: &random) { places += [0, end] }
      x = ContiguousArray(places.sorted().map { Double($0) / 8 })
      y = kind.values(x.count, seed: random.next())
    }

    /// Maps points as section 4 of the paper on M4 does.
    ///
    /// A point belongs to the column and the row it lies in, one on an upper edge to the last one.
    func bitmap(of kept: Decimated?) -> Bitmap {
      let range = Extremes.finite(in: y.span) ?? 0...1
      let height = range.upperBound - range.lowerBound
      func pixel(_ index: Int) -> (x: Int, y: Int) {
        let part = height > 0 ? (y[index] - range.lowerBound) / height : 0.5
        return (
          min(Int(x[index] / step), PixelExactnessTests.width - 1),
          min(Int(part * Double(PixelExactnessTests.height)), PixelExactnessTests.height - 1)
        )
      }
      var raster = BresenhamRaster(
        width: PixelExactnessTests.width, height: PixelExactnessTests.height)
      let runs =
        kept.map { kept in kept.runs.map { Array(kept.indices[$0]) } }
        ?? y.indices.split { !y[$0].isFinite }.map(Array.init)
      for run in runs { raster.draw(run.map(pixel)) }
      return raster.bitmap
    }

    func error(of kept: Decimated) throws -> PixelError {
      try PixelError(full: bitmap(of: nil), decimated: bitmap(of: kept))
    }

    func buckets(_ count: Int) -> Buckets<Double> {
      .equalWidth(count, over: 0...step * Double(width))
    }
  }

  @Test(
    "M4 with a bucket a column changes no pixel of lines without antialiasing",
    arguments: DrawnSeries.allCases)
  func exact(kind: DrawnSeries) throws {
    var random = SplitMix64(seed: 6)
    var others = [0, 0, 0, 0]
    for number in 0..<300 {
      let series = Case(kind, using: &random)
      let positions = try Positions(ascending: series.x)
      let kept = M4.indices(
        of: series.y.span, at: positions, in: series.buckets(Self.width))
      let error = try series.error(of: kept)
      #expect(error.differingPixels == 0 && error.touchedPixels > 0, "case \(number)")
      // What shows that pixels can differ: buckets that are no columns, and what keeps less.
      let lesser = [
        M4.indices(of: series.y.span, at: positions, in: series.buckets(Self.width - 1)),
        MinMax.indices(of: series.y.span, at: positions, in: series.buckets(Self.width)),
        LTTB.indices(of: series.y.span, at: positions, points: 4 * Self.width),
        EveryNth.indices(of: series.y.span, points: 4 * Self.width),
      ]
      for (place, kept) in lesser.enumerated() {
        others[place] += try series.error(of: kept).differingPixels
      }
    }
    #expect(others.allSatisfy { $0 > 0 }, "\(others)")
  }

  /// Prints what M4 does to antialiased lines, and checks that more buckets do less.
  @Test("of M4 on antialiased lines falls with the number of buckets for each pixel")
  func antialiased() throws {
    print(
      "M4, 1920x1080, 1000000 points: buckets for each pixel, mean difference (differing pixels)")
    for kind in [DrawnSeries.noisyWalk, .sineWithSpikes, .whiteNoise] {
      let values = kind.values(1_000_000)
      for lineWidth in [1, 1.5, 2, 3] {
        var line = "\(kind), \(lineWidth) pixels wide:"
        var last = Double.infinity
        for density in [1, 2, 4] {
          let kept = M4.indices(
            of: values.span, at: Positions<Double>.indices,
            in: .equalWidth(1920 * density, over: 0...Double(values.count - 1)))
          let error = try PixelError(
            of: kept, from: values.span, at: Positions<Double>.indices,
            in: LinePicture(lineWidth: lineWidth))
          #expect(error.mean < last, "\(kind), \(lineWidth), \(density)")
          last = error.mean
          line += "  \(density): \(error)"
        }
        print(line)
      }
    }
  }
}
