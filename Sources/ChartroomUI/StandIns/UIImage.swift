public import Foundation
public import Graphics

/// An image of UIKit, for sources that create images by `Image(uiImage:)`.
///
/// The initialiser `init(data:)` is in the module `SwiftUI`, which can read files.
open class UIImage: @unchecked Sendable {
  // All stored properties are constants, so that the class is safe to share; subclasses are of the app.
  package let image: Image
  /// The size, in points; zero for a symbol and for an image of an asset catalog.
  public let size: CGSize
  /// The number of pixels per point; 1 for a symbol and for an image of an asset catalog.
  public let scale: CGFloat
  /// The pixels; `nil` for a symbol and for an image of an asset catalog.
  public let cgImage: CGImage?

  private init(_ image: Image) {
    self.image = image
    size = .zero
    scale = 1
    cgImage = nil
  }

  /// Creates an image of the asset catalog of the environment; see `Image.init(_:bundle:)`.
  ///
  /// - Note: Unlike in UIKit, the result is never `nil`, because the catalog is that of the environment.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// Creates the image of a symbol; `nil` if there is no picture of the name.
  public convenience init?(systemName name: String) {
    guard SymbolStore.glyph(name) != nil else { return nil }
    self.init(Image(systemName: name))
  }

  /// Creates an image from pixels; one pixel per point by default.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    let pixels = PixelImage(cgImage, scale: scale)
    image = Image(decorative: cgImage, scale: scale)
    size = pixels.size
    self.scale = pixels.scale
    self.cgImage = cgImage
  }
}

extension Image {
  /// Creates an image from that of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
