import Chartroom
import Dashboards
import Graphics

/// The pictures that a command makes of specs.
enum PlannedItems {
  /// Returns the pictures of specs.
  ///
  /// - Parameters:
  ///   - files: The specs.
  ///   - only: The names of the wanted dashboards; empty for all of them.
  ///   - isComplete: Whether all specs could be read; otherwise, an unknown name may be that of another one.
  ///   - appearances: The appearances; `nil` for those of the specs.
  ///   - scale: The scale; `nil` for those of the specs.
  /// - Returns: The items in the order of the specs, with different names.
  /// - Throws: `ToolError` with status 2 for a name that no spec has, and for pictures with equal names.
  static func all(
    of files: [SpecFile], only: [String], isComplete: Bool, appearances: [ColorScheme]?,
    scale: Double?
  ) throws(ToolError) -> [RunItem] {
    let names = files.flatMap(\.names)
    if isComplete, let name = only.first(where: { !names.contains($0) }) {
      throw ToolError(
        .usage,
        "--only: no dashboard has the name '\(name)'. The names are: \(names.joined(separator: ", "))."
      )
    }
    let items = RunItem.all(of: files, only: only, appearances: appearances, scale: scale)
    var owners: [String: String] = [:]
    for item in items {
      let path = files[item.spec].path
      guard let other = owners.updateValue(path, forKey: item.name.lowercased()) else { continue }
      throw ToolError(ending: PictureNameError.shared(first: other, second: path, name: item.name))
    }
    return items
  }
}
