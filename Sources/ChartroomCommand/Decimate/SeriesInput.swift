import DataTables
import Decimation
import Foundation

/// The series that `chartroom decimate` reads.
struct SeriesInput {
  /// The name of the file for messages.
  let name: String
  /// The size of the file, in bytes.
  let bytes: Int
  /// The values; NaN and ±∞ are gaps.
  let values: ContiguousArray<Double>
  /// The positions of the points.
  let positions: SeriesPositions
  /// The table of the series; `nil` for raw values.
  let table: SeriesTable?

  /// Reads a table with a header.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - name: The name of the file for messages.
  ///   - x: The name of the column of positions; `nil` for the row numbers.
  ///   - y: The name of the column of values; `nil` for the first column of numbers.
  /// - Throws: `TableError` if the table is invalid or binary, or if a column is missing.
  init(_ bytes: [UInt8], name: String, x: String?, y: String?) throws(TableError) {
    if let format = BinaryFormat(of: bytes) {
      throw format.error(name: name, reader: "chartroom decimate -")
    }
    let option = "--y"
    let table = try SeriesTable(
      bytes, name: name, x: x.map { ColumnName($0, option: "--x") },
      y: y.map { .named(ColumnName($0, option: option)) } ?? .firstOfNumbers(option: option))
    self.name = name
    self.bytes = bytes.count
    values = table.values
    do throws(PositionsError) {
      positions = try SeriesPositions(table.positions)
    } catch {
      throw TableError(file: name, message: "\(error).")
    }
    self.table = table
  }

  /// Creates a series from raw little-endian doubles, whose positions are their indices.
  ///
  /// - Throws: `TableError` if the number of bytes is not a multiple of 8.
  init(littleEndianDoubles bytes: [UInt8], name: String) throws(TableError) {
    guard bytes.count.isMultiple(of: 8) else {
      throw TableError(
        file: name,
        message: "\(bytes.count) bytes is not a multiple of 8, the size of a 64-bit number. "
          + "Check how the file was written, or omit --raw.")
    }
    self.name = name
    self.bytes = bytes.count
    values = bytes.withUnsafeBytes { bytes in
      ContiguousArray(
        stride(from: 0, to: bytes.count, by: 8).lazy.map { place in
          let bits = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          return Double(bitPattern: UInt64(littleEndian: bits))
        })
    }
    positions = .whole(.indices)
    table = nil
  }

  /// Returns the number of finite values and the number of infinite values.
  func counts() -> (finite: Int, infinite: Int) {
    var counts = (finite: 0, infinite: 0)
    for value in values {
      if value.isFinite { counts.finite += 1 } else if !value.isNaN { counts.infinite += 1 }
    }
    return counts
  }
}

/// The positions of the points of a series: doubles, or integers that must be exact.
enum SeriesPositions {
  case numbers(Positions<Double>)
  case whole(Positions<Int64>)

  /// Creates the positions of a table's rows.
  init(_ positions: TablePositions) throws(PositionsError) {
    self =
      switch positions {
      case .rows: .whole(.indices)
      case .numbers(let numbers): .numbers(try Positions(ascending: numbers))
      case .whole(let numbers), .times(let numbers): .whole(try Positions(ascending: numbers))
      }
  }
}
