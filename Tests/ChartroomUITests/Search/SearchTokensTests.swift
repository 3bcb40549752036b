import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Search tokens")
struct SearchTokensTests {
  private struct Tag: Identifiable, Hashable {
    var id: Int
    var name: String
  }

  private struct Search: View {
    let log: Log<[Tag]>
    @State private var query = ""
    @State private var tags = [Tag(id: 1, name: "Harbour"), Tag(id: 2, name: "Sail")]

    var body: some View {
      NavigationStack { Color.clear.navigationTitle("Ships") }
        .searchable(text: $query, tokens: $tags, prompt: "Find") { Text($0.name) }
        .onChange(of: tags) { _, tags in log.entries.append(tags) }
    }
  }

  private struct Editing: View {
    @State private var query = ""
    @State private var tags = [Tag(id: 1, name: "Harbour")]

    var body: some View {
      NavigationStack { Color.clear }
        .searchable(text: $query, editableTokens: $tags) { $tag in
          Button(tag.name) { tag.name += "!" }.id("token")
        }
    }
  }

  @Test("tokens are side by side in place of the prompt, and the mark removes them")
  func display() throws {
    let log = Log<[Tag]>()
    let stage = phone { Search(log: log) }
    let names = stage.drawList().texts.filter {
      ["Harbour", "Sail"].contains($0.text.request.string)
    }
    #expect(names.map(\.text.request.string) == ["Harbour", "Sail"])
    #expect(names[0].frame.maxX < names[1].frame.minX && names[0].frame.midY == names[1].frame.midY)
    #expect(!stage.words.contains("Find"))
    stage.send(.tap(at: CGPoint(x: 266, y: names[0].frame.midY)))
    stage.advance(to: stage.time + 1)
    #expect(log.entries == [[]])
    #expect(stage.words.contains("Find") && !stage.words.contains("Sail"))
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 }.id(name) }
  }

  private struct Counting: View {
    @State private var query = ""
    @State private var tags = [Tag(id: 1, name: "Harbour"), Tag(id: 2, name: "Sail")]

    var body: some View {
      NavigationStack {
        Button("first") { tags.removeFirst() }.id("first")
      }
      .searchable(text: $query, tokens: $tags) { Counted(name: $0.name) }
    }
  }

  @Test("the view of a token keeps its state when others are removed")
  func identity() {
    let stage = phone { Counting() }
    stage.tap("Sail")
    stage.advance(to: 1)
    #expect(stage.words.contains("Sail 1"))
    stage.tap("first")
    stage.advance(to: 2)
    #expect(stage.words.contains("Sail 1") && !stage.words.contains("Harbour 0"))
  }

  @Test("deleting backward in an empty field removes the last token")
  func deleting() {
    let log = Log<[Tag]>()
    let stage = phone { Search(log: log) }
    let sail = stage.drawList().texts.first { $0.text.request.string == "Sail" }?.frame ?? .null
    stage.send(.tap(at: CGPoint(x: sail.maxX + 30, y: sail.midY)))
    stage.advance(to: 1)
    var time = 1.0
    func press(_ event: KeyboardEvent) {
      stage.send(event)
      time += 1
      stage.advance(to: time)
    }
    press(.text("a"))
    press(.deleteBackward)
    #expect(log.entries.isEmpty)
    press(.deleteBackward)
    #expect(log.entries == [[Tag(id: 1, name: "Harbour")]])
    press(.deleteBackward)
    press(.deleteBackward)
    #expect(log.entries.last == [] && log.entries.count == 2)
  }

  @Test("the view of a token can change it")
  func editing() throws {
    let stage = phone { Editing() }
    stage.tap("token")
    stage.advance(to: stage.time + 1)
    #expect(stage.words.contains("Harbour!"))
  }

  private struct Suggested: View {
    let isHidden: Bool
    var separator: Color?
    @State private var query = ""
    @State private var tags: [Tag] = []
    @State private var others = [Tag(id: 1, name: "Harbour"), Tag(id: 2, name: "Sail")]

    var body: some View {
      NavigationStack {
        Text("content").navigationTitle("Ships")
          .searchable(text: $query, tokens: $tags, suggestedTokens: $others, prompt: "Find") {
            Text($0.name).listRowSeparatorTint(separator)
          }
          .searchSuggestions(isHidden ? .hidden : .automatic, for: .content)
      }
    }
  }

  private struct Completed: View {
    @State private var query = ""

    var body: some View {
      NavigationStack { Text(query.isEmpty ? "nothing" : "found " + query) }
        .searchable(text: $query, prompt: "Find")
        .searchSuggestions {
          if query.isEmpty {
            ForEach(["Fram", "Gjøa"], id: \.self) { Text($0).searchCompletion($0) }
          }
        }
    }
  }

  private func search(_ stage: Stage) {
    guard let prompt = stage.drawList().texts.first(where: { $0.text.request.string == "Find" })
    else { return #expect(Bool(false), "\(stage.words)") }
    stage.send(.tap(at: CGPoint(x: prompt.frame.midX, y: prompt.frame.midY)))
    stage.advance(to: stage.time + 1)
  }

  private func tap(_ string: String, _ stage: Stage) {
    guard let text = stage.drawList().texts.last(where: { $0.text.request.string == string })
    else { return #expect(Bool(false), "\(string) is not among \(stage.words)") }
    stage.send(.tap(at: CGPoint(x: text.frame.midX, y: text.frame.midY)))
    stage.advance(to: stage.time + 1)
  }

  @Test("suggestions are displayed during a search only, and a tap completes the text")
  func completions() {
    let stage = phone { Completed() }
    #expect(!stage.words.contains("Fram"))
    search(stage)
    #expect(stage.words.contains("Fram") && stage.words.contains("Gjøa"))
    tap("Gjøa", stage)
    // Without suggestions, the content is visible.
    #expect(stage.words.contains("found Gjøa") && !stage.words.contains("Fram"))
  }

  @Test("suggestions that set preferences are not evaluated without end")
  func preferences() throws {
    let stage = phone { Suggested(isHidden: false, separator: .red) }
    search(stage)
    try stage.checkSettled()
    #expect(stage.words.contains("Sail"))
  }

  @Test("a suggested token is added by a tap, and suggestions can be hidden")
  func suggestedTokens() {
    let stage = phone { Suggested(isHidden: false) }
    search(stage)
    #expect(stage.words.filter { $0 == "Sail" }.count == 1)
    tap("Sail", stage)
    #expect(stage.words.filter { $0 == "Sail" }.count == 2)
    let hidden = phone { Suggested(isHidden: true) }
    search(hidden)
    #expect(!hidden.words.contains("Sail"))
  }

  private func phone<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    stage(width: 300, height: 400, content: content)
  }
}
