import CairoCanvas

/// A thread that draws and encodes frames, with its own canvas and encoder.
///
/// It is a thread and not a task, because all tasks share one thread per core, and the sink, which waits for
/// disks and pipes, needs one of those threads.
struct FrameWorker {
  let format: FrameFormat
  let exchange: FrameExchange
  let makeEncoder: @Sendable () throws -> any FrameEncoder

  /// Starts the thread, which ends when the exchange has no more frames.
  ///
  /// If the system has no threads left, the exchange fails with a `WorkerError`.
  func start() {
    let code = DetachedThread.start(run)
    if code != 0 {
      exchange.fail(WorkerError(code: code))
      exchange.end(FrameStatistics())
    }
  }

  private func run() {
    var statistics = FrameStatistics()
    do {
      try work(&statistics)
    } catch {
      exchange.fail(error)
    }
    exchange.end(statistics)
  }

  private func work(_ statistics: inout FrameStatistics) throws {
    let clock = ContinuousClock()
    // The canvas is created first, because it rejects sizes that encoders do not check.
    var canvas = try FrameCanvas(
      width: format.width, height: format.height, scale: format.scale)
    let encoder = try makeEncoder()
    while let job = exchange.next() {
      let start = clock.now
      let changed = try canvas.show(job.list)
      let shown = clock.now
      try canvas.withPixels { pixels in
        let picture = FramePicture(
          width: format.width, height: format.height, changed: changed, bytes: pixels)
        try job.buffer.withBytes { try encoder.encode(picture, into: &$0) }
      }
      statistics.rasterizing += shown - start
      statistics.encoding += clock.now - shown
      statistics.redrawnPixels += changed.reduce(0) { $0 + $1.width * $1.height }
      exchange.finish(job)
    }
  }
}
