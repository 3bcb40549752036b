import CairoCanvas
public import ChartroomUI
public import Foundation
public import Graphics

/// Draws a view as a picture.
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
  /// What is proposed to the view, whose choice is the picture's size; its ideal size by default.
  public var proposedSize = ProposedViewSize.unspecified
  /// Device pixels per point, positive and finite; 1 by default.
  public var scale: CGFloat = 1
  /// Whether what nothing is drawn on is black instead of clear; it is clear by default.
  public var isOpaque = false
  /// What the view's environment begins as.
  ///
  /// - Note: SwiftUI sets the environment by modifiers of the content, which work here too.
  public var environment = EnvironmentValues()
  /// What the picture shows, in words; written into the PNG file.
  ///
  /// - Note: SwiftUI has no such property.
  public var imageDescription: String?
  /// How much time goes into the PNG file being small; `.balanced` by default.
  ///
  /// - Note: SwiftUI has no such property.
  public var pngCompression = PNGCompression.balanced

  /// Creates a renderer.
  public init(content: Content) { self.content = content }

  /// The picture as a PNG file: sRGB of 8 bits, or fewer where that is exact; without alpha when
  /// every pixel is opaque.
  ///
  /// - Throws: An error when the scale is not positive and finite, when the system font is not
  ///   installed, when the picture has more than 32 767 pixels a side, or when memory is short.
  public var pngData: Data {
    get throws { Data(try bytes()) }
  }

  /// Writes the PNG file; it appears whole or not at all, in the place of an older one.
  ///
  /// - Parameter url: The file; its folder must be there. A symbolic link is replaced, not followed.
  /// - Throws: What `pngData` throws, or `OutputError` when the file cannot be written.
  public func write(to url: URL) throws {
    try AtomicFile.write(bytes(), to: url.path(percentEncoded: false))
  }

  /// What the picture draws, and its size in points.
  ///
  /// - Throws: An error when the scale is not positive and finite, or when the system font is not
  ///   installed.
  package func drawing() throws -> (list: DrawList, size: CGSize) {
    // A stage would take it for 1, and the picture would have another size than was asked for.
    guard scale > 0, scale.isFinite else { throw CanvasError.invalidScale(scale) }
    let content = content
    let stage = try Stage(size: proposedSize, scale: scale, environment: environment) { content }
    var list = stage.drawList()
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
