import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("TabView")
struct TabViewTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }

  /// The middle of one of `count` items of the bar on a stage of 300 × 400 points.
  private func item(_ index: Int, of count: Int) -> CGPoint {
    CGPoint(x: 300 / CGFloat(count) * (CGFloat(index) + 0.5), y: 375)
  }

  private func stage<Content: View>(@ViewBuilder content: () -> Content) -> Stage {
    ChartroomUITests.stage(width: 300, height: 400, content: content)
  }

  @Test("the bar takes 49 points at the bottom, and its items have equal widths")
  func bar() throws {
    let stage = stage {
      TabView {
        Color.red.id("first").tabItem { Text("One").id("one") }
        Color.blue.tabItem { Text("Two").id("two") }
      }
    }
    #expect(stage.frame(of: "first") == CGRect(0, 0, 300, 351))
    #expect(abs(try #require(stage.frame(of: "one")).midX - 75) <= 0.5)
    #expect(abs(try #require(stage.frame(of: "two")).midX - 225) <= 0.5)
    #expect(text(stage).contains("\"One\"") && text(stage).contains("\"Two\""))
  }

  @Test("the bar lies above the safe area, and its background covers the rest")
  func safeArea() {
    let stage = Stage(
      size: ProposedViewSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0), shaper: BoxShaper()
    ) {
      TabView {
        Color.red.id("tab").toolbarBackground(.visible, for: .tabBar).tabItem { Text("a") }
      }
    }
    #expect(stage.frame(of: "tab") == CGRect(0, 0, 100, 117))
    #expect(stage.drawList().fills.contains(CGRect(0, 117, 100, 83)))
  }

  @Test("a tap on an item writes the tag of its tab to the binding", arguments: [false, true])
  func selection(tagIsInside: Bool) {
    let box = Chosen("a")
    let stage = stage {
      TabView(selection: box.binding) {
        Text("first").tabItem { Text("A") }.tag("a")
        if tagIsInside {
          NavigationStack { Text("second") }.tag("b").tabItem { Text("B") }
        } else {
          NavigationStack { Text("second") }.tabItem { Text("B") }.tag("b")
        }
      }
    }
    #expect(text(stage).contains("\"first\"") && !text(stage).contains("\"second\""))
    stage.send(.tap(at: item(1, of: 2)))
    #expect(box.value == "b")
    #expect(text(stage).contains("\"second\"") && !text(stage).contains("\"first\""))
  }

  @Test("without a binding, a tap selects a tab, too")
  func ownSelection() {
    let stage = stage {
      TabView {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      }
    }
    stage.send(.tap(at: item(1, of: 2)))
    #expect(text(stage).contains("\"second\"") && !text(stage).contains("\"first\""))
  }

  @Test("the ids of the elements of a ForEach identify tabs, or else their indices")
  func implicitTags() {
    let name = Chosen("y")
    let names = stage {
      TabView(selection: name.binding) {
        ForEach(["x", "y"], id: \.self) { id in Text("tab \(id)").tabItem { Text(id) } }
      }
    }
    #expect(text(names).contains("\"tab y\""))
    names.send(.tap(at: item(0, of: 2)))
    #expect(name.value == "x")
    let index = Chosen(1)
    let indices = stage {
      TabView(selection: index.binding) {
        Text("first").tabItem { Text("A") }
        Text("second").tabItem { Text("B") }
      }
    }
    #expect(text(indices).contains("\"second\""))
    indices.send(.tap(at: item(0, of: 2)))
    #expect(index.value == 0)
  }

  @Test("a tab is made when it appears, and keeps its state when it is hidden")
  func state() {
    let log = Log<String>()
    let stage = stage {
      TabView {
        Toggling()
          .onAppear { log.add("+a") }
          .onDisappear { log.add("-a") }
          .tabItem { Text("A") }
        Text("second")
          .onAppear { log.add("+b") }
          .onDisappear { log.add("-b") }
          .tabItem { Text("B") }
      }
    }
    let red = text(stage)
    #expect(log.take() == ["+a"])
    stage.send(.tap(at: CGPoint(x: 150, y: 100)))
    let blue = text(stage)
    #expect(red != blue)
    stage.send(.tap(at: item(1, of: 2)))
    #expect(text(stage) != blue)
    #expect(log.take() == ["+b", "-a"])
    stage.send(.tap(at: item(0, of: 2)))
    #expect(text(stage) == blue)
    #expect(log.take() == ["+a", "-b"])
  }

  @Test("an item in the body of a tab is found before the tab appears")
  func itemsInBodies() {
    let log = Log<String>()
    let stage = stage {
      TabView {
        TabWithItem(name: "one", log: log)
        TabWithItem(name: "two", log: log)
      }
    }
    #expect(text(stage).contains("\"item one\"") && text(stage).contains("\"item two\""))
    #expect(log.take() == ["one"])
    stage.send(.tap(at: item(1, of: 2)))
    #expect(text(stage).contains("\"body two\""))
    #expect(log.take() == ["two"])
  }

  @Test("the titles of hidden tabs stay out of a bar around the tab view")
  func titles() {
    let stage = stage {
      NavigationStack {
        TabView {
          Text("a").navigationTitle("First").tabItem { Text("A") }
          Text("b").navigationTitle("Second").tabItem { Text("B") }
        }
      }
    }
    #expect(text(stage).contains("\"First\""))
    stage.send(.tap(at: item(1, of: 2)))
    #expect(text(stage).contains("\"Second\"") && !text(stage).contains("\"First\""))
    stage.send(.tap(at: item(0, of: 2)))
    #expect(text(stage).contains("\"First\"") && !text(stage).contains("\"Second\""))
  }

  @Test("of more than five tabs, the last ones are in a list")
  func more() {
    let box = Chosen(0)
    let stage = stage {
      TabView(selection: box.binding) {
        ForEach(0..<6) { index in
          Text("content \(index)").tabItem { Text("item \(index)").id("item \(index)") }.tag(index)
        }
      }
    }
    #expect(text(stage).contains("\"item 3\"") && text(stage).contains("\"More\""))
    #expect(!text(stage).contains("\"item 4\""))
    stage.send(.tap(at: item(4, of: 5)))
    #expect(text(stage).contains("\"item 5\"") && !text(stage).contains("\"content 0\""))
    let row = stage.frame(of: "item 5") ?? .null
    stage.send(.tap(at: CGPoint(x: row.midX, y: row.midY)))
    #expect(box.value == 5)
    #expect(text(stage).contains("\"content 5\"") && !text(stage).contains("\"item 5\""))
    stage.send(.tap(at: item(0, of: 5)))
    #expect(box.value == 0 && text(stage).contains("\"content 0\""))
  }

  @Test("a tab can hide the bar, and set its background")
  func barSettings() {
    let hidden = stage {
      TabView {
        Color.red.id("tab").toolbar(.hidden, for: .tabBar).tabItem { Text("A") }
      }
    }
    #expect(hidden.frame(of: "tab")?.height == 400)
    #expect(!text(hidden).contains("\"A\""))
    let green = stage {
      TabView {
        Color.red.toolbarBackground(Color(rgb: 0x123456), for: .tabBar)
          .toolbarBackground(.visible, for: .tabBar).tabItem { Text("A") }
      }
    }
    #expect(text(green).contains("#123456"))
  }

  @Test("both spellings hide the background of the bar and its line")
  func barBackground() {
    func bar(@ViewBuilder _ tab: () -> some View) -> String {
      text(stage { TabView { tab().tabItem { Text("A") } } })
    }
    let rows = ScrollView { Color.red.frame(height: 1000) }
    let visible = bar { rows }
    let hidden = bar { rows.toolbarBackground(.hidden, for: .tabBar) }
    #expect(visible.contains("#FAFAFA") && !hidden.contains("#FAFAFA"))
    #expect(bar { rows.toolbarBackgroundVisibility(.hidden, for: .tabBar) } == hidden)
    #expect(bar { rows.toolbarBackgroundVisibility(.hidden, for: .bottomBar) } == visible)
  }

  @Test("a disabled tab is not selected, and a tap on it leaves the list of tabs open")
  func disabled() {
    let box = Chosen(0)
    let stage = stage {
      TabView(selection: box.binding) {
        ForEach(0..<6, id: \.self) { index in
          Tab(value: index) {
            Text("content \(index)")
          } label: {
            Text("item \(index)").id("item \(index)")
          }
          .disabled(index == 1 || index == 5)
        }
      }
    }
    stage.send(.tap(at: item(1, of: 5)))
    #expect(box.value == 0 && text(stage).contains("\"content 0\""))
    stage.send(.tap(at: item(4, of: 5)))
    for id in ["item 5", "item 1"] {
      let row = stage.frame(of: id) ?? .null
      stage.send(.tap(at: CGPoint(x: row.midX, y: row.midY)))
      #expect(box.value == 0 && !text(stage).contains("\"content 0\""))
    }
    let row = stage.frame(of: "item 4") ?? .null
    stage.send(.tap(at: CGPoint(x: row.midX, y: row.midY)))
    #expect(box.value == 4 && text(stage).contains("\"content 4\""))
  }

  @Test("items of the builder of tabs have their values, badges and sections")
  func tabs() {
    let box = Chosen("b")
    let stage = stage {
      TabView(selection: box.binding) {
        Tab("A", systemImage: "house", value: "a") { Text("first") }.badge(7)
        TabSection("More") {
          Tab("B", systemImage: "star", value: "b") { Text("second") }
          Tab("C", systemImage: "heart", value: "c") { Text("third") }.hidden()
        }
        ForEach(["d"], id: \.self) { name in
          Tab(value: name) {
            Text("fourth")
          } label: {
            Text(name)
          }
        }
      }
    }
    #expect(text(stage).contains("\"second\"") && text(stage).contains("\"7\""))
    #expect(!text(stage).contains("\"C\"") && text(stage).contains("\"d\""))
    stage.send(.tap(at: item(0, of: 3)))
    #expect(box.value == "a")
    stage.send(.tap(at: item(2, of: 3)))
    #expect(box.value == "d" && text(stage).contains("\"fourth\""))
  }

  @Test("the items run from right to left in a right-to-left layout")
  func rightToLeft() throws {
    let stage = stage {
      TabView {
        Text("a").tabItem { Text("One").id("one") }
        Text("b").tabItem { Text("Two").id("two") }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(abs(try #require(stage.frame(of: "one")).midX - 225) <= 0.5)
  }

  @Test("the selected item has the tint, the others are grey")
  func tint() {
    let colors = text(
      stage {
        TabView {
          Color.clear.tabItem { Text("A") }
          Color.clear.tabItem { Text("B") }
        }
        .tint(Color(rgb: 0x123456))
      })
    #expect(colors.contains("#123456") && colors.contains("#8E8E93"))
  }
}

/// A tab whose item is in its body.
private struct TabWithItem: View {
  let name: String
  let log: Log<String>

  var body: some View {
    Text("body \(name)").onAppear { log.add(name) }.tabItem { Text("item \(name)") }
  }
}
