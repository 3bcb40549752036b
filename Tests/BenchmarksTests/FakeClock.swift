import Benchmarks

/// A clock that stands still until a benchmark moves it on.
@MainActor
final class FakeClock {
  private var time = Duration.zero
  /// The names of the benchmarks that ran, in order.
  private(set) var runs: [String] = []

  /// The time that was spent.
  func now() -> Duration { time }

  /// A sampler by this clock.
  func sampler(samples: Int? = nil) -> Sampler { Sampler(samples: samples) { self.time } }

  /// A contender that takes `length`.
  func contender(_ path: String, _ length: Duration) -> BenchmarkGroup.Contender<Void> {
    contender(path) { _ in length }
  }

  /// A contender whose every run takes what `length` says of its number, from 0.
  func contender(
    _ path: String, length: @escaping @Sendable (Int) -> Duration
  ) -> BenchmarkGroup.Contender<Void> {
    .init(Benchmark(.kernel, path)) { _ in
      var number = 0
      return {
        self.runs.append(path)
        self.time += length(number)
        number += 1
        return number
      }
    }
  }

  /// Moves the clock on, and returns 1.
  func spend(_ length: Duration) -> Int {
    time += length
    return 1
  }
}
