import CPNG

/// The compressed rows of an image, with the format of their samples.
struct PNGStream {
  let colorType: Int32
  /// The number of bits of a sample.
  let bits: Int
  /// The palette; empty for a format without one.
  let palette: [PaletteColor]
  /// A zlib stream.
  let bytes: [UInt8]

  /// Chooses the format of an image and compresses its rows.
  ///
  /// - Throws: `outOfMemory`.
  init(_ pixels: StraightPixels, _ compressor: PNGCompressor) throws(CanvasError) {
    switch try PNGLayout(pixels) {
    case .samples(let samples):
      colorType = samples.colorType
      bits = samples.bits
      palette = samples.palette
      bytes = try compressor.stream(samples.rows)
    case .colors(let pixels):
      colorType = pixels.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
      bits = 8
      palette = []
      bytes = try compressor.stream(FilteredRows(pixels, isTrying: compressor.triesFilters))
    }
  }
}
