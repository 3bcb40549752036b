import CKernels
import TestSupport
import Testing

@Suite("Y'CbCr of BT.709")
struct YCbCrTests {
  /// The kernels for a number of pixels in a row that share Cb and Cr, 1 or 2.
  private func kernels(_ step: Int) -> [ck_ycbcr] {
    everyWidth(step == 1 ? ck_bgra_to_ycbcr_444_for : ck_bgra_to_ycbcr_420_for)
  }

  /// The planes of a picture, and a byte behind each that no kernel may touch.
  private struct Planes: Equatable {
    var y: [UInt8]
    var cb: [UInt8]
    var cr: [UInt8]

    init(
      _ kernel: ck_ycbcr, _ pixels: [UInt8], width: Int, height: Int, chroma: (Int, Int),
      range: ck_range
    ) {
      y = [UInt8](repeating: 77, count: width * height + 1)
      cb = [UInt8](repeating: 77, count: chroma.0 * chroma.1 + 1)
      cr = cb
      y.withUnsafeMutableBufferPointer { y in
        cb.withUnsafeMutableBufferPointer { cb in
          cr.withUnsafeMutableBufferPointer { cr in
            guard let y = y.baseAddress, let cb = cb.baseAddress, let cr = cr.baseAddress else {
              return
            }
            kernel(
              pixels, 4 * width, width, height, range,
              ck_planes(y: y, cb: cb, cr: cr, y_stride: width, c_stride: chroma.0))
          }
        }
      }
    }
  }

  /// Y′, Cb and Cr of straight components, as the standard has them.
  private func values(_ red: Double, _ green: Double, _ blue: Double, _ range: ck_range) -> [Double]
  {
    let y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let (cb, cr) = ((blue - y) / 1.8556, (red - y) / 1.5748)
    guard range == ck_range_limited else { return [y, 128 + cb, 128 + cr] }
    return [16 + y * 219 / 255, 128 + cb * 224 / 255, 128 + cr * 224 / 255]
  }

  /// The mean of the pixels of a square that are there.
  private func mean(_ pixels: [UInt8], _ width: Int, x: Range<Int>, y: Range<Int>) -> [Double] {
    (0..<3).map { component in
      var sum = 0.0
      for y in y { for x in x { sum += Double(pixels[4 * (y * width + x) + component]) } }
      return sum / Double(x.count * y.count)
    }
  }

  @Test(
    "every value is the real one, rounded, at every size, in both ranges, at every vector width",
    arguments: [ck_range_limited, ck_range_full], [1, 2])
  func truth(range: ck_range, step: Int) throws {
    var random = SplitMix64(seed: 5)
    let sizes = [(1, 1), (2, 2), (3, 5), (16, 2), (17, 3), (31, 7), (64, 9), (95, 4), (128, 33)]
    for (width, height) in sizes {
      // Extreme components are as frequent as all others together.
      let pixels = (0..<4 * width * height).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0...255, using: &random) : [0, 255].randomElement(using: &random) ?? 0
      }
      let chroma = (width: (width + step - 1) / step, height: (height + step - 1) / step)
      let all = kernels(step).map { kernel in
        Planes(
          kernel, pixels, width: width, height: height, chroma: (chroma.width, chroma.height),
          range: range)
      }
      let planes = try #require(all.first)
      #expect(all.allSatisfy { $0 == planes })
      #expect(planes.y.last == 77 && planes.cb.last == 77 && planes.cr.last == 77)
      var worst = 0.0
      for row in 0..<height {
        for column in 0..<width {
          let mean = mean(pixels, width, x: column..<column + 1, y: row..<row + 1)
          let real = values(mean[2], mean[1], mean[0], range)[0]
          worst = max(worst, abs(real - Double(planes.y[row * width + column])))
        }
      }
      for row in 0..<chroma.height {
        for column in 0..<chroma.width {
          let mean = mean(
            pixels, width, x: step * column..<min(step * (column + 1), width),
            y: step * row..<min(step * (row + 1), height))
          let real = values(mean[2], mean[1], mean[0], range)
          let at = row * chroma.width + column
          worst = max(worst, abs(min(real[1], 255) - Double(planes.cb[at])))
          worst = max(worst, abs(min(real[2], 255) - Double(planes.cr[at])))
        }
      }
      #expect(worst < 0.52, "\(width) × \(height)")
    }
  }

  @Test("greys have no colour, black and white are the ends of the range")
  func greys() {
    for (range, ends) in [(ck_range_limited, 16...235), (ck_range_full, 0...255)] {
      for grey in 0...255 {
        let pixel = [UInt8(grey), UInt8(grey), UInt8(grey), 255]
        for kernel in kernels(1) + kernels(2) {
          let planes = Planes(kernel, pixel, width: 1, height: 1, chroma: (1, 1), range: range)
          let y = planes.y[0]
          #expect(planes.cb[0] == 128 && planes.cr[0] == 128)
          if grey == 0 { #expect(Int(y) == ends.lowerBound) }
          if grey == 255 { #expect(Int(y) == ends.upperBound) }
        }
      }
    }
  }
}
