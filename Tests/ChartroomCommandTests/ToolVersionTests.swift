import ChartroomCommand
import Testing

@Suite("ToolVersion")
struct ToolVersionTests {
  @Test("a version names the commit, if it is known")
  func text() {
    #expect(ToolVersion.text(commit: nil) == ToolVersion.release)
    #expect(
      ToolVersion.text(commit: "70fe616ea0b1") == "\(ToolVersion.release) (commit 70fe616ea0b1)")
  }

  @Test("a program that no package holds prints the version of the release")
  func tool() throws {
    let run = try ToolRun(["--version"])
    #expect(run.output == ToolVersion.release + "\n")
  }
}
