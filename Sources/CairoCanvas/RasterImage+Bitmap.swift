package import Graphics

extension RasterImage {
  /// Creates the image in a PNG file.
  ///
  /// - Parameter png: The bytes of the file.
  /// - Throws: The errors of `PNG.decode(_:)`.
  /// - Complexity: O(*n*) for *n* pixels.
  package init(png: [UInt8]) throws(CanvasError) {
    let bitmap = try PNG.decode(png)
    guard let image = RasterImage(bitmap) else {
      throw .invalidSize(width: bitmap.width, height: bitmap.height)
    }
    self = image
  }

  /// Creates an image with the pixels of a bitmap, which are shared; fails without pixels.
  package init?(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, bgraPremultiplied: bitmap.pixels)
  }

  /// Calls `body` with a Cairo surface of the pixels, which must not be kept or modified.
  func withSurface(
    _ body: (borrowing CairoSurface) throws(CanvasError) -> Void
  ) throws(CanvasError) {
    try pixels.withUnsafeBufferPointer { (pixels) throws(CanvasError) in
      let surface = try CairoSurface(
        over: UnsafeMutableBufferPointer(mutating: pixels), width: width, height: height)
      try body(surface)
    }
  }

  /// Returns the image with each rectangle of `across` × `down` pixels replaced by its mean.
  ///
  /// Rectangles at the right and bottom edges may be incomplete.
  /// - Throws: `outOfMemory`.
  /// - Complexity: O(*n*) for *n* pixels.
  func reduced(across: Int, down: Int) throws(CanvasError) -> RasterImage {
    let columns = (width - 1) / across + 1
    let rows = (height - 1) / down + 1
    try FreeMemory.require(4 * columns * rows)
    var means: [UInt8] = []
    means.reserveCapacity(4 * columns * rows)
    pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<rows {
        let lines = row * down..<min((row + 1) * down, height)
        for column in 0..<columns {
          let places = column * across..<min((column + 1) * across, width)
          var sums = SIMD4<Int>()
          for y in lines {
            for x in places {
              let place = 4 * (y * width + x)
              for byte in 0..<4 { sums[byte] &+= Int(pixels[place + byte]) }
            }
          }
          let count = lines.count * places.count
          for byte in 0..<4 { means.append(UInt8((sums[byte] + count / 2) / count)) }
        }
      }
    }
    return RasterImage(width: columns, height: rows, bgraPremultiplied: means) ?? self
  }
}
