import Benchmarks
import Chartroom
import Foundation
import TestSupport
import Testing

@Suite("ColumnsFile")
struct ColumnsFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("what was written is read, bit by bit", arguments: [0, 1, 3, 1000])
  func roundTrip(points: Int) throws {
    var random = SplitMix64(seed: 5)
    let columns = (0..<5).map { _ in
      ContiguousArray((0..<points).map { _ in Double(bitPattern: random.next()) })
    }
    let path = folder.path + "/columns.f64"
    try ColumnsFile.write(columns, to: path)
    let read = try ColumnsFile.read(path, count: 5)
    #expect(read.map { $0.map(\.bitPattern) } == columns.map { $0.map(\.bitPattern) })
  }

  @Test("the lowest byte comes first, and one column behind the other")
  func layout() throws {
    let path = folder.path + "/columns.f64"
    try ColumnsFile.write([[1], [-2]], to: path)
    #expect(
      try folder.bytes(of: "columns.f64")
        == [0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0, 0xC0])
    // A longer file is replaced, and bytes that make no row are not read.
    try ColumnsFile.write([[7]], to: path)
    #expect(try ColumnsFile.read(path, count: 1) == [[7]])
    #expect(try ColumnsFile.read(path, count: 2) == [[], []])
  }

  @Test("a file that is not there or a folder is an error that names it")
  func failures() {
    let missing = folder.path + "/missing"
    let error = #expect(throws: ColumnsFileError.self) {
      try ColumnsFile.read(missing, count: 5)
    }
    #expect(error?.description == "\(missing): No such file or directory")
    #expect(throws: OutputError(path: folder.path, operation: .create, code: EISDIR)) {
      try ColumnsFile.write([[1]], to: folder.path)
    }
  }
}
