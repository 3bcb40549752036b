/// An input of a keyboard, for the field that has the focus.
public enum KeyboardEvent: Hashable, Sendable {
  /// Typed or pasted text, which is added at the end.
  case text(String)
  /// The deletion of the last character.
  case deleteBackward
  /// The Return key: it submits a field of one line and adds a line to others.
  case `return`
}

extension Stage {
  /// Delivers an input of a keyboard to the field that has the focus.
  ///
  /// Without such a field, the event is ignored. The layout is updated before.
  ///
  ///     stage.send(.tap(at: CGPoint(x: 100, y: 20)))
  ///     stage.send(.text("Ada"))
  ///     stage.send(.return)
  public func send(_ event: KeyboardEvent) {
    layout()
    inStage { core.focus.target?.handle(event) }
  }
}
