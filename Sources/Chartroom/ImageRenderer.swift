public import CairoCanvas
public import ChartroomUI
public import Foundation
public import Graphics

/// A renderer that creates a PNG image from a view.
///
///     let renderer = ImageRenderer(content: Text("Hello").padding())
///     renderer.scale = 2
///     try renderer.write(to: URL(filePath: "hello.png"))
///
/// With the same versions of Chartroom, its libraries and the fonts, equal properties produce equal bytes on
/// every machine.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view to render.
  public var content: Content
  /// The size proposed to the view, in points; `.unspecified` by default.
  ///
  /// The view chooses a size in response, which becomes the size of the image. For `.unspecified`, the view
  /// chooses its ideal size.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of device pixels per point; 1 by default.
  ///
  /// A scale that is not positive and finite makes `pngData` and `write(to:)` throw an error.
  public var scale: CGFloat = 1
  /// Whether the background of the image is opaque black rather than transparent; `false` by default.
  public var isOpaque = false
  /// The precision of the colours; `.nonLinear` by default.
  ///
  /// Accepted, and has no effect: colours are gamma-encoded sRGB with 8 bits per channel.
  public var colorMode = ColorRenderingMode.nonLinear
  /// The initial environment of the view; `EnvironmentValues()` by default.
  ///
  /// Environment modifiers in the content override it. Its `displayScale` is replaced by `scale`.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public var environment = EnvironmentValues()
  /// The pointer events that the view receives before the image is drawn, in order; none by default.
  ///
  /// The image shows the result, such as the selection of a tap or an open menu.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public var events: [PointerEvent] = []
  /// The virtual time of the image, in seconds since the view appeared; 0 by default.
  ///
  /// Animations and timers run up to this time, which must be finite. If the last event is later, the image is of the
  /// time of the event.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public var time: TimeInterval = 0
  /// A text description of the image, stored in the PNG file.
  ///
  /// For `nil`, the default, the file contains a description of the charts in the view, if there are any: their kinds,
  /// axes, series and extremes in English, with the numbers and dates of the locale of the environment.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public var imageDescription: String?
  /// The compression effort of the PNG file, which does not affect the pixels; `.balanced` by default.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public var pngCompression = PNGCompression.balanced

  /// Messages about what the last image could not show, such as symbols without pictures; empty by default.
  ///
  /// - Note: SwiftUI's renderer has no such property.
  public private(set) var warnings: [String] = []

  /// Creates a renderer for a view.
  public init(content: Content) { self.content = content }

  /// The contents of a PNG file with the rendered view.
  ///
  /// Every access renders the view again. The image is in sRGB with 8 bits per channel, or fewer if that
  /// is lossless. It has no alpha channel if every pixel is opaque.
  ///
  /// - Throws: An error if the scale is not positive and finite, if a side has more than 32 767 pixels, if
  ///   the system font is not installed, if the view's layout does not settle, or if there is not enough
  ///   memory.
  /// - Note: SwiftUI's renderer has no such property.
  public var pngData: Data {
    get throws { Data(try bytes(of: stage())) }
  }

  /// The descriptions of the charts in the view as a JSON array, which `Stage.pictureDescriptionJSON()` documents.
  ///
  /// Every access evaluates the view again, and draws nothing. `imageDescription` has no effect.
  ///
  /// - Throws: The errors of `pngData` that concern the scale, the font and the layout.
  /// - Note: SwiftUI's renderer has no such property.
  public var descriptionJSON: Data {
    get throws {
      let stage = try stage()
      _ = try drawing(of: stage)
      return try stage.pictureDescriptionJSON()
    }
  }

  /// Returns the contents of `pngData` and `descriptionJSON`, for which the view is evaluated once.
  package func describedPicture() throws -> (png: [UInt8], description: Data) {
    let stage = try stage()
    return (try bytes(of: stage), try stage.pictureDescriptionJSON())
  }

  /// The pixels of the rendered view; `nil` where `pngData` throws an error.
  ///
  /// Every access renders the view again. The image is in sRGB with 8 bits per channel.
  ///
  /// - Note: Unlike in SwiftUI, the type is a stand-in, which `Image` and `UIImage` accept.
  public var cgImage: CGImage? {
    guard let stage = try? stage(), let (list, size) = try? drawing(of: stage) else { return nil }
    let bitmap = try? MainEngine.rasterizer.bitmap(of: list, size: size, scale: scale)
    return bitmap.flatMap {
      CGImage(width: $0.width, height: $0.height, bgraPremultiplied: $0.pixels)
    }
  }

  /// The image of the rendered view at the scale; `nil` where `pngData` throws an error.
  ///
  /// Every access renders the view again.
  ///
  /// - Note: Unlike in SwiftUI, the type is a stand-in, which `Image(uiImage:)` accepts.
  public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale) } }

  /// Writes the rendered view to a PNG file, and replaces an existing file.
  ///
  /// The file appears complete or not at all.
  ///
  /// - Parameter url: The URL of the file. Its folder must exist. A symbolic link stays, and its target is written.
  /// - Throws: The errors of `pngData`, and `OutputError` if the file cannot be written.
  /// - Note: SwiftUI's renderer has no such method.
  public func write(to url: URL) throws {
    try AtomicFile.write(bytes(of: stage()), to: url.path(percentEncoded: false))
  }

  /// Returns the draw list of the image, and the image's size in points.
  ///
  /// - Throws: An error if the scale is not positive and finite, if the system font is not installed, or if
  ///   the view's layout does not settle.
  package func drawing() throws -> (list: DrawList, size: CGSize) {
    try drawing(of: stage())
  }

  /// Returns a stage with the view.
  private func stage() throws -> Stage {
    // A stage would replace an invalid scale by 1, and the image would have the wrong size.
    guard scale > 0, scale.isFinite else { throw CanvasError.invalidScale(scale) }
    let content = content
    let stage = try Stage(size: proposedSize, scale: scale, environment: environment) { content }
    stage.send(events)
    if time > 0, time.isFinite { stage.advance(to: time) }
    return stage
  }

  private func drawing(of stage: Stage) throws -> (list: DrawList, size: CGSize) {
    var list = stage.drawList()
    try stage.checkSettled()
    warnings = stage.warnings + (environment.assetCatalog?.problems ?? [])
    if isOpaque {
      let ground = Color.Resolved(red: 0, green: 0, blue: 0)
      list = DrawList(
        [.fill(Path(CGRect(origin: .zero, size: stage.size)), FillStyle(), .color(ground))]
          + list.commands)
    }
    return (list, stage.size)
  }

  private func bytes(of stage: Stage) throws -> [UInt8] {
    let (list, size) = try drawing(of: stage)
    let automatic = imageDescription == nil ? stage.pictureDescription : nil
    return try MainEngine.rasterizer.png(
      of: list, size: size, scale: scale, description: imageDescription ?? automatic,
      language: automatic == nil ? nil : Stage.descriptionLanguage, compression: pngCompression)
  }
}
