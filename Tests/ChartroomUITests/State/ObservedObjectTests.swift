import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import Testing

@MainActor
@Suite("Observed objects")
struct ObservedObjectTests {
  @Test("any published change evaluates every observing view once")
  func everyObserver() {
    let model = Score()
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) {
      VStack(spacing: 0) {
        Observer(log: log, name: "a", score: model)
        Observer(log: log, name: "b", score: model)
      }
    }
    _ = stage.drawList()
    #expect(log.entries == ["a 0", "b 0"])
    model.points = 1
    model.points = 2
    #expect(stage.drawList().description.contains("\"b 2\""))
    #expect(log.entries == ["a 0", "b 0", "a 2", "b 2"])
    model.title = "unread"
    _ = stage.drawList()
    #expect(log.entries.count == 6)
    _ = stage.drawList()
    #expect(log.entries.count == 6)
  }

  @Test("a view is evaluated for another object, and not for the same one")
  func identity() {
    let (first, second) = (Score(), Score())
    second.points = 5
    let log = Log<String>()
    let stage = stage(width: 100, height: 50) { Observer(log: log, name: "x", score: first) }
    _ = stage.drawList()
    stage.update { Observer(log: log, name: "x", score: first) }
    _ = stage.drawList()
    #expect(log.entries == ["x 0"])
    stage.update { Observer(log: log, name: "x", score: second) }
    _ = stage.drawList()
    first.points = 9
    _ = stage.drawList()
    #expect(log.entries == ["x 0", "x 5"])
    second.points = 6
    _ = stage.drawList()
    #expect(log.entries == ["x 0", "x 5", "x 6"])
  }
}

final class Score: ObservableObject {
  @Published var points = 0
  @Published var title = ""
}

private struct Observer: View {
  let log: Log<String>
  let name: String
  @ObservedObject var score: Score

  var body: some View {
    log.entries.append("\(name) \(score.points)")
    return Text("\(name) \(score.points)")
  }
}
