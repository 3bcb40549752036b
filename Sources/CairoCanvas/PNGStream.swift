import CKernels
import CPNG
import Graphics

/// The compressed rows of a picture, and what a reader must know to make pixels of them.
struct PNGStream {
  var colorType: Int32
  var bits: Int
  var palette: [IndexedPixels.Colour]
  /// A zlib stream.
  var bytes: [UInt8]

  /// Chooses how to store a picture and compresses it.
  init(_ pixels: StraightPixels, _ compression: PNGCompression) throws(CanvasError) {
    switch PNGLayout(pixels) {
    case .samples(let samples):
      colorType = samples.colorType
      bits = samples.bits
      palette = samples.palette
      bytes = try Self.compress(samples, height: pixels.height, compression)
    case .colours(let pixels):
      colorType = pixels.isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA
      bits = 8
      palette = []
      bytes = try Self.compress(pixels, compression)
    }
  }

  private static func compress(
    _ samples: PNGLayout.Samples, height: Int, _ compression: PNGCompression
  ) throws(CanvasError) -> [UInt8] {
    let stream = try RowDeflater().deflate(
      samples.rows, pixelBytes: samples.colorType == PNG_COLOR_TYPE_GRAY_ALPHA ? 2 : 1,
      rowBytes: samples.rows.count / height, effort: compression.effort)
    guard compression == .small else { return stream }
    return shorter(stream, try RowDeflater.deflateSmallest(samples.rows))
  }

  private static func compress(
    _ pixels: StraightPixels, _ compression: PNGCompression
  ) throws(CanvasError) -> [UInt8] {
    let deflater = RowDeflater()
    let all = 0..<pixels.height
    func deflate(_ rows: [UInt8]) throws(CanvasError) -> [UInt8] {
      try deflater.deflate(
        rows, pixelBytes: pixels.pixelBytes, rowBytes: pixels.rowBytes, effort: compression.effort)
    }
    guard compression == .small else {
      return try deflate(pixels.filtered(by: pixels.bestFilter(deflater), rows: all))
    }
    var best = (rows: [UInt8](), stream: [UInt8]())
    for filter in StraightPixels.filters {
      let rows = pixels.filtered(by: filter, rows: all)
      let stream = try deflate(rows)
      if best.stream.isEmpty || stream.count < best.stream.count { best = (rows, stream) }
    }
    return shorter(best.stream, try RowDeflater.deflateSmallest(best.rows))
  }

  private static func shorter(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    second.count < first.count ? second : first
  }
}

extension PNGCompression {
  /// How hard our own compressor works.
  fileprivate var effort: ck_deflate_effort {
    self == .fast ? ck_deflate_fast : ck_deflate_balanced
  }
}
