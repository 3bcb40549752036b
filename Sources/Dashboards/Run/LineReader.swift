import Chartroom
import Foundation

/// A reader of lines from a pipe.
package struct LineReader {
  private let file: Int32
  private var received: [UInt8] = []
  /// The number of received bytes that contain no line feed.
  private var searched = 0

  /// Creates a reader of an open file, which it does not close.
  package init(_ file: Int32) { self.file = file }

  /// Returns the next line, and blocks the thread until it is there.
  ///
  /// - Returns: The line without its line feed; `nil` at the end of the file, even after a part of a line.
  package mutating func next() -> [UInt8]? {
    while true {
      if let line = buffered() { return line }
      guard fill() else { return nil }
    }
  }

  /// Returns a line that was received already; `nil` if there is none.
  package mutating func buffered() -> [UInt8]? {
    guard let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = received.count
      return nil
    }
    defer {
      received.removeSubrange(...end)
      searched = 0
    }
    return Array(received[..<end])
  }

  /// Waits for bytes and receives them.
  ///
  /// - Returns: Whether there were any; `false` at the end of the file.
  package mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      if count > 0 {
        received += chunk[..<count]
        return true
      }
      guard count < 0, SystemCalls.canGoOn(file, for: POLLIN) else { return false }
    }
  }
}
