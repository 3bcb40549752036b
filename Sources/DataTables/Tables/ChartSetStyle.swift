/// What a Telegram chart set states about its columns besides their values.
package struct ChartSetStyle: Equatable, Sendable {
  /// The types of columns of values.
  package enum Kind: String, Sendable {
    case line, bar, area
  }

  /// The type, if all columns of values have the same one; `nil` otherwise.
  package let kind: Kind?
  /// The colours by the names of the columns, such as `#3DC23F`.
  package let colors: [String: String]

  /// Reads the types and the colours of a chart set.
  ///
  /// - Parameters:
  ///   - node: The object of the chart set.
  ///   - columns: The ids of the columns with the names that they have in the table.
  init(_ node: borrowing JSONNode, _ columns: some Sequence<(String, String)>) {
    let types = node.member("types")
    let stated = node.member("colors")
    var (kinds, colors): (Set<String>, [String: String]) = ([], [:])
    for (id, name) in columns {
      let type = types?.member(id)?.text ?? "line"
      if type != "x", id != "x" { kinds.insert(type) }
      if let color = stated?.member(id)?.text { colors[name] = color }
    }
    kind = kinds.count == 1 ? kinds.first.flatMap { Kind(rawValue: $0) } : nil
    self.colors = colors
  }
}
