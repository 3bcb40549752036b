package import Chartroom
import Foundation

/// A binary file of columns of equal length, one after the other, as 8-byte little-endian floating-point
/// numbers.
package enum ColumnsFile {
  /// Writes a file, which replaces an existing one.
  ///
  /// - Parameters:
  ///   - columns: The columns, all of the same length.
  ///   - path: The file.
  /// - Throws: `OutputError` if the file cannot be written.
  /// - Complexity: O(*n*) for *n* numbers; allocates a copy.
  package static func write(
    _ columns: [ContiguousArray<Double>], to path: String
  ) throws(OutputError) {
    let bits = columns.joined().map { $0.bitPattern.littleEndian }
    try AtomicFile.write(bits.withUnsafeBytes(Array.init), to: path, syncs: false)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - count: The number of columns, at least 1. Surplus bytes are ignored.
  /// - Returns: The columns.
  /// - Throws: `ColumnsFileError` with the system's error number.
  /// - Complexity: O(*n*) for *n* numbers.
  package static func read(
    _ path: String, count: Int
  ) throws(ColumnsFileError) -> [ContiguousArray<Double>] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ColumnsFileError(path: path, code: errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw ColumnsFileError(path: path, code: errno) }
    let points = Int(status.st_size) / MemoryLayout<Double>.size / count
    var columns: [ContiguousArray<Double>] = []
    for _ in 0..<count {
      // The column is read in place: copying ten megabytes takes as long as drawing them.
      let column = ContiguousArray<Double>(unsafeUninitializedCapacity: points) { numbers, filled in
        guard fill(UnsafeMutableRawBufferPointer(numbers), from: file) else { return }
        for index in 0..<points {
          numbers[index] = Double(bitPattern: UInt64(littleEndian: numbers[index].bitPattern))
        }
        filled = points
      }
      guard column.count == points else { throw ColumnsFileError(path: path, code: errno) }
      columns.append(column)
    }
    return columns
  }

  /// Reads a file whose first column holds points in time.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - count: The number of columns, at least 1.
  /// - Returns: The columns.
  /// - Throws: `ColumnsFileError` as `read(_:count:)`, and where a time is not finite or less than the one
  ///   before.
  package static func readChart(
    _ path: String, count: Int
  ) throws(ColumnsFileError) -> [ContiguousArray<Double>] {
    let columns = try read(path, count: count)
    var last = -Double.infinity
    for (index, time) in (columns.first ?? []).enumerated() {
      guard time.isFinite, time >= last else {
        throw ColumnsFileError(
          path: path,
          reason:
            "time \(index) is '\(time)', expected a finite number, not less than the one before. "
            + "Sort the file.")
      }
      last = time
    }
    return columns
  }

  /// Reads as many bytes as there is room for.
  ///
  /// - Returns: Whether the buffer is full; if not, `errno` has the cause.
  private static func fill(_ bytes: UnsafeMutableRawBufferPointer, from file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = Foundation.read(
        file, bytes.baseAddress?.advanced(by: done), bytes.count - done)
      if count > 0 {
        done += count
      } else if count == 0 {
        // The file was truncated during reading.
        errno = EIO
        return false
      } else if !SystemCalls.canGoOn(file, for: POLLIN) {
        return false
      }
    }
    return true
  }
}

/// An error for a file of columns that cannot be read.
package struct ColumnsFileError: Error, Equatable, CustomStringConvertible {
  /// The path of the file.
  package let path: String
  /// The reason.
  package let reason: String

  /// Creates an error with the system's words for an error number.
  init(path: String, code: Int32) {
    self.init(path: path, reason: String(cString: strerror(code)))
  }

  /// Creates an error with a reason.
  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}
