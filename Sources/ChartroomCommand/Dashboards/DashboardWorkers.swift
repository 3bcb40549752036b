import Chartroom
package import Dashboards
package import Foundation

/// The line that a worker process writes for an item.
package struct WorkerAnswer: Codable, Hashable, Sendable {
  /// The result.
  package var record: PictureRecord
  /// The bytes of the PNG file, if workers write pictures to their answers and there is one.
  package var picture: Data?

  package init(record: PictureRecord, picture: Data? = nil) {
    (self.record, self.picture) = (record, picture)
  }
}

/// The drawing of items by worker processes, in which a crash, a hang or an exceeded limit ends one item only.
struct DashboardWorkers {
  let files: [SpecFile]
  var drawing: DrawingOptions
  /// The place to which workers write pictures.
  var output: WorkerSetup.Output
  /// The descriptor of the file for a picture, if `output` is that file.
  var shared: Int32?
  /// The maximum number of workers at a time.
  var count: Int
  /// The time limit of each picture; `nil` for none.
  var timeout: Duration?
  /// The memory limit of each worker; `nil` for none.
  var memory: ByteCount?
  /// The path of the tool.
  var program = "/proc/self/exe"

  /// Draws items.
  ///
  /// The function blocks the thread until all items have a result. Failures that can be transient are retried.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - isCancelled: Returns whether the items without a result are given up; `nil`, the default, if they never are.
  ///   - take: Takes the result of an item, its index, and the number of attempts. It returns whether to go on.
  /// - Throws: `WorkerProcessError` if a worker cannot be started, and the errors of `take`.
  func draw(
    _ items: [RunItem], isCancelled: (() -> Bool)? = nil,
    _ take: (WorkerAnswer, Int, Int) throws -> Bool
  ) throws {
    let encoder = JSONEncoder()
    let setup = WorkerSetup(
      specs: files.map(\.source), output: output, drawing: drawing, memory: memory?.bytes)
    let pool = WorkerPool(
      program: WorkerProgram(
        path: program, arguments: ["worker", "\(getpid())"],
        setup: Array(try encoder.encode(setup)), shared: shared),
      count: count, timeout: timeout, retries: .usual)
    // Pictures of one dashboard share its data, unless workers would be idle.
    let batches = RunItem.batches(items)
    // An answer with a picture is long, and is decoded once.
    var last: (item: Int, answer: WorkerAnswer)?
    try pool.run(
      try items.map { Array(try encoder.encode($0)) },
      batches: batches.count < count ? items.indices.map { $0..<($0 + 1) } : batches,
      isCancelled: isCancelled,
      isTransient: { index, outcome in
        let answer = try answer(of: outcome, items[index])
        last = answer.record.isTransient ? nil : (index, answer)
        return answer.record.isTransient
      },
      finish: { index, outcome, attempts in
        let known = last.flatMap { $0.item == index ? $0.answer : nil }
        last = nil
        return try take(known ?? answer(of: outcome, items[index]), index, attempts)
      })
  }

  /// Returns the result of an item that a worker drew, or failed to draw.
  private func answer(of outcome: WorkerPool.Outcome, _ item: RunItem) throws -> WorkerAnswer {
    func failure(_ code: ExitCode, _ reason: String) -> WorkerAnswer {
      WorkerAnswer(
        record: PictureRecord(
          item, .failed, code: code.rawValue,
          reason: "\(files[item.spec].path): \(item.dashboard): \(reason)"))
    }
    switch outcome {
    case .answer(let line):
      return try JSONDecoder().decode(WorkerAnswer.self, from: Data(line))
    case .timedOut:
      let seconds = NumberText.shortest((timeout ?? .zero) / .seconds(1))
      return failure(
        .limit, "the image took longer than \(seconds) s. Raise --timeout, or draw less.")
    case .ended(.exit(ExitCode.limit.rawValue)):
      return failure(.limit, "a limit ended the worker process. See the message above.")
    case .ended(let end):
      // An allocation that fails ends a process.
      if let memory, end.isCrash {
        return failure(
          .limit, "\(end) under the memory limit \(memory). Raise --max-memory, or draw less.")
      }
      return failure(
        .internalFailure,
        "\(end). Run again; if it fails again, draw this dashboard alone with 'chartroom render --jobs 0'."
      )
    }
  }
}

extension PictureRecord {
  /// Whether another attempt can succeed.
  var isTransient: Bool { code == ExitCode.internalFailure.rawValue }
}
