package import Foundation
package import Graphics

import CairoCanvas

/// The pixels of image files.
package enum ImageData {
  /// Returns the pixels of a PNG or JPEG file; `nil` if the data is neither.
  package static func decode(_ data: Data) -> RasterImage? {
    try? ImageFile.decode(Array(data))
  }

  /// Returns pixels as a PNG file; `nil` if there is not enough memory.
  package static func png(of image: RasterImage, scale: CGFloat) -> Data? {
    let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels)
    return (try? PNG.encode(bitmap, scale: scale, description: nil)).map { Data($0) }
  }

  /// Returns pixels as a JPEG file; `nil` if there are none, or not enough memory.
  package static func jpeg(of image: RasterImage, quality: CGFloat) -> Data? {
    let bitmap = Bitmap(width: image.width, height: image.height, pixels: image.pixels)
    return (try? JPEG.encode(bitmap, quality: quality)).map { Data($0) }
  }
}
