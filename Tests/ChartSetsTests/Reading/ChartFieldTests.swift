import ChartSets
import Foundation
import Graphics
import Testing

@Suite("ChartField")
struct ChartFieldTests: ReadingSuite {
  @Test("reports optional fields of other types than the expected ones")
  func fields() {
    #expect(
      message(chart("\"stacked\": \"yes\""))
        == "a.json:2:12: stacked: found \"yes\", expected true or false")
    #expect(
      message(chart("\"title\": [1]")) == "a.json:2:10: title: found an array, expected a text")
    #expect(
      message(chart("\"names\": {\"y0\": 1}"))
        == "a.json:2:17: names.y0: found 1, expected a name")
    #expect(
      message(chart("\"names\": true")) == "a.json:2:10: names: found true, expected an object")
    #expect(message(chart("\"names\": null, \"other\": {}")) == "0")
  }

  @Test("null counts as a missing field")
  func nulls() throws {
    let json = chart("\"stacked\": null, \"title\": null, \"names\": null, \"colors\": null")
    let set = try ChartSetFile(decoding: Data(json.utf8), file: "a.json").charts[0].get()
    #expect(!set.isStacked && set.title == nil && set.lines[0].title == "y0")
    #expect(set.lines[0].color == SeriesPalette.color(0))
  }

  @Test(
    "a text may have as many characters as the limit, of any number of bytes",
    arguments: ["a", "é", "😀"])
  func limit(character: String) {
    let most = ChartSetLimits.textLength
    func found(_ count: Int) -> String {
      message(chart("\"title\": \"\(String(repeating: character, count: count))\""))
    }
    #expect(found(most) == "0")
    #expect(
      found(most + 1)
        == "a.json:2:10: title: a text of \(most + 1) characters, and the limit is \(most); shorten it"
    )
  }
}
