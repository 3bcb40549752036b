import CairoCanvas
import Foundation
import TestSupport
import Testing

@Suite("Files of a run of dashboards that ends badly")
struct DashboardCrashTests {
  private let folder: TemporaryFolder
  private let count = 24

  init() throws {
    folder = try TemporaryFolder()
    let dashboards = (0..<count).map {
      "- {name: d\($0), size: 200x100, panels: [{text: Text \($0)}]}"
    }
    try folder.put("dashboards:\n" + dashboards.joined(separator: "\n"), in: "n.yaml")
  }

  private func run(_ options: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render", "n.yaml"] + options, in: folder.path, shell: shell)
  }

  /// The pictures in a folder with their bytes; every one of them must be whole.
  private func pictures(in name: String) throws -> [String: [UInt8]] {
    let path = folder.path + "/" + name
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: try names.filter { $0.hasSuffix(".png") }.map { picture in
        let bytes = try folder.bytes(of: name + "/" + picture)
        #expect(try PNG.decode(bytes).width == 200, "\(picture)")
        return (picture, bytes)
      })
  }

  @Test("are whole when it is killed at any moment, and the next run completes")
  func killed() throws {
    #expect(try run("--out", "clean").status == 0)
    let clean = try pictures(in: "clean")
    #expect(clean.count == count)
    for moment in 0..<16 {
      _ = try run(
        "--out", "out", "--jobs", "\(moment % 3)", moment < 8 ? "--force" : "--keep-going",
        shell: "\"$@\" & sleep 0.\(moment % 8)5; kill -9 $!; wait; true")
      let found = try pictures(in: "out")
      #expect(found.allSatisfy { clean[$0.key] == $0.value })
    }
    #expect(try run("--out", "out").status == 0)
    #expect(try pictures(in: "out") == clean)
  }

  @Test("are whole when one cannot be written, which is exit code 6", arguments: ["0", "2"])
  func unwritable(jobs: String) throws {
    try folder.put(
      "dashboards: [{name: a, panels: [{text: The quick brown fox 0123456789}]}]", in: "n.yaml")
    let run = try run(
      "--out", "out", "--scale", "4", "--jobs", jobs, shell: "ulimit -f 1; exec \"$@\"")
    #expect(run.status == 6)
    #expect(run.errors.contains("ulimit -f"), "\(run.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").isEmpty)
  }
}
