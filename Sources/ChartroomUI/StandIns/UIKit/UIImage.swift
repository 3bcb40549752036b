public import Foundation
public import Graphics

/// An image of UIKit, for sources that create images by `Image(uiImage:)`.
///
/// The initialiser `init(data:)` is in the module `SwiftUI`, which can read files.
open class UIImage: _ExpressibleByImageLiteral, @unchecked Sendable {
  /// The use of the colours of an image.
  public enum RenderingMode: Int, Sendable {
    /// The colours of the image, or the foreground style for a symbol.
    case automatic
    /// The colours of the image, or the tint.
    case alwaysOriginal
    /// The foreground style, in place of the colours.
    case alwaysTemplate
  }

  // All stored properties are constants, so that the class is safe to share; subclasses are of the app.
  private let base: Image
  private let tint: UIColor?
  /// The size, in points; zero for an empty image, for a symbol and for an image of an asset catalog.
  public let size: CGSize
  /// The number of pixels per point; 1 for a symbol and for an image of an asset catalog.
  public let scale: CGFloat
  /// The pixels; `nil` for an empty image, for a symbol and for an image of an asset catalog.
  public let cgImage: CGImage?
  /// The use of the colours.
  public let renderingMode: RenderingMode
  /// Whether the image is that of a symbol.
  public let isSymbolImage: Bool

  private init(_ image: Image, isSymbol: Bool = false) {
    base = image
    tint = nil
    size = .zero
    scale = 1
    cgImage = nil
    renderingMode = .automatic
    isSymbolImage = isSymbol
  }

  private init(_ other: UIImage, tint: UIColor?, renderingMode: RenderingMode) {
    base = other.base
    self.tint = tint
    size = other.size
    scale = other.scale
    cgImage = other.cgImage
    self.renderingMode = renderingMode
    isSymbolImage = other.isSymbolImage
  }

  /// Creates an empty image.
  public convenience init() { self.init(Image(size: .zero) { _ in }) }

  /// Creates the image of a literal, such as `#imageLiteral(resourceName: "card")`; see `Image.init(_:bundle:)`.
  public required convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }

  /// Creates an image of the asset catalog of the environment; see `Image.init(_:bundle:)`.
  ///
  /// - Note: Unlike in UIKit, the result is never `nil`, because the catalog is that of the environment.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// Creates the image of a symbol; `nil` if there is no picture of the name.
  public convenience init?(systemName name: String) {
    guard SymbolStore.glyph(name) != nil else { return nil }
    self.init(Image(systemName: name), isSymbol: true)
  }

  /// Creates an image from pixels; one pixel per point by default.
  public init(cgImage: CGImage, scale: CGFloat = 1) {
    let pixels = PixelImage(cgImage, scale: scale)
    base = Image(decorative: cgImage, scale: scale)
    tint = nil
    size = pixels.size
    self.scale = pixels.scale
    self.cgImage = cgImage
    renderingMode = .automatic
    isSymbolImage = false
  }

  /// Returns the image with another use of its colours.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, tint: tint, renderingMode: renderingMode)
  }

  /// Returns the image in one colour, unless the foreground style replaces it; see `RenderingMode`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, tint: color, renderingMode: renderingMode)
  }

  /// Returns the image in one colour, with another use of its colours.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, tint: color, renderingMode: renderingMode)
  }

  /// The image for views.
  package final var image: Image {
    switch renderingMode {
    case .alwaysTemplate: return base.renderingMode(.template)
    case .automatic where isSymbolImage: return base
    case .automatic, .alwaysOriginal: break
    }
    if let tint { return base.tinted(tint.color) }
    return renderingMode == .alwaysOriginal ? base.renderingMode(.original) : base
  }
}

/// The type of image literals, which the compiler looks up.
public typealias _ImageLiteralType = UIImage

extension Image {
  /// Creates an image from that of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
