import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Rows of lazy containers")
struct LazyNodeTests {
  @Test("rows appear and disappear as they are scrolled, and keep their state")
  func life() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 40) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { row in
            Counter(row: row).frame(height: 20).onAppear { log.add("+\(row)") }
              .onDisappear { log.add("-\(row)") }
          }
        }
      }
    }
    #expect(stage.drawList().strings == ["0: 0", "1: 0"])
    #expect(log.take() == ["+0", "+1"])
    stage.send(.tap(at: CGPoint(x: 50, y: 30)))
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 40))
    #expect(stage.drawList().strings == ["2: 0", "3: 0"])
    #expect(log.take() == ["+2", "+3", "-0", "-1"])
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: -40))
    #expect(stage.drawList().strings == ["0: 0", "1: 1"])
    #expect(log.take() == ["+0", "+1", "-2", "-3"])
  }

  @Test("new data replaces the rows, and those with the same ids keep their state")
  func update() {
    func content(_ ids: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Counter(row: $0).frame(height: 20) } }
      }
    }
    let stage = stage(width: 100, height: 40) { content([1, 2, 3]) }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 50, y: 30)))
    #expect(stage.drawList().strings == ["1: 0", "2: 1"])
    stage.update { content([5, 2, 2]) }
    #expect(stage.drawList().strings == ["5: 0", "2: 1"])
    stage.update { content([4]) }
    #expect(stage.drawList().strings == ["4: 0"])
    stage.update { content([2]) }
    #expect(stage.drawList().strings == ["2: 0"])
    stage.update { content([]) }
    #expect(stage.drawList().strings == [])
  }

  @Test("preferences of rows follow their data")
  func preferences() {
    let log = Log<[String]>()
    func content(_ ids: [Int]) -> some View {
      ScrollView {
        LazyVStack {
          ForEach(ids, id: \.self) { Text("x").preference(key: NamesKey.self, value: ["\($0)"]) }
        }
      }
      .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    let stage = stage(width: 100, height: 300) { content([1, 2, 3]) }
    _ = stage.drawList()
    #expect(log.take() == [["1", "2", "3"]])
    for ids in [[2, 1, 3], [2, 1], [1]] {
      stage.update { content(ids) }
      _ = stage.drawList()
      #expect(log.take() == [ids.map { "\($0)" }])
    }
  }

  @Test("only displayed rows pass up preferences, also after they were scrolled")
  func displayedPreferences() {
    let log = Log<[String]>()
    let stage = stage(width: 100, height: 40) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) {
            Color.red.frame(height: 20).preference(key: NamesKey.self, value: ["\($0)"])
          }
        }
      }
      .onPreferenceChange(NamesKey.self) { log.add($0) }
    }
    _ = stage.drawList()
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 50))
    _ = stage.drawList()
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: -50))
    _ = stage.drawList()
    #expect(log.take() == [["0", "1"], ["2", "3", "4"], ["0", "1"]])
  }

  @Test("rows that were passed over are removed, and those that were displayed remain")
  func release() {
    let stage = stage(width: 100, height: 40) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Counter(row: $0).frame(height: 20) } }
      }
    }
    _ = stage.drawList()
    let before = stage.core.listenerCount
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 19_000))
    #expect(stage.drawList().strings == ["950: 0", "951: 0"])
    #expect(stage.core.listenerCount <= 2 * before + 10)
  }

  @Test("rows that were displayed keep their state when they are passed over later")
  func passedOver() {
    func content(_ width: CGFloat) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { Counter(row: $0).frame(height: 20) } }
      }
      .frame(width: width)
    }
    let stage = stage(width: 100, height: 40) { content(100) }
    func scroll(by distance: CGFloat) -> [String] {
      stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: distance))
      return stage.drawList().strings
    }
    #expect(scroll(by: 200) == ["10: 0", "11: 0"])
    stage.send(.tap(at: CGPoint(x: 50, y: 30)))
    #expect(scroll(by: -200) == ["0: 0", "1: 0"])
    // All rows are measured again, as far as they are visible.
    stage.update { content(90) }
    #expect(scroll(by: 2000) == ["100: 0", "101: 0"])
    #expect(scroll(by: -1800) == ["10: 0", "11: 1"])
  }

  @Test("all rows with one id are displayed, with their own state, and the id is reported")
  func equalIDs() {
    func content(_ ids: [Int]) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(ids, id: \.self) { Counter(row: $0).frame(height: 20) } }
      }
    }
    let stage = stage(width: 100, height: 100) { content([3, 5, 3, 5, 4]) }
    #expect(stage.drawList().strings == ["3: 0", "5: 0", "3: 0", "5: 0", "4: 0"])
    #expect(stage.repeatedIDs == ["3", "5"])
    stage.send(.tap(at: CGPoint(x: 50, y: 50)))
    #expect(stage.drawList().strings == ["3: 0", "5: 0", "3: 1", "5: 0", "4: 0"])
    stage.update { content([4, 3, 3]) }
    #expect(stage.drawList().strings == ["4: 0", "3: 0", "3: 1"])
    stage.update { content([3, 4]) }
    #expect(stage.drawList().strings == ["3: 0", "4: 0"])
  }

  @Test("a row that is made before the first row with its id keeps its state")
  func laterRowFirst() {
    let ids = Array(1..<50) + [1]
    let stage = stage(width: 100, height: 40) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<3) { Text("top \($0)").frame(height: 20) }
            ForEach(ids, id: \.self) { Counter(row: $0).frame(height: 20) }
            Text("end").frame(height: 20).id("end")
          }
        }
        .onTapGesture { proxy.scrollTo("end", anchor: .bottom) }
      }
    }
    func scroll(by distance: CGFloat) -> [String] {
      stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: distance))
      return stage.drawList().strings
    }
    #expect(stage.drawList().strings == ["top 0", "top 1"])
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().strings == ["1: 0", "end"])
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.drawList().strings == ["1: 1", "end"])
    _ = scroll(by: -2000)
    #expect(scroll(by: 60) == ["1: 0", "2: 0"])
    #expect(scroll(by: 2000) == ["1: 1", "end"])
  }

  @Test("a list has all rows with one id, also of elements that are several rows")
  func equalIDsInList() {
    func list<Rows: View>(@ViewBuilder _ rows: () -> Rows) -> Stage {
      stage(width: 300, height: 600) { List { rows() } }
    }
    let single = list { ForEach([1, 1, 2], id: \.self) { Text("row \($0)") } }
    #expect(single.drawList().strings == ["row 1", "row 1", "row 2"])
    #expect(single.repeatedIDs == ["1"])
    let pairs = list {
      ForEach([1, 1], id: \.self) {
        Text("a\($0)")
        Text("b\($0)")
      }
    }
    #expect(pairs.drawList().strings == ["a1", "b1", "a1", "b1"])
    #expect(pairs.repeatedIDs == ["1"])
    let bodies = list { ForEach([1, 1], id: \.self) { Pair(number: $0) } }
    #expect(bodies.drawList().strings == ["a1", "b1", "a1", "b1"])
    #expect(bodies.repeatedIDs == ["1"])
  }

  @Test("a new environment reaches all rows: displayed, passed over and not yet made")
  func environment() {
    func content(_ size: CGFloat) -> some View { Lines().font(.system(size: size)) }
    let stage = stage(width: 100, height: 40) { content(10) }
    #expect(stage.frame(of: 2) == CGRect(0, 24, 5, 12))
    stage.update { content(5) }
    #expect(stage.frame(of: 2) == CGRect(0, 12, 3, 6))
    #expect(stage.frame(of: 6) == CGRect(0, 36, 3, 6))
    stage.scroll(at: CGPoint(x: 50, y: 20), by: CGSize(width: 0, height: 240))
    #expect(stage.frame(of: 40) == CGRect(0, 0, 3, 6))
    stage.update { content(10) }
    #expect(stage.frame(of: 20) == CGRect(0, 0, 5, 12))
  }
}

/// A hundred lines of text, in the font of the environment.
private struct Lines: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) { ForEach(0..<100) { Text("x").id($0) } }
    }
  }
}

/// A view whose body is two rows.
private struct Pair: View {
  let number: Int

  var body: some View {
    Text("a\(number)")
    Text("b\(number)")
  }
}

/// A text that counts its taps.
private struct Counter: View {
  let row: Int
  @State private var count = 0

  var body: some View {
    Text("\(row): \(count)").frame(maxWidth: .infinity).contentShape(Rectangle())
      .onTapGesture { count += 1 }
  }
}
