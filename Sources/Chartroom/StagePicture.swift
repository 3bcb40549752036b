public import ChartroomUI
public import Foundation
import Graphics

extension Stage {
  /// Creates a stage that shapes text with the system font.
  ///
  /// - Parameters:
  ///   - size: The size proposed to the content, in points.
  ///   - scale: The number of device pixels per point; 1 by default. A scale that is not positive and finite
  ///     counts as 1.
  ///   - environment: The initial environment of the content; `EnvironmentValues()` by default. Its
  ///     `displayScale` is replaced by `scale`.
  ///   - safeAreaInsets: The insets of the area in which the content is laid out, in points; none by default.
  ///     Views can extend into them with `ignoresSafeArea`.
  ///   - content: A view builder that creates the content.
  /// - Throws: An error that names the missing Debian package if the system font is not installed.
  public convenience init<Content: View>(
    size: ProposedViewSize, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(),
    safeAreaInsets: EdgeInsets = EdgeInsets(), @ViewBuilder content: () -> Content
  ) throws {
    self.init(
      size: size, scale: scale, environment: environment, safeAreaInsets: safeAreaInsets,
      shaper: try MainEngine.shaper(), content: content)
  }

  /// The contents of a PNG file with the stage's current appearance.
  ///
  /// Every access draws the stage again. The image is in sRGB with 8 bits per channel, or fewer if that is
  /// lossless. It has no alpha channel if every pixel is opaque. It contains a description of the charts, if
  /// there are any.
  ///
  /// - Throws: An error if a side has more than 32 767 pixels, or if there is not enough memory.
  public var pngData: Data {
    get throws {
      let description = pictureDescription
      return Data(
        try MainEngine.rasterizer.png(
          of: drawList(), size: size, scale: scale, description: description,
          language: description == nil ? nil : Self.descriptionLanguage))
    }
  }
}
