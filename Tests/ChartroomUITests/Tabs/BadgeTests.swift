import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Badges")
struct BadgeTests {
  @Test("a badge is at the trailing edge of a row, and before the chevron of a link")
  func rows() throws {
    let stage = stage(width: 300, height: 300) {
      List {
        Text("Inbox").badge(Text("12").foregroundColor(.red))
        NavigationLink("Sent") { EmptyView() }.badge(3)
      }
      .listStyle(.plain)
    }
    let texts = stage.drawList().texts
    let text = try #require(texts.first { $0.text.request.string == "12" })
    let link = try #require(texts.first { $0.text.request.string == "3" })
    #expect(text.frame.maxX == 280)
    // The chevron is 8 points wide, behind a distance of 8 points. Frames are rounded to pixels.
    #expect(abs(link.frame.maxX - 264) <= 0.5)
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

  @Test("an increased prominence puts the badges of rows and links on red capsules")
  func prominence() {
    func rows(_ prominence: BadgeProminence?) -> [String] {
      let list = List {
        Text("Inbox").badge(12)
        NavigationLink("Sent") { EmptyView() }.badge(3)
      }
      return stage(width: 300, height: 300) {
        if let prominence { list.badgeProminence(prominence) } else { list }
      }
      .drawList().colors
    }
    func reds(_ prominence: BadgeProminence) -> Int { rows(prominence).count { $0 == "#FF383C" } }
    #expect(reds(.increased) == 2)
    #expect(rows(.standard) == rows(nil) && rows(.decreased) == rows(nil))
    #expect(reds(.standard) == 0)
  }

  @Test("a badge outside of lists and tabs is not drawn")
  func outside() {
    let stage = stage(width: 100, height: 100) { Text("a").badge("new") }
    #expect(!stage.drawList().description.contains("\"new\""))
  }
}
