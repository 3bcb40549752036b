import Dispatch
package import Graphics
import Synchronization

/// The queue between the stages of a frame sequence: one source, several workers, one sink.
///
/// It has a fixed number of buffers, and the source needs a free buffer to start a frame. Memory is
/// therefore bounded, and a fast source waits for the sink. Buffers are assigned to frames in order, so the
/// frame that the sink waits for always has one, and there is no deadlock.
package final class FrameExchange: Sendable {
  /// A frame to draw, with the buffer for its bytes.
  package struct Job: Sendable {
    /// The number of the frame.
    package let frame: Int
    /// The frame's contents.
    package let list: DrawList
    /// The storage of the frame's bytes.
    package let buffer: FrameBuffer

    /// Creates a job.
    package init(frame: Int, list: DrawList, buffer: FrameBuffer) {
      self.frame = frame
      self.list = list
      self.buffer = buffer
    }
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
    /// The caller of `workersEnded`, while it waits.
    var end: CheckedContinuation<Void, Never>?
  }

  private let state: Mutex<State>
  private let workers: Int
  /// The semaphore that is signalled once for every job and, after the last job, once for every worker.
  private let signal = DispatchSemaphore(value: 0)

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - workers: The number of workers, each of which calls `end` once.
  ///   - buffers: The maximum number of frames in progress.
  package init(workers: Int, buffers: Int) {
    self.workers = workers
    state = Mutex(State(buffers: (0..<buffers).map { _ in FrameBuffer() }, workers: workers))
  }

  /// Ends the sequence with an error, which all current and later waiters receive; later errors are ignored.
  package func fail(_ error: any Error) {
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
  /// - Throws: The error of the sequence, if it failed.
  package func buffer() async throws -> FrameBuffer {
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

  /// Passes a frame to the workers.
  package func submit(_ job: Job) {
    state.withLock { state in
      if state.failure == nil { state.jobs.append(job) }
    }
    signal.signal()
  }

  /// Marks the end of the frames.
  package func close() {
    for _ in 0..<workers { signal.signal() }
  }

  // MARK: The workers

  /// Waits for the next frame and returns it, or `nil` after the last frame; blocks the thread.
  package func next() -> Job? {
    signal.wait()
    return state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }

  /// Passes the bytes of a frame to the sink.
  package func finish(_ job: Job) {
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

  /// Marks the end of a worker.
  ///
  /// - Parameter statistics: The times and pixels of the worker.
  package func end(_ statistics: FrameStatistics) {
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
  /// - Throws: The error of the sequence, if it failed.
  package func finished(_ frame: Int) async throws -> FrameBuffer {
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

  /// Returns a buffer to the exchange.
  package func giveBack(_ buffer: FrameBuffer) {
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
  /// - Returns: The sums of their times and pixels.
  package func workersEnded() async -> FrameStatistics {
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
