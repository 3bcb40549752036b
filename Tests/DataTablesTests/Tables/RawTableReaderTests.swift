import DataTables
import Testing

@Suite("RawTableReader")
struct RawTableReaderTests {
  private func bytes<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private func numbers(_ table: DataTable, _ column: Int) -> ContiguousArray<Double>? {
    if case .numbers(let numbers) = table.columns[column].values { numbers } else { nil }
  }

  @Test("reads values of every type", arguments: RawType.allCases)
  func types(type: RawType) throws {
    let values: [Int] = type.rawValue.hasPrefix("u") ? [0, 7, 200] : [0, -7, 100]
    let data = values.flatMap { value -> [UInt8] in
      switch type {
      case .f64: bytes(Double(value).bitPattern)
      case .f32: bytes(Float(value).bitPattern)
      case .i64, .u64: bytes(Int64(value))
      case .i32, .u32: bytes(Int32(value))
      case .i16, .u16: bytes(Int16(value))
      case .i8, .u8: bytes(Int8(truncatingIfNeeded: value))
      }
    }
    #expect(data.count == 3 * type.size)
    let table = try RawTableReader([.init(type: type)]).read(data, name: "data")
    #expect(table.count == 3 && table.columns.map(\.name) == ["column 1"])
    #expect(numbers(table, 0) == ContiguousArray(values.map(Double.init)))
  }

  @Test("reads records of several types, with names, units and times")
  func records() throws {
    let reader = RawTableReader([
      .init(name: "time", type: .i64), .init(name: "load (kW)", type: .f32), .init(type: .u8),
    ])
    var data: [UInt8] = []
    for row in 0..<4 {
      data += bytes(1_714_521_600_000 + Int64(row) * 1000)
      data += bytes((Float(row) / 2).bitPattern)
      data.append(UInt8(row))
    }
    let table = try reader.read(data, name: "data")
    #expect(table.columns.map(\.name) == ["time", "load", "column 3"])
    #expect(table.columns[1].unit == "kW")
    let times = ContiguousArray((0..<4).map { 1_714_521_600_000_000 + Int64($0) * 1_000_000 })
    #expect(table.columns[0].values == .times(times))
    #expect(numbers(table, 1) == [0, 0.5, 1, 1.5] && numbers(table, 2) == [0, 1, 2, 3])
    #expect(
      table.assumptions == ["Column 'time' was read as times: milliseconds since 1970."])
  }

  @Test("a file in parts of any size is the file as a whole", arguments: [false, true])
  func parts(isSizeKnown: Bool) throws {
    let reader = RawTableReader([.init(type: .f64), .init(type: .i16), .init(type: .u8)])
    let data = (0..<990).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let whole = try reader.read(data, name: "data")
    for size in 1...40 {
      var parts = try RawTableReader.Parts(
        reader, name: "data", expected: isSizeKnown ? data.count : nil)
      for start in stride(from: 0, to: data.count, by: size) {
        // The error of the closure is that of the call.
        try Array(data[start..<min(start + size, data.count)]).withUnsafeBytes {
          try parts.append($0)
        }
      }
      let table = try parts.table()
      #expect(table.columns.map(\.name) == whole.columns.map(\.name))
      // Some of the numbers are NaN.
      for index in 0..<3 {
        #expect(
          numbers(table, index)?.map(\.bitPattern) == numbers(whole, index)?.map(\.bitPattern))
      }
    }
  }

  @Test("the limit of rows holds for parts of a file of unknown size", arguments: 1...9)
  func limit(ofParts limit: Int) throws {
    var reader = RawTableReader([.init(type: .u8)])
    reader.limit = limit
    var parts = try RawTableReader.Parts(reader, name: "data", expected: nil)
    try [UInt8](repeating: 0, count: limit).withUnsafeBytes { try parts.append($0) }
    #expect(throws: TableError.self) {
      try [UInt8](repeating: 0, count: 1).withUnsafeBytes { try parts.append($0) }
    }
  }

  @Test("errors name the file and the remedy")
  func errors() {
    func error(_ data: [UInt8], limit: Int = 10) -> String {
      var reader = RawTableReader([.init(type: .f64), .init(type: .i16)])
      reader.limit = limit
      do throws(TableError) {
        _ = try reader.read(data, name: "data.f64")
        return "no error"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error([]) == "data.f64: the file is empty, expected raw values. Give a file with values.")
    #expect(
      error(Array(repeating: 0, count: 15)) == """
        data.f64: 15 bytes is not a multiple of 10, the size of a record of f64,i16. Check how the file was written, \
        or correct --raw.
        """)
    #expect(
      error(Array(repeating: 0, count: 30), limit: 2)
        == "data.f64: more than 2 rows, which is the limit. Split the file.")
    #expect(error(Array(repeating: 0, count: 30)) == "no error")
  }
}
