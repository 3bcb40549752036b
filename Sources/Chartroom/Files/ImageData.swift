package import Foundation
package import Graphics

import CairoCanvas

/// The pixels of image files.
package enum ImageData {
  /// Returns the pixels of a PNG or JPEG file; `nil` if the data is neither.
  package static func decode(_ data: Data) -> RasterImage? {
    try? ImageFile.decode(Array(data))
  }
}
