extension RGBAPicture {
  /// Three panels side by side: expected, difference, actual, with a gap between them.
  ///
  /// The middle one shows the expected picture pale, and each differing pixel in red: dark for one
  /// step in any channel, bright for many. Panels are as large as the larger picture; where only
  /// one of the two has a pixel, the middle is blue.
  static func panels(expected: RGBAPicture, actual: RGBAPicture) -> RGBAPicture {
    let gap = 4
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var result = RGBAPicture(
      width: 3 * width + 2 * gap, height: height, filled: RGBA(128, 128, 128, 255))
    for y in 0..<height {
      for x in 0..<width {
        let left = expected.pixel(x, y)
        let right = actual.pixel(x, y)
        result[x, y] = left ?? RGBA(0, 0, 0, 0)
        result[x + width + gap, y] = mark(left, right)
        result[x + 2 * (width + gap), y] = right ?? RGBA(0, 0, 0, 0)
      }
    }
    return result
  }

  private func pixel(_ x: Int, _ y: Int) -> RGBA? {
    x < width && y < height ? self[x, y] : nil
  }

  private static func mark(_ expected: RGBA?, _ actual: RGBA?) -> RGBA {
    guard let expected, let actual else { return RGBA(0, 0, 255, 255) }
    let distance = Int(expected.distance(to: actual).max())
    guard distance == 0 else { return RGBA(UInt8(min(255, 127 + distance)), 0, 0, 255) }
    // On white, then nine tenths of the way to white.
    let light = (Int(expected.x) + Int(expected.y) + Int(expected.z)) / 3 + 255 - Int(expected.w)
    let pale = UInt8(230 + min(light, 255) / 10)
    return RGBA(pale, pale, pale, 255)
  }
}
