import Chartroom
import Graphics
import TestSupport
import Testing

@Suite("FrameExchange", .timeLimit(.minutes(10)))
struct FrameExchangeTests {
  private func job(_ frame: Int, _ buffer: FrameBuffer = FrameBuffer()) -> FrameExchange.Job {
    FrameExchange.Job(frame: frame, list: DrawList(), buffer: buffer)
  }

  @Test("frames that are finished in any order come out in theirs, whether awaited or not")
  func order() async throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<50 {
      let exchange = FrameExchange(workers: 1, buffers: 1)
      let jobs = (0..<20).map { job($0) }
      async let received = {
        var buffers: [FrameBuffer] = []
        for frame in 0..<20 { buffers.append(try await exchange.finished(frame)) }
        return buffers
      }()
      for job in jobs.shuffled(using: &random) {
        exchange.finish(job)
        await Task.yield()
      }
      let buffers = try await received
      #expect(zip(buffers, jobs).allSatisfy { $0 === $1.buffer })
    }
  }

  @Test("has as many buffers as it was made with, and hands on those that are given back")
  func buffers() async throws {
    let exchange = FrameExchange(workers: 1, buffers: 3)
    var taken: [FrameBuffer] = []
    for _ in 0..<3 { taken.append(try await exchange.buffer()) }
    #expect(Set(taken.map(ObjectIdentifier.init)).count == 3)
    exchange.giveBack(taken[1])
    #expect(try await exchange.buffer() === taken[1])
    // A fourth one does not exist: whoever asks for it waits for the second one, or for the error.
    for giveBack in [true, false] {
      async let fourth = exchange.buffer()
      for _ in 0..<10 { await Task.yield() }
      if giveBack {
        exchange.giveBack(taken[0])
        let buffer = try await fourth
        #expect(buffer === taken[0])
      } else {
        exchange.fail(Failure(stage: "end"))
        do {
          _ = try await fourth
          Issue.record("a fourth buffer")
        } catch {
          #expect(error as? Failure == Failure(stage: "end"))
        }
      }
    }
  }

  @Test("workers get all frames in order, and then each the end")
  func workers() {
    let exchange = FrameExchange(workers: 3, buffers: 1)
    for frame in 0..<5 { exchange.submit(job(frame)) }
    exchange.close()
    let frames = (0..<8).map { _ in exchange.next()?.frame }
    #expect(frames == [0, 1, 2, 3, 4, nil, nil, nil])
  }

  @Test("the first error reaches everybody who waits, then and later")
  func failure() async throws {
    let exchange = FrameExchange(workers: 2, buffers: 1)
    let buffer = try await exchange.buffer()
    exchange.submit(job(0, buffer))
    async let frame = exchange.finished(0)
    for _ in 0..<10 { await Task.yield() }
    exchange.fail(Failure(stage: "first"))
    exchange.fail(Failure(stage: "second"))
    await #expect(throws: Failure(stage: "first")) { _ = try await exchange.finished(1) }
    await #expect(throws: Failure(stage: "first")) { _ = try await exchange.buffer() }
    do {
      _ = try await frame
      Issue.record("frame 0 was never finished")
    } catch {
      #expect(error as? Failure == Failure(stage: "first"))
    }
    // No worker draws what nobody takes.
    exchange.submit(job(1))
    #expect(exchange.next() == nil && exchange.next() == nil)
  }

  @Test("sums the times and pixels of its workers after the last one has ended")
  func statistics() async {
    let exchange = FrameExchange(workers: 4, buffers: 1)
    async let sum = exchange.workersEnded()
    for worker in 1...4 {
      await Task.yield()
      var statistics = FrameStatistics()
      statistics.rasterizing = .seconds(worker)
      statistics.encoding = .seconds(10 * worker)
      statistics.redrawnPixels = 100 * worker
      exchange.end(statistics)
    }
    let found = await sum
    #expect(found.rasterizing == .seconds(10) && found.encoding == .seconds(100))
    #expect(found.redrawnPixels == 1_000)
    #expect(await exchange.workersEnded() == found)
  }
}
