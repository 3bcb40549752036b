import Foundation
import TestSupport
import Testing

@Suite("chartroom preview")
struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put(
      "data: {d: {csv: d.csv}}\ndashboards: [{name: a, size: 200x100, panels: [{table: {}}]}]",
      in: "n.yaml")
    try folder.put("x\n1\n", in: "d.csv")
  }

  /// A preview that runs until it is ended.
  private final class Running {
    let process = Process()
    private let errors: URL

    init(_ arguments: [String], in folder: TemporaryFolder) throws {
      errors = URL(filePath: folder.path + "/errors")
      try folder.put("", in: "errors")
      process.executableURL = URL(filePath: ToolRun.executable)
      process.arguments = ["preview"] + arguments
      process.currentDirectoryURL = URL(filePath: folder.path)
      process.standardInput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var messages: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

    /// The address that the preview prints.
    func url() throws -> String {
      let end = ContinuousClock.now + .seconds(20)
      while ContinuousClock.now < end, process.isRunning, !messages.contains("/\n") {
        usleep(5000)
      }
      let line = try #require(messages.split(separator: "\n").first, "\(messages)")
      #expect(line.hasPrefix("preview: http://127.0.0.1:"))
      return String(line.dropFirst(9))
    }
  }

  /// Returns the first state for which a condition is true.
  private func state(
    _ connection: LoopbackConnection, where condition: (String) -> Bool
  ) -> String {
    var text = ""
    for _ in 0..<100 where !condition(text) {
      _ = connection.text(until: "data: ")
      text = connection.text(until: "\n")
      if text.isEmpty { break }
    }
    return text
  }

  @Test("draws again when data change, and ends by a signal", arguments: [SIGINT, SIGTERM])
  func runs(number: Int32) throws {
    let running = try Running(["n.yaml", "--port", "0"], in: folder)
    let connection = try LoopbackConnection(try running.url())
    connection.send("GET /events HTTP/1.1", "Host: localhost")
    let first = state(connection) { $0.contains("\"version\"") }
    #expect(first.contains("\"name\":\"a.png\""), "\(first)")
    try folder.put("y\n1\n", in: "d.csv")
    let second = state(connection) {
      $0.contains("\"isDrawing\":false") && !$0.contains(version(of: first))
    }
    #expect(second.contains("\"isGood\":true"), "\(second)")
    kill(running.process.processIdentifier, number)
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .uncaughtSignal)
    #expect(running.process.terminationStatus == number)
    #expect(try folder.names == ["d.csv", "errors", "n.yaml"])
  }

  private func version(of state: String) -> String {
    state.firstMatch(of: /"version":"[0-9a-f]*"/).map { String($0.output) } ?? "no version"
  }

  @Test("begins with a bad spec, and shows its problems")
  func badSpec() throws {
    try folder.put("dashboards: [{name: a, pannels: []}]", in: "n.yaml")
    let running = try Running(["n.yaml", "--port", "0"], in: folder)
    let connection = try LoopbackConnection(try running.url())
    connection.send("GET /events HTTP/1.1", "Host: localhost")
    let text = state(connection) { $0.contains("pannels") }
    #expect(text.contains("n.yaml:1:24: dashboards[0]"), "\(text)")
    let end = ContinuousClock.now + .seconds(10)
    while !running.messages.contains("pannels"), ContinuousClock.now < end { usleep(5000) }
    #expect(running.messages.contains("\nchartroom: n.yaml:1:24: dashboards[0]"))
  }

  @Test("survives a worker process that crashes, and draws when the data are mended")
  func crash() throws {
    try folder.put(
      "data: {d: {exec: {command: [sh, crash.sh]}}}\n"
        + "dashboards: [{name: a, size: 200x100, panels: [{table: {}}]}]", in: "n.yaml")
    // The command ends its parent, the worker.
    try folder.put("kill -9 $PPID; sleep 1", in: "crash.sh")
    let running = try Running(["n.yaml", "--port", "0", "--allow-exec"], in: folder)
    let connection = try LoopbackConnection(try running.url())
    connection.send("GET /events HTTP/1.1", "Host: localhost")
    let text = state(connection) { $0.contains("signal 9") }
    #expect(text.contains("the worker process was ended by signal 9"), "\(text)")
    try folder.put("printf 'x\\n1\\n'", in: "crash.sh")
    try folder.put(try folder.text(of: "n.yaml") + "\n", in: "n.yaml")
    #expect(state(connection) { $0.contains("\"isGood\":true") }.contains("\"version\""))
    #expect(running.process.isRunning)
  }

  @Test("gives up a command without an end when the spec changes")
  func hang() throws {
    try folder.put(
      "data: {d: {exec: {command: [sleep, \"1000\"]}}}\n"
        + "dashboards: [{name: a, size: 200x100, panels: [{table: {}}]}]", in: "n.yaml")
    let running = try Running(["n.yaml", "--port", "0", "--allow-exec"], in: folder)
    let connection = try LoopbackConnection(try running.url())
    connection.send("GET /events HTTP/1.1", "Host: localhost")
    #expect(state(connection) { $0.contains("\"isDrawing\":true") }.contains("a.png"))
    try folder.put(
      "dashboards: [{name: b, size: 200x100, panels: [{text: B}]}]", in: "n.yaml")
    #expect(state(connection) { $0.contains("\"isGood\":true") }.contains("b.png"))
  }

  @Test(
    "ends at once with 3 for a missing spec, with 2 for invalid options, and with 6 for a port in use"
  )
  func exitCodes() async throws {
    for (arguments, status, message) in [
      (["m.yaml"], 3, "m.yaml"), (["n.yaml", "--host", "0.0.0.0"], 2, "is not a loopback address"),
      (["n.yaml", "--port", "70000"], 2, "--port: '70000' is not a port"),
      (["n.yaml", "--only", "b"], 2, "--only: no dashboard has the name 'b'"),
      (["n.yaml", "--param", "b=1"], 2, "--param"), ([], 2, "spec"),
    ] as [([String], Int32, String)] {
      let run = try ToolRun(["preview"] + arguments, in: folder.path)
      #expect(run.status == status, "\(arguments): \(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let running = try Running(["n.yaml", "--port", "0"], in: folder)
    let port = try #require(URL(string: try running.url())?.port)
    let run = try ToolRun(["preview", "n.yaml", "--port", "\(port)"], in: folder.path)
    #expect(run.status == 6)
    #expect(run.errors.contains("Address already in use"), "\(run.errors)")
  }
}
