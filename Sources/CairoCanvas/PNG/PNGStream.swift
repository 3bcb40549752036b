import CKernels
import CPNG
import Graphics

/// The compressed rows of a picture, with the format of their samples.
struct PNGStream {
  var colorType: Int32
  var bits: Int
  var palette: [PaletteColor]
  /// A zlib stream.
  var bytes: [UInt8]

  /// Chooses the format of a picture and compresses its rows.
  init(
    _ pixels: StraightPixels, _ compression: PNGCompression, threads: Int?
  ) throws(CanvasError) {
    switch try PNGLayout(pixels) {
    case .samples(let samples):
      colorType = samples.colorType
      bits = samples.bits
      palette = samples.palette
      bytes = try Self.compress(samples.rows, compression, threads: threads)
    case .colors(let pixels):
      colorType = pixels.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
      bits = 8
      palette = []
      let rows = try FilteredRows(pixels, isTrying: compression == .small)
      bytes = try Self.compress(rows, compression, threads: threads)
    }
  }

  private static func compress(
    _ rows: some PNGRows, _ compression: PNGCompression, threads: Int?
  ) throws(CanvasError) -> [UInt8] {
    let stream = try RowDeflater(rows, effort: compression.effort).stream(threads: threads)
    guard compression == .small else { return stream }
    let smallest = try deflateSmallest(rows)
    return smallest.count < stream.count ? smallest : stream
  }
}

extension PNGCompression {
  /// The effort of `ck_deflate`.
  fileprivate var effort: ck_deflate_effort {
    self == .fast ? ck_deflate_fast : ck_deflate_balanced
  }
}
