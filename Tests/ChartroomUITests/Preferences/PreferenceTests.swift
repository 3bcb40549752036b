import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

/// The names of views, in order.
enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor
@Suite("preferences")
struct PreferenceTests {
  private let log = Log<[String]>()

  private func read<Content: View>(@ViewBuilder _ content: () -> Content) -> [[String]] {
    let stage = stage(width: 100, height: 100) {
      VStack { content() }.onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    _ = stage.drawList()
    return log.take()
  }

  @Test("values are combined in the order of the views, those of layers after the view's own")
  func order() {
    let read = read {
      Text("a").preference(key: NamesKey.self, value: ["a"])
      HStack {
        Text("b").preference(key: NamesKey.self, value: ["b"])
          .background { Color.red.preference(key: NamesKey.self, value: ["background"]) }
        Text("-")
        ForEach(0..<2) { Text("c").preference(key: NamesKey.self, value: ["c\($0)"]) }
      }
      GeometryReader { _ in Text("d").preference(key: NamesKey.self, value: ["d"]) }
    }
    #expect(read == [["a", "b", "background", "c0", "c1", "d"]])
  }

  @Test("a value set outside replaces those of the content, and a transformation changes them")
  func replacement() {
    #expect(
      read {
        VStack { Text("a").preference(key: NamesKey.self, value: ["a"]) }
          .preference(key: NamesKey.self, value: ["outer"])
        Text("b").preference(key: NamesKey.self, value: ["b"])
          .transformPreference(NamesKey.self) { $0.append("more") }
        Text("c").transformPreference(NamesKey.self) { $0.append("alone") }
      } == [["outer", "b", "more", "alone"]])
  }

  @Test("an optional value that is nil replaces another one")
  func optional() {
    let values = Log<Int?>()
    let stage = stage(width: 100, height: 100) {
      VStack { Text("a").preference(key: LastKey.self, value: 1) }
        .preference(key: LastKey.self, value: nil)
        .onPreferenceChange(LastKey.self) { values.add($0) }
    }
    _ = stage.drawList()
    #expect(values.take() == [nil])
  }

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

  @Test("without a view that sets the preference, no action runs")
  func none() { #expect(read { Text("a") } == []) }

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
}

private enum LastKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
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
