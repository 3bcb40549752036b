import Testing

@Suite("CodeScanner")
struct CodeScannerTests {
  private func scan(_ text: String, until end: Unicode.Scalar? = nil) -> String {
    var scanner = CodeScanner(Array(text.utf8))
    scanner.skipCode(until: end.map { UInt8(ascii: $0) })
    return String(decoding: scanner.code, as: UTF8.self)
  }

  @Test(
    "comments become spaces, and line breaks stay",
    arguments: [
      ("a // b\nc", "a     \nc"), ("a /* b */ c", "a         c"), ("/* a\nb */c", "    \n    c"),
      ("/* a /* b */ c */d", "                 d"), ("a // /* b\nc", "a        \nc"),
      ("a / b * c", "a / b * c"), ("// a", "    "), ("/* a", "    "), ("", ""),
    ])
  func comments(text: String, code: String) { #expect(scan(text) == code) }

  @Test(
    "the contents of literals become spaces, and their quotation marks stay",
    arguments: [
      (#"f("ab", c)"#, #"f("  ", c)"#), (#""a\"b" + c"#, #""    " + c"#),
      (##"#"a"b"# + c"##, ##"#"   "# + c"##), ("\"\"\"\na\"b\n\"\"\" c", "\"\"\"\n   \n\"\"\" c"),
      (#""// a" b"#, #""    " b"#), (#""a"#, #"" "#), (#""" a"#, #""" a"#), ("#if a", "#if a"),
    ])
  func literals(text: String, code: String) { #expect(scan(text) == code) }

  @Test("an interpolation is part of its literal, with all parentheses and literals in it")
  func interpolations() {
    #expect(scan(#""a\(f("b", (c)))d" e"#) == #""                " e"#)
    #expect(scan(##"#"a\(b"# c"##) == ##"#"    "# c"##)
    #expect(scan(##"#"a\#(")")b"# c"##) == ##"#"         "# c"##)
  }

  @Test("the scan ends at the closing parenthesis of the code around it")
  func end() {
    #expect(scan(#"(a) "b") "c""#, until: ")") == #"(a) " ") "c""#)
    #expect(scan(#"a "b""#, until: ")") == #"a " ""#)
  }

  @Test("any bytes give as many bytes, with the same line breaks")
  func anyBytes() {
    let alphabet = Array("\\#(\")/*a \n".utf8)
    var state: UInt64 = 1
    for _ in 0..<5_000 {
      let bytes = (0..<12).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      var scanner = CodeScanner(bytes)
      scanner.skipCode(until: nil)
      #expect(scanner.code.count == bytes.count)
      for (old, new) in zip(bytes, scanner.code) {
        #expect(new == old || new == 0x20 && old != 0x0A)
      }
    }
  }
}
