import ChartroomUI
import Dispatch
import Foundation
import Synchronization
import Testing

@Suite("MarkdownBlock")
struct MarkdownBlockTests {
  private typealias Block = MarkdownBlock

  @Test("divides a text into headings and paragraphs, and keeps inline Markdown")
  func texts() {
    #expect(
      Block.blocks(of: "# A *b*\n\none\ntwo `c_d` ~~e~~\n\n###### F\n***\nhard  \nbreak")
        == [
          Block(content: .heading("A *b*", level: 1)),
          Block(content: .paragraph("one two `c_d` ~~e~~")),
          Block(content: .heading("F", level: 6)), Block(content: .rule),
          Block(content: .paragraph("hard\nbreak")),
        ])
    #expect(Block.blocks(of: "") == [])
    #expect(
      Block.blocks(of: "```\nlet a = 1\n\n  b\n```\n<div>\n</div>") == [
        Block(content: .code("let a = 1\n\n  b")), Block(content: .paragraph("<div>\n</div>")),
      ])
  }

  @Test("texts are divided alike on several threads at once")
  func threads() {
    let text = "one `c_d` ~~e~~ and ~~f~~\n\n| a | b |\n|---|---|\n| ~~c~~ | d |"
    let expected = Block.blocks(of: text)
    let differing = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4000) { _ in
      if Block.blocks(of: text) != expected { differing.withLock { $0 += 1 } }
    }
    #expect(differing.withLock { $0 } == 0)
  }

  @Test("escapes what is no Markdown, so that it is drawn as it is")
  func escapes() throws {
    let blocks = Block.blocks(of: "a_b, 1 \\* 2 \\* 3 < 4")
    guard case .paragraph(let text)? = blocks.first?.content else {
      Issue.record("no paragraph")
      return
    }
    let drawn = try AttributedString(markdown: text)
    #expect(String(drawn.characters) == "a_b, 1 * 2 * 3 < 4")
  }

  private func item(
    _ text: String, _ marker: Block.Marker, depth: Int = 1, begins: Bool = true
  ) -> Block {
    Block(content: .paragraph(text), marker: marker, beginsItem: begins, depth: depth)
  }

  @Test("numbers the items of lists, and indents those of lists in lists")
  func lists() {
    #expect(
      Block.blocks(of: "- one\n- two\n  more\n  1. in\n\n     next\n  2. out\n\n3. three\n4. four")
        == [
          item("one", .bullet), item("two more", .bullet), item("in", .number(1), depth: 2),
          item("next", .number(1), depth: 2, begins: false), item("out", .number(2), depth: 2),
          item("three", .number(3)), item("four", .number(4)),
        ])
    #expect(
      Block.blocks(of: "- [ ] todo\n- [x] done")
        == [item("todo", .task(false)), item("done", .task(true))])
    #expect(Block.blocks(of: "-\n- - a").map(\.depth) == [1, 1, 2])
  }

  @Test("counts the quotes around a block")
  func quotes() {
    #expect(
      Block.blocks(of: "> a\n> b\n>\n> > c\n\nd") == [
        Block(content: .paragraph("a b"), quotes: 1), Block(content: .paragraph("c"), quotes: 2),
        Block(content: .paragraph("d")),
      ])
  }

  @Test("reads tables with their alignments")
  func tables() {
    let table = MarkdownTable(
      alignments: [.leading, .center, .trailing], rows: [["a", "b | c", "n"], ["1", "*x*", ""]])
    #expect(
      Block.blocks(of: "| a | b \\| c | n |\n|---|:-:|--:|\n| 1 | *x* |")
        == [Block(content: .table(table))])
  }

  @Test("reads any depth")
  func depth() {
    let count = 20_000
    #expect(
      Block.blocks(of: String(repeating: "> ", count: count) + "x").map(\.quotes) == [count])
    #expect(
      Block.blocks(of: String(repeating: "- ", count: count) + "x").last?.depth == count)
  }
}
