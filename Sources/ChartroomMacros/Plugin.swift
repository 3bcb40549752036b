import FoundationEssentials
import Glibc

/// The compiler plugin that expands the macros of the modules `SwiftUI` and `Showcase`.
///
/// The compiler starts it and sends messages to its standard input. A message is JSON, after its length as a
/// little-endian integer of eight bytes, and an empty message is the last. The plugin writes one answer of the
/// same form for each message. It works on the text of a macro, without swift-syntax, which would add minutes
/// to the build.
@main
enum Plugin {
  static func main() throws {
    while let message = try read() {
      try write(MacroExpansion.answer(to: message))
    }
  }

  private static func read() throws -> CompilerMessage? {
    guard let header = bytes(count: 8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count > 0, let body = bytes(count: count) else { return nil }
    return try JSONDecoder().decode(CompilerMessage.self, from: Data(body))
  }

  private static func write(_ answer: PluginMessage) throws {
    let body = try JSONEncoder().encode(answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    var rest = ArraySlice(header + body)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { exit(1) }
      rest.removeFirst(count)
    }
  }

  /// Reads a number of bytes, or returns `nil` at the end of the input.
  private static func bytes(count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let part = [UInt8](unsafeUninitializedCapacity: count - bytes.count) { buffer, length in
        length = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count))
      }
      guard !part.isEmpty else { return nil }
      bytes += part
    }
    return bytes
  }
}
