public import CairoCanvas
public import ChartroomUI
public import Foundation
package import Graphics

/// A renderer that draws a view as a picture.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.scale = 2
///     try renderer.write(to: URL(filePath: "hello.png"))
///
/// The same content, size, scale and environment give the same bytes on every machine.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view to draw.
  public var content: Content
  /// The size proposed to the view; `.unspecified`, its ideal size, by default.
  ///
  /// The view chooses its size in response, which is the size of the picture.
  public var proposedSize = ProposedViewSize.unspecified
  /// Device pixels per point, positive and finite; 1 by default.
  public var scale: CGFloat = 1
  /// Whether undrawn areas are opaque black rather than transparent; `false` by default.
  public var isOpaque = false
  /// The initial environment of the view.
  ///
  /// - Note: Unlike SwiftUI's renderer, which has no such property. The content's `environment` modifiers work
  ///   here, too.
  public var environment = EnvironmentValues()
  /// A description of the picture in words, written into the PNG file; none by default.
  ///
  /// - Note: Unlike SwiftUI's renderer, which has no such property.
  public var imageDescription: String?
  /// The compression effort of the PNG file; `.balanced` by default.
  ///
  /// - Note: Unlike SwiftUI's renderer, which has no such property.
  public var pngCompression = PNGCompression.balanced

  /// Creates a renderer of a view.
  public init(content: Content) { self.content = content }

  /// The bytes of the picture as a PNG file.
  ///
  /// The file is sRGB with 8 bits per channel, or fewer where that is exact. It has no alpha channel when
  /// every pixel is opaque.
  ///
  /// - Throws: An error when the scale is not positive and finite, when the system font is not
  ///   installed, when the picture has more than 32 767 pixels a side, or when memory is short.
  public var pngData: Data {
    get throws { Data(try bytes()) }
  }

  /// Writes the picture as a PNG file, or replaces an existing file.
  ///
  /// The file appears complete or not at all.
  ///
  /// - Parameter url: The file; its folder must exist. A symbolic link is replaced and not followed.
  /// - Throws: The errors of `pngData`, or `OutputError` when the file cannot be written.
  public func write(to url: URL) throws {
    try AtomicFile.write(bytes(), to: url.path(percentEncoded: false))
  }

  /// Returns the draw list of the picture, and its size in points.
  ///
  /// - Throws: An error when the scale is not positive and finite, or when the system font is not
  ///   installed.
  package func drawing() throws -> (list: DrawList, size: CGSize) {
    // A stage would replace it by 1, and the picture would have the wrong size.
    guard scale > 0, scale.isFinite else { throw CanvasError.invalidScale(scale) }
    let content = content
    let stage = try Stage(size: proposedSize, scale: scale, environment: environment) { content }
    var list = stage.drawList()
    try stage.checkSettled()
    if isOpaque {
      let ground = Color.Resolved(red: 0, green: 0, blue: 0)
      list = DrawList(
        [.fill(Path(CGRect(origin: .zero, size: stage.size)), FillStyle(), .color(ground))]
          + list.commands)
    }
    return (list, stage.size)
  }

  private func bytes() throws -> [UInt8] {
    let (list, size) = try drawing()
    return try MainEngine.rasterizer.png(
      of: list, size: size, scale: scale, description: imageDescription,
      compression: pngCompression)
  }
}
