import Chartroom
public import ChartroomUI
public import Foundation

extension UIImage {
  /// Creates an image from a PNG or JPEG file in memory; `nil` if the data is neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a PNG or JPEG file in memory; `nil` if the data is neither.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let pixels = ImageData.decode(data) else { return nil }
    self.init(cgImage: pixels, scale: scale)
  }

  /// Creates an image from a PNG or JPEG file; `nil` if there is no such file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
    self.init(data: data)
  }

  /// Returns the pixels as a PNG file; `nil` for an image without pixels, such as a symbol.
  public final func pngData() -> Data? {
    cgImage.flatMap { ImageData.png(of: $0, scale: scale) }
  }

  /// Returns the pixels as a JPEG file, with transparent ones on white.
  ///
  /// - Parameter compressionQuality: The quality from 0, the smallest file, to 1, the best picture.
  /// - Returns: The file; `nil` for an image without pixels, such as a symbol.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    cgImage.flatMap { ImageData.jpeg(of: $0, quality: compressionQuality) }
  }
}
