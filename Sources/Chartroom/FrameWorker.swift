import CairoCanvas

/// One thread that turns draw lists into bytes, with a canvas and an encoder of its own.
///
/// A thread, not a task: the threads that tasks share are as few as the cores, and the sink, which
/// waits for disks and pipes, needs one of them.
struct FrameWorker {
  let format: FrameFormat
  let exchange: FrameExchange
  let makeEncoder: @Sendable () throws -> any FrameEncoder

  /// Starts the thread, which ends when the exchange has no more frames.
  ///
  /// Where the system has no threads left the exchange fails with a `WorkerError`.
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
    // First, for it refuses sizes that encoders would trip over.
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
