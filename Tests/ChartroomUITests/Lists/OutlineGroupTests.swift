import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Outlines")
struct OutlineGroupTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private let folders = [
    Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")]), Folder(id: "d")]),
    Folder(id: "e"), Folder(id: "f", children: []),
  ]

  private func list() -> Stage {
    let folders = folders
    return stage(width: 300, height: 400) {
      List(folders, children: \.children) { Text($0.id).id($0.id) }
    }
  }

  /// The strings from top to bottom.
  private func rows(_ stage: Stage) -> [String] {
    stage.drawList().texts.sorted { $0.frame.minY < $1.frame.minY }.map(\.text.request.string)
  }

  private func toggle(_ id: String, on stage: Stage) {
    stage.tap(id)
    stage.advance(to: stage.time + 2)
  }

  @Test("rows of a list show and hide their children, which keep their state")
  func expansion() {
    let stage = list()
    #expect(rows(stage) == ["a", "e", "f"])
    toggle("a", on: stage)
    #expect(rows(stage) == ["a", "b", "d", "e", "f"])
    toggle("b", on: stage)
    #expect(rows(stage) == ["a", "b", "c", "d", "e", "f"])
    toggle("a", on: stage)
    #expect(rows(stage) == ["a", "e", "f"])
    toggle("a", on: stage)
    #expect(rows(stage) == ["a", "b", "c", "d", "e", "f"])
    for leaf in ["c", "e"] { toggle(leaf, on: stage) }
    #expect(rows(stage) == ["a", "b", "c", "d", "e", "f"])
  }

  @Test("children are indented by their depth, and only branches have a chevron")
  func look() {
    let stage = list()
    func chevrons() -> Int {
      stage.drawList().description.split(separator: "\n").count { $0.contains("round caps") }
    }
    #expect(chevrons() == 2)
    toggle("a", on: stage)
    toggle("b", on: stage)
    let left = ["a", "b", "c", "d", "e"].map { stage.frame(of: $0)?.minX ?? -1 }
    #expect(left == [40, 60, 80, 60, 40])
    #expect(chevrons() == 3)
  }

  @Test("a list selects elements of an outline by their ids")
  func selection() {
    let folders = folders
    let stage = stage(width: 300, height: 400) {
      SelectionList(folders: folders)
    }
    stage.tap("e")
    #expect(rows(stage).last == "selected e")
  }

  private struct SelectionList: View {
    let folders: [Folder]
    @State private var selection: String?

    var body: some View {
      VStack {
        List(folders, children: \.children, selection: $selection) { Text($0.id).id($0.id) }
        Text("selected \(selection ?? "nothing")")
      }
    }
  }

  @Test("outlines among other rows, with equal ids, are expanded separately")
  func sections() {
    let folders = folders
    let stage = stage(width: 300, height: 600) {
      List {
        Text("first")
        Section {
          OutlineGroup(folders, children: \.children) { Text($0.id) }
        }
        OutlineGroup(folders[0], id: \.id, children: \.children) {
          Text("other \($0.id)").id($0.id)
        }
      }
    }
    #expect(rows(stage) == ["first", "a", "e", "f", "other a"])
    toggle("a", on: stage)
    #expect(rows(stage) == ["first", "a", "e", "f", "other a", "other b", "other d"])
  }

  @Test("outside of lists, an outline consists of disclosure groups")
  func groups() {
    let folders = folders
    let stage = stage(width: 300, height: 400) {
      VStack(alignment: .leading) {
        OutlineGroup(folders, children: \.children) { Text($0.id).id($0.id) }
      }
    }
    #expect(rows(stage) == ["a", "e", "f"])
    toggle("a", on: stage)
    #expect(rows(stage) == ["a", "b", "d", "e", "f"])
    #expect((stage.frame(of: "b")?.minX ?? 0) - (stage.frame(of: "a")?.minX ?? 0) == 20)
  }
}
