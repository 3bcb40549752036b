import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Modifiers around rows")
struct ModifiedRowContainersTests {
  @Test(
    "a modifier around a ForEach or a group applies to each row, and only visible rows are made")
  func laziness() {
    let log = Log<String>()
    let stage = stage(width: 100, height: 60) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Group {
            Text("title").frame(height: 10)
            ForEach(0..<10_000) { row in
              let _ = log.add("\(row)")
              Text("\(row)").frame(height: 10).id(row)
            }
          }
          .padding(5).foregroundStyle(Color.red).environment(\.lineLimit, 1)
          .onAppear { log.add("appear") }.background(Color.blue)
        }
      }
    }
    #expect(stage.drawList().strings == ["title", "0", "1"])
    #expect(stage.frame(of: 1)?.minY == 45)
    let entries = log.take()
    #expect(entries.count { $0 == "appear" } == 3)
    #expect(entries.count <= 8)
  }

  @Test("rows keep their state when the modifier around them changes")
  func state() {
    func content(_ padding: CGFloat) -> some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { _ in Toggling().frame(height: 10) }.padding(.top, padding)
        }
      }
    }
    let stage = stage(width: 20, height: 20) { content(0) }
    _ = stage.drawList()
    stage.send(.tap(at: CGPoint(x: 10, y: 15)))
    stage.update { content(2) }
    let colors = stage.drawList().description.matches(of: /#0088FF|#FF383C/).map { $0.output }
    #expect(colors == ["#FF383C", "#0088FF"])
  }
}
