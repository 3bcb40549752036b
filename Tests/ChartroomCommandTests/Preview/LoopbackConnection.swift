import Foundation
import Testing

/// A TCP connection to a server on this machine, which sends and receives text.
final class LoopbackConnection {
  private let file: Int32
  /// What was received and not yet taken.
  private var received: [UInt8] = []

  /// Connects to the port of a URL such as `http://127.0.0.1:8321/`.
  init(_ url: String) throws {
    let port = try #require(URL(string: url)?.port)
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, size) }
    }
    try #require(code == 0, "\(String(cString: strerror(errno)))")
  }

  deinit { close(file) }

  /// Sends the lines of a request and an empty line.
  func send(_ lines: String...) {
    let text = Array((lines + ["", ""]).joined(separator: "\r\n").utf8)
    #expect(write(file, text, text.count) == text.count)
  }

  /// Returns what comes until a text and with it; what came at all if the connection ends or ten seconds pass.
  func text(until end: String) -> String {
    let mark = Array(end.utf8)
    let limit = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < limit {
      if let range = received.firstRange(of: mark) {
        defer { received.removeSubrange(..<range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      guard fill() else { break }
    }
    defer { received = [] }
    return String(decoding: received, as: UTF8.self)
  }

  /// Returns a number of bytes, or fewer if the connection ends.
  func bytes(_ count: Int) -> [UInt8] {
    while received.count < count, fill() {}
    defer { received.removeFirst(min(count, received.count)) }
    return Array(received.prefix(count))
  }

  /// Whether the server closes the connection within ten seconds and sends nothing more.
  var isAtEnd: Bool {
    var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard received.isEmpty, poll(&ready, 1, 10_000) > 0 else { return false }
    return !fill()
  }

  private func fill() -> Bool {
    var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, 10_000) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(file, &chunk, chunk.count)
    if count > 0 { received += chunk[..<count] }
    return count > 0
  }
}
