public import Graphics

/// A sequence of frames that worker threads render concurrently and a sink receives in order.
///
///     var sink = RawFrameSink(.bgraPremultiplied, to: .path("pan.bgra"))
///     let format = FrameFormat(width: 1920, height: 1080, count: 300)
///     let frames = FrameSequence(format) { frame in list(at: format.time(of: frame)) }
///     try await frames.render(into: &sink, workers: 2)
///
/// The output bytes do not depend on the number of workers.
public struct FrameSequence: Sendable {
  /// The size, frame rate and number of frames.
  public let format: FrameFormat
  private let source: @MainActor @Sendable (Int) async throws -> DrawList

  /// Creates a sequence.
  ///
  /// - Parameters:
  ///   - format: The size, frame rate and number of frames.
  ///   - source: A closure that returns the draw list of a frame, in points from the top left corner. It is
  ///     called on the main actor for the frames 0, 1, 2 … in order, at most 2 × workers + 1 frames ahead of
  ///     the sink. An error that it throws ends the sequence. It can run the tasks of a stage until the time of
  ///     the frame, with `Stage.runTasks(until:waitingAtMost:)`.
  public init(
    _ format: FrameFormat, source: @escaping @MainActor @Sendable (Int) async throws -> DrawList
  ) {
    self.format = format
    self.source = source
  }

  /// The number of frames in progress per worker: one being drawn, and one waiting.
  private static let framesPerWorker = 2

  /// Renders all frames and writes them to a sink.
  ///
  /// Memory is allocated once and reused for all frames:
  /// - Each worker needs a canvas of 4 bytes per pixel, its encoder, and the bytes of two encoded frames.
  /// - The sink needs the bytes of two more encoded frames.
  /// - An encoded frame has 4 bytes per pixel for raw pixels and videos with alpha, 1.5 for 4:2:0, 3 for
  ///   4:4:4, and the size of its file for PNG.
  /// - An encoder for 4:2:0 or 4:4:4 keeps one more frame. A PNG encoder keeps one more file, in addition to
  ///   the memory that `PNG.encode` needs.
  /// - Cached drawing groups take 4 bytes per pixel, at most 256 MiB per worker.
  ///
  /// For 1920 × 1080 pixels and two workers, raw frames need 66 MB, and frames in 4:2:0 need 41 MB.
  ///
  /// - Parameters:
  ///   - sink: The destination of the frames; see `FrameSink` for the order of calls.
  ///   - workers: The number of drawing threads, 1 by default; values below 1 count as 1.
  /// - Returns: The times and counts of the run.
  /// - Throws: The first error of the source, an encoder or the sink; `CancellationError` if the task is
  ///   cancelled; `CanvasError` if the size or the scale is out of range, or if there is not enough memory;
  ///   `WorkerError` if a thread cannot be started. All work has ended when the error is thrown.
  @discardableResult
  public func render<Sink: FrameSink>(
    into sink: inout Sink, workers: Int = 1
  ) async throws -> FrameStatistics {
    let workers = max(workers, 1)
    let exchange = FrameExchange(
      workers: workers, buffers: Self.framesPerWorker * workers + 2)
    do {
      try Task.checkCancellation()
      try await sink.begin(format)
      let encoders = sink
      for _ in 0..<workers {
        let worker = FrameWorker(
          format: format, exchange: exchange,
          makeEncoder: { [format] in try encoders.makeEncoder(format) })
        worker.start()
      }
    } catch {
      await sink.cancel()
      throw error
    }
    let result = await withTaskCancellationHandler {
      await run(exchange, into: &sink)
    } onCancel: {
      exchange.fail(CancellationError())
    }
    if case .failure = result { await sink.cancel() }
    return try result.get()
  }

  /// Runs the source and the sink, and waits for the workers.
  private func run<Sink: FrameSink>(
    _ exchange: FrameExchange, into sink: inout Sink
  ) async -> Result<FrameStatistics, any Error> {
    let start = ContinuousClock.now
    async let evaluating = evaluate(for: exchange)
    var failure: (any Error)?
    var writing = Duration.zero
    do {
      writing = try await write(from: exchange, into: &sink)
    } catch {
      exchange.fail(error)
      failure = error
    }
    let evaluated = await evaluating
    var statistics = await exchange.workersEnded()
    if let failure { return .failure(failure) }
    statistics.frames = max(format.count, 0)
    statistics.elapsed = .now - start
    statistics.evaluating = evaluated
    statistics.writing = writing
    return .success(statistics)
  }

  /// Creates all draw lists and passes them to the workers.
  ///
  /// - Returns: The time spent in the source.
  @MainActor
  private func evaluate(for exchange: FrameExchange) async -> Duration {
    var time = Duration.zero
    do {
      for frame in 0..<max(format.count, 0) {
        let buffer = try await exchange.buffer()
        let start = ContinuousClock.now
        let list = try await source(frame)
        time += .now - start
        exchange.submit(FrameExchange.Job(frame: frame, list: list, buffer: buffer))
      }
      exchange.close()
    } catch {
      exchange.fail(error)
    }
    return time
  }

  /// Writes all frames and ends the output.
  ///
  /// - Returns: The time spent in the sink.
  private func write<Sink: FrameSink>(
    from exchange: FrameExchange, into sink: inout Sink
  ) async throws -> Duration {
    var time = Duration.zero
    for frame in 0..<max(format.count, 0) {
      let buffer = try await exchange.finished(frame)
      let start = ContinuousClock.now
      try await write(buffer, frame, into: &sink)
      time += .now - start
      exchange.giveBack(buffer)
    }
    let start = ContinuousClock.now
    try await sink.finish()
    return time + (.now - start)
  }

  /// Writes one frame, and returns its bytes to the buffer, which is then their only owner.
  private func write<Sink: FrameSink>(
    _ buffer: FrameBuffer, _ frame: Int, into sink: inout Sink
  ) async throws {
    let bytes = buffer.take()
    try await sink.write(bytes, frame: frame)
    buffer.withBytes { $0 = bytes }
  }
}
