/// Memory that no benchmark uses: writing to it evicts all other data from the processor's caches.
@MainActor
final class CacheEvictor {
  /// The shared instance, which is allocated on first use.
  static let shared = CacheEvictor()

  /// 256 MiB, more than the capacity of the caches.
  private var words = [UInt64](repeating: 1, count: 1 << 25)

  /// Writes to every cache line of the memory.
  func touch() {
    words.withUnsafeMutableBufferPointer { words in
      for place in stride(from: 0, to: words.count, by: 8) { words[place] &+= 1 }
    }
  }
}
