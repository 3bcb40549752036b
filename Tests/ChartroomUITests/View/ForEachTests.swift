import ChartroomUI
import Foundation
import Graphics
import Testing

@MainActor
@Suite("ForEach")
struct ForEachTests {
  @Test("modifiers of groups and ForEach apply to each view, also those that come later")
  func insertion() {
    func content(_ ids: [Int]) -> some View {
      HStack(spacing: 0) {
        Group { ForEach(ids, id: \.self) { Color.red.frame(width: 10, height: 10).id($0) } }
          .padding(.leading, 5)
      }
    }
    let stage = stage { content([1, 2]) }
    #expect(stage.size.width == 30)
    stage.update { content([1, 3, 2]) }
    #expect(stage.size.width == 45)
    #expect(stage.frame(of: 3)?.minX == 20)
    #expect(stage.frame(of: 2)?.minX == 35)
    stage.update { content([2]) }
    #expect(stage.size.width == 15)
    #expect(stage.frame(of: 2)?.minX == 5)
    #expect(stage.frame(of: 1) == nil)
    stage.update { content([]) }
    #expect(stage.size == .zero)
  }

  @Test(
    "ten thousand rows cost ten times the work of a thousand, and a change to one costs no more")
  func manyRows() {
    func work(
      _ count: Int
    ) -> (build: StageCounts, bodies: Int, measurements: Int, pieces: Int) {
      let stage = stage(width: 100) {
        VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Toggling() } }
      }
      _ = stage.drawList()
      let build = stage.counts
      stage.send(.tap(at: CGPoint(x: 5, y: 5)))
      _ = stage.drawList()
      let after = stage.counts
      return (
        build, after.bodies - build.bodies, after.measurements - build.measurements,
        after.pieces - build.pieces
      )
    }
    let few = work(1000)
    let many = work(10_000)
    #expect(few.build.bodies >= 1000)
    #expect(many.build.bodies <= 10 * few.build.bodies)
    #expect(many.build.measurements <= 10 * few.build.measurements)
    #expect(many.build.pieces <= 10 * few.build.pieces)
    #expect(few.bodies > 0)
    #expect(many.bodies == few.bodies)
    #expect(many.measurements == few.measurements)
    #expect(many.pieces == few.pieces)
  }
}
