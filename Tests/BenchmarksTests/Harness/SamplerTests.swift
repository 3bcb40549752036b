import Benchmarks
import Testing

@MainActor
@Suite("Sampler")
struct SamplerTests {
  private let clock = FakeClock()

  private func group(
    _ reference: BenchmarkGroup.Contender<Void>, _ others: BenchmarkGroup.Contender<Void>...
  ) -> BenchmarkGroup {
    BenchmarkGroup("kernel/group", reference: reference, others: others) {}
  }

  @Test("contenders run in turns, once each of them is warm")
  func turns() async throws {
    let group = group(
      clock.contender("a", .milliseconds(20)), clock.contender("b", .milliseconds(60)),
      clock.contender("c", .milliseconds(30)))
    let results = try await clock.sampler(samples: 3).measure(group)
    #expect(clock.runs.joined() == "aaabbccabcabcabc")
    #expect(results.map(\.samples) == [3, 3, 3])
    #expect(results.map(\.time.median) == [20, 60, 30].map { .milliseconds($0) })
    #expect(results.map(\.ratio) == [1, 3, 1.5])
    #expect(results.allSatisfy { $0.group == "kernel/group" && $0.runsPerSample == 1 })
  }

  @Test("a ratio is the median over the turns, which a slow spell of both leaves alone")
  func ratio() async throws {
    let slow = { @Sendable (number: Int) in number > 5 ? 3 : 1 }
    let group = group(
      clock.contender("a") { .milliseconds(20 * slow($0)) },
      clock.contender("b") { .milliseconds(40 * slow($0)) })
    #expect(try await clock.sampler(samples: 7).measure(group).map(\.ratio) == [1, 2])
  }

  @Test("short runs are repeated until a sample takes a millisecond")
  func batches() async throws {
    let group = group(clock.contender("a", .microseconds(300)))
    let result = try #require(try await clock.sampler(samples: 2).measure(group).first)
    #expect(result.runsPerSample == 4)
    #expect(result.time.minimum == .microseconds(300))
    #expect(result.ratio == nil)
    // 167 runs are the first 50 ms.
    #expect(clock.runs.count == 167 + 2 * 4)
  }

  @Test("caches are emptied before each run of a cold benchmark, and no time is counted for it")
  func cold() async throws {
    let group = group(
      clock.contender("a", .milliseconds(20)),
      clock.contender("b", .microseconds(30), isCold: true))
    let results = try await clock.sampler(samples: 2).measure(group)
    #expect(clock.runs.joined().hasSuffix("ba-ba-b"))
    #expect(results.map(\.time.median) == [.milliseconds(20), .microseconds(30)])
    #expect(results.map(\.runsPerSample) == [1, 1])
    #expect(try await clock.sampler().measure(group).map(\.samples) == [50, 50])
  }

  @Test("the number of samples is left to the time, from 10 to 200")
  func byTime() async throws {
    let lengths: [(Duration, Int)] = [
      (.seconds(3), 10), (.milliseconds(20), 50), (.milliseconds(5), 200), (.microseconds(1), 200),
    ]
    for (length, samples) in lengths {
      let results = try await clock.sampler().measure(group(clock.contender("a", length)))
      #expect(results.map(\.samples) == [samples], "\(length)")
    }
  }

  @Test("a run that takes no time by the clock comes to an end")
  func noTime() async throws {
    let group = group(clock.contender("a", .zero))
    let results = try await clock.sampler(samples: 1).measure(group)
    #expect(results.map(\.time.median) == [.zero])
  }

  @Test("input is made once for all contenders, and only when they are measured")
  func input() async throws {
    final class Counter { var made = 0 }
    let counter = Counter()
    let clock = clock
    let contenders = ["a", "b"].map { name in
      BenchmarkGroup.Contender<Int>(Benchmark(.kernel, name)) { input in
        { clock.spend(.milliseconds(60)) + input }
      }
    }
    let group = BenchmarkGroup(
      "kernel/group", reference: contenders[0], others: [contenders[1]]
    ) {
      counter.made += 1
      return 7
    }
    #expect(counter.made == 0)
    #expect(try await clock.sampler(samples: 2).measure(group).count == 2)
    #expect(counter.made == 1)
  }

  @Test("times are those of a part, and a benchmark that waits has a remark")
  func parts() async throws {
    let clock = clock
    let frames = BenchmarkGroup.Contender<Void>(
      waiting: Benchmark(.scene, "frames", work: .init(frames: 1), parts: 4)
    ) {
      WaitingWork(
        body: {
          await Task.yield()
          return clock.spend(.milliseconds(80))
        }, remark: { "steady" })
    }
    let results = try await clock.sampler(samples: 2).measure(
      group(clock.contender("a", .milliseconds(60)), frames))
    #expect(results.map(\.time.median) == [.milliseconds(60), .milliseconds(20)])
    #expect(results.map(\.remark) == [nil, "steady"])
  }

  @Test("what happens around a sample takes no time of it")
  func around() async throws {
    let clock = clock
    let frames = BenchmarkGroup.Contender<Void>(waiting: Benchmark(.scene, "frames")) {
      var (begun, ended) = (0, 0)
      return WaitingWork(
        body: { clock.spend(.milliseconds(80)) },
        begin: { begun += clock.spend(.seconds(1)) },
        end: { ended += clock.spend(.seconds(1)) },
        remark: { "\(begun) begun, \(ended) over" })
    }
    let result = try #require(try await clock.sampler(samples: 3).measure(group(frames)).first)
    #expect(result.time.minimum == .milliseconds(80) && result.time.p95 == .milliseconds(80))
    // Two runs warm it up.
    #expect(result.remark == "5 begun, 5 over")
  }

  @Test("what a benchmark throws ends the measurement")
  func failure() async {
    let group = BenchmarkGroup(Benchmark(.scene, "broken")) { { throw CancellationError() } }
    await #expect(throws: CancellationError.self) { try await clock.sampler().measure(group) }
  }
}
