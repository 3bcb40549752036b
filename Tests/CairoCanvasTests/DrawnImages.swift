import CairoCanvas
import Foundation
import Graphics

/// Images that tests draw.
enum DrawnImages {
  /// A red pixel.
  static let pixel = image(width: 1, height: 1, [[0, 0, 255, 255]])

  /// An image from pixels in `.bgraPremultiplied`; pixels that are missing are transparent.
  static func image(width: Int, height: Int, _ pixels: [[UInt8]]) -> RasterImage {
    let bytes = pixels.flatMap { $0 }
    let rest = [UInt8](repeating: 0, count: max(4 * width * height - bytes.count, 0))
    guard
      let image = RasterImage(width: width, height: height, bgraPremultiplied: bytes + rest)
    else { preconditionFailure("\(width)x\(height)") }
    return image
  }

  /// Black and white squares of one pixel, beginning with black.
  static func checkerboard(width: Int, height: Int) -> RasterImage {
    image(
      width: width, height: height,
      (0..<width * height).map { index in
        let value: UInt8 = (index % width + index / width).isMultiple(of: 2) ? 0 : 255
        return [value, value, value, 255]
      })
  }
}
