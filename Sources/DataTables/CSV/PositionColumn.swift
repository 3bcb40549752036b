/// A reader of the positions of a series, cell by cell: numbers, or dates and times.
package struct PositionColumn {
  /// The reason why a cell cannot be the next position.
  package enum Fault: Error, Equatable {
    /// The cell is empty or marked as missing, such as `NA`.
    case missing
    /// The cell cannot be parsed, or does not have the kind of the previous cells.
    case unreadable(expected: String)
    /// The position is less than the previous one.
    case descends
  }

  private enum Kind { case whole, number, time }

  private var kind: Kind?
  /// Integers, or times in microseconds since 1970.
  private var whole: ContiguousArray<Int64> = []
  private var numbers: ContiguousArray<Double> = []

  /// Creates a column without cells.
  package init() {}

  /// The positions read so far.
  package var positions: TablePositions {
    switch kind {
    case .number: .numbers(numbers)
    case .time: .times(microseconds: whole)
    case .whole, nil: .whole(whole)
    }
  }

  /// Reserves memory for a number of cells of the kind read so far.
  package mutating func reserveCapacity(_ cells: Int) {
    if kind == .number { numbers.reserveCapacity(cells) } else { whole.reserveCapacity(cells) }
  }

  /// Parses and appends the next cell.
  ///
  /// The first cell decides between numbers and times. Integers are stored exactly until the first number
  /// with a fraction.
  package mutating func append(_ cell: UnsafeBufferPointer<UInt8>) throws(Fault) {
    switch kind {
    case .time:
      guard let time = CellTime.parse(cell) else {
        throw Self.isMissing(cell)
          ? .missing : .unreadable(expected: "a time, as in the rows before")
      }
      try append(whole: time)
    case .whole:
      if let number = CellNumber.whole(cell) { return try append(whole: number) }
      numbers = ContiguousArray(whole.map(Double.init))
      kind = .number
      try append(number: cell, expected: "a number, as in the rows before")
    case .number:
      try append(number: cell, expected: "a number, as in the rows before")
    case nil:
      if let number = CellNumber.whole(cell) {
        kind = .whole
        try append(whole: number)
      } else if let time = CellTime.parse(cell) {
        kind = .time
        try append(whole: time)
      } else {
        kind = .number
        try append(number: cell, expected: "a number or a time such as 2024-05-01T12:30:00Z")
      }
    }
  }

  private mutating func append(whole number: Int64) throws(Fault) {
    if let last = whole.last, number < last { throw .descends }
    whole.append(number)
  }

  private mutating func append(
    number cell: UnsafeBufferPointer<UInt8>, expected: String
  ) throws(Fault) {
    guard let number = CellNumber.parse(cell) else { throw .unreadable(expected: expected) }
    if number.isNaN { throw .missing }
    guard number.isFinite else { throw .unreadable(expected: "a finite number") }
    if let last = numbers.last, number < last { throw .descends }
    numbers.append(number)
  }

  private static func isMissing(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    CellNumber.parse(cell).map(\.isNaN) ?? false
  }
}

/// The positions of a table's rows, ascending.
package enum TablePositions: Hashable, Sendable {
  /// The row numbers, counted from 0.
  case rows
  /// Finite numbers.
  case numbers(ContiguousArray<Double>)
  /// Exact integers.
  case whole(ContiguousArray<Int64>)
  /// Dates and times, in microseconds since 1970-01-01T00:00:00Z.
  case times(microseconds: ContiguousArray<Int64>)
}
