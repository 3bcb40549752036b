public import ChartroomUI
public import Foundation
import Graphics

extension Stage {
  /// Creates a stage that shapes text with the system font.
  ///
  /// - Parameters:
  ///   - size: The size proposed to the content, in points.
  ///   - scale: Device pixels per point; 1 by default.
  ///   - environment: The initial environment of the content.
  ///   - content: The view.
  /// - Throws: An error that names the Debian package when the system font is not installed.
  public convenience init<Content: View>(
    size: ProposedViewSize, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
  ) throws {
    self.init(
      size: size, scale: scale, environment: environment, shaper: try MainEngine.shaper(),
      content: content)
  }

  /// The bytes of the stage's current picture as a PNG file.
  ///
  /// The file is sRGB with 8 bits per channel, or fewer where that is exact. It has no alpha channel when
  /// every pixel is opaque.
  ///
  /// - Throws: An error when the picture has more than 32 767 pixels a side, or memory is short.
  public var pngData: Data {
    get throws {
      Data(try MainEngine.rasterizer.png(of: drawList(), size: size, scale: scale))
    }
  }
}
