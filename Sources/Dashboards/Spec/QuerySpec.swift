/// The text of a query, whose parameters are bound as values and never inserted into the text.
package struct QueryText: Sendable, Equatable {
  var template = TextTemplate.empty

  static let shape = SpecShape<QueryText>(
    words: "a query in SQL", schema: ["type": "string", "minLength": .number(1)]
  ) { node, reader in
    guard let text = node.text, text.contains(where: { !$0.isWhitespace }) else {
      reader.report(node, expected: "a query in SQL")
      return nil
    }
    guard let template = TextTemplate(text) else {
      reader.refuse(node, TextTemplate.unclosed)
      return nil
    }
    var scan = SQLScan()
    for part in template.parts {
      switch part {
      case .text(let text): scan.read(text)
      case .parameter(let name):
        guard scan.isInside else { continue }
        reader.refuse(
          node,
          """
          '${\(name)}' is inside quotation marks or a comment. A parameter is bound as a value, so remove the \
          quotation marks.
          """)
        return nil
      }
    }
    return QueryText(template: template)
  }

  /// Returns whether the value at a path is the text of a query.
  static func isQuery(_ path: String) -> Bool {
    path.hasPrefix("data.")
      && (path.hasSuffix(".sqlite.query") || path.hasSuffix(".postgres.query"))
  }
}

/// The lexical state at the end of the first part of a query.
struct SQLScan {
  private enum State { case code, single, double, line, block }

  private var state = State.code
  private var last: Unicode.Scalar = " "

  /// Whether the end is inside quotation marks or a comment.
  var isInside: Bool { state != .code }

  /// Reads the next part.
  mutating func read(_ text: String) {
    for scalar in text.unicodeScalars {
      switch (state, last, scalar) {
      case (.code, _, "'"): state = .single
      case (.code, _, "\""): state = .double
      case (.code, "-", "-"): state = .line
      case (.code, "/", "*"):
        (state, last) = (.block, " ")
        continue
      case (.single, _, "'"), (.double, _, "\""), (.line, _, "\n"), (.block, "*", "/"):
        // A doubled quotation mark ends a text and begins one.
        (state, last) = (.code, " ")
        continue
      default: break
      }
      last = scalar
    }
  }
}

/// A query of a database with its parameters.
package struct QuerySpec: Sendable, Equatable {
  var query = Located(value: QueryText(), node: .none)
  var parameters: [NamedMember<Located<SpecValue>>] = []
  var timeout = 60.0

  static let fields: [Field<QuerySpec>] = [
    Field(
      "query", \.query, QueryText.shape.located,
      "Query in SQL, whose parameters such as ${day} are bound as values.",
      required: "query: select day, visits from pages"),
    Field(
      "parameters", \.parameters,
      .named(SpecShape<SpecValue>.value.located, "a mapping of parameters of the query to values"),
      "Values by name, which the query contains as ${name}, besides the parameters of the spec."),
    Field(
      "timeout", \.timeout, .number(in: 0.1...86_400),
      "Limit on the time of the query in seconds (default: 60)."),
  ]

  /// Reports parameters of the query that are not defined.
  func checkParameters(of spec: FileSpec, _ reader: SpecReader) {
    let names = (parameters + spec.parameters).map(\.name)
    for case .parameter(let name) in query.value.template.parts where !names.contains(name) {
      reader.report(query.node, TextTemplate.unknown(name, among: names))
    }
  }
}

/// A query of an SQLite database.
package struct SQLiteSpec: Sendable, Equatable {
  var file = Located(value: "", node: .none)
  var base = QuerySpec()

  static let shape = SpecShape<SQLiteSpec>.object(
    "a query of SQLite", SQLiteSpec(),
    [
      Field(
        "file", \.file, SpecShape<String>.name.located,
        "Path of the database, relative to the spec; it is only read.", required: "file: sales.db")
    ] + QuerySpec.fields.map { $0.lifted(\.base) })
}

/// A query of a PostgreSQL server.
package struct PostgresSpec: Sendable, Equatable {
  var connection = Located(value: "", node: .none)
  var base = QuerySpec()

  static let shape = SpecShape<PostgresSpec>.object(
    "a query of PostgreSQL", PostgresSpec(),
    [
      Field(
        "connection", \.connection, SpecShape<String>.name.located,
        """
        'env:' and the name of an environment variable that has a connection string, or a connection string \
        of libpq.
        """, required: "connection: env:DATABASE_URL")
    ] + QuerySpec.fields.map { $0.lifted(\.base) })
}

/// A reduction of rows to those that a line chart needs.
package struct DecimationSpec: Sendable, Equatable {
  var algorithm = Algorithm.m4
  var x = Located(value: "", node: .none)
  var y: [Located<String>] = []
  var width = 0

  /// The algorithms.
  enum Algorithm: String, CaseIterable, Sendable { case m4 }

  static let shape = SpecShape<DecimationSpec>.object(
    "a decimation", DecimationSpec(),
    [
      Field("algorithm", \.algorithm, .word, "Algorithm (default: m4)."),
      Field(
        "x", \.x, SpecShape<String>.name.located, "Column of the positions: numbers or dates.",
        required: "x: time"),
      Field(
        "y", \.y,
        .list(of: SpecShape<String>.name.located, "a list of columns", counts: 1...16),
        "Columns of the values: numbers.", required: "y: [load]"),
      Field(
        "width", \.width, .count(in: 1...100_000),
        "Number of pixel columns: the width of the chart in points, multiplied by the scale.",
        required: "width: 1600"),
    ])
}
