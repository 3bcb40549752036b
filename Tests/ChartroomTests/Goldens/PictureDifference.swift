/// How two pictures differ.
struct PictureDifference: Hashable, CustomStringConvertible {
  struct Pixel: Hashable {
    var x: Int
    var y: Int
    var expected: RGBA
    var actual: RGBA
  }

  /// Set when the sizes differ, or a picture has no pixels, and nothing more was compared.
  var sizes: String?
  /// How many pixels are further apart than the tolerance.
  var count = 0
  /// The largest distance in each channel: red, green, blue, alpha.
  var largest = RGBA(repeating: 0)
  /// The first differing pixels, by rows; eight at most.
  var first: [Pixel] = []
  /// The columns and rows that hold all differing pixels.
  var columns = 0..<0
  var rows = 0..<0

  /// Compares two pictures, alpha included.
  ///
  /// - Parameters:
  ///   - expected: The golden.
  ///   - actual: What was drawn.
  ///   - tolerance: How far apart a channel may be, from 0 to 255.
  ///   - freePixels: How many pixels may be further apart.
  /// - Returns: Nil when the pictures are the same. A picture without pixels is never the same as
  ///   anything, because nothing was drawn.
  static func between(
    expected: RGBAPicture, actual: RGBAPicture, tolerance: UInt8 = 0, freePixels: Int = 0
  ) -> PictureDifference? {
    var result = PictureDifference()
    guard expected.width == actual.width, expected.height == actual.height,
      !expected.pixels.isEmpty
    else {
      result.sizes =
        "expected \(expected.width)x\(expected.height) pixels, "
        + "found \(actual.width)x\(actual.height)"
      return result
    }
    if expected.pixels == actual.pixels { return nil }
    for y in 0..<expected.height {
      for x in 0..<expected.width {
        result.add(Pixel(x: x, y: y, expected: expected[x, y], actual: actual[x, y]), tolerance)
      }
    }
    return result.count > freePixels ? result : nil
  }

  private mutating func add(_ pixel: Pixel, _ tolerance: UInt8) {
    let distance = pixel.expected.distance(to: pixel.actual)
    guard distance.max() > tolerance else { return }
    let old = (columns: columns, rows: rows)
    columns = pixel.x..<pixel.x + 1
    rows = pixel.y..<pixel.y + 1
    if count > 0 {
      columns =
        min(
          columns.lowerBound, old.columns.lowerBound)..<max(
          columns.upperBound, old.columns.upperBound)
      rows =
        min(rows.lowerBound, old.rows.lowerBound)..<max(rows.upperBound, old.rows.upperBound)
    }
    count += 1
    largest = pointwiseMax(largest, distance)
    if first.count < 8 { first.append(pixel) }
  }

  var description: String {
    if let sizes { return sizes }
    let pixels = first.map { pixel in
      "  (\(pixel.x), \(pixel.y)): expected \(Self.text(pixel.expected)), "
        + "found \(Self.text(pixel.actual))"
    }
    return """
      \(count) \(count == 1 ? "pixel differs" : "pixels differ"), at most \(Self.text(largest)) \
      (red green blue alpha), in x \(columns), y \(rows)
      \(pixels.joined(separator: "\n"))
      """
  }

  private static func text(_ pixel: RGBA) -> String {
    "\(pixel.x) \(pixel.y) \(pixel.z) \(pixel.w)"
  }
}
