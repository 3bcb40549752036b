import Benchmarks
import Chartroom
import Foundation
import Testing

@Suite("Engine benchmarks")
struct EngineBenchmarksTests {
  #if os(Linux)
    @Test("a list row takes at most 6 000 bytes of heap")
    func heapOfRow() async {
      // In a process of its own, in which no other test allocates.
      await #expect(processExitsWith: .success) {
        let bytes = try await MainActor.run {
          try BenchmarkSuite.heapBytes(perRowOf: 2_000, shaper: MainEngine.shaper())
        }
        print("a list row takes \(bytes) bytes")
        exit((1...6_000).contains(bytes) ? 0 : 1)
      }
    }
  #endif
}
