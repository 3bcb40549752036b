/// A column of values of a JSON text or a database, which get their type when all of them are known.
struct JSONColumn {
  /// What a number or a text of a column cannot be read as.
  struct Fault: Error {
    /// The index of the row.
    var row: Int
    /// The finding and the remedy.
    var message: String
  }

  let name: String
  /// The numbers; NaN for other values.
  private var numbers: ContiguousArray<Double> = []
  /// The indices of texts, or -1 for other values; empty while there are no texts.
  private var texts: ContiguousArray<Int32> = []
  private var table = NameTable()
  private var hasNumbers = false

  init(_ name: String) { self.name = name }

  /// Sets the value of a row, where the rows before without a value get a missing one.
  ///
  /// - Parameters:
  ///   - node: A number, text, Boolean or null.
  ///   - row: The index of the row, which is not less than that of any row before.
  mutating func set(_ node: borrowing JSONNode, row: Int) {
    pad(to: row)
    if let number = node.number {
      set(number, row: row)
    } else if let text = node.text ?? node.boolean.map({ "\($0)" }) {
      set(text, row: row)
    }
  }

  /// Sets the value of a row to a number.
  mutating func set(_ number: Double, row: Int) {
    pad(to: row)
    numbers[row] = number
    hasNumbers = true
  }

  /// Sets the value of a row to a text; the empty one is a missing value.
  mutating func set(_ text: String, row: Int) {
    pad(to: row)
    guard !text.isEmpty else { return }
    if texts.count <= row {
      texts.append(contentsOf: repeatElement(-1, count: row + 1 - texts.count))
    }
    var text = text
    texts[row] = text.withUTF8 { table.index(of: $0) }
  }

  private mutating func pad(to row: Int) {
    if numbers.count <= row {
      numbers.append(contentsOf: repeatElement(.nan, count: row + 1 - numbers.count))
    }
  }

  /// Returns the column.
  ///
  /// - Parameters:
  ///   - count: The number of rows of the table.
  ///   - isFirst: Whether it is the first column.
  ///   - followsDates: Whether a column before it has dates.
  ///   - reader: The options for texts.
  /// - Returns: The values, the unit of numbers and what was assumed.
  /// - Throws: `Fault` for a value of another type than those before.
  mutating func finish(
    count: Int, isFirst: Bool, followsDates: Bool, _ reader: DelimitedReader
  ) throws(Fault) -> (column: DataColumn, assumption: String?) {
    pad(to: count - 1)
    guard texts.isEmpty else {
      texts.append(contentsOf: repeatElement(-1, count: count - texts.count))
      guard hasNumbers else {
        return try finishTexts(
          ColumnGuess.Hints(
            isFirst: isFirst, followsDates: followsDates, separator: .semicolon,
            usesCommas: reader.usesDecimalCommas ?? false,
            isDecimalGiven: reader.usesDecimalCommas != nil, dateOrder: reader.dateOrder), reader)
      }
      try readTextsAsNumbers()
      return finishNumbers(isFirst: false)
    }
    return finishNumbers(isFirst: isFirst)
  }

  private func finishNumbers(isFirst: Bool) -> (DataColumn, String?) {
    ColumnGuess.column(name, numbers, isFirst: isFirst)
  }

  /// Reads texts among numbers, such as `"12.5"` or `"n/a"`.
  private mutating func readTextsAsNumbers() throws(Fault) {
    for row in texts.indices where texts[row] >= 0 {
      var text = table.names[Int(texts[row])]
      let number = text.withUTF8 { cell in
        ColumnGuess.isMissing(cell) ? .nan : CellNumber.parse(cell)
      }
      guard let number else {
        throw Fault(
          row: row,
          message: """
            found \(JSONWords.quoted(text)), expected a number, as in other rows. Write a number or null, or write \
            all values of the column as texts.
            """)
      }
      numbers[row] = number
    }
  }

  private func finishTexts(
    _ hints: ColumnGuess.Hints, _ reader: DelimitedReader
  ) throws(Fault) -> (DataColumn, String?) {
    let cells = table.names.prefix(1000).map { Array($0.utf8) }
    var guess = Self.withBuffers(cells) { ColumnGuess(name, $0, hints) }
    while guess.kind != .name {
      do throws(Fault) {
        let builder = try build(guess, reader)
        guard builder.contradictsOrder else {
          return (builder.finish(isShort: true), guess.assumption)
        }
      } catch {
        guard guess.alternative != nil else { throw error }
      }
      guess.takeAlternative()
    }
    return (DataColumn(name: name, values: .names(texts, table.names)), guess.assumption)
  }

  private func build(
    _ guess: ColumnGuess, _ reader: DelimitedReader
  ) throws(Fault) -> ColumnBuilder {
    let builder = ColumnBuilder(name, guess, capacity: texts.count, instant: reader.instant)
    for (row, index) in texts.enumerated() {
      guard index >= 0 else {
        builder.appendMissing()
        continue
      }
      var text = table.names[Int(index)]
      do throws(ColumnBuilder.Fault) {
        let result = text.withUTF8 { cell in
          Result { () throws(ColumnBuilder.Fault) in try builder.append(cell, isQuoted: false) }
        }
        try result.get()
      } catch {
        throw Fault(
          row: row,
          message: "found \(JSONWords.quoted(text)), expected \(error.expected). Correct the value."
        )
      }
    }
    return builder
  }

  /// Calls a closure with buffers of all texts.
  private static func withBuffers<Result>(
    _ texts: [[UInt8]], _ body: ([UnsafeBufferPointer<UInt8>]) -> Result
  ) -> Result {
    let bytes = Array(texts.joined())
    return bytes.withUnsafeBufferPointer { bytes in
      var (buffers, start): ([UnsafeBufferPointer<UInt8>], Int) = ([], 0)
      for text in texts {
        buffers.append(UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]))
        start += text.count
      }
      return body(buffers)
    }
  }
}
