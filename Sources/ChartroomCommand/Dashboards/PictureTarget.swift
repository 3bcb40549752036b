import Chartroom
import Dashboards

/// The place to which a run of dashboards writes its pictures.
enum PictureTarget: Hashable, Sendable {
  /// A folder with a file for each picture.
  case folder(String)
  /// The path of a file for a single picture.
  case file(String)
  /// Standard output, for a single picture.
  case standardOutput

  /// Creates the place that a value of `--out` names: `-`, a path that ends in `.png`, or a folder.
  init(_ out: String) {
    self =
      out == "-" ? .standardOutput : out.lowercased().hasSuffix(".png") ? .file(out) : .folder(out)
  }

  var isFolder: Bool { if case .folder = self { true } else { false } }

  /// The folder of the files; `nil` for standard output.
  var folder: String? {
    switch self {
    case .folder(let folder): folder
    case .file(let path): RelativePath.folder(of: path)
    case .standardOutput: nil
    }
  }

  /// The path of a picture with a name; `nil` for standard output.
  func path(of name: String) -> String? {
    switch self {
    case .folder(let folder): OutputFolder.path(of: name, in: folder)
    case .file(let path): path
    case .standardOutput: nil
    }
  }

  /// Returns the items with the names of their files.
  ///
  /// - Throws: `ToolError` with status 2 for several items in one file.
  func named(_ items: [RunItem]) throws(ToolError) -> [RunItem] {
    let place: String
    switch self {
    case .folder: return items
    case .file(let path): place = "the file \(path)"
    case .standardOutput: place = "standard output"
    }
    guard items.count <= 1 else {
      throw ToolError(
        .usage,
        """
        --out: the run makes \(items.count) images, and \(place) has room for one. Choose one with --only, \
        --appearance and --scale, or give a folder.
        """)
    }
    guard case .file(let path) = self else { return items }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return items.map { $0.named(name) }
  }
}
