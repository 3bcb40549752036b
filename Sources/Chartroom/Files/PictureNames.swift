package import Graphics

/// The file names of images, determined before any image is drawn.
///
/// Names that differ only in case or in Unicode normalization count as equal. A folder of images can
/// therefore be copied to a file system that does not distinguish such names.
package enum PictureNames {
  /// The maximum length of a file name on Linux, in bytes.
  package static let mostBytes = 255

  /// An input file and its number of charts.
  package struct Input: Hashable, Sendable {
    /// The path as given by the caller.
    package var path: String
    /// The number of charts in the file.
    package var charts: Int

    /// Creates an input with a path and a number of charts.
    package init(path: String, charts: Int) {
      self.path = path
      self.charts = charts
    }
  }

  /// Returns the file names of all images, indexed by input, then chart, then appearance.
  ///
  /// An input with one chart has the name `STEM.png`. An input with several charts has the names
  /// `STEM-1.png`, `STEM-2.png` and so on. In names of dark images, `-dark` precedes the extension. Equal
  /// stems are prefixed with as many parent folders as needed to distinguish them.
  ///
  /// - Throws: `PictureNameError` if two images would have the same name, or if a name exceeds `mostBytes`.
  package static func table(
    _ inputs: [Input], appearances: [ColorScheme]
  ) throws(PictureNameError) -> [[[String]]] {
    let stems = stems(of: inputs.map(\.path))
    let table = zip(inputs, stems).map { input, stem in
      (0..<input.charts).map { chart in
        appearances.map { appearance in
          stem + (input.charts == 1 ? "" : "-\(chart + 1)")
            + (appearance == .dark ? "-dark" : "") + ".png"
        }
      }
    }
    var owners: [String: String] = [:]
    for (input, names) in zip(inputs, table) {
      for name in names.joined() {
        guard name.utf8.count <= mostBytes else {
          throw .tooLong(path: input.path, bytes: name.utf8.count)
        }
        guard let other = owners.updateValue(input.path, forKey: name.lowercased()) else {
          continue
        }
        // Swift compares strings by canonical equivalence, but file names by bytes.
        throw other.utf8.elementsEqual(input.path.utf8)
          ? .repeated(path: other) : .shared(first: other, second: input.path, name: name)
      }
    }
    return table
  }

  /// Returns the stems of image names, without number, appearance and extension.
  ///
  /// A stem is the name of a file without its last extension. Equal stems are prefixed with their parent
  /// folders, from the innermost outwards, until the stems differ or no folders are left. A stem is never
  /// empty, never begins with a full stop, and contains no slashes or control characters.
  package static func stems(of paths: [String]) -> [String] {
    let parts = paths.map(components(of:))
    var stems = parts.map { join($0, folders: 0) }
    for group in Dictionary(grouping: paths.indices, by: { stems[$0].lowercased() }).values {
      let deepest = group.map { parts[$0].count - 1 }.max() ?? 0
      var folders = 0
      while folders < deepest, Set(group.map { stems[$0].lowercased() }).count < group.count {
        folders += 1
        for index in group { stems[index] = join(parts[index], folders: folders) }
      }
    }
    return stems
  }

  /// Returns the folders of a path and its stem, without `.` and `a/..`.
  private static func components(of path: String) -> [String] {
    var parts: [String] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    guard let name = parts.popLast() else { return ["_"] }
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      return parts + [String(name[..<dot])]
    }
    return parts + [name]
  }

  private static func join(_ parts: [String], folders: Int) -> String {
    parts.suffix(folders + 1).map(clean).joined(separator: "-")
  }

  private static func clean(_ part: String) -> String {
    let name = part.replacingControls(with: "_")
    guard name.unicodeScalars.first == "." else { return name }
    return "_" + String(name.unicodeScalars.dropFirst())
  }
}
