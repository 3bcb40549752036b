import CKernels
import TestSupport
import Testing

@Suite("pixels to rows")
struct PixelRowTests {
  @Test("one pixel that is not opaque, or not grey, is found wherever it is")
  func surveys() {
    for count in [0, 1, 15, 16, 17, 1023, 1024, 1025, 3000] {
      var pixels = [UInt8](repeating: 255, count: 4 * count)
      for isOpaque in everyWidth(ck_pixels_are_opaque_for) { #expect(isOpaque(pixels, count)) }
      for isGrey in everyWidth(ck_pixels_are_grey_for) { #expect(isGrey(pixels, count)) }
      for at in Set([0, count / 2, count - 1]) where (0..<count).contains(at) {
        for byte in 0..<4 {
          pixels[4 * at + byte] = 254
          for isOpaque in everyWidth(ck_pixels_are_opaque_for) {
            #expect(isOpaque(pixels, count) == (byte != 3))
          }
          for isGrey in everyWidth(ck_pixels_are_grey_for) {
            #expect(isGrey(pixels, count) == (byte == 3))
          }
          pixels[4 * at + byte] = 255
        }
      }
    }
  }

  @Test(
    "colours are found in the order in which they come, up to 256",
    arguments: [1, 2, 3, 255, 256, 257, 1000])
  func colours(number: Int) {
    var random = SplitMix64(seed: UInt64(number))
    let all = (0..<number).map { _ in UInt32.random(in: .min ... .max, using: &random) }
    var pixels: [UInt32] = []
    // All of them in some order, in runs of lengths around those of vectors.
    for index in Array(0..<number)
      + (0..<300).map({ _ in Int.random(in: 0..<number, using: &random) })
    {
      pixels += Array(repeating: all[index], count: Int.random(in: 1...20, using: &random))
    }
    var colours = [UInt32](repeating: 0, count: Int(ck_most_colors))
    var indices = [UInt8](repeating: 0, count: pixels.count)
    let found = ck_find_colors(pixels, pixels.count, &colours, &indices)
    guard number <= 256 else {
      #expect(found == 257)
      return
    }
    #expect(Array(colours.prefix(found)) == all)
    #expect(zip(pixels, indices).allSatisfy { $0 == all[Int($1)] })
  }

  @Test("colours that want the same place of the table are told apart")
  func collisions() {
    // The table is looked up by the upper bits of a product, which these have in common.
    let inverse: UInt32 = 0x0E8B_2F51
    let pixels = (0..<256).map { (0xABC0_0000 + UInt32($0)) &* inverse }
    var colours = [UInt32](repeating: 0, count: Int(ck_most_colors))
    var indices = [UInt8](repeating: 0, count: pixels.count)
    #expect(ck_find_colors(pixels, pixels.count, &colours, &indices) == 256)
    #expect(colours == pixels)
    #expect(indices == (0...255).map { $0 })
  }

  @Test("rows are those of PNG's filters at every vector width", arguments: [true, false])
  func filters(hasAlpha: Bool) {
    var random = SplitMix64(seed: 4)
    for count in Array(0...20) + [1000] {
      func line() -> [UInt8] {
        (0..<4 * count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
      }
      let (pixels, above) = (line(), line())
      for filter in [ck_filter_none, ck_filter_sub, ck_filter_up] {
        let size = 1 + (hasAlpha ? 4 : 3) * count
        let expected = twin(pixels, above, filter, hasAlpha) + [77]
        let none = [UInt8](repeating: 0, count: 4 * count)
        let first = twin(pixels, none, filter, hasAlpha) + [77]
        for kernel in everyWidth(ck_filter_row_for) {
          var row = [UInt8](repeating: 77, count: size + 1)
          kernel(pixels, above, count, filter, hasAlpha, &row)
          #expect(row == expected)
          kernel(pixels, nil, count, filter, hasAlpha, &row)
          #expect(row == first)
        }
      }
    }
  }

  private func twin(
    _ pixels: [UInt8], _ above: [UInt8], _ filter: ck_filter, _ hasAlpha: Bool
  ) -> [UInt8] {
    var row = [UInt8(filter.rawValue)]
    for at in stride(from: 0, to: pixels.count, by: 4) {
      for byte in hasAlpha ? [2, 1, 0, 3] : [2, 1, 0] {
        let predicted: UInt8 =
          switch filter {
          case ck_filter_sub: at == 0 ? 0 : pixels[at - 4 + byte]
          case ck_filter_up: above[at + byte]
          default: 0
          }
        row.append(pixels[at + byte] &- predicted)
      }
    }
    return row
  }
}
