package import Graphics

/// The names that pictures get on disk, settled before anything is drawn.
///
/// Names that differ only in case, or in how their accents are composed, count as equal, so that a
/// folder of pictures can be copied to a disk that knows no such differences.
package enum PictureNames {
  /// The most bytes that the name of a file may have on Linux.
  package static let mostBytes = 255

  /// An input file and how many charts it holds.
  package struct Input: Hashable, Sendable {
    /// The path as it was given.
    package var path: String
    /// How many charts it holds.
    package var charts: Int

    /// Creates an input.
    package init(path: String, charts: Int) {
      self.path = path
      self.charts = charts
    }
  }

  /// The file names of all pictures, by input, then chart, then appearance.
  ///
  /// `STEM.png` for an input with one chart, `STEM-1.png` and so on for one with several, and
  /// `-dark` at the end of dark ones. Equal stems take as many parent folders in front as needed.
  ///
  /// - Throws: `PictureNameError` when two pictures would have one name, or one has more than `mostBytes`.
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
        // Strings are equal however their accents are composed; the names of files are not.
        throw other.utf8.elementsEqual(input.path.utf8)
          ? .repeated(path: other) : .shared(first: other, second: input.path, name: name)
      }
    }
    return table
  }

  /// The name each path gives to its pictures, without number, appearance and ending.
  ///
  /// It is the file's name without its last extension. Paths that share it put their last folder in
  /// front, then the one above, until they differ or have no more. Never empty, never hidden, and
  /// free of slashes and control characters.
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

  /// The folders of a path and its stem, `.` left out and `a/..` taken away.
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
