import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Badges")
struct BadgeTests {
  @Test("a badge stands at the trailing edge of a row, and before the chevron of a link")
  func rows() throws {
    let stage = stage(width: 300, height: 300) {
      List {
        Text("Inbox").badge(Text("12").foregroundColor(.red))
        NavigationLink("Sent") { EmptyView() }.badge(3)
      }
      .listStyle(.plain)
    }
    let texts = stage.drawList().description
    #expect(texts.contains("\"12\"") && texts.contains("\"3\""))
  }

  @Test("a row has no badge for 0 and nil")
  func none() {
    let stage = stage(width: 300, height: 300) {
      List {
        Text("a").badge(0)
        Text("b").badge(nil as String?)
      }
    }
    let plain = ChartroomUITests.stage(width: 300, height: 300) {
      List {
        Text("a")
        Text("b")
      }
    }
    #expect(!stage.drawList().description.contains("\"0\""))
    #expect(stage.drawList() == plain.drawList())
  }

  @Test("a badge outside of lists and tabs is not drawn")
  func outside() {
    let stage = stage(width: 100, height: 100) { Text("a").badge("new") }
    #expect(!stage.drawList().description.contains("\"new\""))
  }
}
