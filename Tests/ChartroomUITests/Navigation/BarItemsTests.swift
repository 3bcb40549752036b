import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Items of navigation bars")
struct BarItemsTests {
  @Test("the forms of iOS 13 draw the items of a toolbar")
  func oldForms() {
    let old = stage(width: 300, height: 200) { OldBar().view }
    let new = stage(width: 300, height: 200) {
      NavigationStack {
        Text("content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Text("back") }
            ToolbarItem(placement: .topBarTrailing) { Text("done") }
          }
      }
    }
    #expect(old.drawList() == new.drawList())
    #expect(old.drawList().texts.map(\.text.request.string).contains("back"))
  }

  @Test("the mode of a toolbar title places the title of the bar")
  func titles() {
    func bar(_ mode: ToolbarTitleDisplayMode) -> DrawList {
      stage(width: 300, height: 200) {
        NavigationStack { Text("content").navigationTitle("Title").toolbarTitleDisplayMode(mode) }
      }.drawList()
    }
    #expect(bar(.inline) != bar(.large))
  }

  @Test("an inline large title is at the leading end of the row of buttons")
  func inlineLargeTitle() throws {
    func bar(
      _ mode: ToolbarTitleDisplayMode, subtitle: String? = nil
    ) throws -> (title: CGRect, content: CGRect) {
      let stage = stage(width: 300, height: 200) {
        NavigationStack {
          Group {
            if let subtitle {
              Color.red.id("content").navigationSubtitle(subtitle)
            } else {
              Color.red.id("content")
            }
          }
          .navigationTitle("Title").toolbarTitleDisplayMode(mode)
          .toolbar { Button("Edit") {} }
        }
      }
      let texts = stage.drawList().texts.filter { $0.text.request.string == "Title" }
      #expect(texts.count == 1)
      return (try #require(texts.first).frame, try #require(stage.frame(of: "content")))
    }
    let (title, content) = try bar(.inlineLarge)
    let large = try bar(.large)
    #expect(content.minY == 44)
    #expect(title.width == large.title.width)
    #expect(title.minX == 16 && abs(title.midY - 22) < 1)
    #expect(try bar(.inlineLarge, subtitle: "b") == bar(.large, subtitle: "b"))
  }

  @Test("flexible items at the ends of a bar have their ideal width, and long ones the free space")
  func widths() throws {
    let picker = Picker("Range", selection: .constant(0)) {
      Text("a").tag(0)
      Text("b").tag(1)
    }
    .pickerStyle(.segmented)
    let ideal = try #require(
      stage(width: 300, height: 200) { picker.fixedSize().id("item") }.frame(of: "item")
    ).width
    func frame(_ placement: ToolbarItemPlacement, _ item: some View) throws -> CGRect {
      let stage = stage(width: 300, height: 200) {
        NavigationStack {
          Color.clear.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: placement) { item.id("item") } }
        }
      }
      return try #require(stage.frame(of: "item"))
    }
    for placement in [ToolbarItemPlacement.topBarLeading, .topBarTrailing, .principal] {
      #expect(try frame(placement, picker).width == ideal)
      #expect(try frame(placement, picker.frame(width: 200)).width == 200)
    }
    #expect(try frame(.topBarTrailing, picker).maxX == 284)
    #expect(try abs(frame(.principal, picker).midX - 150) <= 0.5)
    let long = Text(String(repeating: "long ", count: 30)).lineLimit(1)
    #expect(try frame(.topBarTrailing, long).width <= 268)
    #expect(try frame(.principal, TextField("Search", text: .constant(""))).width == 268)
    #expect(try frame(.bottomBar, Slider(value: .constant(0.5))).width == 268)
  }
}

@MainActor
@Suite("Titles and gaps of toolbars")
struct ToolbarPartsTests {
  private func words(
    _ mode: ToolbarTitleDisplayMode, @ToolbarContentBuilder _ items: () -> some ToolbarContent
  ) -> [String] {
    stage(width: 300, height: 300) {
      NavigationStack {
        Color.clear.navigationTitle("Title").navigationSubtitle("Subtitle")
          .toolbarTitleDisplayMode(mode).toolbar(content: items)
      }
    }.words
  }

  @Test("items replace the title and the subtitle in their size")
  func titles() {
    let items = ToolbarItemGroup(placement: .title) { Text("item") }
    #expect(words(.inline) { items } == ["item", "Subtitle"])
    #expect(words(.large) { items } == ["item", "Subtitle"])
    #expect(
      words(.large) {
        ToolbarItem(placement: .largeTitle) { Text("large") }
        ToolbarItem(placement: .largeSubtitle) { Text("small") }
        ToolbarItem(placement: .subtitle) { Text("hidden") }
      } == ["large", "small"])
    #expect(
      words(.inline) {
        ToolbarItem(placement: .largeTitle) { Text("large") }
        ToolbarItem(placement: .subtitle) { Text("small") }
      } == ["Title", "small"])
  }

  @Test("a subtitle takes 20 points below a large title and none in the bar")
  func height() {
    func top(_ mode: ToolbarTitleDisplayMode, hasSubtitle: Bool) -> CGFloat? {
      stage(width: 300, height: 300) {
        NavigationStack {
          if hasSubtitle {
            Color.red.id("content").navigationTitle("a").navigationSubtitle("b")
              .toolbarTitleDisplayMode(mode)
          } else {
            Color.red.id("content").navigationTitle("a").toolbarTitleDisplayMode(mode)
          }
        }
      }
      .frame(of: "content")?.minY
    }
    #expect(top(.large, hasSubtitle: true) == 116 && top(.large, hasSubtitle: false) == 96)
    #expect(top(.inline, hasSubtitle: true) == 44)
  }

  @Test("a flexible gap takes the free space of the bar at the bottom, others have a fixed width")
  func gaps() {
    func distance(_ sizing: SpacerSizing, _ placement: ToolbarItemPlacement) -> CGFloat? {
      let stage = stage(width: 300, height: 300) {
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem(placement: placement) { Text("a").id("a") }
            ToolbarSpacer(sizing, placement: placement)
            ToolbarItem(placement: placement) { Text("b").id("b") }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
        }
      }
      guard let a = stage.frame(of: "a"), let b = stage.frame(of: "b") else { return nil }
      return (b.minX - a.maxX).rounded()
    }
    // 300 points without two margins of 16 points and two letters of 8.5 points.
    #expect(abs((distance(.flexible, .bottomBar) ?? 0) - 251) <= 1)
    #expect(distance(.fixed, .bottomBar) == 40)
    #expect(distance(.flexible, .topBarTrailing) == 40)
  }

  @Test("a status is in the middle of the bar at the bottom, between the items before and after it")
  func status() {
    let stage = stage(width: 300, height: 300) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Text("before").id("before") }
          ToolbarItem(placement: .status) { Text("on").id("status") }
          ToolbarItem(placement: .bottomBar) { Text("a").id("after") }
        }
      }
    }
    #expect(stage.frame(of: "before")?.minX == 16)
    #expect(abs((stage.frame(of: "status")?.midX ?? 0) - 150) <= 0.5)
    #expect(stage.frame(of: "after")?.maxX == 284)
  }
}

/// A view whose making is called without a warning.
@MainActor
protocol MakesView {
  var view: AnyView { get }
}

private struct OldBar {
  @MainActor var view: AnyView { (Maker() as any MakesView).view }

  private struct Maker: MakesView {
    @available(*, deprecated)
    var view: AnyView {
      AnyView(
        NavigationView {
          Text("content").navigationBarTitle("Title", displayMode: .inline)
            .navigationBarItems(leading: Text("back"), trailing: Text("done"))
        }
        .navigationViewStyle(.stack))
    }
  }
}
