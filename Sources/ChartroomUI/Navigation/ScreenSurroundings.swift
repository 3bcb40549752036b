/// The parts that the view around a stack adds to the bar of its root view.
struct ScreenSurroundings {
  /// Returns to the view below; `nil` for none.
  var back: (() -> Void)?
  /// The place of the view below; `nil` if it is unknown.
  var below: ScreenPlace?
  /// Hides or shows the sidebar of a split view; `nil` for none.
  var toggleSidebar: (() -> Void)?
  /// The search field; `nil` for none.
  var search: SearchField?
}

private enum SurroundingsKey: EnvironmentKey {
  static var defaultValue: ScreenSurroundings { ScreenSurroundings() }
}

extension EnvironmentValues {
  /// The parts that the view around the next stack adds to the bar of its root view.
  var screenSurroundings: ScreenSurroundings {
    get { self[SurroundingsKey.self] }
    set { self[SurroundingsKey.self] = newValue }
  }
}
