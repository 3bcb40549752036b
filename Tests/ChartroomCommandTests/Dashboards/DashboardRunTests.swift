import Foundation
import TestSupport
import Testing

@Suite("The run of dashboards")
struct DashboardRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("x,y\n1,2\n2,3\n3,1\n", in: "d.csv")
    try folder.put(
      """
      appearances: [light, dark]
      data: {d: {csv: d.csv}}
      dashboards:
      - {name: a, size: 300x200, panels: [{chart: {mark: line, x: {field: x}, y: {field: y}}}]}
      - {name: b, size: 300x200, panels: [{table: {}}]}
      - {name: c, size: 300x200, panels: [{text: Hello}]}
      """, in: "good.yaml")
    // Opening the pipe blocks for ever, because nobody writes to it.
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    try folder.put(
      """
      data: {d: {csv: pipe}}
      dashboards:
      - {name: good, size: 300x200, panels: [{text: Hello}]}
      - {name: hung, size: 300x200, panels: [{table: {}}]}
      """, in: "hung.yaml")
  }

  private func render(_ arguments: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render"] + arguments + ["--out", "out"], in: folder.path, shell: shell)
  }

  /// The names of the pictures, and those of hidden files that a killed process leaves.
  private var pictures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out")
        .filter { !$0.hasSuffix(".chartroom") }.sorted()
    }
  }

  @Test("has the same names, bytes and output for any number of jobs", arguments: [1, 2, 5])
  func jobs(count: Int) throws {
    let names = ["a-dark.png", "a.png", "b-dark.png", "b.png", "c-dark.png", "c.png"]
    let alone = try ToolRun(
      ["render", "good.yaml", "--jobs", "0", "--out", "alone"], in: folder.path)
    let run = try render("good.yaml", "--jobs", "\(count)")
    #expect(alone.status == 0 && run.status == 0, "\(alone.errors)\(run.errors)")
    #expect(run.paths.map { $0.dropFirst(4) } == alone.paths.map { $0.dropFirst(6) })
    #expect(try pictures == names)
    for name in names {
      #expect(try folder.bytes(of: "out/" + name) == folder.bytes(of: "alone/" + name))
    }
  }

  @Test("ends a picture that takes too long with 5, and draws the others")
  func timeout() throws {
    let run = try render("hung.yaml", "--timeout", "1.5")
    #expect(run.status == 5)
    #expect(
      run.errors
        == "chartroom: hung.yaml: hung: the image took longer than 1.5 s. Raise --timeout, or draw less.\n"
    )
    #expect(run.paths == ["out/good.png"])
    #expect(try pictures == ["good.png"])
  }

  @Test("retries a picture whose process crashes, and draws the others")
  func crash() throws {
    let run = try render(
      "hung.yaml", "--jobs", "1",
      shell: """
        "$@" & run=$!
        until [ -e out/good.png ]; do sleep 0.05; done
        # The worker tells its parent of the picture after the picture appears.
        sleep 0.5
        while kill -0 $run; do kill -KILL $(cat /proc/$run/task/$run/children); sleep 0.1; done 2>/dev/null
        wait $run
        """)
    #expect(run.status == 4)
    #expect(
      run.errors == """
        chartroom: hung.yaml: hung: the worker process was ended by signal 9 (Killed). Run again; if it fails \
        again, draw this dashboard alone with 'chartroom render --jobs 0'.

        """)
    #expect(try pictures == ["good.png"])
  }

  @Test(
    "ends by signals with its workers, and leaves whole files", arguments: [(2, 130), (15, 143)])
  func signals(number: Int, status: Int32) throws {
    let run = try render(
      "hung.yaml", "--jobs", "2",
      shell: """
        set -m
        "$@" & run=$!
        until [ -e out/good.png ]; do sleep 0.05; done
        workers=$(cat /proc/$run/task/$run/children)
        kill -\(number) $run
        wait $run; status=$?
        for worker in $workers; do [ -e /proc/$worker ] && exit 99; done
        exit $status
        """)
    #expect(run.status == status)
    // The shell reports the end of the job, too.
    #expect(!run.errors.contains("chartroom:"), "\(run.errors)")
    #expect(try pictures == ["good.png"])
  }

  @Test("leaves no worker behind when it is killed")
  func killed() throws {
    let run = try render(
      "hung.yaml", "--jobs", "2",
      shell: """
        "$@" & run=$!
        until [ -e out/good.png ]; do sleep 0.05; done
        workers=$(cat /proc/$run/task/$run/children)
        kill -9 $run
        for try in {1..100}; do
          left=; for worker in $workers; do [ -e /proc/$worker/exe ] && left=1; done
          [ -z "$left" ] && exit 0; sleep 0.05
        done 2>/dev/null
        exit 9
        """)
    #expect(run.status == 0)
  }

  @Test("ends a picture that needs too much memory with 5")
  func memory() throws {
    try folder.put(
      """
      data: {d: {csv: long.csv}}
      dashboards:
      - {name: good, size: 300x200, panels: [{text: Hello}]}
      - {name: long, size: 300x200, panels: [{number: {field: x}}]}
      """, in: "long.yaml")
    try folder.put("x\n" + String(repeating: "123456789\n", count: 12_000_000), in: "long.csv")
    let run = try render("long.yaml", "--jobs", "1", "--max-memory", "128M")
    #expect(run.status == 5)
    #expect(run.errors.contains("memory"), "\(run.errors)")
    #expect(run.paths.contains("out/good.png"))
  }

  @Test("stops after a failure if told to")
  func failFast() throws {
    try folder.put(
      """
      data: {d: {csv: missing.csv}}
      dashboards:
      - {name: bad, size: 300x200, panels: [{table: {}}]}
      - {name: good, size: 300x200, panels: [{text: Hello}]}
      """, in: "bad.yaml")
    for jobs in ["0", "1"] {
      let stopped = try render("bad.yaml", "--jobs", jobs, "--fail-fast")
      #expect((stopped.status, stopped.paths) == (3, ["out/bad.png"]))
      let whole = try render("bad.yaml", "--jobs", jobs, "--keep-going")
      #expect((whole.status, whole.paths) == (4, ["out/bad.png", "out/good.png"]))
      try FileManager.default.removeItem(atPath: folder.path + "/out")
    }
  }

  @Test("rejects options that have no effect")
  func usage() throws {
    for (options, message) in [
      (
        ["--jobs", "0", "--timeout", "1"],
        "--timeout requires worker processes. Give --jobs 1 or more."
      ),
      (
        ["--max-memory", "64"],
        "--max-memory: '64' is not an amount of memory. Give a whole number and its unit, M or G, 64M or more, "
          + "for example 512M."
      ),
    ] {
      let run = try ToolRun(["render", "good.yaml", "--out", "out"] + options, in: folder.path)
      #expect((run.status, run.errors) == (2, "chartroom: \(message)\n"))
    }
  }
}
