// No keyboard is shown over a picture, so that this modifier has nothing to label.

/// The label of the key that submits a text.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// "Go".
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// "Send".
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// "Join".
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// "Route".
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// "Search".
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// "Return".
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// "Next".
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// "Continue".
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

nonisolated extension View {
  /// Sets the label of the key that submits a text.
  ///
  /// Accepted, and has no effect: no keyboard is shown.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
