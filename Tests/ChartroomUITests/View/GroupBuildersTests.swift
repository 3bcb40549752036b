import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Groups of content")
struct GroupBuildersTests {
  private struct Note: Identifiable {
    let id: Int
    var name: String { "note \(id)" }
  }

  private struct Parts: ToolbarContent {
    var body: some ToolbarContent {
      Group {
        ToolbarItem(placement: .topBarTrailing) { Text("first") }
        ToolbarItem(placement: .topBarTrailing) { Text("second") }
      }
    }
  }

  private struct Windows: Scene {
    var body: some Scene {
      Group {
        WindowGroup("Title") { Text("window") }
        WindowGroup { Text("other") }
      }
    }
  }

  @Test("the items of a group are in the bar")
  func bars() {
    let stage = stage(width: 300, height: 300) {
      NavigationStack { Color.red.toolbar { Parts() } }
    }
    #expect(Set(stage.drawList().strings).isSuperset(of: ["first", "second"]))
  }

  @Test("the tabs of a group are in the bar, also without labels")
  func tabs() {
    let chosen = Chosen(2)
    let stage = stage(width: 300, height: 400) {
      TabView(selection: chosen.binding) {
        Group {
          Tab(value: 1) { Text("first") }
          Tab("Second", systemImage: "star", value: 2) { Text("second") }
        }
      }
    }
    #expect(Set(stage.drawList().strings) == ["second", "Second"])
    stage.send(.tap(at: CGPoint(x: 75, y: 375)))
    #expect(chosen.value == 1 && stage.drawList().strings.contains("first"))
  }

  @Test("the first window of a group is displayed")
  func scenes() {
    let root = Windows._root(of: Windows()) ?? AnyView(EmptyView())
    #expect(stage { root }.drawList().strings == ["window"])
  }

  @Test("the rows and columns of a group are those of the table")
  func tables() {
    let stage = stage(width: 600, height: 300) {
      Table(of: Note.self) {
        Group {
          TableColumn("Name", value: \.name)
          TableColumn("Number") { Text("\($0.id)") }
        }
      } rows: {
        Group {
          TableRow(Note(id: 1))
          TableRow(Note(id: 2))
        }
      }
    }
    #expect(
      stage.drawList().strings.sorted() == ["1", "2", "Name", "Number", "note 1", "note 2"])
  }
}
