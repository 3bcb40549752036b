import Foundation

/// A pool of worker processes that answer requests, in which a crash or a hang ends one request only.
///
/// The requests of a batch are answered by one worker, one after the other. A worker that ends, or that exceeds the
/// time limit, is replaced.
/// - Precondition: The process ignores `SIGPIPE`.
package struct WorkerPool {
  /// The result of a request.
  package enum Outcome: Hashable, Sendable {
    /// The line of the answer.
    case answer([UInt8])
    /// The worker ended without an answer.
    case ended(WorkerEnd)
    /// The worker did not answer in time, and was ended.
    case timedOut
  }

  /// The program of the workers.
  package var program: WorkerProgram
  /// The maximum number of workers at a time; at least 1.
  package var count: Int
  /// The time limit of a request; `nil` for none.
  package var timeout: Duration?
  /// The repetition of requests with a transient failure.
  package var retries: RetryPolicy

  package init(program: WorkerProgram, count: Int, timeout: Duration?, retries: RetryPolicy) {
    (self.program, self.count) = (program, max(count, 1))
    (self.timeout, self.retries) = (timeout, retries)
  }

  /// Answers requests.
  ///
  /// The function blocks the thread until all requests have an outcome. The workers end before it returns.
  ///
  /// - Parameters:
  ///   - requests: The lines of the requests, without line feeds.
  ///   - batches: Ranges of requests, each for one worker.
  ///   - isCancelled: Returns whether the requests without an outcome are given up. It is called at least every 50
  ///     milliseconds. `nil`, the default, if they never are.
  ///   - isTransient: Takes the index of a request and its outcome, and returns whether the request is repeated.
  ///   - finish: Takes the index of a request, its outcome, and the number of attempts. It returns whether to go on.
  ///     If not, the requests that are being answered are given up.
  /// - Throws: `WorkerProcessError` if a worker cannot be started, and the errors of `finish`.
  package func run(
    _ requests: [[UInt8]], batches: [Range<Int>], isCancelled: (() -> Bool)? = nil,
    isTransient: (Int, Outcome) throws -> Bool, finish: (Int, Outcome, Int) throws -> Bool
  ) throws {
    var queue = batches.filter { !$0.isEmpty }[...]
    var slots = [Slot](repeating: Slot(), count: min(count, queue.count))
    defer { for index in slots.indices { slots[index].close() } }
    while true {
      for index in slots.indices {
        if slots[index].batch.isEmpty, let batch = queue.popFirst() { slots[index].batch = batch }
        try slots[index].begin(program, timeout, requests)
      }
      guard slots.contains(where: { !$0.batch.isEmpty }), isCancelled?() != true else { return }
      Self.wait(for: slots, atMost: isCancelled == nil ? .seconds(3600) : .milliseconds(50))
      for index in slots.indices {
        guard let outcome = slots[index].outcome() else { continue }
        let attempt = slots[index].attempt
        let request = slots[index].batch.lowerBound
        if let wait = retries.wait(after: attempt), try isTransient(request, outcome) {
          slots[index].attempt += 1
          slots[index].moment = .now + wait
          continue
        }
        slots[index].batch = (request + 1)..<slots[index].batch.upperBound
        slots[index].attempt = 1
        guard try finish(request, outcome, attempt) else { return }
      }
    }
  }

  /// Waits until a worker has written, or until the next moment of a slot.
  private static func wait(for slots: [Slot], atMost longest: Duration) {
    var files = slots.compactMap { slot in
      slot.isBusy
        ? slot.process.map { pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0) } : nil
    }
    let next = slots.compactMap(\.moment).min().map { max(.zero, $0 - ContinuousClock.now) }
    let wait = min(next ?? longest, longest) / .milliseconds(1)
    _ = poll(&files, nfds_t(files.count), Int32(clamping: Int64(wait.rounded(.up))))
  }
}

/// The place of a worker in a pool.
private struct Slot {
  var process: WorkerProcess?
  /// The requests that have no outcome, of which the first is the current one.
  var batch: Range<Int> = 0..<0
  /// The number of the current request's attempt.
  var attempt = 1
  /// Whether the current request was sent.
  var isBusy = false
  /// The time limit of a request that was sent, or the time at which a request is sent again; `nil` for none.
  var moment: ContinuousClock.Instant?

  /// Sends the current request if its time has come.
  mutating func begin(
    _ program: WorkerProgram, _ timeout: Duration?, _ requests: [[UInt8]]
  ) throws(WorkerProcessError) {
    guard !batch.isEmpty, !isBusy, moment.map({ $0 <= .now }) ?? true else { return }
    let process = if let known = self.process { known } else { try WorkerProcess(program) }
    self.process = process
    moment = timeout.map { .now + $0 }
    isBusy = true
    // If the worker has ended, its pipe is at its end, too.
    _ = process.send(requests[batch.lowerBound])
  }

  /// Returns the outcome of the current request; `nil` if it is not known yet.
  mutating func outcome() -> WorkerPool.Outcome? {
    guard isBusy, var process else { return nil }
    // With a second reference, each part of an answer would copy all parts before it.
    self.process = nil
    var ready = pollfd(fd: process.answers, events: Int16(POLLIN), revents: 0)
    if poll(&ready, 1, 0) > 0 {
      do throws(WorkerProcess.Ended) {
        if let answer = try process.receive() {
          (self.process, isBusy, moment) = (process, false, nil)
          return .answer(answer)
        }
      } catch {
        (isBusy, moment) = (false, nil)
        return .ended(process.finish())
      }
    }
    guard let moment, moment <= .now else {
      self.process = process
      return nil
    }
    process.end()
    (isBusy, self.moment) = (false, nil)
    return .timedOut
  }

  /// Ends the worker: an idle one by the end of its requests.
  mutating func close() {
    if isBusy { process?.end() } else { _ = process?.finish() }
    process = nil
  }
}
