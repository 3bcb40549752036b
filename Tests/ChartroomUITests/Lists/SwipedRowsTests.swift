import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

// Rows are 44 points high and extend from 20 to 280 in a list that is 300 points wide. Their content begins at 40.

@MainActor
@Suite("Rows that swipes move")
struct SwipedRowsTests {
  private let log = Held<[String]>([])

  /// A list of names in a binding, which the user deletes.
  private struct Names: View {
    let names: Chosen<[String]>
    var mode = EditMode.inactive

    var body: some View {
      List {
        ForEach(names.value, id: \.self) { name in Color.blue.frame(height: 10).id(name) }
          .onDelete { offsets in withAnimation { names.value.remove(atOffsets: offsets) } }
      }
      .environment(\.editMode, .constant(mode))
    }
  }

  private func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    stage(width: 300, height: 200, content: content)
  }

  private func middle(ofLine line: Int) -> CGFloat { 44 + 44 * CGFloat(line) }

  /// Drags the row in a line of a list, and waits for the end of its movement.
  private func swipe(_ stage: Stage, by distance: CGFloat, line: Int = 0, wait: Double = 2) {
    let start = CGPoint(x: 150, y: middle(ofLine: line))
    stage.send(.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y)))
    stage.advance(to: stage.time + wait)
  }

  private func tap(_ stage: Stage, x: CGFloat, line: Int = 0) {
    stage.send(.tap(at: CGPoint(x: x, y: middle(ofLine: line))))
    stage.advance(to: stage.time + 2)
  }

  /// The horizontal position of a view, to hundredths of points.
  private func x(of id: some Hashable & Sendable, _ stage: Stage) -> Double? {
    stage.frame(of: id).map { ($0.minX * 100).rounded() / 100 }
  }

  @Test("a row that was scrolled out and back is swiped")
  func scrolled() {
    let names = Chosen((0..<50).map(String.init))
    let stage = screen { Names(names: names) }
    stage.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 1000))
    stage.advance(to: 1)
    #expect((stage.frame(of: "0")?.minY ?? -1) < 0)
    stage.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -1000))
    stage.advance(to: 2)
    swipe(stage, by: -60)
    #expect(x(of: "0", stage) == -35.0)
  }

  @Test("a cancelled drag moves the row back, and another row is swiped afterwards")
  func cancelled() {
    let stage = screen { Names(names: Chosen(["a", "b"])) }
    let start = CGPoint(x: 150, y: middle(ofLine: 0))
    stage.send(.down(at: start))
    for x in [130, 110, 90.0] { stage.send(.moved(to: CGPoint(x: x, y: start.y))) }
    #expect((x(of: "a", stage) ?? 40) < 0)
    stage.send(.cancelled)
    stage.advance(to: stage.time + 2)
    #expect(x(of: "a", stage) == 40)
    swipe(stage, by: -60, line: 1)
    #expect(x(of: "a", stage) == 40 && x(of: "b", stage) == -35.0)
  }

  @Test("a row that is about to leave is not swiped again")
  func leaving() {
    let names = Chosen(["a", "b", "c"])
    let stage = screen { Names(names: names) }
    swipe(stage, by: -200, line: 2, wait: 0.05)
    #expect(names.value == ["a", "b"])
    swipe(stage, by: -200, line: 2)
    #expect(names.value == ["a", "b"])
    swipe(stage, by: -200, line: 0, wait: 0.05)
    swipe(stage, by: -200, line: 0)
    #expect(names.value.isEmpty)
  }

  @Test("the buttons are tapped where they are after other rows came")
  func moved() {
    let names = Chosen(["b"])
    let stage = screen { Names(names: names) }
    swipe(stage, by: -60)
    names.value = ["a", "b"]
    stage.advance(to: stage.time + 2)
    tap(stage, x: 250, line: 1)
    #expect(names.value == ["a"])
    swipe(stage, by: -60)
    names.value = ["c"]
    stage.advance(to: stage.time + 2)
    tap(stage, x: 60)
    swipe(stage, by: -200)
    #expect(names.value.isEmpty)
  }

  @Test("rows with equal ids are swiped one by one")
  func duplicates() {
    let stage = screen {
      List {
        ForEach(["a", "a"], id: \.self) { _ in
          Color.blue.frame(height: 10).swipeActions { Button("A") {} }
        }
      }
    }
    swipe(stage, by: -60, line: 1)
    #expect(stage.drawList().strings == ["A"])
  }

  @Test("a builder without a button shows nothing, and the next tap reaches its row")
  func withoutButtons() {
    let stage = screen {
      List {
        Button {
          log.value.append("row")
        } label: {
          Color.blue.frame(height: 10).id("row")
        }
        .swipeActions { Text("x") }
      }
    }
    swipe(stage, by: -60)
    #expect(x(of: "row", stage) == 40)
    tap(stage, x: 60)
    #expect(log.value == ["row"])
  }

  @Test("a background of a row appears once")
  func background() {
    let stage = screen {
      List {
        Color.blue.frame(height: 10)
          .listRowBackground(Color.red.onAppear { log.value.append("appear") })
          .swipeActions { Button("A") {} }
      }
    }
    swipe(stage, by: -60)
    #expect(log.value == ["appear"])
  }

  @Test("rows in bodies are neither deleted nor moved, and have no controls, if they say so")
  func restricted() {
    struct Fixed: View {
      var body: some View {
        Color.blue.frame(height: 10).id("fixed").deleteDisabled(true).moveDisabled(true)
      }
    }
    let stage = screen {
      List {
        ForEach(0..<1) { _ in Fixed() }.onDelete { _ in }.onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(x(of: "fixed", stage) == 40 && stage.frame(of: "fixed")?.width == 220)
  }

  @Test("a red circle in a disabled list has no effect")
  func disabled() {
    let stage = screen { Names(names: Chosen(["a"]), mode: .active).disabled(true) }
    tap(stage, x: 51)
    #expect(x(of: "a", stage) == 78)
  }

  @Test("a red circle shows the buttons at the trailing edge after others were visible")
  func edges() {
    let mode = Chosen(EditMode.inactive)
    struct Row: View {
      let mode: Chosen<EditMode>

      var body: some View {
        List {
          ForEach(0..<1) { _ in
            Color.blue.frame(height: 10).id("row")
              .swipeActions { Button("A") {} }
              .swipeActions { Button("B") {} }
              .swipeActions(edge: .leading) { Button("C") {} }
          }
          .onDelete { _ in }
        }
        .environment(\.editMode, mode.binding)
      }
    }
    let stage = screen { Row(mode: mode) }
    swipe(stage, by: 60)
    #expect(x(of: "row", stage) == 114)
    mode.value = .active
    stage.advance(to: stage.time + 2)
    #expect(x(of: "row", stage) == 78)
    tap(stage, x: 51)
    #expect(x(of: "row", stage) == -70)
  }
}
