import ChartroomUI
import Foundation
import Graphics
import OpenCombine
import Testing

@MainActor
@Suite("Environment objects")
struct EnvironmentObjectTests {
  @Test("a view reads and observes the object that the nearest ancestor has set")
  func nearest() {
    let (outer, inner) = (Score(), Score())
    inner.points = 5
    let stage = stage(width: 100, height: 50) {
      VStack(spacing: 0) {
        Reader()
        Reader().environmentObject(inner)
      }
      .environmentObject(outer)
    }
    #expect(stage.drawList().description.contains("\"0\""))
    outer.points = 1
    inner.points = 6
    let texts = stage.drawList().description
    #expect(texts.contains("\"1\"") && texts.contains("\"6\""))
  }

  @Test("another object evaluates its readers, and the same one does not")
  func replacement() {
    let (first, second) = (Score(), Score())
    second.points = 3
    func content(_ score: Score) -> some View { Passing().environmentObject(score) }
    let stage = stage(width: 100, height: 50) { content(first) }
    _ = stage.drawList()
    let before = stage.counts.bodies
    stage.update { content(first) }
    _ = stage.drawList()
    #expect(stage.counts.bodies == before)
    stage.update { content(second) }
    #expect(stage.drawList().description.contains("\"3\""))
    #expect(stage.counts.bodies == before + 1)
    first.points = 8
    _ = stage.drawList()
    #expect(stage.counts.bodies == before + 1)
  }

  @Test("its projected value makes bindings")
  func bindings() {
    let score = Score()
    let stage = stage(width: 100, height: 50) { Reader().environmentObject(score) }
    stage.send(.tap(at: CGPoint(x: 50, y: 25)))
    #expect(score.points == 1)
    #expect(stage.drawList().description.contains("\"1\""))
  }

  @Test("a view without its object stops the program")
  func missing() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = stage(width: 100, height: 50) { Reader() }.drawList() }
    }
  }
}

private struct Passing: View {
  var body: some View { Reader() }
}

private struct Reader: View {
  @EnvironmentObject private var score: Score

  var body: some View {
    Text("\(score.points)").frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle()).onTapGesture { $score.points.wrappedValue += 1 }
  }
}
