public import Foundation
package import Graphics

/// A style that repeats a part of an image.
///
/// The first tile begins at the top left corner of the filled area. An image of an asset catalog that is not found, an
/// empty part, and a scale that is not positive draw nothing.
///
/// - Note: Unlike in SwiftUI, images of symbols draw nothing, and templates have their own colours.
public struct ImagePaint: Hashable {
  /// The image.
  public var image: Image
  /// The part of the image, in unit coordinates; clamped to the image, and rounded to its pixels.
  public var sourceRect: CGRect
  /// The factor of the image's size.
  public var scale: CGFloat

  /// Creates a style that repeats an image.
  ///
  /// - Parameters:
  ///   - image: The image, whose options, such as `resizable()`, are ignored.
  ///   - sourceRect: The part to repeat, in unit coordinates; the whole image by default.
  ///   - scale: The factor of the image's size; 1 by default.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: BasicShapeStyle {
  package func basicPaint(in environment: EnvironmentValues) -> BasicPaint {
    guard let image = image.pixels(in: environment) else { return .clear }
    let part = CGRect(
      x: sourceRect.minX * image.size.width, y: sourceRect.minY * image.size.height,
      width: sourceRect.width * image.size.width, height: sourceRect.height * image.size.height)
    guard scale > 0, scale.isFinite, let pixels = image.pixels(in: part) else { return .clear }
    let unit = scale / image.scale
    return .image(
      ImageTile(
        image: pixels,
        size: CGSize(width: CGFloat(pixels.width) * unit, height: CGFloat(pixels.height) * unit)))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image; see `ImagePaint.init(image:sourceRect:scale:)`.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part to repeat, in unit coordinates; the whole image by default.
  ///   - scale: The factor of the image's size; 1 by default.
  /// - Returns: The style.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// An image that is repeated, and the size of each repetition in points.
package struct ImageTile: Hashable, Sendable {
  package var image: RasterImage
  package var size: CGSize

  package init(image: RasterImage, size: CGSize) {
    self.image = image
    self.size = size
  }
}
