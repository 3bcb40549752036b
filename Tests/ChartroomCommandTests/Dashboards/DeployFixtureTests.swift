import ChartroomCommand
import Dashboards
import Foundation
import TestSupport
import Testing

@Suite("The deployments in Fixtures/deploy")
struct DeployFixtureTests {
  private static let folder = Readme.root.appending(path: "Fixtures/deploy")

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  private func yaml(_ name: String) throws -> SpecNode {
    try SpecParser.parse(Array(try text(name).utf8), file: name)
  }

  private func texts(_ node: SpecNode?) -> [String] {
    guard case .sequence(let nodes)? = node?.content else { return [] }
    return nodes.compactMap { if case .scalar(let text, _) = $0.content { text } else { nil } }
  }

  private func elements(_ node: SpecNode?) -> [SpecNode] {
    if case .sequence(let nodes)? = node?.content { nodes } else { [] }
  }

  @Test(
    "The job of Kubernetes retries transient failures only, and its shards are as many as its indices"
  )
  func kubernetes() throws {
    let spec = try #require(try yaml("kubernetes-job.yaml")["spec"])
    let containers = elements(spec["template"]?["spec"]?["containers"])
    let container = try #require(containers.first)
    let command = texts(container["command"])
    #expect(command.first == "chartroom")
    try Tool.check(Array(command.dropFirst()))
    let shard = try #require(command.firstIndex(of: "--shard"))
    guard case .scalar(let count, _)? = spec["completions"]?.content else {
      Issue.record("no completions")
      return
    }
    #expect(command[shard + 1] == "auto/\(count)")
    let codes = elements(spec["podFailurePolicy"]?["rules"]).flatMap {
      texts($0["onExitCodes"]?["values"])
    }
    let permanent: [ExitCode] = [.usage, .badInput, .someFailed, .limit]
    #expect(codes == permanent.map { "\($0.rawValue)" })
  }

  @Test("The service of systemd starts again after transient failures only")
  func systemd() throws {
    let lines = try text("chartroom.service").split(separator: "\n")
    let start = try #require(lines.first { $0.hasPrefix("ExecStart=") })
    try Tool.check(start.split(separator: " ").dropFirst().map(String.init))
    let permanent = ExitCode.allCases.filter { $0 != .done && $0 != .internalFailure }
    #expect(
      lines.contains(
        "RestartPreventExitStatus=\(permanent.map { "\($0.rawValue)" }.joined(separator: " "))"))
    #expect(try text("chartroom.timer").contains("OnCalendar="))
  }

  @Test("The script for Slurm is valid, and calls the tool as it can be called")
  func slurm() throws {
    let script = Self.folder.appending(path: "chartroom.sbatch").path
    let bash = Process()
    bash.executableURL = URL(filePath: "/bin/bash")
    bash.arguments = ["-n", script]
    try bash.runToEnd()
    #expect(bash.terminationStatus == 0)
    let text = try text("chartroom.sbatch").replacing("\\\n", with: " ")
    let call = try #require(text.split(separator: "\n").first { $0.hasPrefix("exec chartroom") })
    let words = call.replacing("${SLURM_CPUS_PER_TASK:-1}", with: "4").replacing("\"", with: "")
      .split(separator: " ").dropFirst(2).map(String.init)
    try Tool.check(words)
  }

  /// Returns the words of the commands of a job of a workflow.
  private func calls(_ file: String, job: String) throws -> [[String]] {
    elements(try yaml(file)["jobs"]?[job]?["steps"]).compactMap { step -> [String]? in
      guard case .scalar(let call, _)? = step["run"]?.content else { return nil }
      return call.split(separator: " ").map(String.init)
    }
  }

  @Test("The workflow draws and keeps the pictures")
  func workflow() throws {
    let calls = try calls("ci-dashboards.yaml", job: "draw")
    #expect(calls.count == 2)
    for call in calls {
      #expect(call.first == "chartroom")
      try Tool.check(Array(call.dropFirst()))
    }
  }

  @Test("The workflow of benchmarks runs the gate and the tool that the gate has built")
  func benchmarks() throws {
    let calls = try calls("ci-benchmarks.yaml", job: "measure")
    #expect(calls.count == 2 && calls.first == ["scripts/bench-gate"])
    let gate = try String(
      contentsOf: Readme.root.appending(path: "scripts/bench-gate"), encoding: .utf8)
    #expect(gate.contains("scripts/build --product chartroom"))
    let tool = try #require(calls.last)
    #expect(tool.first == ".build/release/chartroom")
    try Tool.check(Array(tool.dropFirst()))
  }
}
