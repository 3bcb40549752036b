/// The messages of views about mistakes in what they show, such as values that a chart cannot plot.
@MainActor
package struct ContentWarnings {
  private let core: StageCore

  init(core: StageCore) { self.core = core }

  /// Records a message, once for several equal ones.
  ///
  /// - Parameter message: What is wrong, and the remedy, in whole sentences.
  package func add(_ message: String) { core.contentWarnings.insert(message) }
}

private enum ContentWarningsKey: EnvironmentKey {
  static var defaultValue: ContentWarnings? { nil }
}

extension EnvironmentValues {
  /// The warnings of the stage; `nil` outside of a stage.
  package var contentWarnings: ContentWarnings? {
    get { self[ContentWarningsKey.self] }
    set { self[ContentWarningsKey.self] = newValue }
  }
}

extension Stage {
  /// The messages of the views displayed so far about mistakes in what they show, in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) for *n* messages.
  package var contentWarnings: [String] { core.contentWarnings.sorted() }
}
