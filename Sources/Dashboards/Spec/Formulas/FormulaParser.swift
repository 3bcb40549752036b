/// The parser of formulas, by recursive descent.
struct FormulaParser {
  /// An operation with the offset of its Unicode scalar.
  struct Placed {
    let value: FormulaOperation
    let offset: Int
  }

  private let tokens: [FormulaToken]
  private var place = 0
  private var depth = 0
  private var operations: [Placed] = []

  /// The maximum number of parentheses, functions, powers and signs inside of each other.
  static let deepest = 64

  /// Creates the parser of a text.
  ///
  /// - Throws: `FormulaProblem` for characters that no formula has.
  init(_ text: String) throws(FormulaProblem) { tokens = try FormulaToken.tokens(of: text) }

  /// Returns the operations of the formula in reverse Polish notation.
  ///
  /// - Throws: `FormulaProblem` for anything but one complete formula, unknown functions, and limits: `deepest` and
  ///   `Formula.mostOperations`.
  /// - Complexity: O(*n*) for *n* tokens.
  mutating func formula() throws(FormulaProblem) -> [Placed] {
    try comparison()
    guard current.kind == .end else { throw unexpected("an operator or the end") }
    return operations
  }

  private var current: FormulaToken { tokens[place] }

  /// Moves behind a token if it is one of some signs.
  private mutating func take(_ signs: [String]) -> FormulaToken? {
    guard case .sign(let sign) = current.kind, signs.contains(sign) else { return nil }
    place += 1
    return tokens[place - 1]
  }

  private func unexpected(_ expected: String) -> FormulaProblem {
    let found = current.kind == .end ? "the end of the formula" : "'\(current.text)'"
    return FormulaProblem(offset: current.offset, message: "found \(found), expected \(expected).")
  }

  private mutating func append(
    _ operation: FormulaOperation, _ token: FormulaToken
  ) throws(FormulaProblem) {
    guard operations.count < Formula.mostOperations else {
      throw FormulaProblem(
        offset: token.offset,
        message:
          "more than \(Formula.mostOperations) operations, which is the limit. Divide the formula into several columns."
      )
    }
    operations.append(Placed(value: operation, offset: token.offset))
  }

  private mutating func nested(
    _ parse: (inout FormulaParser) throws(FormulaProblem) -> Void
  ) throws(FormulaProblem) {
    guard depth < Self.deepest else {
      throw FormulaProblem(
        offset: current.offset,
        message: """
          more than \(Self.deepest) parentheses, functions, powers and signs inside of each other, which is the limit. \
          Divide the formula into several columns.
          """)
    }
    depth += 1
    try parse(&self)
    depth -= 1
  }

  // MARK: Levels of precedence

  private mutating func comparison() throws(FormulaProblem) {
    try sum()
    let signs = FormulaOperation.Comparison.allCases.map(\.rawValue)
    guard let token = take(signs) else { return }
    try sum()
    if let comparison = FormulaOperation.Comparison(rawValue: token.text) {
      try append(.comparison(comparison), token)
    }
    if let other = take(signs) {
      throw FormulaProblem(
        offset: other.offset,
        message: "a second comparison. Compare two values, and put comparisons between parentheses."
      )
    }
  }

  private mutating func sum() throws(FormulaProblem) {
    try product()
    while let token = take(["+", "-"]) {
      try product()
      try append(.arithmetic(token.text == "+" ? .add : .subtract), token)
    }
  }

  private mutating func product() throws(FormulaProblem) {
    try signed()
    while let token = take(["*", "/"]) {
      try signed()
      try append(.arithmetic(token.text == "*" ? .multiply : .divide), token)
    }
  }

  private mutating func signed() throws(FormulaProblem) {
    guard let token = take(["+", "-"]) else { return try power() }
    try nested { parser throws(FormulaProblem) in try parser.signed() }
    if token.text == "-" { try append(.negate, token) }
  }

  private mutating func power() throws(FormulaProblem) {
    try value()
    guard let token = take(["^"]) else { return }
    try nested { parser throws(FormulaProblem) in try parser.signed() }
    try append(.arithmetic(.power), token)
  }

  private mutating func value() throws(FormulaProblem) {
    let token = current
    switch token.kind {
    case .number(let number):
      place += 1
      try append(.number(number), token)
    case .quoted(let name):
      place += 1
      try append(.column(name), token)
    case .name(let name):
      place += 1
      guard take(["("]) != nil else { return try append(.column(name), token) }
      try nested { parser throws(FormulaProblem) in try parser.call(name, token) }
    case .sign("("):
      place += 1
      try nested { parser throws(FormulaProblem) in try parser.comparison() }
      guard take([")"]) != nil else { throw unexpected("an operator or ')'") }
    case .sign, .end: throw unexpected("a number, a column, a function or '('")
    }
  }

  /// Parses the arguments of a function behind its parenthesis.
  private mutating func call(_ name: String, _ token: FormulaToken) throws(FormulaProblem) {
    guard let function = FormulaFunction(rawValue: name) else {
      let names = FormulaFunction.allCases.map(\.rawValue)
      throw FormulaProblem(
        offset: token.offset,
        message: "unknown function '\(name)'\(NearestWord.advice(name, among: names))")
    }
    var count = 0
    repeat {
      try comparison()
      count += 1
      // A function of many arguments is that of the result so far and the next one.
      if function.isRepeated, count > 1 { try append(.function(function), token) }
    } while take([","]) != nil
    guard take([")"]) != nil else { throw unexpected("an operator, ',' or ')'") }
    let isValid = function.isRepeated ? count >= function.operands : count == function.operands
    guard isValid else {
      let most = function.isRepeated ? "at least " : ""
      throw FormulaProblem(
        offset: token.offset,
        message: """
          '\(name)' has \(count) \(count == 1 ? "argument" : "arguments"), expected \(most)\(function.operands).
          """)
    }
    if !function.isRepeated { try append(.function(function), token) }
  }
}
