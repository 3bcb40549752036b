import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("ForEachNode")
struct ForEachNodeTests {
  @Test("elements of a ForEach keep their state when their order changes")
  func forEachIdentity() {
    func rows(_ ids: [Int]) -> some View {
      VStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Toggling().frame(height: 10) } }
    }
    let stage = stage(width: 10, height: 20) { rows([1, 2]) }
    stage.send(.tap(at: CGPoint(x: 5, y: 5)))
    stage.update { rows([2, 1]) }
    let lines = stage.drawList().description
    let red = lines.range(of: "#FF383C")?.lowerBound
    let blue = lines.range(of: "#0088FF")?.lowerBound
    #expect(red != nil && blue != nil)
    if let red, let blue { #expect(red < blue) }
  }

  @Test("all elements with one id are shown, and the id is reported")
  func doubles() {
    let days = ["S", "M", "T", "W", "T", "F", "S"]
    let stage = stage { HStack(spacing: 0) { ForEach(days, id: \.self) { Text($0) } } }
    #expect(stage.drawList().strings == days)
    #expect(stage.repeatedIDs == ["S", "T"])
  }

  @Test("elements with one id keep their state by their number among them")
  func doublesWithState() {
    func rows(_ ids: [Int]) -> some View {
      VStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Toggling().frame(height: 10) } }
    }
    let stage = stage(width: 10, height: 40) { rows([1, 2, 1, 1]) }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 5, y: 25)))
    #expect(stage.drawList().colors == ["#FF383C", "#FF383C", "#0088FF", "#FF383C"])
    stage.update { rows([3, 1, 1, 2]) }
    #expect(stage.drawList().colors == ["#FF383C", "#FF383C", "#0088FF", "#FF383C"])
    stage.update { rows([1, 2, 3, 4]) }
    #expect(stage.drawList().colors == ["#FF383C", "#FF383C", "#FF383C", "#FF383C"])
    stage.update { rows([4, 1, 1, 4]) }
    #expect(stage.drawList().colors == ["#FF383C", "#FF383C", "#FF383C", "#FF383C"])
  }

  @Test("what a ForEach closure reads brings its views up to date")
  func forEachReads() {
    let model = Names()
    let stage = stage(width: 100, height: 100) { NameList(model: model) }
    #expect(stage.drawList().description.contains("\"ann\""))
    model.names[0].text = "eve"
    #expect(stage.drawList().description.contains("\"eve\""))
  }

  @Test("after any change of the elements, views are in their order and those that stay keep state")
  func random() {
    var random = SplitMix64(seed: 72)
    let log = Log<Int>()
    func rows(_ ids: [Int]) -> some View {
      HStack(spacing: 0) {
        ForEach(ids, id: \.self) { id in Counted(id: id, log: log).frame(width: 2, height: 2).id(id)
        }
      }
    }
    var ids: [Int] = []
    let stage = stage { rows(ids) }
    for _ in 0..<60 {
      let old = Set(ids)
      ids = Array((0..<12).shuffled(using: &random).prefix(.random(in: 0...12, using: &random)))
      _ = log.take()
      stage.update { rows(ids) }
      _ = stage.drawList()
      #expect(Set(log.take()) == Set(ids).subtracting(old))
      #expect(ids.map { stage.frame(of: $0)?.minX } == ids.indices.map { CGFloat(2 * $0) })
      #expect(old.subtracting(ids).allSatisfy { stage.frame(of: $0) == nil })
    }
  }
}

private struct NameList: View {
  let model: Names
  var body: some View { VStack { ForEach(model.names) { Text($0.text) } } }
}

/// A view that notes its id when its state is made.
private struct Counted: View {
  @StateObject private var score: Score

  init(id: Int, log: Log<Int>) {
    _score = StateObject(
      wrappedValue: {
        log.add(id)
        return Score()
      }())
  }

  var body: some View { score.points == 0 ? Color.red : .blue }
}
