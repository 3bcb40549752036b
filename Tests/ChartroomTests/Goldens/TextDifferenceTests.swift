import Testing

@Suite("TextDifference")
struct TextDifferenceTests {
  @Test("finds nothing between equal texts")
  func equal() {
    #expect(TextDifference.between(expected: "a\nb\n", actual: "a\nb\n") == nil)
    #expect(TextDifference.between(expected: "", actual: "") == nil)
  }

  @Test("shows the lines that differ, with their surroundings")
  func lines() {
    let old = (1...12).map { "line \($0)" }
    var new = old
    new[5] = "line six"
    new.insert("between", at: 7)
    #expect(
      TextDifference.between(
        expected: old.joined(separator: "\n"), actual: new.joined(separator: "\n")) == """
          first difference in line 6:
            line 3
            line 4
            line 5
          - line 6
          + line six
            line 7
          + between
            line 8
            line 9
            line 10
          """)
  }

  @Test("tells a missing line break and two spellings of one letter apart")
  func bytes() {
    #expect(TextDifference.between(expected: "a\n", actual: "a") != nil)
    #expect(TextDifference.between(expected: "é", actual: "e\u{301}") != nil)
    #expect(TextDifference.between(expected: "a\r\nb", actual: "a\nb") != nil)
  }

  @Test("cuts long differences")
  func long() {
    let old = (0..<3000).map { "old \($0)" }.joined(separator: "\n")
    let new = (0..<3000).map { "new \($0)" }.joined(separator: "\n")
    let text = TextDifference.between(expected: old, actual: new)
    #expect(text?.hasSuffix("… 5940 more lines") == true)
  }
}
