import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("onAppear and onDisappear")
struct OnAppearTests {
  private let log = Log<String>()

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

  @Test("a change made when a view appears is in the first draw list")
  func change() {
    let stage = stage(width: 100, height: 100) { Counting(limit: 1) }
    #expect(stage.drawList().strings == ["1"])
  }

  @Test("views whose appearance never ends are named")
  func endless() throws {
    let stage = stage(width: 100, height: 100) { Text("calm").overlay { Counting(limit: .max) } }
    _ = stage.drawList()
    let error = try #require(throws: UnsettledError.self) { try stage.checkSettled() }
    #expect("\(error)".hasPrefix("the actions of view"))
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
