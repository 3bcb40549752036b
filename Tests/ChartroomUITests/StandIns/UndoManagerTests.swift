import ChartroomUI
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("UndoManager")
struct UndoManagerTests {
  /// A number whose changes can be undone.
  private final class Model {
    let manager = UndoManager()
    var number = 0

    func set(_ new: Int) {
      let old = number
      number = new
      manager.registerUndo(withTarget: self) { $0.set(old) }
    }
  }

  @Test("changes are undone in reverse order and done again")
  func changes() {
    let model = Model()
    #expect(!model.manager.canUndo && !model.manager.canRedo)
    model.set(1)
    model.manager.setActionName("One")
    model.set(2)
    #expect(model.manager.canUndo && model.manager.undoActionName.isEmpty)
    model.manager.undo()
    #expect(model.number == 1 && model.manager.canRedo)
    #expect(model.manager.undoActionName == "One")
    model.manager.undo()
    #expect(model.number == 0 && model.manager.redoActionName == "One")
    model.manager.redo()
    model.manager.redo()
    model.manager.redo()
    #expect(model.number == 2)
    model.manager.undo()
    model.set(5)
    #expect(!model.manager.canRedo, "a new change replaces those to do again")
  }

  @Test("a group is undone at once, and disabled, removed and surplus changes are not")
  func groups() {
    let model = Model()
    model.manager.beginUndoGrouping()
    model.set(1)
    model.set(2)
    model.manager.endUndoGrouping()
    model.manager.undo()
    #expect(model.number == 0)
    model.manager.disableUndoRegistration()
    model.set(9)
    model.manager.enableUndoRegistration()
    #expect(!model.manager.canUndo)
    model.set(1)
    model.manager.removeAllActions(withTarget: model)
    #expect(!model.manager.canUndo)
    model.set(2)
    model.manager.undo()
    model.manager.beginUndoGrouping()
    model.manager.redo()
    model.manager.endUndoGrouping()
    model.manager.undo()
    #expect(model.number == 1, "what is done again is no part of an open group")
    model.manager.removeAllActions()
    model.manager.levelsOfUndo = 1
    model.set(2)
    model.set(3)
    model.manager.undo()
    model.manager.undo()
    #expect(model.number == 2)
  }
}

@MainActor
@Suite("UIFont")
struct UIFontTests {
  @Test("a font of UIKit is one of SwiftUI")
  func fonts() {
    #expect(Font(UIFont.preferredFont(forTextStyle: .title1)) == .title)
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
    #expect(
      Font(UIFont.systemFont(ofSize: 20, weight: .semibold))
        == .system(size: 20, weight: .semibold))
    #expect(Font(UIFont.boldSystemFont(ofSize: 9)) == .system(size: 9, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 20).withSize(30).pointSize == 30)
    #expect(
      Font(UIFont.preferredFont(forTextStyle: .headline).withSize(20))
        == .system(size: 20, weight: .semibold))
    // The nearest of the named weights.
    #expect(
      Font(UIFont.systemFont(ofSize: 8, weight: UIFont.Weight(rawValue: 0.6)))
        == .system(size: 8, weight: .black))
  }
}
