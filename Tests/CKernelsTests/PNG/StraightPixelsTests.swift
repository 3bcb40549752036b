import CKernels
import TestSupport
import Testing

@Suite("straight pixels")
struct StraightPixelsTests {
  private var kernels: [ck_straight_pixels] { everyWidth(ck_straight_pixels_for) }

  /// The twin: one component after the other, rounded to nearest.
  private func twin(_ pixels: [UInt8], isRGBA: Bool) -> [UInt8] {
    stride(from: 0, to: pixels.count, by: 4).flatMap { at -> [UInt8] in
      let alpha = pixels[at + 3]
      let colours = pixels[at..<at + 3].map { component in
        alpha == 0 ? 0 : UInt8(min(255, (Double(component) * 255 / Double(alpha)).rounded()))
      }
      return (isRGBA ? colours.reversed() : colours) + [pixels[at + 3]]
    }
  }

  @Test("every component and alpha is divided and rounded to nearest, at every vector width")
  func divisions() {
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      for value in 0...255 {
        pixels += [UInt8(value), UInt8(255 - value), UInt8(value / 2), UInt8(alpha)]
      }
    }
    for isRGBA in [false, true] {
      let twin = twin(pixels, isRGBA: isRGBA)
      for kernel in kernels {
        var straight = [UInt8](repeating: 9, count: pixels.count)
        kernel(pixels, pixels.count / 4, isRGBA, &straight)
        #expect(straight == twin)
      }
    }
  }

  @Test("any number of pixels is divided, no byte more is written, and in place works too")
  func counts() {
    var random = SplitMix64(seed: 8)
    for count in 0..<70 {
      // Stretches of opaque pixels among others.
      let pixels = (0..<count).flatMap { _ -> [UInt8] in
        let alpha =
          Int.random(in: 0..<9, using: &random) > 0
          ? 255 : UInt8.random(in: .min ... .max, using: &random)
        return (0..<3).map { _ in UInt8.random(in: .min ... .max, using: &random) } + [alpha]
      }
      for isRGBA in [false, true] {
        let twin = twin(pixels, isRGBA: isRGBA) + [77, 77, 77, 77]
        for kernel in kernels {
          var straight = [UInt8](repeating: 77, count: 4 * count + 4)
          kernel(pixels, count, isRGBA, &straight)
          #expect(straight == twin)
          var place = pixels + [77, 77, 77, 77]
          place.withUnsafeMutableBufferPointer { place in
            guard let base = place.baseAddress else { return }
            kernel(base, count, isRGBA, base)
          }
          #expect(place == twin)
        }
      }
    }
  }
}
