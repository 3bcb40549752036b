import Dispatch
import Graphics
import Synchronization

/// What the stages of a frame sequence hand to each other: one source, many workers, one sink.
///
/// It holds a fixed number of buffers, and a frame is begun only with a buffer in hand. So memory is
/// bounded, and a source that is too quick waits for the sink. The frame that the sink waits for
/// always has a buffer, because frames get them in order: nothing waits forever.
final class FrameExchange: Sendable {
  /// A frame on its way, with the buffer for its bytes.
  struct Job: Sendable {
    let frame: Int
    let list: DrawList
    let buffer: FrameBuffer
  }

  private struct State {
    var buffers: [FrameBuffer]
    var jobs: [Job] = []
    var finished: [Int: FrameBuffer] = [:]
    var failure: (any Error)?
    /// The source, while it waits for a buffer.
    var source: CheckedContinuation<FrameBuffer, any Error>?
    /// The sink, while it waits for a frame.
    var sink: (frame: Int, continuation: CheckedContinuation<FrameBuffer, any Error>)?
    var workers: Int
    var statistics = FrameStatistics()
    /// Whoever waits for the workers to end.
    var end: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let workers: Int
  /// One for every job, and one for every worker when there are no more.
  private let signal = DispatchSemaphore(value: 0)

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - workers: The number of workers, each of which calls `end` once.
  ///   - buffers: The number of frames that can be under way at once.
  init(workers: Int, buffers: Int) {
    self.workers = workers
    state = Mutex(State(buffers: (0..<buffers).map { _ in FrameBuffer() }, workers: workers))
  }

  /// Ends the sequence: everybody who waits, or will, gets the error; a later one changes nothing.
  func fail(_ error: any Error) {
    let waiting = state.withLock { state in
      state.failure = state.failure ?? error
      state.jobs = []
      defer { (state.source, state.sink) = (nil, nil) }
      return (state.source, state.sink?.continuation)
    }
    waiting.0?.resume(throwing: error)
    waiting.1?.resume(throwing: error)
    close()
  }

  // MARK: The source

  /// Waits for a buffer.
  ///
  /// - Throws: What the sequence failed with.
  func buffer() async throws -> FrameBuffer {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<FrameBuffer, any Error>? = state.withLock { state in
        if let failure = state.failure { return .failure(failure) }
        if let buffer = state.buffers.popLast() { return .success(buffer) }
        state.source = continuation
        return nil
      }
      if let known { continuation.resume(with: known) }
    }
  }

  /// Hands a frame to the workers.
  func submit(_ job: Job) {
    state.withLock { state in
      if state.failure == nil { state.jobs.append(job) }
    }
    signal.signal()
  }

  /// Says that there are no more frames.
  func close() {
    for _ in 0..<workers { signal.signal() }
  }

  // MARK: The workers

  /// Waits for a frame, blocking the thread; `nil` when there are no more.
  func next() -> Job? {
    signal.wait()
    return state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }

  /// Hands the bytes of a frame to the sink.
  func finish(_ job: Job) {
    let sink = state.withLock { state -> CheckedContinuation<FrameBuffer, any Error>? in
      guard let sink = state.sink, sink.frame == job.frame else {
        state.finished[job.frame] = job.buffer
        return nil
      }
      state.sink = nil
      return sink.continuation
    }
    sink?.resume(returning: job.buffer)
  }

  /// Says that a worker has ended.
  ///
  /// - Parameter statistics: What the worker did.
  func end(_ statistics: FrameStatistics) {
    let end = state.withLock { state -> CheckedContinuation<Void, Never>? in
      state.statistics.rasterizing += statistics.rasterizing
      state.statistics.encoding += statistics.encoding
      state.statistics.redrawnPixels += statistics.redrawnPixels
      state.workers -= 1
      return state.workers == 0 ? state.end.take() : nil
    }
    end?.resume()
  }

  // MARK: The sink

  /// Waits for the bytes of a frame.
  ///
  /// - Throws: What the sequence failed with.
  func finished(_ frame: Int) async throws -> FrameBuffer {
    try await withCheckedThrowingContinuation { continuation in
      let known: Result<FrameBuffer, any Error>? = state.withLock { state in
        if let failure = state.failure { return .failure(failure) }
        if let buffer = state.finished.removeValue(forKey: frame) { return .success(buffer) }
        state.sink = (frame, continuation)
        return nil
      }
      if let known { continuation.resume(with: known) }
    }
  }

  /// Gives a buffer back.
  func giveBack(_ buffer: FrameBuffer) {
    let source = state.withLock { state -> CheckedContinuation<FrameBuffer, any Error>? in
      guard let source = state.source.take() else {
        state.buffers.append(buffer)
        return nil
      }
      return source
    }
    source?.resume(returning: buffer)
  }

  /// Waits until all workers have ended.
  ///
  /// - Returns: What they did together.
  func workersEnded() async -> FrameStatistics {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.workers > 0 { state.end = continuation }
        return state.workers == 0
      }
      if isOver { continuation.resume() }
    }
    return state.withLock { $0.statistics }
  }
}
