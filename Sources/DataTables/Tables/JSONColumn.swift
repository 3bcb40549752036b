/// A column of values of a JSON text or a database, which get their type when all of them are known.
struct JSONColumn {
  /// What a number or a text of a column cannot be read as.
  struct Fault: Error {
    /// The index of the row.
    var row: Int
    /// The finding and the remedy.
    var message: String
  }

  /// A column with its type.
  struct Finished {
    /// The values, and the unit of numbers.
    var column: DataColumn
    /// The assumptions, in sentences.
    var assumptions: [String]
    /// Whether the values are dates, which the times of day in a later column can belong to.
    var hasDates = false
    /// Whether times of day were read as UTC.
    var needsZone = false
    /// The first value of another type than most, with the number of them; `nil` for none.
    var fault: (first: Fault, count: Int, expectsNumbers: Bool)?

    init(_ found: (column: DataColumn, assumption: String?, hasDates: Bool)) {
      (column, hasDates) = (found.column, found.hasDates)
      assumptions = [found.assumption].compactMap(\.self)
    }
  }

  let name: String
  /// Whether the values are names, whatever they look like.
  var areLabels = false
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
  ///   - place: Returns the words for the place of a row.
  /// - Returns: The column, whose values of another type are missing if the reader keeps faults.
  /// - Throws: `Fault` for a value of another type than those before, unless the reader keeps faults.
  mutating func finish(
    count: Int, isFirst: Bool, followsDates: Bool, _ reader: DelimitedReader,
    place: (Int) -> String
  ) throws(Fault) -> Finished {
    pad(to: count - 1)
    guard texts.isEmpty else {
      texts.append(contentsOf: repeatElement(-1, count: count - texts.count))
      if areLabels { return finishNames() }
      guard hasNumbers else {
        return try finishTexts(
          ColumnGuess.Hints(
            isFirst: isFirst, followsDates: followsDates, separator: nil,
            usesCommas: reader.usesDecimalCommas ?? false,
            isDecimalGiven: reader.usesDecimalCommas != nil, dateOrder: reader.dateOrder,
            times: reader.times, positions: reader.positions), reader, place)
      }
      return try finishMixed(reader)
    }
    return finishNumbers(isFirst: isFirst, reader)
  }

  private func finishNumbers(isFirst: Bool, _ reader: DelimitedReader) -> Finished {
    Finished(ColumnGuess.column(name, numbers, isFirst: isFirst, reader))
  }

  /// Returns the column of numbers and texts, such as `"12.5"`, `"n/a"` or `"A7"`; most of the latter make it one of
  /// names.
  private mutating func finishMixed(_ reader: DelimitedReader) throws(Fault) -> Finished {
    let parsed = table.names.map { name -> Double? in
      var name = name
      return name.withUTF8 { ColumnGuess.isMissing($0) ? .nan : CellNumber.parse($0) }
    }
    let others = texts.indices.filter { texts[$0] >= 0 && parsed[Int(texts[$0])] == nil }
    for row in texts.indices where texts[row] >= 0 {
      numbers[row] = parsed[Int(texts[row])] ?? .nan
    }
    guard let first = others.first else { return finishNumbers(isFirst: false, reader) }
    if others.count > numbers.count(where: { !$0.isNaN }) { return finishNames() }
    let fault = Fault(
      row: first,
      message: """
        found \(JSONWords.quoted(table.names[Int(texts[first])])), expected a number, as in other rows. Write a \
        number or null, or write all values of the column as texts.
        """)
    guard reader.keepsFaults else { throw fault }
    var finished = finishNumbers(isFirst: false, reader)
    finished.fault = (fault, others.count, true)
    return finished
  }

  /// Returns the column of the names, and of its numbers as names.
  private func finishNames() -> Finished {
    var found = NameTable()
    let indices = numbers.indices.map { row -> Int32 in
      guard texts[row] >= 0 || !numbers[row].isNaN else { return -1 }
      var name =
        texts[row] >= 0 ? table.names[Int(texts[row])] : JSONWords.spelled(numbers[row])
      return name.withUTF8 { found.index(of: $0) }
    }
    let column = DataColumn(name: name, values: .names(ContiguousArray(indices), found.names))
    return Finished((column, nil, false))
  }

  private func finishTexts(
    _ hints: ColumnGuess.Hints, _ reader: DelimitedReader, _ place: (Int) -> String
  ) throws(Fault) -> Finished {
    let cells = table.names.prefix(1000).map { Array($0.utf8) }
    var guess = Self.withBuffers(cells) { ColumnGuess(name, $0, hints) }
    while guess.kind != .name {
      do throws(Fault) {
        let (builder, fault) = try build(guess, reader)
        guard builder.contradictsOrder else {
          let instants = builder.resolveLocalTimes { row, _ in place(row) }
          var finished = Finished(
            (builder.finish(isShort: true), guess.assumption, guess.hasDates))
          finished.needsZone = reader.instant == nil && guess.needsZone
          finished.assumptions += instants
          finished.fault = fault.map { ($0, builder.fault?.count ?? 1, guess.isOfNumbers) }
          return finished
        }
      } catch {
        guard guess.alternative != nil else { throw error }
      }
      guess.takeAlternative()
    }
    var finished = Finished(
      (DataColumn(name: name, values: .names(texts, table.names)), guess.assumption, false))
    if let doubt = guess.doubt { finished.fault = doubted(expectsNumbers: doubt.expectsNumbers) }
    return finished
  }

  /// Returns the first text because of which the column is one of names, if most rows have values of another type.
  private func doubted(expectsNumbers: Bool) -> (Fault, count: Int, expectsNumbers: Bool)? {
    let areValues = table.names.map { name in
      var name = name
      return name.withUTF8 {
        ColumnGuess.isValue($0, number: expectsNumbers) || ColumnGuess.isMissing($0)
      }
    }
    let others = texts.indices.filter { texts[$0] >= 0 && !areValues[Int(texts[$0])] }
    guard let first = others.first, 2 * others.count < texts.count(where: { $0 >= 0 }) else {
      return nil
    }
    let type = expectsNumbers ? "a number" : "a date or a time"
    let fault = Self.fault(first, table.names[Int(texts[first])], "\(type), as in most rows")
    return (fault, others.count, expectsNumbers)
  }

  private static func fault(_ row: Int, _ text: String, _ expected: String) -> Fault {
    Fault(
      row: row,
      message: "found \(JSONWords.quoted(text)), expected \(expected). Correct the value.")
  }

  /// Returns the builder of the column, and the first value of another type, if the reader keeps such values.
  private func build(
    _ guess: ColumnGuess, _ reader: DelimitedReader
  ) throws(Fault) -> (ColumnBuilder, Fault?) {
    let builder = ColumnBuilder(
      name, guess, capacity: texts.count, instant: reader.instant, keepsFaults: reader.keepsFaults)
    var fault: Fault?
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
        throw Self.fault(row, text, error.expected)
      }
      if fault == nil, let found = builder.fault {
        fault = Self.fault(row, text, found.expected)
      }
    }
    return (builder, fault)
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
