import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("Lists in the edit mode")
struct EditModeTests {
  /// Two rows in a list, of which the first one has the id "a".
  @ViewBuilder
  private func rows(_ kind: RowKind) -> some View {
    let all = ForEach(["a", "b"], id: \.self) { Color.blue.frame(height: 10).id($0) }
    switch kind {
    case .fixed: all.onDelete(perform: nil).onMove(perform: nil)
    case .deletable: all.onDelete { _ in }
    case .movable: all.onMove { _, _ in }
    case .editable: all.onDelete { _ in }.onMove { _, _ in }
    }
  }

  private enum RowKind: CaseIterable {
    case fixed, deletable, movable, editable

    var canDelete: Bool { self == .deletable || self == .editable }
    var canMove: Bool { self == .movable || self == .editable }
  }

  private func list<Content: View>(
    _ mode: EditMode = .active, isFlipped: Bool = false, isDark: Bool = false,
    @ViewBuilder _ content: () -> Content
  ) -> Stage {
    var environment = EnvironmentValues()
    if isFlipped { environment.layoutDirection = .rightToLeft }
    if isDark { environment.colorScheme = .dark }
    return stage(width: 300, height: 200, environment: environment) {
      content().environment(\.editMode, .constant(mode))
    }
  }

  private func count(_ color: String, in stage: Stage) -> Int {
    stage.drawList().colors.count { $0 == color }
  }

  /// The bounds of the filled circles and of the lines of handles.
  private func controls(of stage: Stage) -> [CGRect] {
    stage.drawList().fills.filter { $0.width == 22 }
  }

  @Test("links have no chevrons")
  func chevrons() {
    func count(_ mode: EditMode) -> Int {
      let stage = list(mode) {
        NavigationStack { List { NavigationLink("link") { Text("page") } } }
      }
      return self.count("#3C3C434D", in: stage)
    }
    #expect(count(.inactive) == 1)
    #expect(count(.active) == 0)
  }

  @Test("rows have red circles with onDelete, and handles with onMove", arguments: RowKind.allCases)
  private func edits(kind: RowKind) {
    let stage = list { List { rows(kind) } }
    let (start, end): (CGFloat, CGFloat) = (kind.canDelete ? 78 : 40, kind.canMove ? 222 : 260)
    #expect(stage.frame(of: "a") == CGRect(start, 22 + 17, end - start, 10))
    #expect(count("#FF383C", in: stage) == (kind.canDelete ? 2 : 0))
    let found = controls(of: stage)
    #expect(found.contains(CGRect(40, 22 + 11, 22, 22)) == kind.canDelete)
    // A handle has three lines, 2 points high and 4 points apart.
    let lines = found.filter { $0.height == 2 }
    #expect(lines.count == (kind.canMove ? 6 : 0))
    #expect(lines.isEmpty || lines.first == CGRect(238, 22 + 15, 22, 2))
  }

  @Test(
    "the tick of a selected row ends at the right, also from right to left",
    arguments: [false, true])
  func tick(isFlipped: Bool) throws {
    let stage = list(isFlipped: isFlipped) {
      List(selection: .constant(Set(["a"]))) { rows(.fixed) }
    }
    let tick = try #require(stage.drawList().strokes.first)
    let end = try #require(tick.currentPoint)
    #expect(end.x == tick.boundingRect.maxX)
  }

  @Test(
    "rows have no controls outside of the edit mode", arguments: [EditMode.inactive, .transient])
  func otherModes(mode: EditMode) {
    let stage = list(mode) { List { rows(.editable) } }
    #expect(stage.frame(of: "a") == CGRect(40, 22 + 17, 220, 10))
    #expect(count("#FF383C", in: stage) == 0 && controls(of: stage).isEmpty)
  }

  @Test("from right to left, the controls change sides; in the dark, they have other colours")
  func surroundings() {
    let flipped = list(isFlipped: true) { List { rows(.editable) } }
    #expect(flipped.frame(of: "a") == CGRect(78, 22 + 17, 144, 10))
    #expect(controls(of: flipped).contains(CGRect(238, 22 + 11, 22, 22)))
    #expect(controls(of: flipped).contains(CGRect(40, 22 + 15, 22, 2)))
    let dark = list(isDark: true) { List { rows(.editable) } }
    #expect(count("#FF4245", in: dark) == 2)
  }

  @Test("several rows that can be selected have circles, which replace those for deletion")
  func selection() {
    let selected = Binding.constant(Set(["a"]))
    let stage = list {
      List(selection: selected) {
        rows(.deletable)
        Color.green.frame(height: 10).id("c")
      }
    }
    #expect(stage.frame(of: "a")?.minX == 78 && stage.frame(of: "b")?.minX == 78)
    // The row without a tag cannot be selected.
    #expect(stage.frame(of: "c")?.minX == 40)
    #expect(count("#FF383C", in: stage) == 0)
    #expect(controls(of: stage) == [CGRect(40, 22 + 11, 22, 22)])
    #expect(count("#C7C7CC", in: stage) == 1)
    let single = list { List(selection: .constant("a" as String?)) { rows(.deletable) } }
    #expect(count("#FF383C", in: single) == 2)
  }

  @Test("rows can be excluded from deletion, moves and selection")
  func restrictions() {
    let stage = list {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Color.blue.frame(height: 10).id(name).deleteDisabled(name == "a").moveDisabled(
            name == "b")
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
    }
    #expect(stage.frame(of: "a") == CGRect(40, 22 + 17, 182, 10))
    #expect(stage.frame(of: "b") == CGRect(78, 22 + 44 + 17, 182, 10))
    let all = list { List { rows(.deletable).deleteDisabled(true) } }
    #expect(all.frame(of: "a")?.minX == 40)
    let none = Binding.constant(Set<String>())
    let selection = list {
      List(selection: none) { rows(.fixed).selectionDisabled() }
    }
    #expect(selection.frame(of: "a")?.minX == 40)
  }

  @Test("the edit actions of a list of bindings are shown, also for elements of several rows")
  func bindings() {
    let names = Binding.constant(["a", "b"])
    let whole = list {
      List(names, id: \.self, editActions: .all) {
        Color.blue.frame(height: 10).id($0.wrappedValue)
      }
    }
    #expect(whole.frame(of: "a") == CGRect(78, 22 + 17, 144, 10))
    let pairs = list {
      List {
        ForEach(names, id: \.self, editActions: .delete) { name in
          Color.blue.frame(height: 10).id(name.wrappedValue)
          Color.green.frame(height: 10).id(name.wrappedValue + "2")
        }
      }
    }
    #expect(pairs.frame(of: "a")?.minX == 78 && pairs.frame(of: "a2")?.minX == 78)
  }

  @Test("separators begin at the text, and insets of an app leave space for the controls")
  func insets() {
    let stage = list {
      List {
        ForEach(["a", "b"], id: \.self) { Text($0).id($0) }.onDelete { _ in }
      }
    }
    let lines = stage.drawList().fills.filter { $0.height == 1 && $0.width < 300 }
    #expect(lines == [CGRect(78, 22 + 43, 202, 1)])
    let edge = list {
      List { rows(.deletable).listRowInsets(EdgeInsets()) }
    }
    #expect(edge.frame(of: "a")?.minX == 58)
    #expect(controls(of: edge).first?.minX == 28)
  }

  @Test("the edit button of a stack shows the controls, and hides them")
  func editButton() {
    let stage = stage(width: 300, height: 300) {
      NavigationStack { List { rows(.deletable) }.toolbar { EditButton() } }
    }
    #expect(stage.frame(of: "a")?.minX == 40)
    stage.send(.tap(at: CGPoint(x: 270, y: 22)))
    stage.advance(to: 4)
    #expect(stage.frame(of: "a")?.minX == 78 && count("#FF383C", in: stage) == 2)
    stage.send(.tap(at: CGPoint(x: 270, y: 22)))
    stage.advance(to: 8)
    #expect(stage.frame(of: "a")?.minX == 40 && count("#FF383C", in: stage) == 0)
  }
}
