import CKernels
import CPNG

/// The format in which a PNG file stores an image: the smallest that is lossless.
enum PNGLayout {
  /// Rows of samples, which are stored without filters, and their palette, if there is one.
  ///
  /// The colours of a palette that are not opaque come first, so that the tRNS chunk is short.
  case samples(Samples)
  /// Red, green and blue, and alpha where some pixel is not opaque.
  case colors(StraightPixels)

  struct Samples {
    /// `PNG_COLOR_TYPE_PALETTE`, `PNG_COLOR_TYPE_GRAY` or `PNG_COLOR_TYPE_GRAY_ALPHA`.
    var colorType: Int32
    /// The number of bits of a sample.
    var bits: Int
    var palette: [PaletteColor] = []
    var rows: StoredRows
  }

  /// Chooses the format of an image.
  ///
  /// - Throws: `outOfMemory`.
  /// - Complexity: O(*n*) in the number of pixels; one pass, which ends at the 257th colour.
  init(_ pixels: StraightPixels) throws(CanvasError) {
    if let indexed = try IndexedPixels(pixels) {
      let table = Table(indexed)
      if let grey = Table(grey: indexed), grey.bits <= table.bits {
        self = .samples(try grey.samples(of: indexed))
        return
      }
      let rows = indexed.rowBytes(bits: table.bits) * pixels.height
      let size = pixels.isOpaque ? 3 : 4
      if rows + table.cost < pixels.height * (1 + size * pixels.width) {
        self = .samples(try table.samples(of: indexed))
        return
      }
    }
    if !pixels.isOpaque, pixels.isGrey {
      self = .samples(try Self.greyAlpha(pixels))
    } else {
      self = .colors(pixels)
    }
  }

  /// The samples of a few colours.
  private struct Table {
    let colorType: Int32
    let bits: Int
    var palette: [PaletteColor] = []
    /// The sample of each colour.
    let samples: [UInt8]

    /// Numbers the colours, first those that are not opaque.
    init(_ picture: IndexedPixels) {
      let colors = picture.colors
      let order =
        colors.indices.filter { colors[$0].alpha < 255 }
        + colors.indices.filter { colors[$0].alpha == 255 }
      var samples = [UInt8](repeating: 0, count: colors.count)
      for (place, index) in order.enumerated() { samples[index] = UInt8(place) }
      self.samples = samples
      colorType = PNG_COLOR_TYPE_PALETTE
      bits = [1, 2, 4].first { colors.count <= 1 << $0 } ?? 8
      palette = order.map { colors[$0] }
    }

    /// Numbers opaque greys as multiples of 255, 85, 17 or 1; `nil` where there are other colours.
    init?(grey picture: IndexedPixels) {
      let colors = picture.colors
      guard colors.allSatisfy({ $0.isGrey && $0.alpha == 255 }) else { return nil }
      func unit(_ bits: Int) -> UInt8 { UInt8(255 / ((1 << bits) - 1)) }
      let bits =
        [1, 2, 4].first { bits in colors.allSatisfy { $0.red % unit(bits) == 0 } } ?? 8
      self.bits = bits
      colorType = PNG_COLOR_TYPE_GRAY
      samples = colors.map { $0.red / unit(bits) }
    }

    /// The size of the palette in a file, where it is not compressed, in bytes.
    var cost: Int {
      let chunk = 12
      let alphas = palette.filter { $0.alpha < 255 }.count
      return chunk + 3 * palette.count + (alphas > 0 ? chunk + alphas : 0)
    }

    func samples(of picture: IndexedPixels) throws(CanvasError) -> Samples {
      try Samples(
        colorType: colorType, bits: bits, palette: palette,
        rows: StoredRows(
          bytes: picture.rows(bits: bits, samples: samples), pixelBytes: 1,
          rowBytes: picture.rowBytes(bits: bits)))
    }
  }

  private static func greyAlpha(_ pixels: StraightPixels) throws(CanvasError) -> Samples {
    let rowBytes = 1 + 2 * pixels.width
    try FreeMemory.require(rowBytes * pixels.height)
    let rows = [UInt8](unsafeUninitializedCapacity: rowBytes * pixels.height) { rows, written in
      pixels.bytes.withUnsafeBufferPointer { bytes in
        var from = 0
        var to = 0
        for _ in 0..<pixels.height {
          rows[to] = 0
          to += 1
          for _ in 0..<pixels.width {
            rows[to] = bytes[from]
            rows[to + 1] = bytes[from + 3]
            from += 4
            to += 2
          }
        }
      }
      written = rowBytes * pixels.height
    }
    return Samples(
      colorType: PNG_COLOR_TYPE_GRAY_ALPHA, bits: 8,
      rows: StoredRows(bytes: rows, pixelBytes: 2, rowBytes: rowBytes))
  }
}
