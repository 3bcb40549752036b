import CairoCanvas
import Foundation

/// Functions that read the files named on the command line.
package enum InputFile {
  /// The maximum size of a file, in bytes.
  package static let mostBytes = 1 << 30

  /// Reads a file, a pipe or a device such as `/dev/stdin` to its end.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - type: The extension of the expected files, `json` by default. The error for a folder names it.
  ///   - limit: The maximum size of the file in bytes; `mostBytes` by default.
  ///   - prefix: The minimum number of bytes after which reading stops; all bytes by default.
  /// - Returns: The bytes. A prefix may be followed by up to 65 535 more bytes of the file.
  /// - Throws: `InputError` if the file is missing, a folder or unreadable, or has more than `limit` bytes.
  package static func read(
    _ path: String, type: String = "json", limit: Int = mostBytes, prefix: Int = .max
  ) throws(InputError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, type) }
    defer { close(file) }
    return try read(file, named: path, type: type, limit: limit, prefix: prefix)
  }

  /// Reads standard input to its end.
  ///
  /// - Parameter limit: The maximum number of bytes; `mostBytes` by default.
  /// - Returns: The bytes.
  /// - Throws: `InputError` if standard input cannot be read, or has more than `limit` bytes.
  package static func readStandardInput(limit: Int = mostBytes) throws(InputError) -> [UInt8] {
    try read(STDIN_FILENO, named: "standard input", type: "csv", limit: limit)
  }

  /// Reads an open file to its end, and blocks the thread meanwhile.
  ///
  /// - Parameters:
  ///   - file: The descriptor of the file.
  ///   - path: The name of the file for error messages.
  ///   - type: The extension of the expected files, for error messages.
  ///   - limit: The maximum size of the file in bytes; `mostBytes` by default.
  ///   - prefix: The minimum number of bytes after which reading stops; all bytes by default.
  /// - Returns: The bytes. A prefix may be followed by up to 65 535 more bytes of the file.
  /// - Throws: `InputError` if the file cannot be read, or has more than `limit` bytes.
  package static func read(
    _ file: Int32, named path: String, type: String, limit: Int = mostBytes, prefix: Int = .max
  ) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var status = stat()
    if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      guard status.st_size <= limit else { throw tooLarge(path, limit) }
      let size = min(Int(status.st_size), prefix)
      try requireMemory(size, path)
      // What the system does not fill at once, such as the rest of a file that grows, is read below.
      bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        count = max(Foundation.read(file, buffer.baseAddress, size), 0)
      }
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if bytes.count >= prefix { return bytes }
      let count = chunk.withUnsafeMutableBytes { fill($0, from: file) }
      if count == 0 { return bytes }
      guard count > 0 else { throw failure(path, type) }
      guard bytes.count + count <= limit else { throw tooLarge(path, limit) }
      if bytes.count + count > bytes.capacity {
        let capacity = min(2 * bytes.capacity + chunk.count, limit)
        try requireMemory(capacity, path)
        bytes.reserveCapacity(capacity)
      }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Reads a file, a pipe or a device to its end, in parts that share one buffer.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or `-` for standard input.
  ///   - type: The extension of the expected files. The error for a folder names it.
  ///   - limit: The maximum size of the file in bytes; `mostBytes` by default.
  ///   - begin: A closure that gets the size of the file in bytes, `nil` if it is unknown, in front of the parts.
  ///   - body: A closure that gets the parts in order, none of them empty.
  /// - Throws: `InputError` as `read(_:type:limit:prefix:)` does, and the errors of the closures.
  package static func readParts(
    _ path: String, type: String, limit: Int = mostBytes, begin: (Int?) throws -> Void,
    body: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "standard input" : path
    let file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(name, type) }
    defer { if !isStandardInput { close(file) } }
    var status = stat()
    let isRegular = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if isRegular, status.st_size > limit { throw tooLarge(name, limit) }
    try begin(isRegular ? Int(status.st_size) : nil)
    var size = 0
    try withUnsafeTemporaryAllocation(byteCount: 1 << 18, alignment: 16) { buffer in
      while true {
        let count = fill(buffer, from: file)
        if count == 0 { return }
        guard count > 0 else { throw failure(name, type) }
        size += count
        guard size <= limit else { throw tooLarge(name, limit) }
        try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  /// Reads the next bytes of an open file, for which it waits.
  ///
  /// - Returns: The number of bytes; 0 at the end, and -1 for the error in `errno`.
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    while true {
      let count = Foundation.read(file, buffer.baseAddress, buffer.count)
      if count >= 0 || !SystemCalls.canGoOn(file, for: POLLIN) { return count }
    }
  }

  /// Throws an error if a number of bytes is not free.
  private static func requireMemory(_ count: Int, _ path: String) throws(InputError) {
    do throws(CanvasError) {
      try FreeMemory.require(count)
    } catch {
      throw InputError(path: path, reason: .outOfMemory)
    }
  }

  private static func tooLarge(_ path: String, _ limit: Int) -> InputError {
    InputError(path: path, reason: .tooLarge(limit: limit))
  }

  private static func failure(_ path: String, _ type: String) -> InputError {
    InputError(path: path, reason: .system(code: errno, type: type))
  }
}
