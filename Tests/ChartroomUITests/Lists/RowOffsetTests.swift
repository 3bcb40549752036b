import ChartroomUI
import Foundation
import Testing

@Suite("Row offsets")
struct RowOffsetTests {
  @Test("elements at offsets are removed")
  func removal() {
    var rows = ["a", "b", "c", "d"]
    rows.remove(atOffsets: [0, 2])
    #expect(rows == ["b", "d"])
    rows.remove(atOffsets: [])
    #expect(rows == ["b", "d"])
  }

  @Test(
    "elements at offsets move in front of another, in their order",
    arguments: [
      ([0], 3, "bcad"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"),
      ([0, 3], 2, "badc"), ([1], 1, "abcd"), ([1], 2, "abcd"), ([], 2, "abcd"),
    ] as [(IndexSet, Int, String)])
  func move(source: IndexSet, destination: Int, result: String) {
    var rows = Array("abcd")
    rows.move(fromOffsets: source, toOffset: destination)
    #expect(String(rows) == result)
  }
}
