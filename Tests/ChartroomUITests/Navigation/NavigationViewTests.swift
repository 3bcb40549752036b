import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("NavigationView")
struct NavigationViewTests {
  private func stage(_ count: Int, isStack: Bool = false, width: CGFloat) -> Stage {
    ChartroomUITests.stage(width: width, height: 300) {
      (OldColumns(count: count, isStack: isStack) as any MakesView).view
    }
  }

  @Test("of two views, the last one is the detail beside the sidebar, where links show their views")
  func columns() {
    let stage = stage(2, width: 1000)
    #expect(stage.strings == "link Menu detail")
    #expect(stage.frame(of: "menu")?.maxX ?? 400 <= 320)
    #expect(stage.frame(of: "detail")?.midX == 660.5)
    stage.tap("link")
    stage.advance(to: 2)
    #expect(stage.strings == "link Menu pushed")
  }

  @Test("three views are three columns")
  func threeColumns() {
    let stage = stage(3, width: 1200)
    #expect(stage.strings == "link Menu middle detail")
    #expect(stage.frame(of: "detail")?.midX == 921.5)
  }

  @Test(
    "in compact width and as a stack, only the first view is displayed",
    arguments: [(2, false, 390), (3, false, 390), (2, true, 1000)] as [(Int, Bool, CGFloat)])
  func stack(count: Int, isStack: Bool, width: CGFloat) {
    let stage = stage(count, isStack: isStack, width: width)
    #expect(stage.strings == "link Menu")
    stage.tap("link")
    stage.advance(to: 2)
    #expect(stage.strings.contains("pushed") && !stage.strings.contains("link"))
  }

  @Test("one view is a stack in every width")
  func single() {
    let stage = stage(1, width: 1000)
    #expect(stage.strings == "link Menu")
    stage.tap("link")
    stage.advance(to: 2)
    #expect(stage.strings.contains("pushed") && !stage.strings.contains("link"))
  }
}

/// A navigation view, which is made without a warning.
private struct OldColumns: MakesView {
  let count: Int
  let isStack: Bool

  @available(*, deprecated)
  var view: AnyView {
    let view = NavigationView {
      List {
        NavigationLink {
          Text("pushed")
        } label: {
          Text("link").id("link")
        }
      }
      .id("menu")
      .navigationTitle("Menu")
      if count > 2 { Text("middle") }
      if count > 1 { Text("detail").id("detail") }
    }
    return isStack ? AnyView(view.navigationViewStyle(.stack)) : AnyView(view)
  }
}
