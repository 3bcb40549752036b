/// The names of rows that R writes in front of the columns, above which the header has no name.
enum RowNames {
  static let assumption = "The header has no name for the first column."

  /// Whether the first cells of some rows are the numbers from 1 on, or different texts.
  static func areSome(_ names: [String]) -> Bool {
    guard names.count > 1, !names.contains("") else { return false }
    if names.indices.allSatisfy({ names[$0] == "\($0 + 1)" }) { return true }
    return Set(names).count == names.count
      && names.allSatisfy { name in
        var name = name
        return name.withUTF8 { !TableSniffer.isValue($0) }
      }
  }
}
