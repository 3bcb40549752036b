import Benchmarks
import TestSupport
import Testing

@Suite("ChildProgram")
struct ChildProgramTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ command: String...) throws {
    try ChildProgram(command).run(folder.path + "/in", output: folder.path + "/out")
  }

  @Test("its standard output replaces a file, and it has ended when the call returns")
  func output() throws {
    try folder.put("what it is given", in: "in")
    try folder.put("something longer than what it is given", in: "out")
    try run("/bin/sh", "-c", "sleep 0.1; cat \"$0\"")
    #expect(try folder.text(of: "out") == "what it is given")
  }

  @Test(
    "a failure is told with its reason",
    arguments: [
      (["/bin/false"], "ends with 1"), (["/bin/sh", "-c", "exit 3"], "ends with 3"),
      (["/bin/sh", "-c", "kill -9 $$"], "ends by a signal"),
      (["/no/such/program"], "No such file or directory"), ([], "No such file or directory"),
    ])
  func failure(command: [String], reason: String) {
    let error = #expect(throws: ChildProgramError.self) {
      try ChildProgram(command).run(folder.path + "/in", output: folder.path + "/out")
    }
    #expect(error?.reason == reason && error?.command == command)
  }
}
