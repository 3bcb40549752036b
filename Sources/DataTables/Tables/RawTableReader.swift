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
  /// say so are times, as in texts, which is told in the assumptions of the table.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a file.
  ///   - name: The name of the file for messages.
  /// - Returns: The table, with at least one row.
  /// - Throws: `TableError` for an empty file, an incomplete record, and more rows than the limit or memory allows.
  /// - Complexity: O(*n*) for *n* bytes.
  package func read(_ bytes: [UInt8], name: String) throws(TableError) -> DataTable {
    let length = fields.reduce(0) { $0 + $1.type.size }
    guard !bytes.isEmpty else {
      throw TableError(
        file: name, message: "the file is empty, expected raw values. Give a file with values.")
    }
    guard bytes.count.isMultiple(of: length) else {
      throw TableError(
        file: name,
        message: """
          \(bytes.count) bytes is not a multiple of \(length), the size of a record of \
          \(fields.map(\.type.rawValue).joined(separator: ",")). Check how the file was written, or correct --raw.
          """)
    }
    let count = bytes.count / length
    guard count <= limit else {
      throw TableError(
        .limit, file: name,
        message: "more than \(limit) rows, which is the limit. Split the file.")
    }
    try TableError.requireMemory(8 * count * fields.count, file: name)
    var assumptions: [String] = []
    var start = 0
    let names = DelimitedReader.uniqueNames(fields.map { $0.name ?? "" })
    let columns = fields.indices.map { index in
      let values = bytes.withUnsafeBytes { bytes in
        Self.values(bytes, fields[index].type, from: start, by: length, count: count)
      }
      start += fields[index].type.size
      let guess = ColumnGuess.column(names[index], values, isFirst: index == 0)
      if let assumption = guess.assumption { assumptions.append(assumption) }
      return guess.column
    }
    return DataTable(columns: columns, count: count, assumptions: assumptions)
  }

  /// Returns the values of a field of all records.
  private static func values(
    _ bytes: UnsafeRawBufferPointer, _ type: RawType, from start: Int, by length: Int, count: Int
  ) -> ContiguousArray<Double> {
    func read<Bits: FixedWidthInteger>(
      _ bits: Bits.Type, _ number: (Bits) -> Double
    ) -> ContiguousArray<Double> {
      ContiguousArray(unsafeUninitializedCapacity: count) { numbers, initialized in
        for row in 0..<count {
          let place = start + row * length
          let bits = bytes.loadUnaligned(fromByteOffset: place, as: Bits.self)
          numbers.initializeElement(at: row, to: number(Bits(littleEndian: bits)))
        }
        initialized = count
      }
    }
    return switch type {
    case .f64: read(UInt64.self) { Double(bitPattern: $0) }
    case .f32: read(UInt32.self) { Double(Float(bitPattern: $0)) }
    case .i64: read(Int64.self) { Double($0) }
    case .i32: read(Int32.self) { Double($0) }
    case .i16: read(Int16.self) { Double($0) }
    case .i8: read(Int8.self) { Double($0) }
    case .u64: read(UInt64.self) { Double($0) }
    case .u32: read(UInt32.self) { Double($0) }
    case .u16: read(UInt16.self) { Double($0) }
    case .u8: read(UInt8.self) { Double($0) }
    }
  }
}
