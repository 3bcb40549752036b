import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

// Rows are 44 points high and extend from 20 to 280 in a list that is 300 points wide. Their content begins at 40.

@MainActor
@Suite("Swipes of rows")
struct SwipeTests {
  private let log = Held<[String]>([])

  private func list<Content: View>(
    _ mode: EditMode = .inactive, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> Content
  ) -> Stage {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    environment.editMode = .constant(mode)
    return stage(width: 300, height: 200, environment: environment) { List { content() } }
  }

  /// A row with the id "row", two buttons at its trailing edge, and one at the leading edge.
  private func row(allowsFullSwipe: Bool = true) -> some View {
    Button {
      log.value.append("row")
    } label: {
      Color.blue.frame(height: 10).id("row")
    }
    .swipeActions(allowsFullSwipe: allowsFullSwipe) {
      Button("A") { log.value.append("a") }
      Button("B") { log.value.append("b") }.tint(.green)
    }
    .swipeActions(edge: .leading) { Button("C") { log.value.append("c") } }
  }

  /// Drags the row in a line of a list, and waits for the end of its movement.
  private func swipe(_ stage: Stage, by distance: CGFloat, line: Int = 0, down: CGFloat = 0) {
    let start = CGPoint(x: 150, y: 44 + 44 * CGFloat(line))
    stage.send(.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y + down)))
    stage.advance(to: stage.time + 2)
  }

  /// The horizontal position of a view, to hundredths of points.
  private func x(of id: some Hashable & Sendable, _ stage: Stage) -> Double? {
    stage.frame(of: id).map { ($0.minX * 100).rounded() / 100 }
  }

  private func tap(_ stage: Stage, x: CGFloat, line: Int = 0) {
    stage.send(.tap(at: CGPoint(x: x, y: 44 + 44 * CGFloat(line))))
    stage.advance(to: stage.time + 2)
  }

  @Test("a swipe shows the buttons, and a tap performs one and hides them")
  func shows() {
    let stage = list { row() }
    #expect(stage.drawList().strings.isEmpty)
    swipe(stage, by: -100)
    // Two buttons of the minimum width.
    #expect(x(of: "row", stage) == -108.0)
    let texts = stage.drawList().texts
    #expect(texts.map(\.text.request.string).sorted() == ["A", "B"])
    #expect(stage.drawList().colors.contains("#8E8E93"))
    #expect(stage.drawList().colors.contains("#34C759"))
    tap(stage, x: 280 - 74 - 37)
    #expect(log.value == ["b"])
    #expect(x(of: "row", stage) == 40)
    #expect(stage.drawList().strings.isEmpty)
    swipe(stage, by: -100)
    tap(stage, x: 280 - 37)
    #expect(log.value == ["b", "a"])
  }

  @Test("buttons at the leading edge, and from right to left")
  func edges() {
    let stage = list { row() }
    swipe(stage, by: 60)
    #expect(x(of: "row", stage) == 114.0)
    #expect(stage.drawList().strings == ["C"])
    let mirrored = list(.inactive, .rightToLeft) { row() }
    swipe(mirrored, by: 100)
    #expect(x(of: "row", mirrored) == 188.0)
    tap(mirrored, x: 20 + 37)
    #expect(log.value == ["a"])
  }

  @Test("a short swipe, one down and one of a row without buttons have no effect")
  func ends() {
    let stage = list { row() }
    swipe(stage, by: -30)
    #expect(x(of: "row", stage) == 40)
    swipe(stage, by: -40, down: 120)
    #expect(x(of: "row", stage) == 40)
    let plain = list { Color.blue.frame(height: 10).id("row") }
    swipe(plain, by: -100)
    #expect(x(of: "row", plain) == 40)
    #expect(log.value.isEmpty)
  }

  @Test("a tap beside the buttons hides them and does not trigger the row")
  func closes() {
    let stage = list {
      row()
      Button {
        log.value.append("other")
      } label: {
        Color.red.frame(height: 10)
      }
    }
    swipe(stage, by: -100)
    tap(stage, x: 60)
    #expect(x(of: "row", stage) == 40)
    swipe(stage, by: -100)
    tap(stage, x: 60, line: 1)
    #expect(x(of: "row", stage) == 40)
    #expect(log.value.isEmpty)
    tap(stage, x: 60)
    #expect(log.value == ["row"])
  }

  @Test("a swipe of another row hides the buttons")
  func one() {
    let stage = list {
      ForEach(0..<2) { number in
        Color.blue.frame(height: 10).id(number).swipeActions { Button("A") {} }
      }
    }
    swipe(stage, by: -60)
    #expect(x(of: 0, stage) == -34.0)
    swipe(stage, by: -60, line: 1)
    #expect(x(of: 0, stage) == 40 && x(of: 1, stage) == -34.0)
  }

  @Test("a long swipe performs the first action, unless it may not")
  func long() {
    let stage = list { row() }
    swipe(stage, by: -200)
    #expect(log.value == ["a"])
    #expect(x(of: "row", stage) == 40)
    let short = list { row(allowsFullSwipe: false) }
    swipe(short, by: -200)
    #expect(log.value == ["a"])
    #expect(x(of: "row", short) == -108.0)
  }

  /// A list of names, which the user deletes.
  private struct Names: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { name in
          Color.blue.frame(height: 10).id(name).deleteDisabled(name == "b")
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
    }
  }

  @Test("rows with onDelete have a button that deletes them")
  func deletes() {
    let stage = stage(width: 300, height: 200) { Names() }
    swipe(stage, by: -60, line: 1)
    #expect(x(of: "b", stage) == 40)
    swipe(stage, by: -60, line: 2)
    // "Delete" is 45 points wide, with a margin of 15 points.
    #expect(x(of: "c", stage) == -35.0)
    #expect(stage.drawList().strings == ["Delete"])
    #expect(stage.drawList().colors.contains("#FF383C"))
    tap(stage, x: 250, line: 2)
    #expect(stage.frame(of: "c") == nil && stage.frame(of: "b") != nil)
    swipe(stage, by: -200)
    #expect(stage.frame(of: "a") == nil && stage.frame(of: "b")?.midY == 44)
  }

  @Test("a binding to the elements is edited")
  func binding() {
    let names = Chosen(["a", "b"])
    let stage = stage(width: 300, height: 200) {
      List(names.binding, id: \.self, editActions: .delete) { $name in
        Color.blue.frame(height: 10).id(name)
      }
    }
    swipe(stage, by: -200)
    #expect(names.value == ["b"])
  }

  @Test("in the edit mode, a tap at the red circle shows the button, and swipes have no effect")
  func editMode() {
    let stage = stage(width: 300, height: 200) {
      Names().environment(\.editMode, .constant(.active))
    }
    swipe(stage, by: -100)
    #expect(x(of: "a", stage) == 78)
    tap(stage, x: 51)
    #expect(x(of: "a", stage) == 3.0)
    tap(stage, x: 250)
    #expect(stage.frame(of: "a") == nil && x(of: "b", stage) == 40)
  }

  @Test("a swipe can begin anywhere in a row, also without a background")
  func plain() {
    let stage = stage(width: 300, height: 200) {
      List {
        Text("a").id("row").swipeActions { Button("A") {} }
      }
      .listStyle(.plain)
    }
    let start = x(of: "row", stage) ?? .nan
    stage.send(.drag(from: CGPoint(x: 280, y: 22), to: CGPoint(x: 220, y: 22)))
    stage.advance(to: 2)
    #expect(x(of: "row", stage) == start - 74)
  }

  @Test(
    "a row keeps its state while its deletion becomes possible, and the edit mode hides buttons")
  func changes() {
    struct Counter: View {
      @State private var count = 0

      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Editable: View {
      let canDelete: Chosen<Bool>
      let mode: Chosen<EditMode>

      var body: some View {
        List {
          ForEach(0..<1) { _ in Counter().id("row") }.onDelete(
            perform: canDelete.value ? { _ in } : nil)
        }
        .environment(\.editMode, mode.binding)
      }
    }
    let (canDelete, mode) = (Chosen(false), Chosen(EditMode.inactive))
    let stage = stage(width: 300, height: 200) { Editable(canDelete: canDelete, mode: mode) }
    tap(stage, x: 60)
    #expect(stage.drawList().strings == ["count 1"])
    canDelete.value = true
    stage.advance(to: stage.time + 1)
    #expect(stage.drawList().strings == ["count 1"])
    swipe(stage, by: -60)
    #expect(stage.drawList().strings.sorted() == ["Delete", "count 1"])
    mode.value = .active
    stage.advance(to: stage.time + 2)
    #expect(stage.drawList().strings == ["count 1"])
  }

  @Test("rows are made and appear once, also if their body has the buttons")
  func appearance() {
    struct Inner: View {
      let log: Held<[String]>

      var body: some View {
        Color.blue.frame(height: 10)
          .onAppear { log.value.append("appear") }
          .onDisappear { log.value.append("disappear") }
          .swipeActions { Button("A") {} }
      }
    }
    let stage = list {
      Inner(log: log)
      Color.red.frame(height: 10).onAppear { log.value.append("other") }
        .swipeActions { Button("A") {} }
    }
    _ = stage.drawList()
    #expect(log.value.sorted() == ["appear", "other"])
  }

  @Test("disabled buttons are not performed, and an empty builder shows nothing")
  func disabled() {
    let stage = list {
      Color.blue.frame(height: 10).id("row")
        .swipeActions { Button("A") { log.value.append("a") }.disabled(true) }
      Color.red.frame(height: 10).id("empty").swipeActions {
        if log.value.count > 9 { Button("B") {} }
      }
    }
    swipe(stage, by: -200)
    tap(stage, x: 250)
    #expect(log.value.isEmpty)
    tap(stage, x: 60, line: 2)
    swipe(stage, by: -100, line: 1)
    #expect(x(of: "empty", stage) == 40)
  }

  @Test("buttons have the tint that they set, and not that of the list")
  func tints() {
    let stage = stage(width: 300, height: 200) {
      List {
        Color.blue.frame(height: 10).swipeActions {
          Button("A", role: .destructive) {}
          Button("B") {}
          Button("C") {}.tint(.orange)
        }
      }
      .tint(.purple)
    }
    swipe(stage, by: -120)
    let colors = stage.drawList().colors
    for color in ["#FF383C", "#8E8E93", "#FF8D28"] { #expect(colors.contains(color)) }
    #expect(!colors.contains("#CB30E0"))
  }

  @Test("a drag without buttons for its direction belongs to the views around the list")
  func direction() {
    let dragged = Held<[CGFloat]>([])
    let stage = stage(width: 300, height: 200) {
      List {
        Color.blue.frame(height: 10).id("row").swipeActions(edge: .leading) { Button("A") {} }
      }
      .gesture(DragGesture().onEnded { dragged.value.append($0.translation.width) })
    }
    swipe(stage, by: -100)
    #expect(dragged.value == [-100])
    swipe(stage, by: 60)
    #expect(dragged.value == [-100] && x(of: "row", stage) == 114.0)
  }

  @Test("a drag up hides the buttons, and rows of an edited list are not swiped")
  func scrolling() {
    let stage = list { row() }
    swipe(stage, by: -100)
    #expect(x(of: "row", stage) == -108.0)
    swipe(stage, by: 0, line: 1, down: -30)
    #expect(x(of: "row", stage) == 40)
    let edited = list(.active) { row() }
    swipe(edited, by: -100)
    #expect(x(of: "row", edited) == 40)
  }
}
