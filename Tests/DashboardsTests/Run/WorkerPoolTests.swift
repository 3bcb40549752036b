import Dashboards
import Foundation
import Testing

@Suite("A pool of worker processes")
struct WorkerPoolTests {
  /// A worker that answers most requests, and fails as others ask.
  private let program = WorkerProgram(
    path: "/bin/sh",
    arguments: [
      "-c",
      """
      read -r setup <&3
      while read -r line <&3; do
        case $line in
          crash) kill -SEGV $$ ;;
          hang) kill -STOP $$ ;;
          leave) exit 7 ;;
          *) echo "$setup $line" >&4 ;;
        esac
      done
      """,
    ], setup: Array("setup".utf8))

  init() { signal(SIGPIPE, SIG_IGN) }

  /// Runs requests, each in a batch of its own, and returns their outcomes as texts with the numbers of attempts.
  private func outcomes(
    _ requests: [String], count: Int = 2, timeout: Duration? = nil, waits: [Duration] = [],
    batches: [Range<Int>]? = nil, isCancelled: (() -> Bool)? = nil
  ) throws -> [String?] {
    var outcomes = [String?](repeating: nil, count: requests.count)
    try WorkerPool(
      program: program, count: count, timeout: timeout, retries: RetryPolicy(waits: waits)
    ).run(
      requests.map { Array($0.utf8) },
      batches: batches ?? requests.indices.map { $0..<($0 + 1) }, isCancelled: isCancelled,
      isTransient: { index, outcome in
        if case .timedOut = outcome { false } else { requests[index] != "good" }
      },
      finish: { index, outcome, attempts in
        #expect(outcomes[index] == nil)
        let text =
          switch outcome {
          case .answer(let line): String(decoding: line, as: UTF8.self)
          case .ended(let end): "\(end)"
          case .timedOut: "timed out"
          }
        outcomes[index] = "\(text) ×\(attempts)"
        return requests[index] != "stop"
      })
    return outcomes
  }

  @Test("answers every request once, for any number of workers and batches", arguments: [1, 2, 7])
  func answers(count: Int) throws {
    let requests = (0..<40).map { "r\($0)" }
    let expected = requests.map { "setup \($0) ×1" }
    #expect(try outcomes(requests, count: count) == expected)
    #expect(try outcomes(requests, count: count, batches: [0..<9, 9..<9, 9..<40]) == expected)
    #expect(try outcomes([], count: count).isEmpty)
  }

  @Test("loses one request to a crash, an exit or a hang, and answers the others")
  func failures() throws {
    let found = try outcomes(
      ["good", "crash", "good", "leave", "hang", "good"], timeout: .milliseconds(800),
      batches: [0..<4, 4..<6])
    #expect(
      found == [
        "setup good ×1",
        "the worker process was ended by signal 11 (Segmentation fault) ×1", "setup good ×1",
        "the worker process ended with the exit code 7 ×1", "timed out ×1", "setup good ×1",
      ])
  }

  @Test("repeats transient failures as often as the policy says, after its waits")
  func retries() throws {
    let clock = ContinuousClock()
    var found: [String?] = []
    let time = try clock.measure {
      found = try outcomes(
        ["crash", "again", "good"], waits: [.milliseconds(30), .milliseconds(170)])
    }
    #expect(
      found == [
        "the worker process was ended by signal 11 (Segmentation fault) ×3", "setup again ×3",
        "setup good ×1",
      ])
    #expect(time >= .milliseconds(200))
  }

  @Test("ends early when told to, without waiting for the others")
  func stops() throws {
    let found = try outcomes(["stop", "hang", "good"], count: 2)
    #expect(found[0] == "setup stop ×1")
    #expect(found[1] == nil)
  }

  @Test(
    "gives up requests that have no outcome when it is cancelled, those of a worker that hangs too")
  func cancelled() throws {
    let start = ContinuousClock.now
    let found = try outcomes(
      ["good", "hang", "good"], count: 1, isCancelled: { .now - start > .milliseconds(300) })
    #expect(found == ["setup good ×1", nil, nil])
    #expect(.now - start < .seconds(5))
  }

  @Test("answers lines that are longer than the buffer of a pipe")
  func longLines() throws {
    let long = String(repeating: "x", count: 300_000)
    #expect(try outcomes([long, "short"], count: 1) == ["setup \(long) ×1", "setup short ×1"])
  }

  @Test("reports a program that is not there")
  func missing() {
    let pool = WorkerPool(
      program: WorkerProgram(path: "/nonexistent", arguments: []), count: 1, timeout: nil,
      retries: .usual)
    #expect(throws: WorkerProcessError(code: ENOENT)) {
      try pool.run([[]], batches: [0..<1], isTransient: { _, _ in false }) { _, _, _ in true }
    }
  }
}
