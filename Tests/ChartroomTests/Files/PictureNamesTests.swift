import Chartroom
import Graphics
import Testing

@Suite("PictureNames")
struct PictureNamesTests {
  @Test(
    "takes as many folders in front as equal stems need",
    arguments: [
      (["stage1.json"], ["stage1"]),
      (["a/overview.json", "b/other.json"], ["overview", "other"]),
      (["1/overview.json", "2/overview.json"], ["1-overview", "2-overview"]),
      (
        ["1/overview.json", "2/overview.json", "stage1.json"],
        ["1-overview", "2-overview", "stage1"]
      ),
      (["overview.json", "1/overview.json"], ["overview", "1-overview"]),
      (["a/x/o.json", "b/x/o.json", "c/y/o.json"], ["a-x-o", "b-x-o", "c-y-o"]),
      (["/data/1/o.json", "/data/2/o.json"], ["1-o", "2-o"]),
      (["1/O.json", "2/o.json"], ["1-O", "2-o"]),
      (["1/o.json", "2/o.txt"], ["1-o", "2-o"]),
      (["./1/../2//o.json", "1/./o.json"], ["2-o", "1-o"]),
      (["a.b.json", "noending", ".json"], ["a.b", "noending", "_json"]),
      (["../o.json", "o.json"], ["_.-o", "o"]),
      (["..", "/", "."], ["_", "_", "_"]),
      (["new\nline.json", "tab\tand\u{202E}turn.json"], ["new_line", "tab_and_turn"]),
      (["Zürich 東京.json"], ["Zürich 東京"]),
      ([], []),
    ])
  func stems(paths: [String], expected: [String]) {
    #expect(PictureNames.stems(of: paths) == expected)
  }

  @Test("numbers the charts of an input that holds several, and puts dark last")
  func table() throws {
    let names = try PictureNames.table(
      [.init(path: "in/stage1.json", charts: 2), .init(path: "overview.json", charts: 1)],
      appearances: [.light, .dark])
    #expect(
      names == [
        [["stage1-1.png", "stage1-1-dark.png"], ["stage1-2.png", "stage1-2-dark.png"]],
        [["overview.png", "overview-dark.png"]],
      ])
    #expect(try PictureNames.table([.init(path: "a", charts: 0)], appearances: [.dark]) == [[]])
  }

  @Test(
    "refuses two pictures of one name before anything is drawn",
    arguments: [
      ([("a.json", 1), ("./a.json", 1)], "a.png"),
      ([("a.json", 3), ("a-2.json", 1)], "a-2.png"),
      ([("a.json", 1), ("a-dark.json", 1)], "a-dark.png"),
      ([("a.json", 1), ("A.json", 1)], "A.png"),
      ([("1/b.json", 1), ("2/b.json", 1), ("1-b.json", 1)], "1-b.png"),
    ])
  func collisions(inputs: [(String, Int)], name: String) {
    let error = #expect(throws: PictureNameError.self) {
      try PictureNames.table(
        inputs.map { .init(path: $0.0, charts: $0.1) }, appearances: [.light, .dark])
    }
    #expect(error?.description.contains("would both be written to '\(name)'") == true)
  }

  @Test("refuses a name that no file may have before anything is drawn")
  func tooLong() throws {
    func table(_ bytes: Int, _ appearances: [ColorScheme]) throws -> [[[String]]] {
      try PictureNames.table(
        [.init(path: String(repeating: "é", count: bytes / 2) + ".json", charts: 1)],
        appearances: appearances)
    }
    #expect(try table(250, [.light])[0][0][0].utf8.count == 254)
    #expect(try table(246, [.light, .dark])[0][0].map(\.utf8.count) == [250, 255])
    let error = #expect(throws: PictureNameError.self) { try table(250, [.light, .dark]) }
    #expect(error?.description.contains("would have 259 bytes, and the limit is 255. ") == true)
  }

  @Test("says that a file was given twice")
  func twice() {
    let input = PictureNames.Input(path: "a.json", charts: 1)
    let error = #expect(throws: PictureNameError.self) {
      try PictureNames.table([input, input], appearances: [.light])
    }
    #expect(error?.description == "a.json is given twice. Give each file once.")
  }

  @Test("tells two files apart whose names differ in how an accent is composed")
  func composition() {
    let inputs = ["\u{E9}.json", "e\u{301}.json"].map { PictureNames.Input(path: $0, charts: 1) }
    let error = #expect(throws: PictureNameError.self) {
      try PictureNames.table(inputs, appearances: [.light])
    }
    #expect(error?.description.contains("would both be written to ") == true)
  }
}
