import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

// Rows are 44 points high, the first one from 22 on, and their content is 10 points high. The handles are at 249.

@MainActor
@Suite("Moves of rows")
struct MoveTests {
  private struct Names: View {
    @State private var names = ["a", "b", "c"]
    let log: Held<[String]>
    let mode: EditMode

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Color.blue.frame(height: 10).id(name).moveDisabled(name == "c")
        }
        .onMove { source, destination in
          log.value.append("\(Array(source)) to \(destination)")
          names.move(fromOffsets: source, toOffset: destination)
        }
        Color.red.frame(height: 10).id("other")
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private let log = Held<[String]>([])

  private func list(_ mode: EditMode = .active) -> Stage {
    stage(width: 300, height: 300) { Names(log: log, mode: mode) }
  }

  /// The lines of the rows, from 0.
  private func lines(of stage: Stage) -> [String: Double] {
    ["a", "b", "c", "other"].reduce(into: [:]) { lines, id in
      lines[id] = stage.frame(of: id).map { ($0.midY - 44) / 44 }
    }
  }

  private func drag(_ stage: Stage, line: Double, by lines: Double) {
    let y = 44 + 44 * line
    stage.send([
      .down(at: CGPoint(x: 249, y: y)), .moved(to: CGPoint(x: 249, y: y + 20 * lines)),
      .moved(to: CGPoint(x: 249, y: y + 44 * lines)),
    ])
    stage.advance(to: stage.time + 2)
  }

  private func drop(_ stage: Stage, line: Double) {
    stage.send(.up(at: CGPoint(x: 249, y: 44 + 44 * line)))
    stage.advance(to: stage.time + 2)
  }

  @Test("a row follows its handle, and others make room")
  func drags() {
    let stage = list()
    drag(stage, line: 0, by: 1.25)
    #expect(lines(of: stage) == ["a": 1.25, "b": 0, "c": 2, "other": 3])
    drop(stage, line: 1.25)
    #expect(log.value == ["[0] to 2"])
    #expect(lines(of: stage) == ["a": 1, "b": 0, "c": 2, "other": 3])
  }

  @Test("a row is moved up, and not beyond the elements of its ForEach")
  func ends() {
    let stage = list()
    drag(stage, line: 1, by: -1.5)
    #expect(lines(of: stage) == ["a": 1, "b": -0.5, "c": 2, "other": 3])
    drop(stage, line: -0.5)
    #expect(log.value == ["[1] to 0"])
    drag(stage, line: 0, by: 3)
    drop(stage, line: 3)
    #expect(log.value == ["[1] to 0", "[0] to 3"])
    #expect(lines(of: stage) == ["b": 2, "a": 0, "c": 1, "other": 3])
  }

  @Test("short drags and those of fixed rows or outside of the edit mode have no effect")
  func none() {
    let stage = list()
    let before = lines(of: stage)
    drag(stage, line: 0, by: 0.75)
    drop(stage, line: 0.75)
    drag(stage, line: 2, by: -2)
    drop(stage, line: 0)
    let plain = list(.inactive)
    drag(plain, line: 0, by: 1)
    drop(plain, line: 1)
    #expect(log.value.isEmpty)
    #expect(lines(of: stage) == before && lines(of: plain) == before)
  }

  @Test("offsets are those of the current data, also where a row has kept its place")
  func offsets() {
    struct Changing: View {
      let hasTitle: Chosen<Bool>
      let log: Held<[String]>

      var body: some View {
        List {
          if hasTitle.value { Color.red.frame(height: 10) }
          ForEach(hasTitle.value ? ["a", "b"] : ["new", "a", "b"], id: \.self) { name in
            Color.blue.frame(height: 10).id(name)
          }
          .onMove { source, destination in log.value.append("\(Array(source)) to \(destination)") }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let hasTitle = Chosen(true)
    let stage = stage(width: 300, height: 300) { Changing(hasTitle: hasTitle, log: log) }
    _ = stage.drawList()
    hasTitle.value = false
    stage.advance(to: 1)
    drag(stage, line: 2, by: -1.25)
    drop(stage, line: 0.75)
    #expect(log.value == ["[2] to 1"])
  }
}
