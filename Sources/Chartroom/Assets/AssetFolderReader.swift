import Foundation

/// A reader of the folders of an asset catalog.
struct AssetFolderReader {
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  private(set) var problems: [String] = []

  /// The largest number of bytes of a `Contents.json` file.
  private static let mostContentsBytes = 1 << 20
  /// The largest depth of nested folders, so that a link to a parent folder ends.
  private static let mostDepth = 16

  /// Reads the sets in a folder and its subfolders.
  ///
  /// - Throws: `AssetCatalogError` if the folder cannot be read.
  mutating func read(_ url: URL) throws(AssetCatalogError) {
    guard let names = Self.entries(of: url) else {
      throw AssetCatalogError(path: url.path(percentEncoded: false))
    }
    read(names, of: url, prefix: "", depth: 0)
  }

  /// Returns the names in a folder in ascending order; `nil` if it cannot be read.
  private static func entries(of url: URL) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: url.path(percentEncoded: false)).sorted()
  }

  private mutating func read(_ names: [String], of folder: URL, prefix: String, depth: Int) {
    guard depth < Self.mostDepth else { return }
    for name in names {
      let url = folder.appending(path: name)
      let base = prefix + url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "imageset": readImages(url, name: base)
      case "colorset": readColors(url, name: base)
      case "":
        guard let inner = Self.entries(of: url) else { continue }
        let properties = inner.contains("Contents.json") ? contents(of: url)?.properties : nil
        let isNamespace = properties?.providesNamespace == true
        read(
          inner, of: url, prefix: isNamespace ? "\(prefix)\(name)/" : prefix, depth: depth + 1)
      default: break
      }
    }
  }

  private mutating func contents(of folder: URL) -> AssetContents? {
    let path = folder.appending(path: "Contents.json").path(percentEncoded: false)
    do {
      let bytes = try InputFile.read(path, limit: Self.mostContentsBytes)
      return try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch let error as InputError {
      problems.append("\(error)")
    } catch {
      problems.append("\(path): is not the description of an asset: \(error)")
    }
    return nil
  }

  /// Returns whether an entry is for all devices, or for the phone, which the stage resembles.
  private static func isSuitable(_ idiom: String?) -> Bool {
    idiom == nil || idiom == "universal" || idiom == "iphone"
  }

  /// Returns whether an entry is for the dark appearance; `nil` for a contrast, which has no use here.
  private static func isDark(_ appearances: [AssetContents.Appearance]?) -> Bool? {
    guard (appearances ?? []).allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
    return appearances?.contains { $0.value == "dark" } ?? false
  }

  private mutating func readImages(_ folder: URL, name: String) {
    guard images[name] == nil, let contents = contents(of: folder) else { return }
    let files = (contents.images ?? []).compactMap { entry -> ImageSet.File? in
      // A name with a slash would be outside of the set.
      guard let file = entry.filename, !file.contains("/"), Self.isSuitable(entry.idiom),
        let isDark = Self.isDark(entry.appearances)
      else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
      return ImageSet.File(
        path: folder.appending(path: file).path(percentEncoded: false), scale: CGFloat(scale),
        isDark: isDark)
    }
    images[name] = ImageSet(files: files, isTemplate: contents.properties?.intent == "template")
  }

  private mutating func readColors(_ folder: URL, name: String) {
    guard colors[name] == nil, let contents = contents(of: folder) else { return }
    var set = ColorSet()
    for entry in contents.colors ?? [] where Self.isSuitable(entry.idiom) {
      guard let isDark = Self.isDark(entry.appearances), let value = entry.color else { continue }
      guard let color = value.resolved else {
        problems.append(
          "\(folder.path(percentEncoded: false)): a color has components or a color space that are not known. "
            + "Use sRGB, Display P3 or gray.")
        continue
      }
      if isDark { set.dark = color } else { set.light = color }
    }
    if set.light != nil || set.dark != nil { colors[name] = set }
  }
}
