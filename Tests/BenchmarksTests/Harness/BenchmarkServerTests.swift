import Benchmarks
import Testing

@MainActor
@Suite("BenchmarkServer")
struct BenchmarkServerTests {
  private let clock = FakeClock()

  private func server() -> BenchmarkServer {
    BenchmarkServer(
      groups: [
        BenchmarkGroup(
          "pair", reference: clock.contender("slow", .microseconds(3)),
          others: [clock.contender("fast", .nanoseconds(500))], input: {})
      ], now: clock.now)
  }

  @Test("answers with the nanoseconds of a run and its result")
  func answers() async throws {
    var server = server()
    #expect(try await server.answer("kernel/fast 4") == "500.0 4")
    #expect(try await server.answer("kernel/slow 1") == "3000.0 1")
    // The input was kept, so the contender goes on counting.
    #expect(try await server.answer("kernel/fast 1") == "500.0 5")
  }

  @Test(
    "says that it does not know", arguments: ["", "kernel/fast", "kernel/none 1", "kernel/fast 0"])
  func unknown(line: String) async throws {
    var server = server()
    #expect(try await server.answer(line) == "unknown")
    #expect(clock.runs.isEmpty)
  }
}
