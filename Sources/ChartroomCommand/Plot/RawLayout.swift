import ArgumentParser
package import DataTables

/// The values of `--raw`: the types of the values of a record, such as `f64` or `time:i64,load:f32`.
package struct RawLayout: ExpressibleByArgument {
  /// The values of a record; at least one.
  package let fields: [RawTableReader.Field]

  /// Parses types with optional names in front; `nil` for an unknown type.
  package init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    var fields: [RawTableReader.Field] = []
    for part in parts {
      let end = part.lastIndex(of: ":")
      let word = end.map { part[part.index(after: $0)...] } ?? part
      guard let type = RawType(rawValue: String(word)) else { return nil }
      let name = end.map { String(part[..<$0]) }
      fields.append(RawTableReader.Field(name: name, type: type))
    }
    self.fields = fields
  }

  /// The types.
  package static var allValueStrings: [String] { RawType.allCases.map(\.rawValue) }
}
