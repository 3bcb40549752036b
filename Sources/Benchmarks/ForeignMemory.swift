/// Memory that no benchmark works on: touching it leaves nothing else in the processor's caches.
@MainActor
final class ForeignMemory {
  /// More than caches hold, 256 MiB; taken when it is first touched.
  private lazy var words = [UInt64](repeating: 1, count: 1 << 25)

  static let shared = ForeignMemory()

  /// Writes to every line of it.
  func touch() {
    for place in stride(from: 0, to: words.count, by: 8) { words[place] &+= 1 }
  }
}
