import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("Presence of views")
struct PresenceTests {
  private let log = Log<String>()

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

  @Test("a removed view leaves as often as it has come")
  func removal() {
    let log = log
    func content(_ isShown: Bool) -> some View {
      HStack {
        if isShown {
          Group {
            Text("a")
            Text("b")
          }
          .onDisappear { log.add("gone") }
        }
      }
    }
    let stage = stage(width: 100, height: 100) { content(true) }
    _ = stage.drawList()
    stage.update { content(false) }
    _ = stage.drawList()
    #expect(log.take() == ["gone", "gone"])
  }
}
