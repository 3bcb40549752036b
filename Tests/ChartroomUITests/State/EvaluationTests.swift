import ChartroomUI
import Foundation
import Graphics
import Observation
import Testing

@MainActor
@Suite("Evaluations")
struct EvaluationTests {
  @Test("a change of a property that the last evaluation read evaluates the view, others do not")
  func changes() {
    let model = Model()
    let log = Log<String>()
    let stage = stage(width: 10, height: 10) { Choosing(model: model, log: log) }
    _ = stage.drawList()
    model.isCounting = false
    _ = stage.drawList()
    #expect(log.entries == ["count 0", "none"])
    model.count += 1
    _ = stage.drawList()
    #expect(log.entries == ["count 0", "none"])
    model.isCounting = true
    _ = stage.drawList()
    #expect(log.entries == ["count 0", "none", "count 1"])
  }
}

@Observable
private final class Model {
  var count = 0
  var isCounting = true
}

private struct Choosing: View {
  let model: Model
  let log: Log<String>
  var step = -1

  var body: some View {
    log.entries.append(model.isCounting ? "count \(model.count)" : "none")
    return Color.red
  }
}
