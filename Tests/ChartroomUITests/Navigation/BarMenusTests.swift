import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Menus of navigation bars")
struct BarMenusTests {
  private func screen<Items: ToolbarContent>(
    mode: NavigationBarItem.TitleDisplayMode = .inline,
    @ToolbarContentBuilder _ items: () -> Items
  ) -> Stage {
    phone {
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(mode)
          .toolbar(content: items)
      }
    }
  }

  @Test("secondary actions are in a menu beside the other items")
  func secondaryActions() throws {
    let log = Log<String>()
    let stage = screen {
      ToolbarItemGroup(placement: .secondaryAction) {
        Button("Undo") { log.add("undo") }
        Button("Redo", systemImage: "arrow.uturn.forward") { log.add("redo") }
      }
      ToolbarItem(placement: .primaryAction) { Text("Share") }
    }
    #expect(stage.words == ["Title", "Share"] || stage.words == ["Share", "Title"])
    let share = try #require(stage.drawList().texts.first { $0.text.request.string == "Share" })
    stage.tap(x: share.frame.minX - 24, y: share.frame.midY)
    stage.advance(to: 1)
    #expect(stage.shows("Undo"))
    let redo = try #require(stage.drawList().texts.first { $0.text.request.string == "Redo" })
    stage.tap(x: redo.frame.midX, y: redo.frame.midY)
    #expect(log.take() == ["redo"])
  }

  @Test("a title in the bar opens its menu, and a large one has none")
  func titleMenu() throws {
    func stage(_ mode: NavigationBarItem.TitleDisplayMode) throws -> Stage {
      let stage = screen(mode: mode) { ToolbarTitleMenu { Button("Rename") {} } }
      #expect(stage.words == ["Title"])
      let title = try #require(stage.drawList().texts.first)
      stage.tap(x: title.frame.midX, y: title.frame.midY)
      stage.advance(to: 1)
      return stage
    }
    #expect(try stage(.inline).shows("Rename"))
    #expect(try !stage(.large).shows("Rename"))
    let modifier = phone {
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") {} }
      }
    }
    let title = try #require(modifier.drawList().texts.first)
    modifier.tap(x: title.frame.midX, y: title.frame.midY)
    modifier.advance(to: 1)
    #expect(modifier.shows("Rename"))
  }
}
