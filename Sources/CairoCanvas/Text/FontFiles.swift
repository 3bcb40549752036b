import Foundation
package import Graphics

/// The files of the fonts that are used, on this machine.
///
/// Files are found by name in a fixed list of folders, those of common distributions. The system's
/// fontconfig, HOME and the environment have no influence. A name is looked up on first use.
package final class FontFiles {
  /// The location of a face, from which FreeType can open it.
  package struct Place: Hashable {
    /// The path of the file.
    package var path: String
    /// The zero-based index of the face in the file.
    package var index = 0

    /// Creates the location of a face.
    package init(path: String, index: Int = 0) {
      self.path = path
      self.index = index
    }
  }

  /// The folders of common distributions.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/inter", "/usr/share/fonts/inter",
    "/usr/share/fonts/rsms-inter", "/usr/share/fonts/noto", "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/google-noto", "/usr/share/fonts/google-noto-cjk",
    "/usr/local/share/fonts/inter", "/usr/local/share/fonts/noto",
  ]

  private let folders: [String]
  private var paths: [String: String?] = [:]
  private var noto: [String]?

  /// Creates the files in some folders, searched in order.
  package init(folders: [String] = FontFiles.standardFolders) { self.folders = folders }

  /// Returns the path of `stem` with a font's extension, in the first folder that has it.
  package func path(_ stem: String) -> String? {
    if let known = paths[stem] { return known }
    var found: String?
    search: for folder in folders {
      for ending in [".otf", ".ttf", ".ttc"] where access(folder + "/" + stem + ending, R_OK) == 0 {
        found = folder + "/" + stem + ending
        break search
      }
    }
    paths[stem] = .some(found)
    return found
  }

  /// The stems of all upright regular Noto families except those for user interfaces, sorted.
  ///
  /// They are searched for characters that no usual family has.
  package var rareFamilies: [String] {
    if let noto { return noto }
    var found: Set<String> = []
    for folder in folders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        guard name.hasPrefix("Noto"), let dash = name.lastIndex(of: "-"),
          name[dash...].hasPrefix("-Regular."), !name.contains("UI"), !name.contains("Display")
        else { continue }
        found.insert(String(name[..<dash]))
      }
    }
    let sorted = found.sorted()
    noto = sorted
    return sorted
  }

  /// Returns Inter's face for a weight and slant.
  ///
  /// Inter has nine weights, of which the nearest is chosen.
  package func inter(_ font: ResolvedFont) -> Place? {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = max(1, min((font.weight.value + 50) / 100, 9)) - 1
    var style = names[step] + (font.isItalic ? "Italic" : "")
    if style == "RegularItalic" { style = "Italic" }
    return path("Inter-" + style).map { Place(path: $0) }
  }

  /// Returns the face of a Noto family that is nearest to a weight and slant.
  ///
  /// Only regular and bold faces are used, so that installations with more weights draw the same.
  package func noto(_ family: String, weight: Int, isItalic: Bool) -> Place? {
    let isBold = weight >= 600
    let styles =
      switch (isBold, isItalic) {
      case (true, true): ["BoldItalic", "Bold", "Italic", "Regular"]
      case (true, false): ["Bold", "Regular"]
      case (false, true): ["Italic", "Regular"]
      case (false, false): ["Regular"]
      }
    for style in styles {
      if let path = path("\(family)-\(style)") { return Place(path: path) }
    }
    return path(family).map { Place(path: $0) }
  }

  /// Returns the face of a family by its name; `nil` for a family other than Inter and Noto.
  package func named(_ name: String, _ font: ResolvedFont) -> Place? {
    if name == "Inter" { return inter(font) }
    guard name.hasPrefix("Noto "), name.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == " ") })
    else { return nil }
    return noto(
      name.filter { $0 != " " }, weight: font.weight.value, isItalic: font.isItalic)
  }
}
