import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("lazy stacks")
struct LazyStacksTests {
  private let log = Log<Int>()

  private func height(of row: Int) -> CGFloat { CGFloat(10 + row * 7 % 13) }

  private func rows(_ data: Range<Int>, spacing: CGFloat? = 2) -> some View {
    LazyVStack(spacing: spacing) {
      ForEach(data) { row in
        let _ = log.add(row)
        Text("\(row)").frame(height: height(of: row)).id(row)
      }
    }
  }

  @Test("of 100 000 rows, only the visible ones are made")
  func visible() {
    let stage = stage(width: 100, height: 100) { ScrollView { rows(0..<100_000) } }
    let texts = stage.drawList().strings
    #expect(texts.first == "0" && (5...9).contains(texts.count))
    #expect(log.take().count <= 10)
    stage.scroll(at: middle, by: CGSize(width: 0, height: 50))
    _ = stage.drawList()
    #expect(log.take().count <= 5)
  }

  @Test(
    "rows are where those of a VStack are, however far the view is scrolled",
    arguments: [nil, 0, 5])
  func positions(spacing: CGFloat?) {
    let lazy = stage(width: 100, height: 90) { ScrollView { rows(0..<60, spacing: spacing) } }
    let eager = stage(width: 100, height: 90) {
      ScrollView {
        VStack(spacing: spacing) {
          ForEach(0..<60) { Text("\($0)").frame(height: height(of: $0)).id($0) }
        }
        .frame(maxWidth: .infinity)
      }
    }
    for distance in [0, 33, 200, 1, -80, 10_000, -3, -400] as [CGFloat] {
      for stage in [lazy, eager] {
        stage.scroll(at: middle, by: CGSize(width: 0, height: distance))
      }
      let shown = Set(lazy.drawList().strings)
      for row in 0..<60 {
        let frame = eager.frame(of: row) ?? .zero
        let isVisible = frame.maxY > 0 && frame.minY < 90
        #expect(shown.contains("\(row)") == isVisible)
        if isVisible { #expect(lazy.frame(of: row) == frame) }
      }
      #expect(lazy.drawList().description == Self.fresh(lazy, rows: self, spacing: spacing))
    }
  }

  /// Returns the drawing of a new stage that is scrolled to the same place at once.
  private static func fresh(_ stage: Stage, rows: Self, spacing: CGFloat?) -> String {
    let other = ChartroomUITests.stage(width: 100, height: 90) {
      ScrollView { rows.rows(0..<60, spacing: spacing) }
    }
    let first = (0..<60).first { stage.frame(of: $0).map { $0.maxY > 0 } ?? false } ?? 0
    var start: CGFloat = 0
    for row in 0..<first { start += rows.height(of: row) + (spacing ?? 8) }
    let offset = start - (stage.frame(of: first)?.minY ?? 0)
    other.scroll(at: middle, by: CGSize(width: 0, height: offset))
    return other.drawList().description
  }

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

  @Test("a row that becomes higher moves those below it")
  func growth() {
    let stage = stage(width: 100, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Growing(row: $0) } } }
    }
    #expect(stage.frame(of: 1) == CGRect(0, 20, 100, 20))
    stage.send(.tap(at: CGPoint(x: 50, y: 10)))
    #expect(stage.frame(of: 0) == CGRect(0, 0, 100, 45))
    #expect(stage.frame(of: 1) == CGRect(0, 45, 100, 20))
  }

  @Test("static views, conditions, groups and several views of a row are in their order")
  func structure() {
    func content(_ isOn: Bool) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          Text("title")
          if isOn { Text("on") }
          Group {
            ForEach(0..<2) { row in
              Text("\(row)a")
              if row == 1 { Text("\(row)b") }
            }
            Text("last")
          }
          EmptyView()
        }
        Text("footer")
      }
    }
    let stage = stage(width: 100, height: 300) { content(false) }
    #expect(stage.drawList().strings == ["title", "0a", "1a", "1b", "last", "footer"])
    stage.update { content(true) }
    #expect(stage.drawList().strings == ["title", "on", "0a", "1a", "1b", "last", "footer"])
  }

  @Test("outside of a scroll view, all rows are made, and the width is the proposed one")
  func outside() {
    let lazy = stage(width: 100) { LazyVStack(spacing: 1) { ForEach(0..<20) { Text("\($0)") } } }
    let eager = stage(width: 100) { VStack(spacing: 1) { ForEach(0..<20) { Text("\($0)") } } }
    #expect(lazy.size == CGSize(width: 100, height: eager.size.height))
    #expect(lazy.drawList().texts.count == 20)
  }

  @Test("a row of columns in a horizontal scroll view, from left to right and mirrored")
  func horizontal() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = stage(width: 100, height: 30) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 5) {
            ForEach(0..<1000) { Color.red.frame(width: 20, height: 10).id($0) }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      stage.scroll(at: CGPoint(x: 50, y: 15), by: CGSize(width: 250, height: 0))
      #expect(stage.frame(of: 9) == nil)
      let expected = direction == .leftToRight ? CGRect(0, 10, 20, 10) : CGRect(80, 10, 20, 10)
      #expect(stage.frame(of: 10) == expected)
      #expect(stage.frame(of: 15) == nil)
    }
  }

  @Test("beside other views of a stack, only the visible rows are made as well")
  func inStack() {
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("title")
        ScrollView { rows(0..<100_000) }
      }
    }
    #expect((3...9).contains(stage.drawList().strings.count))
    #expect(log.take().count <= 12)
  }

  @Test("a row of infinite length counts as empty")
  func infinite() throws {
    let stage = stage(width: 100, height: 100) {
      ScrollView { LazyVStack { Text("x").frame(height: .infinity) } }
    }
    _ = stage.drawList()
    try stage.checkSettled()
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

  @Test("rows are in a stack along the axis of the container")
  func dividers() {
    let stage = stage(width: 100, height: 30) {
      ScrollView(.horizontal) { LazyHStack { Divider().id("divider") } }
    }
    #expect(stage.frame(of: "divider")?.size == CGSize(width: 1, height: 30))
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

/// A row that becomes higher when it is tapped.
private struct Growing: View {
  let row: Int
  @State private var height: CGFloat = 20

  var body: some View { Color.red.frame(height: height).id(row).onTapGesture { height += 25 } }
}
