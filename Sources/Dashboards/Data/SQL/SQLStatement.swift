/// A query with placeholders, and the values of its parameters.
struct SQLStatement: Sendable, Equatable {
  /// The query, without a semicolon at its end.
  var text: String
  /// The names of the parameters, in the order of their placeholders.
  let names: [String]
  /// The values of the parameters, in the order of their placeholders.
  let values: [SQLValue]

  /// Creates a statement; each name is one placeholder, however often the query contains it.
  ///
  /// - Parameters:
  ///   - query: The query.
  ///   - parameters: The parameters of the spec; those of the query come first.
  ///   - dialect: The dialect of the placeholders.
  init(_ query: QuerySpec, parameters: [NamedMember<Located<SpecValue>>], _ dialect: SQLDialect) {
    let known = query.parameters + parameters
    var (text, names) = ("", [String]())
    for part in query.query.value.template.parts {
      switch part {
      case .text(let part): text += part
      case .parameter(let name):
        if !names.contains(name) { names.append(name) }
        text += dialect.placeholder((names.firstIndex(of: name) ?? 0) + 1)
      }
    }
    while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
    self.text = text
    self.names = names
    values = names.map { name in
      known.first { $0.name == name }.map { SQLValue($0.value.node) } ?? .text("")
    }
  }
}

/// A value of a parameter.
enum SQLValue: Sendable, Equatable {
  case integer(Int64)
  case real(Double)
  case text(String)

  /// Creates the value of a scalar: numbers and Booleans without quotation marks are numbers.
  ///
  /// Other notations than the usual one of a number are texts, such as `007`.
  init(_ node: SpecNode) {
    let text = node.text ?? ""
    if let boolean = node.boolean {
      self = .integer(boolean ? 1 : 0)
    } else if node.number != nil, let whole = Int64(text), "\(whole)" == text {
      self = .integer(whole)
    } else if let number = node.number, text.contains(where: { ".eE".contains($0) }) {
      self = .real(number)
    } else {
      self = .text(text)
    }
  }
}
