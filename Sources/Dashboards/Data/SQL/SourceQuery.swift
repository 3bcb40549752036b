/// The query of a data source, for people and for other programs.
package struct SourceQuery: Sendable {
  /// The name of the source.
  package let source: String
  /// The names of the parameters, in the order of their placeholders.
  package let parameters: [String]
  /// The query, with its decimation.
  package let text: String
}

extension SpecFile {
  /// Returns the queries of the data sources in databases, in the order of the spec.
  ///
  /// - Parameters:
  ///   - dialect: The dialect; `nil` for those of the sources.
  ///   - hasTimes: Whether the positions of decimations are times; otherwise, they are numbers. SQLite detects them
  ///     itself.
  /// - Returns: The queries. No database is contacted.
  package func queries(_ dialect: SQLDialect?, hasTimes: Bool) -> [SourceQuery] {
    spec.data.compactMap { source in
      let data = source.value.value
      guard let query = data.query else { return nil }
      let dialect = dialect ?? (data.sqlite == nil ? .postgres : .sqlite)
      let statement = SQLStatement(query, parameters: spec.parameters, dialect)
      let text = data.decimate.map {
        M4Query(
          dialect, source: statement.text, decimation: $0.value, hasTimes: hasTimes
        ).text
      }
      return SourceQuery(
        source: source.name, parameters: statement.names, text: text ?? statement.text)
    }
  }
}

extension M4Query {
  /// Creates the query of a decimation.
  init(_ dialect: SQLDialect, source: String, decimation: DecimationSpec, hasTimes: Bool) {
    self.init(
      dialect, source: source, x: decimation.x.value, hasTimes: hasTimes,
      y: decimation.y.map(\.value), width: decimation.width)
  }
}
