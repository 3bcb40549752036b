import CairoCanvas
import Chartroom
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@Suite("PixelError")
struct PixelErrorTests {
  private func bitmap(_ width: Int, _ height: Int, seed: UInt64 = 1) -> Bitmap {
    var random = SplitMix64(seed: seed)
    let pixels = (0..<width * height * 4).map { _ in UInt8.random(in: 1...255, using: &random) }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test("of equal pictures is nothing")
  func equal() throws {
    let error = try PixelError(full: bitmap(7, 5), decimated: bitmap(7, 5))
    #expect(error.pixels == 35 && error.touchedPixels == 35)
    #expect(error.differingPixels == 0 && error.maximum == 0)
    #expect(error.mean == 0 && error.differingShare == 0)
    let empty = Bitmap(width: 0, height: 0, pixels: [])
    #expect(try PixelError(full: empty, decimated: empty).mean == 0)
  }

  @Test("finds one channel of one pixel, whichever it is and in whichever picture")
  func onePixel() throws {
    let picture = bitmap(7, 5)
    for byte in picture.pixels.indices {
      var pixels = picture.pixels
      pixels[byte] -= 1
      let other = Bitmap(width: 7, height: 5, pixels: pixels)
      for error in [
        try PixelError(full: picture, decimated: other),
        try PixelError(full: other, decimated: picture),
      ] {
        #expect(error.differingPixels == 1 && error.maximum == 1)
        #expect(error.mean == 1.0 / 140 && error.differingShare == 1.0 / 35)
      }
    }
  }

  @Test("takes its mean over the pixels that are not clear in both pictures")
  func touched() throws {
    var full = [UInt8](repeating: 0, count: 400)
    var decimated = full
    full.replaceSubrange(0..<8, with: [9, 9, 9, 9, 50, 60, 70, 255])
    decimated.replaceSubrange(4..<12, with: [50, 60, 70, 255, 1, 2, 3, 4])
    let error = try PixelError(
      full: Bitmap(width: 10, height: 10, pixels: full),
      decimated: Bitmap(width: 10, height: 10, pixels: decimated))
    #expect(error.pixels == 100 && error.touchedPixels == 3 && error.differingPixels == 2)
    #expect(error.mean == 46.0 / 12 && error.maximum == 9)
    #expect(
      error.description
        == "2 of 3 touched pixels differ (66.67 %), mean difference 3.83, largest 9 of 255")
  }

  @Test("never tells a small error as none")
  func smallError() throws {
    var pixels = [UInt8](repeating: 255, count: 400_000)
    let full = Bitmap(width: 1000, height: 100, pixels: pixels)
    pixels[0] = 254
    let error = try PixelError(
      full: full, decimated: Bitmap(width: 1000, height: 100, pixels: pixels))
    #expect(
      "\(error)"
        == "1 of 100000 touched pixels differ (< 0.01 %), mean difference < 0.01, largest 1 of 255")
  }

  @Test("refuses pictures of two sizes")
  func sizes() throws {
    let error = #expect(throws: PixelError.DifferentSizes.self) {
      try PixelError(full: bitmap(7, 5), decimated: bitmap(5, 7))
    }
    #expect(
      error?.description
        == "the images have 7×5 and 5×7 pixels. Compare images of the same size.")
  }

  @Test("of everything kept is nothing, strip by strip", arguments: DrawnSeries.allCases)
  func wholeKept(kind: DrawnSeries) throws {
    let values = kind.values(5000)
    let kept = M4.indices(of: values.span, buckets: 5000)
    let error = try PixelError(
      of: kept, from: values.span, at: Positions<Int64>.indices,
      in: LinePicture(width: 600, height: 120, lineWidth: 1.5))
    #expect(error.pixels == 72_000 && error.touchedPixels > 600)
    #expect(error.differingPixels == 0)
  }

  @Test("finds the point that is missing")
  func missingPoint() throws {
    var values = [Double](repeating: 0, count: 300)
    values[150] = 9
    let rest = Decimated(
      indices: values.indices.filter { $0 != 150 }, runs: [0..<299])
    let error = try PixelError(
      of: rest, from: values.span, at: Positions<Int64>.indices,
      in: LinePicture(width: 900, height: 90, lineWidth: 1))
    #expect(error.differingPixels > 90 && error.maximum > 200)
  }

  @Test("takes any series and any list of points")
  func hostile() throws {
    let huge = Double.greatestFiniteMagnitude
    let series: [[Double]] = [
      [], [1], [.nan], [.nan, .infinity], [-huge, huge, -huge], [5, 5, 5], [.nan, 1, .nan, 2],
    ]
    for values in series {
      for kept in [
        Decimated(), M4.indices(of: values.span, buckets: 2),
        Decimated(indices: [-5, 0, 1, 99], runs: [0..<2, 2..<4]),
      ] {
        for positions in [
          Positions<Double>.indices, try Positions(ascending: [3, 3, 3]),
          try Positions(ascending: [-huge, 0, huge]),
        ] {
          for lineWidth in [2, 0, -1, 500, .nan, .infinity] {
            let error = try PixelError(
              of: kept, from: values.span, at: positions,
              in: LinePicture(width: 300, height: 20, lineWidth: lineWidth))
            #expect(error.pixels == 6000 && error.differingPixels <= error.touchedPixels)
          }
        }
      }
    }
  }

  @Test("is the same for positions that are moved and stretched")
  func positions() throws {
    let values = DrawnSeries.gaps.values(3000)
    let kept = M4.indices(of: values.span, buckets: 200)
    let picture = LinePicture(width: 400, height: 100)
    let numbers = try PixelError(
      of: kept, from: values.span, at: Positions<Double>.indices, in: picture)
    let times = try PixelError(
      of: kept, from: values.span,
      at: Positions<Int64>(start: 1_700_000_000_000_000, step: 1 << 20), in: picture)
    #expect(numbers == times && numbers.differingPixels > 0)
  }
}
