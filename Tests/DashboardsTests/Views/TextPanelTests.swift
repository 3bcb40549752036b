import Chartroom
import ChartroomUI
import Dashboards
import Foundation
import Testing

@MainActor
@Suite("Text panels")
struct TextPanelTests {
  @Test(
    "draw every block of Markdown without its marks",
    arguments: [
      ("1. first\n2. second", ["1.", "2.", "first", "second"]),
      ("> quoted", ["quoted"]),
      ("| a | n |\n|---|--:|\n| b | 12 |", ["a", "n", "b", "12"]),
      ("- [x] done", ["done"]), ("above\n\n---\n\nbelow", ["above", "below"]),
      ("```\nlet a = 1\n```", ["let a = 1"]),
    ])
  func blocks(text: String, words: [String]) throws {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "        \($0)" }.joined(separator: "\n")
    let spec = "dashboards:\n- name: a\n  panels:\n    - text: |\n\(lines)\n"
    let plan = try #require(try SpecExample.file(spec).plans().first)
    let stage = try Stage(size: ProposedViewSize(width: plan.width, height: nil)) {
      DashboardView(plan)
    }
    let drawing = "\(stage.drawList())"
    try stage.checkSettled()
    #expect(stage.warnings.isEmpty)
    for word in words { #expect(drawing.contains("\"\(word)\""), "\(word) in \(drawing)") }
    for mark in ["|", "---", "[x]", "```", ">"] { #expect(!drawing.contains("\"\(mark)")) }
  }
}
