import Chartroom
import Foundation
import Graphics
import Synchronization
import Testing

@Suite("FrameSequence")
struct FrameSequenceTests {
  /// A sequence of a few squares that move and fade.
  private static func sequence(
    count: Int, width: Int = 96, height: Int = 64, scale: CGFloat = 1,
    source: @escaping @MainActor @Sendable (Int) throws -> Void = { _ in }
  ) -> FrameSequence {
    let format = FrameFormat(width: width, height: height, scale: scale, count: count)
    return FrameSequence(format) { frame in
      try source(frame)
      return list(frame)
    }
  }

  private static func list(_ frame: Int) -> DrawList {
    DrawList(
      (0..<6).map { index in
        let x = CGFloat((frame * (index + 1)) % 90) + 0.3
        let line = Polyline((0..<30).map { CGPoint(x: Double($0) * 3, y: x / 2 + Double($0 % 5)) })
        if index == 3, frame / 7 % 2 == 0 {
          return .polyline(
            line, StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round),
            .color(Color.Resolved(red: 1, green: 0, blue: 0)))
        }
        return .fill(
          Path(ellipseIn: CGRect(x: x, y: CGFloat(index) * 9, width: 14, height: 8)), FillStyle(),
          .color(Color.Resolved(red: 0, green: 0.5, blue: 1, opacity: Float(frame % 4) / 4 + 0.2)))
      })
  }

  @Test("one, two and four workers make the same bytes, in order")
  func workers() async throws {
    var expected: [[UInt8]]?
    for workers in [1, 2, 4] {
      let log = SinkLog()
      var sink = ListeningSink(log)
      let statistics = try await Self.sequence(count: 40).render(into: &sink, workers: workers)
      #expect(statistics.frames == 40)
      #expect(log.calls == ["begin"] + (0..<40).map { "write \($0)" } + ["finish"])
      #expect(log.frames.count == 40)
      #expect(expected == nil || expected == log.frames)
      expected = log.frames
    }
    #expect(Set(expected ?? []).count > 20)
  }

  @Test("a sequence without frames begins and finishes")
  func empty() async throws {
    let log = SinkLog()
    var sink = ListeningSink(log)
    let statistics = try await Self.sequence(count: 0).render(into: &sink, workers: 2)
    #expect(statistics.frames == 0)
    #expect(log.calls == ["begin", "finish"])
  }

  @Test("no more frames are begun than there are buffers, which go round", arguments: [1, 3])
  func backPressure(workers: Int) async throws {
    let begun = Atomic<Int>(0)
    let log = SinkLog()
    var sink = ListeningSink(log) { frame, _ in
      // The source had all the time it wanted, and stopped.
      try await Task.sleep(for: .milliseconds(frame < 3 ? 30 : 0))
      let ahead = begun.load(ordering: .sequentiallyConsistent) - frame
      #expect(ahead <= 2 * workers + 2)
    }
    let sequence = Self.sequence(count: 60) { _ in
      begun.add(1, ordering: .sequentiallyConsistent)
    }
    try await sequence.render(into: &sink, workers: workers)
    #expect(log.storages.count <= 2 * workers + 2)
    #expect(begun.load(ordering: .sequentiallyConsistent) == 60)
  }

  @Test("ten thousand frames use the buffers of the first ones")
  func manyFrames() async throws {
    let log = SinkLog(keepsFrames: false)
    var sink = ListeningSink(log)
    try await Self.sequence(count: 10_000, width: 24, height: 16).render(into: &sink, workers: 2)
    #expect(log.storages.count <= 6)
  }

  /// A stage of a sequence that fails.
  enum Stage: String, CaseIterable, Sendable {
    case source, encoder, encoding, begin, write, finish
  }

  @Test("an error of any stage ends the others and comes out", arguments: Stage.allCases, [1, 3])
  func failures(stage: Stage, workers: Int) async throws {
    let log = SinkLog()
    let failure = Failure(stage: stage.rawValue)
    var sink = ListeningSink(log, failure: failure)
    let sequence = Self.sequence(count: 50) { frame in
      if stage == .source, frame == 11 { throw failure }
    }
    await #expect(throws: failure) { try await sequence.render(into: &sink, workers: workers) }
    #expect(log.calls.last == "cancel")
    #expect(log.calls.filter { $0 == "cancel" }.count == 1)
    #expect(log.calls.count { $0.hasPrefix("write") } <= (stage == .finish ? 50 : 12))
  }

  @Test("a size or scale that no canvas takes is an error")
  func badFormats() async {
    for (width, height, scale) in [(0, 5, 1.0), (5, 40_000, 1), (5, 5, 0), (5, 5, .nan)] {
      let log = SinkLog()
      var sink = ListeningSink(log)
      await #expect(throws: (any Error).self) {
        try await Self.sequence(count: 3, width: width, height: height, scale: scale)
          .render(into: &sink, workers: 2)
      }
      #expect(log.calls == ["begin", "cancel"])
    }
  }

  @Test("cancelling the task ends it soon, and cancels the sink", arguments: [1, 2])
  func cancellation(workers: Int) async {
    let log = SinkLog()
    let task = Task {
      var sink = ListeningSink(log) { frame, _ in
        // Waits for the task that is cancelled below.
        if frame == 5 {
          log.reach()
          try? await Task.sleep(for: .seconds(600))
        }
      }
      try await Self.sequence(count: 1_000_000).render(into: &sink, workers: workers)
    }
    await log.reached()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.calls.last == "cancel")
    #expect(log.calls.count <= 9)
  }

  @Test("a cancelled task begins nothing")
  func cancelledBefore() async {
    let log = SinkLog()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var sink = ListeningSink(log)
      try await Self.sequence(count: 10).render(into: &sink)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.calls == ["cancel"])
  }

  @Test("what did not change is not drawn again")
  func redrawnPixels() async throws {
    var sink = NullFrameSink()
    let format = FrameFormat(width: 96, height: 64, count: 10)
    let still = FrameSequence(format) { _ in Self.list(3) }
    #expect(try await still.render(into: &sink).redrawnPixels == 96 * 64)
  }

  @Test("frame k stands at k over the frames of a second")
  func times() {
    let format = FrameFormat(width: 1, height: 1, framesPerSecond: 25, count: 100)
    #expect(format.time(of: 0) == 0)
    #expect(format.time(of: 50) == 2)
    let slow = FrameFormat(width: 1, height: 1, framesPerSecond: 0, count: 100)
    #expect(slow.time(of: 50) == 50, "less than one a second counts as one")
  }
}

/// An error that tests throw.
struct Failure: Error, Equatable {
  var stage: String
}

/// What a sink was told, and the frames it got.
final class SinkLog: Sendable {
  private struct State {
    var calls: [String] = []
    var frames: [[UInt8]] = []
    var storages: Set<UInt> = []
    var hasReached = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let state = Mutex(State())
  private let keepsFrames: Bool

  init(keepsFrames: Bool = true) { self.keepsFrames = keepsFrames }

  var calls: [String] { state.withLock { $0.calls } }
  var frames: [[UInt8]] { state.withLock { $0.frames } }
  /// The addresses of the bytes of all frames.
  var storages: Set<UInt> { state.withLock { $0.storages } }

  func add(_ call: String) { state.withLock { $0.calls.append(call) } }

  func add(_ bytes: [UInt8]) {
    let address = bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
    // A copy of its own, for the storage is used again.
    let copy = keepsFrames ? bytes.map { $0 } : []
    state.withLock { state in
      state.storages.insert(address)
      if keepsFrames { state.frames.append(copy) }
    }
  }

  /// Lets go of who waits in `reached`.
  func reach() {
    state.withLock { state in
      state.hasReached = true
      defer { state.waiting = nil }
      return state.waiting
    }?.resume()
  }

  func reached() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if !state.hasReached { state.waiting = continuation }
        return state.hasReached
      }
      if isOver { continuation.resume() }
    }
  }
}

/// Takes raw pixels, writes down what it is told, and fails where it is asked to.
struct ListeningSink: FrameSink {
  private let log: SinkLog
  private let failure: Failure?
  private let body: @Sendable (Int, [UInt8]) async throws -> Void

  init(
    _ log: SinkLog, failure: Failure? = nil,
    body: @escaping @Sendable (Int, [UInt8]) async throws -> Void = { _, _ in }
  ) {
    self.log = log
    self.failure = failure
    self.body = body
  }

  private func fail(_ stage: String) throws {
    if let failure, failure.stage == stage { throw failure }
  }

  func makeEncoder(_ format: FrameFormat) throws -> any FrameEncoder {
    try fail("encoder")
    return Encoder(failure: failure)
  }

  mutating func begin(_ format: FrameFormat) throws {
    log.add("begin")
    try fail("begin")
  }

  mutating func write(_ bytes: [UInt8], frame: Int) async throws {
    log.add("write \(frame)")
    log.add(bytes)
    try await body(frame, bytes)
    if frame == 11 { try fail("write") }
  }

  mutating func finish() throws {
    log.add("finish")
    try fail("finish")
  }

  mutating func cancel() { log.add("cancel") }

  private final class Encoder: FrameEncoder {
    private let failure: Failure?
    private var pictures = 0

    init(failure: Failure?) { self.failure = failure }

    func encode(_ picture: borrowing FramePicture, into bytes: inout [UInt8]) throws {
      pictures += 1
      if pictures == 3, let failure, failure.stage == "encoding" { throw failure }
      bytes.removeAll(keepingCapacity: true)
      picture.withPixels { pixels in pixels.withUnsafeBytes { bytes.append(contentsOf: $0) } }
    }
  }
}
