/// A picture as the comparer sees it: rows of four bytes a pixel, red green blue alpha,
/// premultiplied, top row first, with nothing between the rows.
struct RGBAPicture: Hashable, Sendable {
  var width: Int
  var height: Int
  var pixels: [UInt8]

  /// A picture of one colour.
  init(width: Int, height: Int, filled color: RGBA = RGBA(0, 0, 0, 0)) {
    self.width = width
    self.height = height
    pixels = (0..<width * height).flatMap { _ in [color.x, color.y, color.z, color.w] }
  }

  /// A picture from its bytes.
  init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> RGBA {
    get {
      let at = (y * width + x) * 4
      return RGBA(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
    }
    set {
      let at = (y * width + x) * 4
      for channel in 0..<4 { pixels[at + channel] = newValue[channel] }
    }
  }
}

/// One pixel: red, green, blue, alpha.
typealias RGBA = SIMD4<UInt8>

extension RGBA {
  /// How far two pixels are apart, channel by channel.
  func distance(to other: RGBA) -> RGBA {
    pointwiseMax(self, other) &- pointwiseMin(self, other)
  }
}
