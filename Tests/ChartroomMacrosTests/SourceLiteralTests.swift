import Testing

@Suite("Source literal")
struct SourceLiteralTests {
  @Test(
    "lines lose their common indentation, and blank lines at the ends are omitted",
    arguments: [
      ("a", "a"), ("", ""), ("\n \n", ""), ("\n    a\n      b\n\n    c  \n  \n", "a\n  b\n\nc"),
      ("  a\nb", "  a\nb"), (" a ", "a"),
    ])
  func indentation(text: String, content: String) {
    #expect(SourceLiteral.literal(text) == "#\"\"\"\n\(content)\n\"\"\"#")
  }

  @Test("the ends of lines of other systems become line feeds", arguments: ["\r\n", "\r", "\n"])
  func lineEnds(end: String) {
    let text = ["", "    a", "      b", "", "    c", ""].joined(separator: end)
    #expect(SourceLiteral.literal(text) == "#\"\"\"\na\n  b\n\nc\n\"\"\"#")
  }

  @Test("the literal has more number signs than its content has in a row")
  func signs() {
    #expect(SourceLiteral.literal("#a##") == "###\"\"\"\n#a##\n\"\"\"###")
    #expect(SourceLiteral.literal("\"\"\"#\\#(b)") == "##\"\"\"\n\"\"\"#\\#(b)\n\"\"\"##")
  }
}
