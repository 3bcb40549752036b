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
  ///
  /// That caches are emptied shows as a run of `-`.
  func sampler(samples: Int? = nil) -> Sampler {
    Sampler(samples: samples) {
      self.time
    } emptyCaches: {
      self.runs.append("-")
    }
  }

  /// A contender that takes `length`.
  func contender(
    _ path: String, _ length: Duration, isCold: Bool = false
  ) -> BenchmarkGroup.Contender<Void> {
    contender(path, isCold: isCold) { _ in length }
  }

  /// A contender whose every run takes what `length` says of its number, from 0.
  func contender(
    _ path: String, isCold: Bool = false, length: @escaping @Sendable (Int) -> Duration
  ) -> BenchmarkGroup.Contender<Void> {
    .init(Benchmark(.kernel, path, isCold: isCold)) { _ in
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
