import ChartroomUI
import Testing

@Suite("SectionMark")
struct SectionMarkTests {
  @Test("headers and footers take a line of a grid, and content does not")
  func lines() {
    let roles = SectionMark.Role.allCases.filter {
      SectionMark(section: .node(0), role: $0).spansLine
    }
    #expect(roles == [.header, .footer])
  }

  @Test("a section in a row and a section of rows differ, also with the same number")
  func owners() {
    let marks = [SectionMark.Owner.node(1), .list(1), .node(2), .list(2)].flatMap { owner in
      SectionMark.Role.allCases.map { SectionMark(section: owner, role: $0) }
    }
    #expect(Set(marks).count == 12)
  }
}
