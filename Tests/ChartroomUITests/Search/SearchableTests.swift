import ChartroomUI
import Foundation
import Graphics
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
    stage.send(.tap(at: CGPoint(x: 265, y: 62)))
    #expect(!isPresented.value && query.value.isEmpty)
    #expect(text(stage).contains("\"idle\"") && !text(stage).contains("\"Cancel\""))
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
