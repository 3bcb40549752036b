import Benchmarks
import Foundation
import Testing

@Suite("BenchmarkEnvironment")
struct BenchmarkEnvironmentTests {
  @Test(
    "the day is that of UTC",
    arguments: [
      (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"),
      (951_782_400, "2000-02-29"), (1_795_478_399, "2026-11-23"),
    ])
  func days(seconds: Double, day: String) {
    #expect(BenchmarkEnvironment.current(at: Date(timeIntervalSince1970: seconds)).date == day)
  }

  @Test("a machine has a processor with a name, a core or more, and versions")
  func machine() {
    let found = BenchmarkEnvironment.current(at: Date(timeIntervalSince1970: 0))
    #expect(!found.processor.isEmpty && !found.processor.contains(":"))
    #expect(found.processor == found.processor.trimmingCharacters(in: .whitespaces))
    #expect(found.cores >= 1 && found.threads == 1)
    #expect(found.cairo.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(found.swift.wholeMatch(of: /\d+\.\d+( or newer)?/) != nil)
  }
}
