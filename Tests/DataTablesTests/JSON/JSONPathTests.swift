import DataTables
import Testing

@Suite("JSONPath")
struct JSONPathTests {
  @Test("is spelled as a program would write it")
  func spelled() {
    #expect(JSONPath().spelled(root: "charts") == nil)
    #expect(
      JSONPath().index(2).key("columns").index(1).spelled(root: "charts") == "charts[2].columns[1]")
    #expect(JSONPath().key("columns").index(1).spelled(root: "charts") == "columns[1]")
  }

  @Test("quotes keys that would spoil the line")
  func quoted() {
    #expect(JSONPath().key("types").key("y\n0").spelled(root: "a") == #"types."y\n0""#)
    #expect(JSONPath().key("").spelled(root: "a") == "\"\"")
    #expect(
      JSONPath().key(String(repeating: "k", count: 41)).spelled(root: "a")?.hasSuffix("…\"") == true
    )
  }
}
