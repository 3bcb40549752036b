import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("onAppear and onDisappear")
struct AppearanceTests {
  private let log = Log<String>()

  @Test("actions of descendants run before those of ancestors, and siblings in order")
  func order() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        Text("a").onAppear { log.add("inner a") }.onAppear { log.add("outer a") }
        HStack { Text("b").onAppear { log.add("b") } }.onAppear { log.add("row") }
      }
      .onAppear { log.add("column") }
    }
    #expect(log.take() == [])
    _ = stage.drawList()
    #expect(log.take() == ["inner a", "outer a", "b", "row", "column"])
    _ = stage.drawList()
    #expect(log.take() == [])
  }

  @Test("a view appears with its background, its overlay and the content of a geometry reader")
  func secondary() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      Color.red
        .background { Color.blue.onAppear { log.add("background") } }
        .overlay { GeometryReader { _ in Text("x").onAppear { log.add("read") } } }
    }
    _ = stage.drawList()
    #expect(log.take() == ["background", "read"])
  }

  @Test("the action runs for each view of a group, and not for an empty view")
  func groups() {
    let log = log
    let stage = stage(width: 100, height: 100) {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.add("group") }
        EmptyView().onAppear { log.add("empty") }
      }
    }
    _ = stage.drawList()
    #expect(log.take() == ["group", "group"])
  }

  @Test("a change made when a view appears is in the first draw list")
  func change() {
    let stage = stage(width: 100, height: 100) { Counting(limit: 1) }
    #expect(stage.drawList().strings == ["1"])
  }

  @Test("a view that is replaced disappears after its successor has appeared")
  func replacement() {
    let log = log
    func content(_ first: Bool) -> some View {
      VStack {
        if first {
          Text("a").onAppear { log.add("+a") }.onDisappear { log.add("-a") }
        } else {
          Text("b").onAppear { log.add("+b") }.onDisappear { log.add("-b") }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    _ = stage.drawList()
    stage.update { content(false) }
    #expect(log.take() == ["+a"])
    _ = stage.drawList()
    #expect(log.take() == ["+b", "-a"])
  }

  @Test("rows appear and disappear with their elements, and not when they move")
  func rows() {
    let log = log
    func content(_ ids: [Int]) -> some View {
      ForEach(ids, id: \.self) { id in
        Text("\(id)").onAppear { log.add("+\(id)") }.onDisappear { log.add("-\(id)") }
      }
    }
    let stage = stage(width: 100, height: 100) { content([1, 2, 3]) }
    _ = stage.drawList()
    #expect(log.take() == ["+1", "+2", "+3"])
    stage.update { content([3, 4, 1]) }
    _ = stage.drawList()
    #expect(log.take() == ["+4", "-2"])
  }

  @Test("only the displayed alternative of ViewThatFits appears")
  func alternatives() {
    let log = log
    func content(_ width: CGFloat) -> some View {
      ViewThatFits {
        Color.red.frame(width: 50).onAppear { log.add("+wide") }.onDisappear { log.add("-wide") }
        Color.red.frame(width: 10).onAppear { log.add("+narrow") }
          .onDisappear { log.add("-narrow") }
      }
      .frame(width: width)
    }
    let stage = stage(width: 100, height: 100) { content(20) }
    _ = stage.drawList()
    #expect(log.take() == ["+narrow"])
    stage.update { content(60) }
    _ = stage.drawList()
    #expect(log.take() == ["+wide", "-narrow"])
    stage.update { content(20) }
    _ = stage.drawList()
    #expect(log.take() == ["+narrow", "-wide"])
  }

  @Test("views whose appearance never ends are named")
  func endless() throws {
    let stage = stage(width: 100, height: 100) { Text("calm").overlay { Counting(limit: .max) } }
    _ = stage.drawList()
    let error = try #require(throws: UnsettledError.self) { try stage.checkSettled() }
    #expect("\(error)".hasPrefix("the actions of view"))
  }

  @Test("rows that are removed together disappear in their order")
  func removal() {
    let log = log
    func content(_ ids: Range<Int>) -> some View {
      ForEach(ids, id: \.self) { id in Text("x").onDisappear { log.add("\(id)") } }
    }
    let stage = stage(width: 100, height: 100) { content(0..<20) }
    _ = stage.drawList()
    stage.update { content(0..<0) }
    _ = stage.drawList()
    #expect(log.take() == (0..<20).map { "\($0)" })
  }
}

/// A view that counts each time it appears, up to a limit, and then appears anew.
private struct Counting: View {
  let limit: Int
  @State private var count = 0

  var body: some View {
    Text("\(count)").onAppear { if count < limit { count += 1 } }.id(count)
  }
}
