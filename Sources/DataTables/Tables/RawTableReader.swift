/// A type of the values in raw files, which are little-endian.
///
/// The raw values are those of options.
package enum RawType: String, CaseIterable, Sendable {
  case f64, f32, i64, i32, i16, i8, u64, u32, u16, u8

  /// The size of a value, in bytes.
  package var size: Int {
    switch self {
    case .f64, .i64, .u64: 8
    case .f32, .i32, .u32: 4
    case .i16, .u16: 2
    case .i8, .u8: 1
    }
  }
}

/// A reader of raw values: records of numbers without separators.
package struct RawTableReader {
  /// A value of each record.
  package struct Field: Equatable, Sendable {
    /// The name of the column; `nil` for its number.
    package var name: String?
    package var type: RawType

    package init(name: String? = nil, type: RawType) {
      self.name = name
      self.type = type
    }
  }

  /// The values of a record, in their order; at least one.
  package var fields: [Field]
  /// The maximum number of rows.
  package var limit = SeriesTable.mostRows

  /// Creates a reader.
  package init(_ fields: [Field]) { self.fields = fields }

  /// Reads a table.
  ///
  /// Values that are not finite are kept. Integers of more than 53 bits are rounded. Columns whose numbers or names
  /// suggest it are times, as in texts, which the assumptions of the table report.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - name: The name of the file for messages.
  /// - Returns: The table, with at least one row.
  /// - Throws: `TableError` for an empty file, an incomplete record, and more rows than the limit or memory allows.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    var parts = try Parts(self, name: name, expected: bytes.count)
    // Closures of the standard library throw any error.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(TableError) in try parts.append(bytes) }
    }
    try result.get()
    return try parts.table()
  }
}

extension RawTableReader {
  /// The rows of a file that is read in parts.
  ///
  /// Large files are read in this way, because a copy of the whole file takes longer than its rows.
  package struct Parts {
    private let reader: RawTableReader
    private let name: String
    /// The size of a record, in bytes.
    private let length: Int
    /// The number of bytes so far.
    private var size = 0
    private var columns: [ContiguousArray<Double>]
    /// The beginning of a record of which the rest follows.
    private var rest: [UInt8] = []

    /// Begins a file without a part.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - name: The name of the file for messages.
    ///   - expected: The size of the file in bytes, for which memory is reserved; `nil` if it is unknown.
    /// - Throws: `TableError` for more rows than the limit or memory allows.
    package init(
      _ reader: RawTableReader, name: String, expected: Int?
    ) throws(TableError) {
      self.reader = reader
      self.name = name
      length = reader.fields.reduce(0) { $0 + $1.type.size }
      columns = Array(repeating: [], count: reader.fields.count)
      if let expected, expected.isMultiple(of: length) { try reserve(expected / length) }
    }

    /// The number of complete rows so far.
    private var count: Int { size / length }

    private mutating func reserve(_ count: Int) throws(TableError) {
      guard count <= reader.limit else {
        throw TableError(
          .limit, file: name,
          message: "more than \(reader.limit) rows, which is the limit. Split the file.")
      }
      try TableError.requireMemory(8 * count * columns.count, file: name)
      for index in columns.indices { columns[index].reserveCapacity(count) }
    }

    /// Appends the next part, which can end within a record.
    ///
    /// - Throws: `TableError` for more rows than the limit or memory allows.
    /// - Complexity: O(*n*) for *n* bytes.
    package mutating func append(_ bytes: UnsafeRawBufferPointer) throws(TableError) {
      size += bytes.count
      if count > reader.limit { try reserve(count) }
      if let capacity = columns.first?.capacity, count > capacity {
        try reserve(min(max(count, 2 * capacity), reader.limit))
      }
      var begin = 0
      if !rest.isEmpty {
        begin = min(length - rest.count, bytes.count)
        rest.append(contentsOf: bytes[..<begin])
        guard rest.count == length else { return }
        rest.withUnsafeBytes { appendRecords($0, 1) }
        rest.removeAll(keepingCapacity: true)
      }
      let records = (bytes.count - begin) / length
      let end = begin + records * length
      appendRecords(UnsafeRawBufferPointer(rebasing: bytes[begin..<end]), records)
      rest.append(contentsOf: bytes[end...])
    }

    private mutating func appendRecords(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
      var start = 0
      for (index, field) in reader.fields.enumerated() {
        RawTableReader.append(
          bytes, field.type, from: start, by: length, count: count, to: &columns[index])
        start += field.type.size
      }
    }

    /// Returns the table of all parts.
    ///
    /// - Throws: `TableError` for an empty file and an incomplete record.
    package consuming func table() throws(TableError) -> DataTable {
      guard size > 0 else {
        throw TableError(
          file: name, message: "the file is empty, expected raw values. Give a file with values.")
      }
      let fields = reader.fields
      guard rest.isEmpty else {
        throw TableError(
          file: name,
          message: """
            \(size) bytes is not a multiple of \(length), the size of a record of \
            \(fields.map(\.type.rawValue).joined(separator: ",")). Check how the file was written, or correct --raw.
            """)
      }
      var assumptions: [String] = []
      let names = DelimitedReader.uniqueNames(fields.map { $0.name ?? "" })
      let found = fields.indices.map { index in
        let guess = ColumnGuess.column(names[index], columns[index], isFirst: index == 0)
        if let assumption = guess.assumption { assumptions.append(assumption) }
        return guess.column
      }
      return DataTable(columns: found, count: count, assumptions: assumptions)
    }
  }

  /// Appends the values of a field of some records.
  private static func append(
    _ bytes: UnsafeRawBufferPointer, _ type: RawType, from start: Int, by length: Int, count: Int,
    to numbers: inout ContiguousArray<Double>
  ) {
    func append<Bits: FixedWidthInteger>(
      _ bits: Bits.Type, _ number: (Bits) -> Double
    ) {
      for row in 0..<count {
        let bits = bytes.loadUnaligned(fromByteOffset: start + row * length, as: Bits.self)
        numbers.append(number(Bits(littleEndian: bits)))
      }
    }
    switch type {
    case .f64: append(UInt64.self) { Double(bitPattern: $0) }
    case .f32: append(UInt32.self) { Double(Float(bitPattern: $0)) }
    case .i64: append(Int64.self) { Double($0) }
    case .i32: append(Int32.self) { Double($0) }
    case .i16: append(Int16.self) { Double($0) }
    case .i8: append(Int8.self) { Double($0) }
    case .u64: append(UInt64.self) { Double($0) }
    case .u32: append(UInt32.self) { Double($0) }
    case .u16: append(UInt16.self) { Double($0) }
    case .u8: append(UInt8.self) { Double($0) }
    }
  }
}
