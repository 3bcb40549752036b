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
}

private enum LastKey: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() }
}
