import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("OnPreferenceChange")
struct OnPreferenceChangeTests {
  private let log = Log<[String]>()

  @Test("the action runs when the value changes, and not for other changes")
  func changes() {
    func content(_ names: [String], text: String) -> some View {
      VStack {
        Text(text)
        ForEach(names, id: \.self) { Text($0).preference(key: NamesKey.self, value: [$0]) }
      }
      .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    let stage = stage(width: 100, height: 100) { content(["a", "b"], text: "1") }
    _ = stage.drawList()
    #expect(log.take() == [["a", "b"]])
    for (names, text, expected) in [
      (["a", "b"], "2", []), (["b", "a"], "2", [["b", "a"]]), (["b"], "2", [["b"]]),
      ([], "2", [[]]), ([], "3", []), (["c"], "3", [["c"]]),
    ] as [([String], String, [[String]])] {
      stage.update { content(names, text: text) }
      _ = stage.drawList()
      #expect(log.take() == expected)
    }
  }

  @Test("views that set other parts of an equal value are no change")
  func equalValue() {
    func content(_ parts: [[String]]) -> some View {
      VStack {
        ForEach(parts, id: \.self) { part in
          Text("part").preference(key: NamesKey.self, value: part)
        }
      }
      .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    let stage = stage(width: 100, height: 100) { content([["a"], ["b"]]) }
    _ = stage.drawList()
    for parts in [[["a", "b"]], [["a"], ["b"]], [["b"]]] {
      stage.update { content(parts) }
      _ = stage.drawList()
    }
    #expect(log.take() == [["a", "b"], ["b"]])
  }

  @Test("without a view that sets the preference, no action runs")
  func none() {
    let stage = stage(width: 100, height: 100) {
      Text("a").onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    _ = stage.drawList()
    #expect(log.take() == [])
  }

  @Test("state that an action sets is in the first draw list")
  func state() {
    #expect(stage(width: 100, height: 100) { Widest() }.drawList().strings == ["wide", "4 wide"])
  }

  @Test("only the displayed alternative of ViewThatFits passes up its preferences")
  func alternatives() {
    func content(_ width: CGFloat) -> some View {
      ViewThatFits {
        Color.red.frame(width: 50).preference(key: NamesKey.self, value: ["wide"])
        Color.red.frame(width: 10).preference(key: NamesKey.self, value: ["narrow"])
      }
      .frame(width: width).onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    let stage = stage(width: 100, height: 100) { content(20) }
    for width in [20, 60, 20] as [CGFloat] {
      stage.update { content(width) }
      _ = stage.drawList()
    }
    #expect(log.take() == [["narrow"], ["wide"], ["narrow"]])
  }

  @Test("nested actions receive the values of their content, the inner one first")
  func nested() {
    let names = Log<String>()
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("a").preference(key: NamesKey.self, value: ["a"])
          .onPreferenceChange(NamesKey.self) { names.add("inner \($0)") }
        Text("b").preference(key: NamesKey.self, value: ["b"])
      }
      .onPreferenceChange(NamesKey.self) { names.add("outer \($0)") }
    }
    _ = stage.drawList()
    #expect(names.take() == ["inner [\"a\"]", "outer [\"a\", \"b\"]"])
  }
}

/// The text "wide" with its number of letters, passed up and shown beside it.
private struct Widest: View {
  @State private var names: [String] = []

  var body: some View {
    VStack {
      Text("wide").preference(key: NamesKey.self, value: ["wide"])
      if let name = names.first { Text("\(name.count) \(name)") }
    }
    .onPreferenceChange(NamesKey.self) { names = $0 }
  }
}
