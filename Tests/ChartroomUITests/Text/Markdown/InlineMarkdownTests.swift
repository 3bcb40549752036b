import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Inline Markdown")
struct InlineMarkdownTests {
  /// Returns the string of a literal with its styles in brackets.
  private func shown(
    _ markdown: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax =
      .inlineOnlyPreservingWhitespace
  ) throws -> String {
    let string = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax))
    return string.runs.map { run in
      var text = String(string[run.range].characters)
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.emphasized) { text = "<i>\(text)</i>" }
      if intent.contains(.stronglyEmphasized) { text = "<b>\(text)</b>" }
      if intent.contains(.code) { text = "<code>\(text)</code>" }
      if intent.contains(.strikethrough) { text = "<s>\(text)</s>" }
      if let link = run.link { text = "<a \(link.absoluteString)>\(text)</a>" }
      return text
    }.joined()
  }

  @Test(
    "reads emphasis, code, strikethrough and links, and nothing else",
    arguments: [
      ("plain", "plain"), ("", ""), ("**bold** text", "<b>bold</b> text"),
      ("__bold__", "<b>bold</b>"), ("_it_ *it*", "<i>it</i> <i>it</i>"),
      ("***both***", "<b><i>both</i></b>"), ("`a*b*`", "<code>a*b*</code>"),
      ("~~gone~~", "<s>gone</s>"),
      ("[t **b**](https://x.org)", "<a https://x.org>t </a><a https://x.org><b>b</b></a>"),
      ("https://x.org/a.", "<a https://x.org/a>https://x.org/a</a>."),
      ("www.x.org", "<a http://www.x.org>www.x.org</a>"),
      ("me@x.org", "<a mailto:me@x.org>me@x.org</a>"),
      ("# no heading", "# no heading"), ("1. no list", "1. no list"),
      ("- a\n- **b**", "- a\n- <b>b</b>"),
      ("  spaces  \n\n  kept  ", "  spaces  \n\n  kept  "), ("5 * 3 * 2", "5 * 3 * 2"),
      ("snake_case_name", "snake_case_name"), (#"\*escaped\*"#, "*escaped*"), (#"end\"#, #"end\"#),
      ("a & b &lt; c", "a & b < c"), ("(**x**)", "(<b>x</b>)"),
      ("<b>tag</b> *x*", "<b>tag</b> <i>x</i>"),
      ("**open", "**open"), ("a\u{301}*e*", "a\u{301}<i>e</i>"), ("\u{301}", "\u{301}"),
      ("[a](b", "[a](b"), (#"two\\"#, #"two\"#), ("end.", "end."), ("(x)", "(x)"),
      ("**日本**語", "<b>日本</b>語"),
    ])
  func markdown(source: String, expected: String) throws {
    #expect(try shown(source) == expected)
  }

  @Test(
    "the blocks of a document follow each other without marks and line breaks",
    arguments: [
      ("First.\n\nSecond\none.", "First.Second one."),
      ("# Head *x*\n\n- one\n- two\n\n1. first\n\n> quote", "Head <i>x</i>onetwofirstquote"),
      ("hard  \nbreak", "hard\nbreak"), ("```\nlet a\n```", "let a\n"), ("a\n\n***", "a\u{2E3B}"),
      ("| a | **b** |\n|---|---|\n| c | d |", "a<b>b</b>cd"), ("plain", "plain"), ("", ""),
      ("~~gone~~ www.x.org", "<s>gone</s> <a http://www.x.org>www.x.org</a>"),
    ])
  func documents(source: String, expected: String) throws {
    #expect(try shown(source, .full) == expected)
  }

  @Test(
    "line breaks are spaces where only inline parts are read",
    arguments: [
      ("one\n two", "one two"), ("First.\n\nSecond.\n", "First. Second."),
      ("# Head *x*\r\n- one", "# Head <i>x</i> - one"),
    ])
  func lines(source: String, expected: String) throws {
    #expect(try shown(source, .inlineOnly) == expected)
  }

  @Test("deep and unbalanced emphasis is read without recursion")
  func deep() throws {
    let source = String(repeating: "*a **b ", count: 20_000)
    #expect(try !AttributedString(markdown: source).characters.isEmpty)
    let nested = String(repeating: "**a", count: 3_000) + String(repeating: "**", count: 3_000)
    #expect(try !AttributedString(markdown: nested).characters.isEmpty)
  }
}
