import CairoCanvas
import Foundation
import Testing

extension RGBAPicture {
  /// A bitmap's pixels, still premultiplied.
  init(_ bitmap: Bitmap) {
    self.init(
      width: bitmap.width, height: bitmap.height, pixels: Self.swapRedAndBlue(bitmap.pixels))
  }

  /// The picture as a bitmap.
  var bitmap: Bitmap {
    Bitmap(width: width, height: height, pixels: Self.swapRedAndBlue(pixels))
  }

  private static func swapRedAndBlue(_ pixels: [UInt8]) -> [UInt8] {
    var result = pixels
    for red in stride(from: 0, to: result.count, by: 4) { result.swapAt(red, red + 2) }
    return result
  }
}

extension PictureCodec {
  /// PNG files.
  ///
  /// They hold straight colours, which give back the same premultiplied ones.
  static let png = PictureCodec(
    encode: { try PNG.encode($0.bitmap, scale: 1, description: nil) },
    decode: { RGBAPicture(try PNG.decode($0)) })
}

extension Golden {
  /// Expects a bitmap to be the picture in `Fixtures/goldens/NAME.png`.
  ///
  /// - Parameters:
  ///   - bitmap: What was drawn.
  ///   - name: Suite and scene, such as `chart-sets.stage1-dark`.
  ///   - tolerance: How far apart a channel may be.
  ///   - freePixels: How many pixels may be further apart.
  ///   - sourceLocation: Where the issue is shown.
  static func expect(
    _ bitmap: Bitmap, named name: String, tolerance: UInt8 = 0, freePixels: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(
      RGBAPicture(bitmap), named: name, codec: .png, tolerance: tolerance, freePixels: freePixels,
      sourceLocation: sourceLocation)
  }
}
