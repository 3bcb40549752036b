import Foundation
import TestSupport
import Testing

@Suite("Data sources that are commands, and chartroom render --allow-exec")
struct ExecSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.put("day,n\n1,10\n2,30\n", in: "d.csv")
  }

  /// Writes a spec with a command, as a list in YAML.
  private func put(_ command: String, _ options: String = "", panel: String = "{table: {}}") throws
  {
    try folder.put(
      """
      parameters: {x: "1"}
      data: {d: {exec: {command: \(command)\(options.isEmpty ? "" : ", " + options)}}}
      dashboards: [{name: a, size: 300x200, panels: [\(panel)]}]
      """, in: "n.yaml")
  }

  private func render(_ options: String..., shell: String? = nil) throws -> ToolRun {
    try ToolRun(["render", "n.yaml", "--out", "out"] + options, in: folder.path, shell: shell)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.path + "/" + name)
  }

  /// The start of the messages about the command.
  private static let place = "chartroom: n.yaml:2:29: data.d.exec.command[0]: "

  @Test("do not run unless they are allowed, and never to check a spec")
  func refused() throws {
    try put("[touch, made]")
    let run = try render()
    #expect(run.status == 3 && run.paths == ["out/a.png"])
    #expect(
      run.errors
        == Self.place
        + "commands are not run unless they are allowed. Give the option --allow-exec.\n")
    #expect(try ToolRun(["check", "n.yaml"], in: folder.path).status == 0)
    #expect(!exists("made"))
    _ = try render("--allow-exec")
    #expect(exists("made"))
  }

  @Test("are read as files are, and run in the folder of the spec", arguments: ["0", "1"])
  func formats(jobs: String) throws {
    try folder.put("day\tn\n1\t10\n2\t30\n", in: "d.tsv")
    try folder.put("[{\"day\": 1, \"n\": 10}, {\"day\": 2, \"n\": 30}]", in: "d.json")
    try folder.put("{\"day\": 1, \"n\": 10}\n{\"day\": 2, \"n\": 30}\n", in: "d.jsonl")
    try folder.put(
      """
      data: {d: {csv: d.csv}}
      dashboards: [{name: a, size: 300x200, panels: [{table: {}}]}]
      """, in: "n.yaml")
    #expect(try render().status == 0)
    let bytes = try folder.bytes(of: "out/a.png")
    for (name, format) in [
      ("d.csv", ""), ("d.tsv", ""), ("d.json", ""), ("d.jsonl", ""), ("d.tsv", "format: csv"),
      ("d.json", "format: json"), ("d.jsonl", "format: jsonl"),
    ] {
      try FileManager.default.removeItem(atPath: folder.path + "/out/a.png")
      try put("[cat, \(name)]", format)
      let run = try ToolRun(
        ["render", folder.path + "/n.yaml", "--out", "out", "--jobs", jobs, "--allow-exec"],
        in: "/", shell: "cd '\(folder.path)' && \"$@\"")
      #expect((run.status, run.errors) == (0, ""), "\(name)")
      #expect(try folder.bytes(of: "out/a.png") == bytes, "\(name)")
    }
    try put("[cat, d.csv]", "format: json")
    let wrong = try render("--allow-exec")
    #expect(wrong.status == 3)
    #expect(
      wrong.errors.hasPrefix("chartroom: the output of 'cat':1:1: not JSON"), "\(wrong.errors)")
  }

  @Test("run whenever the picture is drawn, whatever an earlier run has made")
  func repeated() throws {
    try put("[sh, -c, \"echo x >> runs; cat d.csv\"]")
    for count in 1...3 {
      #expect(try render("--allow-exec").status == 0)
      #expect(try folder.text(of: "runs").count == 2 * count)
    }
  }

  @Test("get parameters as whole arguments, which no shell interprets")
  func parameters() throws {
    try put("[sh, -c, 'printf \"%s\\n\" \"$#\" \"$1\" > arguments; cat d.csv', sh, \"${x}\"]")
    let hostile = "$(touch made); touch made & `touch made` \" ' \\"
    #expect(try render("--allow-exec", "--param", "x=\(hostile)").status == 0)
    #expect(try folder.text(of: "arguments") == "1\n\(hostile)\n")
    #expect(!exists("made"))
    for (command, message) in [
      (
        "[sh, -c, \"echo ${x}\"]",
        """
        n.yaml:2:37: data.d.exec.command[2]: '${x}' is a part of an argument, and a program could run it as a part \
        of a script. Make it an argument of its own, such as "$1" of a shell.
        """
      ),
      (
        "[\"${x}\"]",
        """
        n.yaml:2:29: data.d.exec.command[0]: the program cannot be the parameter '${x}'. Write the program into the \
        spec.
        """
      ),
      (
        "[\"\"]",
        "n.yaml:2:29: data.d.exec.command[0]: the program is ''. Give its name or its path."
      ),
    ] {
      try put(command)
      let run = try render("--allow-exec")
      #expect((run.status, run.errors) == (3, "chartroom: \(message)\n"))
    }
    try put("[sh, -c, \"x=1; echo $${x}; echo 2; echo 3\"]", panel: "{number: {field: 'column 1'}}")
    #expect(try render("--allow-exec").errors.isEmpty)
  }

  @Test("that fail are bad data, with the end of their messages")
  func failures() throws {
    for (command, message) in [
      (
        "[sh, -c, \"for i in 1 2 3 4; do echo line $i >&2; done; exit 3\"]",
        "the command 'sh' ended with the exit status 3: line 2 / line 3 / line 4."
      ),
      ("['false']", "the command 'false' ended with the exit status 1, without a message."),
      (
        "[./missing]",
        """
        the command './missing' cannot be started: No such file or directory. Correct the name of the program.
        """
      ),
    ] {
      try put(command)
      let run = try render("--allow-exec")
      #expect((run.status, run.errors) == (3, Self.place + message + "\n"))
      #expect(run.paths == ["out/a.png"])
    }
    try put("['true']")
    let empty = try render("--allow-exec")
    #expect(empty.status == 3)
    #expect(
      empty.errors
        == "chartroom: the output of 'true': the file is empty, expected a table. Give a file with rows.\n"
    )
  }

  @Test("that report a transient failure or are killed are tried again")
  func transient() throws {
    try put("[sh, -c, \"echo x >> runs; echo busy >&2; exit 75\"]")
    let run = try render("--allow-exec")
    #expect(run.status == 1)
    #expect(run.errors == Self.place + "the command 'sh' reported a transient failure: busy.\n")
    #expect(try folder.text(of: "runs") == "x\nx\nx\n")
    try put("[sh, -c, \"kill -9 $$\"]")
    let killed = try render("--allow-exec")
    #expect(killed.status == 1)
    #expect(killed.errors.contains("was ended by signal 9 (Killed), without a message."))
  }

  @Test("are ended with their children at the time limit, or with the run")
  func ended() throws {
    let command = "[sh, -c, \"trap '' TERM; sleep 300 & echo $! > child; wait; sleep 300\"]"
    func isChildRunning() throws -> Bool {
      let id = try folder.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)
      let state = try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    for jobs in ["0", "1"] {
      try put(command, "timeout: 0.5")
      let run = try render("--allow-exec", "--jobs", jobs)
      #expect(run.status == 5)
      #expect(
        run.errors
          == Self.place
          + "the command 'sh' took longer than 0.5 s. Make it faster, or raise its 'timeout'.\n")
      #expect(try !isChildRunning())
    }
    try put(command)
    for jobs in ["0", "1"] {
      try FileManager.default.removeItem(atPath: folder.path + "/child")
      let run = try render(
        "--allow-exec", "--jobs", jobs,
        shell: "\"$@\" & until [ -s child ]; do sleep 0.05; done; kill -TERM $!; wait $!")
      #expect(run.status == 143)
      #expect(try !isChildRunning(), "\(jobs)")
    }
    try FileManager.default.removeItem(atPath: folder.path + "/child")
    let slow = try render("--allow-exec", "--jobs", "1", "--timeout", "0.7")
    #expect(slow.status == 5)
    #expect(try !isChildRunning())
  }

  @Test("do not inherit ignored signals, and have no input")
  func environment() throws {
    let script = "cat; yes n | head -n 4; [ $${PIPESTATUS[0]} = 141 ]"
    try put("[bash, -c, \"\(script)\"]")
    let run = try render("--allow-exec")
    #expect((run.status, run.errors) == (0, ""))
  }
}
