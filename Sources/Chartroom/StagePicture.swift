public import ChartroomUI
public import Foundation
import Graphics

extension Stage {
  /// Creates a stage whose texts are shaped with the system font.
  ///
  /// - Parameters:
  ///   - size: What is proposed to the content, in points.
  ///   - scale: Device pixels per point.
  ///   - environment: What the content's environment begins as.
  ///   - content: The view.
  /// - Throws: An error that names the package when the system font is not installed.
  public convenience init<Content: View>(
    size: ProposedViewSize, scale: CGFloat = 1,
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder content: () -> Content
  ) throws {
    self.init(
      size: size, scale: scale, environment: environment, shaper: try MainEngine.shaper(),
      content: content)
  }

  /// What the stage shows now as a PNG file: sRGB of 8 bits, or fewer where that is exact; without
  /// alpha when every pixel is opaque.
  ///
  /// - Throws: An error when the picture has more than 32 767 pixels a side, or memory is short.
  public var pngData: Data {
    get throws {
      Data(try MainEngine.rasterizer.png(of: drawList(), size: size, scale: scale))
    }
  }
}
