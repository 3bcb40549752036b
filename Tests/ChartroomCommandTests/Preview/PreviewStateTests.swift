import ChartroomCommand
import Dashboards
import Foundation
import Graphics
import Testing

@Suite("The state of a preview")
struct PreviewStateTests {
  private let items: [RunItem]
  private var state = PreviewState(spec: "a/n.yaml")

  init() throws {
    let spec = "dashboards: [{name: a, panels: [{text: A}]}, {name: b, panels: [{text: B}]}]"
    items = RunItem.all(
      of: [try SpecFile(Array(spec.utf8), path: "n.yaml")], only: [], appearances: nil, scale: 2)
    state.begin(items, drawing: ["a.png", "b.png"])
  }

  private func record(
    _ index: Int = 0, _ status: PictureRecord.Status = .drawn, version: String? = nil,
    reason: String? = nil
  ) -> PictureRecord {
    var record = PictureRecord(items[index], status, reason: reason)
    (record.isWritten, record.sha256) = (version != nil, version)
    (record.width, record.height) = (400, 200)
    return record
  }

  @Test("lists the pictures in the order of the spec, and which of them are drawn")
  func begins() {
    #expect(state.pictures.map(\.name) == ["a.png", "b.png"])
    #expect(state.pictures.map(\.isDrawing) == [true, true])
    #expect(state.pictures.map(\.version) == [nil, nil])
  }

  @Test("shows a picture that is drawn, with its size in points")
  mutating func drawn() {
    var good = record(version: "v1")
    (good.description, good.warnings) = ("Text", ["a warning"])
    state.take(good)
    let picture = state.pictures[0]
    #expect(picture.version == "v1" && picture.isGood && !picture.isDrawing)
    #expect((picture.width, picture.height) == (200, 100))
    #expect(picture.description == "Text" && picture.warnings == ["a warning"])
    #expect(state.pictures[1].isDrawing)
  }

  @Test("keeps the last good picture under problems, and forgets them when it is drawn again")
  mutating func keepsGood() {
    state.take(record(version: "v1"))
    state.take(record(0, .failed, version: "v2", reason: "bad"))
    #expect(state.pictures[0].version == "v1" && state.pictures[0].isGood)
    #expect(state.pictures[0].attempt == "v2")
    #expect(state.pictures[0].problems == ["bad"] && state.allProblems == ["bad"])
    state.take(record(0, .failed, reason: "worse"))
    #expect(state.pictures[0].version == "v1" && state.pictures[0].attempt == nil)
    state.take(record(version: "v3"))
    #expect(state.pictures[0].version == "v3" && state.pictures[0].attempt == nil)
    #expect(state.allProblems.isEmpty)
  }

  @Test("shows a picture with problems if there was no good one, and the newest of them")
  mutating func showsBad() {
    state.take(record(0, .failed, version: "v1", reason: "bad"))
    #expect(state.pictures[0].version == "v1" && !state.pictures[0].isGood)
    state.take(record(0, .failed, version: "v2", reason: "bad"))
    #expect(state.pictures[0].version == "v2" && state.pictures[0].attempt == nil)
  }

  @Test("keeps all pictures when the spec is bad")
  mutating func refuses() {
    state.take(record(version: "v1"))
    state.refuse(["n.yaml:1:1: bad"])
    #expect(state.pictures.map(\.version) == ["v1", nil])
    #expect(state.pictures.allSatisfy { !$0.isDrawing })
    #expect(state.problems == ["n.yaml:1:1: bad"])
    state.begin(items, drawing: [])
    #expect(state.problems.isEmpty && state.pictures[0].version == "v1")
  }

  @Test("forgets pictures that the spec has no more, and those that are other ones now")
  mutating func forgets() {
    state.take(record(version: "v1"))
    state.take(record(1, version: "v2"))
    state.begin([items[1]], drawing: [])
    #expect(state.pictures.map(\.version) == ["v2"])
    state.take(record(version: "v3"))
    #expect(state.pictures.map(\.version) == ["v2"])
    state.begin(items, drawing: [])
    #expect(state.pictures.map(\.version) == [nil, "v2"])
  }
}
