/// A word, a number or a sign of a formula.
struct FormulaToken {
  /// The kinds of tokens.
  enum Kind: Equatable {
    case number(Double)
    case name(String)
    /// A name between quotation marks, which is never a function.
    case quoted(String)
    case sign(String)
    case end
  }

  let kind: Kind
  /// The text, for messages.
  let text: String
  /// The offset of the first Unicode scalar.
  let offset: Int

  /// Returns the tokens of a formula, and one for its end.
  ///
  /// - Throws: `FormulaProblem` for characters that no formula has, names without a closing quotation mark, and numbers
  ///   such as `1.2.3`.
  /// - Complexity: O(*n*) for *n* characters.
  static func tokens(of text: String) throws(FormulaProblem) -> [FormulaToken] {
    var scanner = Scanner(scalars: Array(text.unicodeScalars))
    var tokens: [FormulaToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens + [FormulaToken(kind: .end, text: "", offset: scanner.scalars.count)]
  }

  /// Whether a name without quotation marks can have a scalar behind its first one.
  static func isInName(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
      || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private struct Scanner {
    let scalars: [Unicode.Scalar]
    var place = 0

    private var current: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

    mutating func next() throws(FormulaProblem) -> FormulaToken? {
      take { $0.properties.isWhitespace }
      let start = place
      guard let first = current else { return nil }
      let kind: Kind
      if FormulaToken.isDigit(first) {
        kind = .number(try number())
      } else if first == "_" || first.properties.isAlphabetic {
        take(while: FormulaToken.isInName)
        kind = .name(text(from: start))
      } else if first == "\"" {
        kind = .quoted(try quoted())
      } else {
        kind = .sign(try sign(first))
      }
      return FormulaToken(kind: kind, text: text(from: start), offset: start)
    }

    private func text(from start: Int) -> String {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[start..<place])
      return String(text)
    }

    @discardableResult
    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> Bool {
      let start = place
      while let scalar = current, condition(scalar) { place += 1 }
      return place > start
    }

    private mutating func number() throws(FormulaProblem) -> Double {
      let start = place
      take(while: FormulaToken.isDigit)
      if current == "." {
        place += 1
        take(while: FormulaToken.isDigit)
      }
      if current == "e" || current == "E" {
        place += 1
        if current == "-" || current == "+" { place += 1 }
        take(while: FormulaToken.isDigit)
      }
      let digits = text(from: start)
      // Letters and further points belong to the number, which is wrong.
      let isWhole = !take(while: FormulaToken.isInName)
      guard isWhole, digits.last != ".", let number = Double(digits), number.isFinite else {
        throw FormulaProblem(
          offset: start,
          message: "found '\(text(from: start))', expected a number such as 2.5 or 1e6.")
      }
      return number
    }

    /// Returns a name between quotation marks, two of which are one in the name.
    private mutating func quoted() throws(FormulaProblem) -> String {
      let start = place
      var name = String.UnicodeScalarView()
      place += 1
      while let scalar = current {
        place += 1
        if scalar == "\"" {
          guard current == "\"" else { return String(name) }
          place += 1
        }
        name.append(scalar)
      }
      throw FormulaProblem(
        offset: start, message: "the name of a column has no closing quotation mark. Add it.")
    }

    private mutating func sign(_ first: Unicode.Scalar) throws(FormulaProblem) -> String {
      let start = place
      place += 1
      if "<>!".unicodeScalars.contains(first), current == "=" { place += 1 }
      let sign = text(from: start)
      guard
        ["+", "-", "*", "/", "^", "(", ")", ",", "=", "!=", "<", "<=", ">", ">="].contains(sign)
      else {
        throw FormulaProblem(
          offset: start,
          message: """
            found '\(sign)', expected a number, a column, a function or one of + - * / ^ ( ) , = != < <= > >=. Put \
            names with other characters between double quotes.
            """)
      }
      return sign
    }
  }
}
