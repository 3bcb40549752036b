/// Memory that no benchmark works on: touching it leaves nothing else in the processor's caches.
@MainActor
final class ForeignMemory {
  /// Takes its memory when it is first asked for.
  static let shared = ForeignMemory()

  /// More than caches hold: 256 MiB.
  private var words = [UInt64](repeating: 1, count: 1 << 25)

  /// Writes to every line of it.
  func touch() {
    words.withUnsafeMutableBufferPointer { words in
      for place in stride(from: 0, to: words.count, by: 8) { words[place] &+= 1 }
    }
  }
}
