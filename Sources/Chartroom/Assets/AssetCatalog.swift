import CairoCanvas
public import ChartroomUI
public import Foundation
package import Graphics
import Synchronization

/// The images and colours of an asset catalog: a folder with the extension `xcassets`.
///
///     renderer.environment.assetCatalog = try AssetCatalog(contentsOf: URL(filePath: "Assets.xcassets"))
///
/// Image sets may contain PNG and JPEG files at the scales 1x, 2x and 3x, and colour sets sRGB, Display P3 and grey
/// components, each for light and dark appearances. An image file is read when it is drawn first. Other kinds of
/// assets are ignored.
public final class AssetCatalog: Sendable {
  /// The sets by their names.
  private let images: [String: ImageSet]
  private let colors: [String: ColorSet]
  private let state: Mutex<State>

  private struct State {
    var decoded: [String: RasterImage] = [:]
    var bytes = 0
    var broken: Set<String> = []
    var problems: Set<String>
  }

  /// The largest number of bytes of an image file.
  private static let mostFileBytes = 1 << 28
  /// The number of bytes of decoded images that are kept for the next use.
  private static let mostDecodedBytes = 1 << 28

  /// Creates a catalog from a folder.
  ///
  /// A set that cannot be read is left out, and described by `problems`.
  ///
  /// - Parameter url: The URL of the folder.
  /// - Throws: `AssetCatalogError` if the URL is not that of a folder that can be read.
  public init(contentsOf url: URL) throws {
    var reader = AssetFolderReader()
    try reader.read(url)
    images = reader.images
    colors = reader.colors
    state = Mutex(State(problems: Set(reader.problems)))
  }

  /// The names of the image sets, in ascending order.
  public var imageNames: [String] { images.keys.sorted() }
  /// The names of the colour sets, in ascending order.
  public var colorNames: [String] { colors.keys.sorted() }

  /// The sets and files that could not be read so far, and the names of colours that were not found, with reasons,
  /// in ascending order.
  public var problems: [String] { state.withLock { $0.problems.sorted() } }

  private func decoded(_ path: String) -> RasterImage? {
    if let known = state.withLock({ $0.decoded[path] }) { return known }
    if state.withLock({ $0.broken.contains(path) }) { return nil }
    do {
      let bytes = try InputFile.read(path, type: "png", limit: Self.mostFileBytes)
      let image = try ImageFile.decode(bytes)
      state.withLock { state in
        if state.bytes + image.pixels.count > Self.mostDecodedBytes {
          state.decoded.removeAll()
          state.bytes = 0
        }
        state.decoded[path] = image
        state.bytes += image.pixels.count
      }
      return image
    } catch {
      state.withLock { state in
        state.broken.insert(path)
        state.problems.insert("\(path): \(error)")
      }
      return nil
    }
  }
}

extension AssetCatalog: AssetSource {
  /// Returns the image of a name; see `AssetSource`.
  package func image(named name: String, scheme: ColorScheme, scale: CGFloat) -> PixelImage? {
    guard let set = images[name], let file = set.file(scheme: scheme, scale: scale) else {
      return nil
    }
    return decoded(file.path).map {
      PixelImage($0, scale: file.scale, isTemplate: set.isTemplate)
    }
  }

  /// Returns the colour of a name; see `AssetSource`.
  package func color(named name: String, scheme: ColorScheme) -> Color.Resolved? {
    if let color = colors[name]?.color(scheme: scheme) { return color }
    state.withLock { state in
      _ = state.problems.insert(
        "The asset catalog has no color \"\(name)\". Add it, or correct the name.")
    }
    return nil
  }

  /// Returns the colour with the name that Xcode gives to the accent colour of an app; see `AssetSource`.
  package func accentColor(scheme: ColorScheme) -> Color.Resolved? {
    colors["AccentColor"]?.color(scheme: scheme)
  }
}

/// The error for a folder that is not an asset catalog.
public struct AssetCatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the folder.
  public let path: String

  /// The path, and the remedy.
  public var description: String {
    "\(path): cannot be read as an asset catalog. Give the path of a folder with the extension xcassets."
  }
}

extension EnvironmentValues {
  /// The asset catalog of images and colours that views refer to by name; `nil`, the default, for none.
  ///
  /// - Note: SwiftUI has no such value; it finds the catalogs of the app's bundle.
  public var assetCatalog: AssetCatalog? {
    get { assets as? AssetCatalog }
    set { assets = newValue }
  }
}
