import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("searchable")
struct SearchableTests {
  private func text(_ stage: Stage) -> String { stage.drawList().description }

  @Test("the field takes 52 points below the title, of a view and of a stack")
  func height() {
    func top<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat? {
      stage(width: 300, height: 400, content: content).frame(of: "content")?.minY
    }
    let query = Chosen("")
    let content = Color.red.id("content").navigationTitle("Title")
    #expect(top { NavigationStack { content.searchable(text: query.binding) } } == 148)
    #expect(top { NavigationStack { content }.searchable(text: query.binding) } == 148)
    #expect(top { content.searchable(text: query.binding) } == 0)
  }

  @Test(
    "the field and the row of the title have the height of their text",
    arguments: [
      DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5,
    ])
  func textSizes(size: DynamicTypeSize) throws {
    let stage = stage(width: 400, height: 600) {
      NavigationStack { Color.red.id("content").navigationTitle("Title") }
        .searchable(text: .constant("ship"))
        .dynamicTypeSize(size)
    }
    let drawn = stage.drawList()
    let title = try #require(drawn.texts.first { $0.text.request.string == "Title" })
    let query = try #require(drawn.texts.first { $0.text.request.string == "ship" })
    let field = try #require(drawn.fills.last { $0.minX == 16 && $0.width == 368 })
    #expect(title.frame.minY >= 44 && title.frame.maxY <= field.minY)
    #expect(
      field.height >= max(36, query.frame.height + 14) && field.height < query.frame.height + 24)
    #expect(abs(field.midY - query.frame.midY) <= 1)
    let content = try #require(stage.frame(of: "content"))
    #expect(abs(content.minY - field.maxY - 16) <= 1)
  }

  @Test("the field shows the prompt, or the text with a mark that removes it")
  func prompt() {
    let query = Chosen("")
    let stage = stage(width: 300, height: 400) {
      NavigationStack { Color.clear }.searchable(text: query.binding, prompt: "Find a ship")
    }
    #expect(text(stage).contains("\"Find a ship\""))
    query.value = "fram"
    stage.advance(to: 1)
    #expect(text(stage).contains("\"fram\"") && !text(stage).contains("\"Find a ship\""))
    stage.send(.tap(at: CGPoint(x: 266, y: 62)))
    #expect(query.value.isEmpty)
  }

  @Test("a tap on the field begins the search, and the button ends it")
  func searching() {
    let query = Chosen("")
    let isPresented = Chosen(false)
    let stage = stage(width: 300, height: 400) {
      NavigationStack { SearchState() }
        .searchable(text: query.binding, isPresented: isPresented.binding)
    }
    #expect(text(stage).contains("\"idle\"") && !text(stage).contains("\"Cancel\""))
    stage.send(.tap(at: CGPoint(x: 100, y: 62)))
    #expect(isPresented.value)
    #expect(text(stage).contains("\"searching\"") && text(stage).contains("\"Cancel\""))
    query.value = "a"
    stage.send(.tap(at: CGPoint(x: 265, y: 26)))
    #expect(!isPresented.value && query.value.isEmpty)
    #expect(text(stage).contains("\"idle\"") && !text(stage).contains("\"Cancel\""))
  }

  @Test("the title and the buttons are hidden during a search in a compact width")
  func hiding() {
    struct Screen: View {
      let behavior: SearchPresentationToolbarBehavior
      @Binding var isPresented: Bool

      var body: some View {
        NavigationStack {
          Color.red.id("content")
            .navigationTitle("Title")
            .toolbar { Button("Edit") {} }
            .searchable(text: .constant(""), isPresented: $isPresented)
            .searchPresentationToolbarBehavior(behavior)
        }
      }
    }
    func bar(
      _ width: CGFloat, _ isPresented: Bool, _ sizeClass: UserInterfaceSizeClass? = nil,
      _ behavior: SearchPresentationToolbarBehavior = .automatic
    ) -> [String] {
      let stage = stage(width: width, height: 400) {
        Screen(behavior: behavior, isPresented: .constant(isPresented))
          .environment(\.horizontalSizeClass, sizeClass)
      }
      // A blank measures the height of the field.
      return stage.drawList().strings.filter { $0 != " " }.sorted() + [
        "\(stage.frame(of: "content")?.minY ?? 0)"
      ]
    }
    let whole = ["Cancel", "Edit", "Search", "Title", "148.0"]
    let alone = ["Cancel", "Search", "52.0"]
    #expect(bar(390, false) == ["Edit", "Search", "Title", "148.0"])
    #expect(bar(390, true) == alone)
    #expect(bar(390, true, .regular) == whole)
    #expect(bar(390, true, nil, .avoidHidingContent) == whole)
    #expect(bar(800, true) == whole)
    #expect(bar(500, true) == whole && bar(499, true) == alone)
    #expect(bar(800, true, .compact) == alone)
  }

  @Test("a focus state follows the field and gives it the focus")
  func focusState() {
    struct Screen: View {
      @Binding var query: String
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          VStack {
            Text(verbatim: isFocused ? "focused" : "not focused")
            Color.red.frame(height: 20).id("focus").onTapGesture { isFocused = true }
            Color.blue.frame(height: 20).id("resign").onTapGesture { isFocused = false }
          }
          .searchable(text: $query)
          .searchFocused($isFocused)
        }
      }
    }
    let query = Chosen("")
    let stage = stage(width: 300, height: 400) { Screen(query: query.binding) }
    func tap(_ id: String) {
      let frame = stage.frame(of: id) ?? .null
      stage.send(.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
    }
    #expect(text(stage).contains("\"not focused\""))
    tap("focus")
    stage.send(.text("a"))
    #expect(query.value == "a" && text(stage).contains("\"focused\""))
    tap("resign")
    stage.send(.text("b"))
    #expect(query.value == "a" && text(stage).contains("\"not focused\""))
    stage.send(.tap(at: CGPoint(x: 100, y: 26)))
    #expect(text(stage).contains("\"focused\""))
  }

  @Test("the focused field receives text, and Return starts the actions for searches around it")
  func typing() {
    let query = Chosen("fr")
    let log = Log<String>()
    let stage = stage(width: 300, height: 400) {
      NavigationStack {
        SearchState()
          .searchable(text: query.binding)
          .onSubmit(of: .search) { log.add("search \(query.value)") }
          .onSubmit { log.add("text") }
      }
    }
    stage.send(.text("x"))
    #expect(query.value == "fr", "a field without focus receives nothing")
    stage.send(.tap(at: CGPoint(x: 100, y: 62)))
    stage.send(.text("amm"))
    stage.send(.deleteBackward)
    #expect(query.value == "fram" && text(stage).contains("\"searching\""))
    stage.send(.return)
    #expect(log.take() == ["search fram"])
    stage.send(.text("x"))
    #expect(query.value == "fram" && text(stage).contains("\"searching\""))
    // A tap on the symbol gives the focus, too, and the button "Cancel" takes it.
    stage.send(.tap(at: CGPoint(x: 30, y: 26)))
    stage.send(.text("!"))
    #expect(query.value == "fram!")
    stage.send(.tap(at: CGPoint(x: 265, y: 26)))
    stage.send(.text("x"))
    #expect(query.value.isEmpty && text(stage).contains("\"idle\""))
  }

  @Test("true in the binding gives the focus to the field, and false takes it")
  func focus() {
    let query = Chosen("")
    let isPresented = Chosen(true)
    let stage = stage(width: 300, height: 400) {
      NavigationStack { Color.clear }
        .searchable(text: query.binding, isPresented: isPresented.binding)
    }
    stage.send(.text("a"))
    #expect(query.value == "a")
    isPresented.value = false
    stage.send(.text("b"))
    #expect(query.value == "a")
    isPresented.value = true
    stage.send(.text("c"))
    #expect(query.value == "ac")
  }

  @Test("a disabled field begins no search")
  func disabled() {
    let query = Chosen("")
    let stage = stage(width: 300, height: 400) {
      NavigationStack { SearchState() }.searchable(text: query.binding).disabled(true)
    }
    for x in [30, 100] as [CGFloat] { stage.send(.tap(at: CGPoint(x: x, y: 62))) }
    stage.send(.text("a"))
    #expect(query.value.isEmpty && text(stage).contains("\"idle\""))
  }

  @Test("the action of the environment ends the search")
  func dismissal() {
    let isPresented = Chosen(true)
    let stage = stage(width: 300, height: 400) {
      NavigationStack { SearchState() }
        .searchable(text: .constant(""), isPresented: isPresented.binding)
    }
    #expect(text(stage).contains("\"searching\""))
    stage.send(.tap(at: CGPoint(x: 150, y: 250)))
    #expect(text(stage).contains("\"idle\"") && !isPresented.value)
  }
}

/// Whether the user searches; a tap ends the search.
private struct SearchState: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "searching" : "idle")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { dismissSearch() }
  }
}
