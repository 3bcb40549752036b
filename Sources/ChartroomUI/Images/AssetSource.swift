package import Foundation
package import Graphics

/// A source of the images and colours that an app refers to by name.
package protocol AssetSource: AnyObject, Sendable {
  /// Returns the image of a name for an appearance and a number of device pixels per point; `nil` if there is none.
  func image(named name: String, scheme: ColorScheme, scale: CGFloat) -> PixelImage?
  /// Returns the colour of a name for an appearance; `nil` if there is none.
  func color(named name: String, scheme: ColorScheme) -> Color.Resolved?
  /// Returns the accent colour for an appearance; `nil` if there is none.
  func accentColor(scheme: ColorScheme) -> Color.Resolved?
}

/// Pixels with their size in points.
package struct PixelImage: Hashable, Sendable {
  /// The pixels.
  package var pixels: RasterImage
  /// The number of pixels per point.
  package var scale: CGFloat
  /// Whether the image is usually drawn in the foreground style.
  package var isTemplate: Bool

  package init(_ pixels: RasterImage, scale: CGFloat, isTemplate: Bool = false) {
    self.pixels = pixels
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isTemplate = isTemplate
  }

  /// The size, in points.
  var size: CGSize {
    CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// Hashes the size only; `==` compares all pixels.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pixels.width)
    hasher.combine(pixels.height)
    hasher.combine(scale)
  }
}

private enum AssetsKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }

extension EnvironmentValues {
  /// The source of images and colours by name; `nil`, the default, has none.
  package var assets: (any AssetSource)? {
    get { self[AssetsKey.self] }
    set { self[AssetsKey.self] = newValue }
  }
}
