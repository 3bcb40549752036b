import CKernels
import CPNG

/// How a PNG file stores a picture: the cheapest way of the format that holds it exactly.
enum PNGLayout {
  /// Rows of samples that are no filter's business, and the palette that they choose from, if any.
  ///
  /// Colours of a palette that are not opaque come first, so that the table of their alphas is short.
  case samples(Samples)
  /// Red, green, blue and, where some pixel is not opaque, alpha.
  case colours(StraightPixels)

  struct Samples {
    /// `PNG_COLOR_TYPE_PALETTE`, `PNG_COLOR_TYPE_GRAY` or `PNG_COLOR_TYPE_GRAY_ALPHA`.
    var colorType: Int32
    /// The bits of a sample.
    var bits: Int
    var palette: [IndexedPixels.Colour] = []
    /// Each row after the byte of its filter.
    var rows: [UInt8]
  }

  /// Chooses.
  ///
  /// - Complexity: O(*n*) in the number of pixels; one pass, which ends at the 257th colour.
  init(_ pixels: StraightPixels) {
    if let indexed = IndexedPixels(pixels) {
      let palette = Self.indexed(indexed)
      if let grey = Self.grey(indexed), grey.bits <= palette.bits {
        self = .samples(grey)
        return
      }
      // What a table costs, which is not compressed, must be won back by the rows.
      let chunk = 12
      let alphas = palette.palette.filter { $0.alpha < 255 }.count
      let table = chunk + 3 * palette.palette.count + (alphas > 0 ? chunk + alphas : 0)
      let size = pixels.isOpaque ? 3 : 4
      if palette.rows.count + table < pixels.height * (1 + size * pixels.width) {
        self = .samples(palette)
        return
      }
    }
    if !pixels.isOpaque, pixels.isGrey {
      self = .samples(Self.greyAlpha(pixels))
    } else {
      self = .colours(pixels)
    }
  }

  private static func indexed(_ picture: IndexedPixels) -> Samples {
    let colours = picture.colours
    let order =
      colours.indices.filter { colours[$0].alpha < 255 }
      + colours.indices.filter { colours[$0].alpha == 255 }
    var samples = [UInt8](repeating: 0, count: colours.count)
    for (place, index) in order.enumerated() { samples[index] = UInt8(place) }
    let bits = [1, 2, 4].first { colours.count <= 1 << $0 } ?? 8
    return Samples(
      colorType: PNG_COLOR_TYPE_PALETTE, bits: bits, palette: order.map { colours[$0] },
      rows: picture.rows(bits: bits, samples: samples))
  }

  /// Opaque greys as multiples of 255, 85, 17 or 1.
  private static func grey(_ picture: IndexedPixels) -> Samples? {
    let colours = picture.colours
    guard colours.allSatisfy({ $0.isGrey && $0.alpha == 255 }) else { return nil }
    let bits =
      [1, 2, 4].first { bits in
        colours.allSatisfy { Int($0.red) % (255 / ((1 << bits) - 1)) == 0 }
      } ?? 8
    let unit = 255 / ((1 << bits) - 1)
    return Samples(
      colorType: PNG_COLOR_TYPE_GRAY, bits: bits,
      rows: picture.rows(bits: bits, samples: colours.map { UInt8(Int($0.red) / unit) }))
  }

  private static func greyAlpha(_ pixels: StraightPixels) -> Samples {
    let rowBytes = 1 + 2 * pixels.width
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
    return Samples(colorType: PNG_COLOR_TYPE_GRAY_ALPHA, bits: 8, rows: rows)
  }
}
