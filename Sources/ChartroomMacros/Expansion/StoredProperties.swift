/// A stored variable of a type, as its declaration writes it.
struct StoredProperty: Equatable {
  var name: String
  /// The type; `nil` if the declaration has none and none can be read from the initial value.
  var type: String?
  /// The words before `var`, with attributes and modifiers.
  var modifiers: [String]

  /// Returns the stored variables of an instance of a type in the order of their declarations.
  ///
  /// Constants, computed and static properties are no stored variables, nor are the members of nested types and of
  /// conditions of the compiler.
  ///
  /// - Parameter declaration: The declaration of the type.
  /// - Returns: The variables.
  static func all(in declaration: SourceText) -> [StoredProperty] {
    let code = declaration.code
    guard let opening = declaration.first(from: 0, where: { byte, _ in byte == UInt8(ascii: "{") })
    else { return [] }
    var properties: [StoredProperty] = []
    var start = opening + 1
    // The end of the declaration is the only closing brace outside of others.
    while let variable = declaration.first(
      from: start,
      where: { byte, index in
        byte == UInt8(ascii: "}")
          || byte == UInt8(ascii: "v") && declaration.end(of: "var", from: index) == index + 3
      }), code[variable] == UInt8(ascii: "v")
    {
      let modifiers = declaration.modifiers(before: variable, from: start)
      start = variable + 3
      let isStored =
        !modifiers.contains { ["static", "class", "lazy"].contains($0) }
        && !declaration.isConditional(variable, from: opening)
      repeat {
        guard let binding = Binding(in: declaration, from: start) else { break }
        start = binding.end
        if isStored, !binding.isComputed {
          properties.append(
            StoredProperty(name: binding.name, type: binding.type, modifiers: modifiers))
        }
      } while start < code.count && code[start - 1] == UInt8(ascii: ",")
    }
    return properties
  }

  /// A name of a declaration, with its type and its value.
  private struct Binding {
    var name: String
    var type: String?
    var isComputed = false
    /// The position after the name, the type and the value, and after the comma behind them.
    var end: Int

    /// Reads a binding from a position on; fails where there is no name, such as at a tuple.
    init?(in source: SourceText, from start: Int) {
      let code = source.code
      func isAt(_ index: Int, _ byte: Unicode.Scalar) -> Bool {
        index < code.count && code[index] == UInt8(ascii: byte)
      }
      /// Returns the next position at which the binding can end.
      func next(from index: Int, ends: String) -> Int {
        var brackets = 0
        return source.first(from: index) { byte, position in
          // The arrow of a function closes no bracket.
          if byte == UInt8(ascii: "<") { brackets += 1 }
          if byte == UInt8(ascii: ">"), position == 0 || code[position - 1] != UInt8(ascii: "-") {
            brackets -= 1
          }
          return brackets <= 0 && ends.utf8.contains(byte)
        } ?? code.count
      }
      let first = source.skipBlanks(from: start)
      let last =
        isAt(first, "`") ? source.endOfName(from: first + 1) + 1 : source.endOfName(from: first)
      guard last > first else { return nil }
      name = source.text(first..<last)
      var position = source.skipBlanks(from: last)
      if isAt(position, ":") {
        let colon = position
        let typeStart = source.skipBlanks(from: colon + 1)
        position = next(from: typeStart, ends: "=,{;\n}")
        type = source.trimmed(typeStart..<position)
        if !isAt(position, ",") { position = source.skipBlanks(from: position) }
      }
      if isAt(position, "=") {
        let value = source.skipBlanks(from: position + 1)
        // A brace begins observers, or a closure in the value.
        position =
          source.first(from: value) { byte, index in
            byte == UInt8(ascii: "{") ? source.hasObservers(at: index) : ",;\n}".utf8.contains(byte)
          } ?? code.count
        if type == nil { type = Self.type(of: source.trimmed(value..<position)) }
        if !isAt(position, ",") { position = source.skipBlanks(from: position) }
      }
      if isAt(position, "{") {
        isComputed = !source.hasObservers(at: position)
        position =
          (source.first(from: position + 1) { byte, _ in byte == UInt8(ascii: "}") } ?? code.count)
          + 1
      }
      end = isAt(position, ",") ? position + 1 : min(position, code.count)
    }

    /// Returns the type of a number with a fraction, of a call of a type, or of its member `zero`.
    private static func type(of value: String) -> String? {
      let number = value.hasPrefix("-") ? value.dropFirst() : value[...]
      if number.first?.isNumber == true {
        return number.contains(".") && Double(number) != nil ? "Double" : nil
      }
      // Types have capital letters: `Shapes.Point(x: 1)`.
      let name = value.prefix { $0.isLetter || $0.isNumber || "_.".contains($0) }
      let rest = value[name.endIndex...]
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      let isZero = rest.isEmpty && parts.count > 1 && parts.last == "zero"
      let types = isZero ? parts.dropLast() : parts[...]
      guard types.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
      return isZero || isCall(rest) ? types.joined(separator: ".") : nil
    }

    /// Returns whether a text is one pair of parentheses with all that it has between them.
    private static func isCall(_ text: Substring) -> Bool {
      guard text.first == "(" else { return false }
      let source = SourceText(String(text))
      let closing = source.first(from: 1) { byte, _ in byte == UInt8(ascii: ")") }
      return closing == source.code.count - 1
    }
  }
}

extension SourceText {
  /// Returns whether observers of a property begin at a brace.
  fileprivate func hasObservers(at brace: Int) -> Bool {
    let word = skipBlanks(from: brace + 1)
    return ["willSet", "didSet"].contains(text(word..<endOfName(from: word)))
  }

  /// Returns whether a position is in a condition of the compiler that begins at or after another one.
  fileprivate func isConditional(_ position: Int, from start: Int) -> Bool {
    var depth = 0
    for index in start..<position where code[index] == UInt8(ascii: "#") {
      if end(of: "if", from: index) == index + 3 { depth += 1 }
      if end(of: "endif", from: index) == index + 6 { depth -= 1 }
    }
    return depth > 0
  }

  /// Returns the attributes and modifiers of a declaration: those in its line, and the attributes in lines before it.
  fileprivate func modifiers(before keyword: Int, from start: Int) -> [String] {
    var words: [String] = []
    var end = keyword
    while end > start {
      let separator = code[start..<end].lastIndex { "\n;}".utf8.contains($0) }
      let line = separator.map { $0 + 1 } ?? start
      let text = String(decoding: code[line..<end], as: UTF8.self)
      let parts = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard end == keyword || parts.isEmpty || parts[0].hasPrefix("@") else { break }
      words = parts + words
      guard let separator, code[separator] == UInt8(ascii: "\n") else { break }
      end = separator
    }
    return words
  }
}
