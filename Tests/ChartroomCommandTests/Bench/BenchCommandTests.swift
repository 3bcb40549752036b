import Benchmarks
import CairoCanvas
import ChartroomCommand
import Foundation
import TestSupport
import Testing

@Suite("chartroom bench")
struct BenchCommandTests {
  @Test("lists names, filtered")
  func list() throws {
    let run = try ToolRun(["bench", "--list", "--filter", "kernel/*/10000"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.paths.contains("kernel/sum/float64/10000"))
    #expect(run.paths.allSatisfy { $0.hasPrefix("kernel/") })
  }

  @Test("prints nothing but JSON with --json -")
  func json() throws {
    struct Report: Decodable {
      struct Entry: Decodable {
        var name: String
        var samples: Int
        var median_ns: Double
      }
      var benchmarks: [Entry]
      var environment: BenchmarkEnvironment
    }
    let run = try ToolRun([
      "bench", "--filter", "scene/layout.text-styles", "--repeat", "2", "--json", "-",
    ])
    #expect(run.status == 0 && run.errors.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.benchmarks.map(\.name) == ["scene/layout.text-styles"])
    #expect(report.benchmarks.allSatisfy { $0.samples == 2 && $0.median_ns > 0 })
    #expect(report.environment.threads == 1 && report.environment.cairo.hasPrefix("1."))
  }

  @Test("a scene cannot be drawn in a microsecond")
  func budget() async throws {
    let run = try ToolRun([
      "bench", "--filter", "scene/drawing.effects", "--repeat", "1", "--budget", "1us",
    ])
    #expect(run.status == 5)
    #expect(run.output.contains("scene/drawing.effects"))
    #expect(run.errors.hasPrefix("chartroom: scene/drawing.effects takes "))
    #expect(run.errors.hasSuffix("and the budget is 1.00 µs.\n"))
  }

  @Test("ends with 6 where a report cannot be written")
  func unwritable() throws {
    let one = ["bench", "--filter", "kernel/sum/float64/10000", "--repeat", "1"]
    let file = try ToolRun(one + ["--json", "/no/such/folder/bench.json"])
    // Before anything is measured.
    #expect(file.status == 6 && file.output.isEmpty)
    #expect(file.errors.contains("/no/such/folder/bench.json: cannot create"))
    let full = try ToolRun(one, shell: "\"$@\" >/dev/full")
    #expect(full.status == 6 && full.errors.contains("standard output cannot be written: "))
  }

  @Test("runs one benchmark for a tool that counts")
  func once() throws {
    let run = try ToolRun(["bench", "--once", "kernel/sum/float64/10000"])
    #expect(run.status == 0 && run.output.isEmpty && run.errors.isEmpty)
    let unknown = try ToolRun(["bench", "--once", "kernel/sum"])
    #expect(
      unknown.status == 2 && unknown.errors.contains("'kernel/sum' is not the name of a benchmark"))
  }

  @Test("a child draws the columns of a file as this process does, and people are not told of it")
  @MainActor
  func columns() throws {
    let folder = try TemporaryFolder()
    let time = ContiguousArray((0..<50).map { 1_542_412_800_000 + Double($0) * 60_000 })
    let lines = (1...4).map { line in ContiguousArray((0..<50).map { Double($0 * line % 7) }) }
    let path = folder.path + "/columns.f64"
    try ColumnsFile.write([time] + lines, to: path)
    let child = ChildProgram([ToolRun.executable, "bench", "--columns"])
    try child.run(path, output: folder.path + "/chart.png")
    let picture = try folder.bytes(of: "chart.png")
    #expect(try PNG.decode(picture).width == 1920)
    #expect(try picture == [UInt8](BenchmarkSuite.drawColumns(path)))
    let missing = try ToolRun(["bench", "--columns", folder.path + "/missing"])
    #expect(missing.status == 3 && missing.errors.contains("No such file"))
    #expect(!(try ToolRun(["bench", "--help"]).output.contains("--columns")))
  }

  @Test("a file of columns that holds no points in time is an error, and never a trap")
  func wrongColumns() throws {
    let folder = try TemporaryFolder()
    let values = ContiguousArray<Double>([1, 2, .nan, 4])
    let wrong: [ContiguousArray<Double>] = [
      [.nan, .nan, .nan, .nan], [0, .nan, 2, 3], [0, 1, .infinity, .infinity], [3, 2, 1, 0],
    ]
    for time in wrong {
      try ColumnsFile.write(
        [time] + Array(repeating: values, count: 4), to: folder.path + "/columns.f64")
      let run = try ToolRun(["bench", "--columns", folder.path + "/columns.f64"])
      #expect(run.status == 3 && run.output.isEmpty, "\(time)")
      #expect(run.errors.contains("/columns.f64: time "), "\(run.errors)")
    }
    let far: [ContiguousArray<Double>] = [
      [-1e300, 0, 1, 1e300], [0, 0, 0, 0], [1e300, 1e300, 1e300, 1e300], [0, 1e-300, 1, 1e15],
    ]
    for time in far {
      try ColumnsFile.write(
        [time] + Array(repeating: values, count: 4), to: folder.path + "/columns.f64")
      let picture = folder.path + "/chart.png"
      try ChildProgram([ToolRun.executable, "bench", "--columns"])
        .run(folder.path + "/columns.f64", output: picture)
      #expect(try PNG.decode(folder.bytes(of: "chart.png")).width == 1920, "\(time)")
    }
  }

  @Test("a new process is measured beside the one that is warm")
  func cold() throws {
    // Whole names, where a text would be found in those of more points too.
    let run = try ToolRun([
      "bench", "--filter", "[s]cene/whole/1000", "--filter", "[s]cene/whole/1000/cold", "--repeat",
      "1",
    ])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains("scene/whole/1000/cold") && run.output.contains("whole/1000 "))
    #expect(!run.output.contains("whole/10000"))
  }

  @Test(
    "refuses odd options and says what it wants",
    arguments: [
      (["--format", "xml"], "xml"), (["--filter", "nothing like it"], "--list"),
      (["--repeat", "0"], "from 1 to"), (["--repeat", "-3"], "from 1 to"),
      (["--repeat", "many"], "from 1 to"), (["--budget", "16.7"], "for example 16.7ms"),
      (["--budget", "0ms"], "for example 16.7ms"), (["--budget", "-1s"], "for example 16.7ms"),
      (["--budget", "1h"], "for example 16.7ms"), (["--budget", "nans"], "for example 16.7ms"),
      (["--budget", "s"], "for example 16.7ms"),
      (["--budget", "1s", "--filter", "kernel"], "scenes"),
      (["--json", "-", "--format", "bmf"], "Give --json a file"), (["--json", ""], "Give a file"),
      (["extra"], "extra"),
    ])
  func usage(options: [String], message: String) throws {
    let run = try ToolRun(["bench"] + options)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
