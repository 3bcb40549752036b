import Testing

@Suite("Source text")
struct SourceTextTests {
  @Test(
    "the code of a text has no comments and no contents of literals",
    arguments: [
      ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"),
      (#""(" + x"#, #"" " + x"#), (#""\(f(")")) {" y"#, #""           " y"#),
      (##"#"\(a) " {"# z"##, ##"#"        "# z"##), (#""\"{" z"#, #""   " z"#),
      ("\"\"\"\n{ \"q\" }\n\"\"\" z", "\"\"\"\n       \n\"\"\" z"), ("#if a", "#if a"),
      ("/* open", "       "), ("\"open", "\"    "),
    ])
  func code(text: String, code: String) {
    #expect(String(decoding: SourceText(text).code, as: UTF8.self) == code)
  }

  @Test("a word is found in code only, and only as a whole")
  func words() {
    let source = SourceText("// var a\nlet variable = \"var\"; var b")
    #expect(source.end(of: "var") == source.bytes.count - 2)
    #expect(source.end(of: "var", from: source.bytes.count - 2) == nil)
    #expect(SourceText("v").end(of: "var") == nil)
  }

  @Test("a search skips what is in brackets")
  func brackets() {
    let source = SourceText("(a = 1) [=] { = } = 2")
    #expect(source.first(from: 0) { byte, _ in byte == UInt8(ascii: "=") } == 18)
  }

  @Test("a trimmed text has no comments at its ends")
  func trimmed() {
    let source = SourceText("/* a */ f(\"b\") // c")
    #expect(source.trimmed(0..<source.bytes.count) == "f(\"b\")")
  }
}
