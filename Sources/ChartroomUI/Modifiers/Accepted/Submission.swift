// Nobody submits a text or a search in a picture, so that these modifiers have nothing to do.

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

/// The inputs whose submission starts an action.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the inputs.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  /// Sets the label of the key that submits a text.
  ///
  /// Accepted, and has no effect: no keyboard is shown.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Sets the action that the user starts by submitting a text.
  ///
  /// Accepted, and has no effect: nothing is submitted.
  ///
  /// - Parameters:
  ///   - triggers: The inputs that start the action; text fields by default.
  ///   - action: The action, which is never performed.
  /// - Returns: The view.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View { self }

  /// Sets whether actions outside of the view leave out its submissions; `true` by default.
  ///
  /// Accepted, and has no effect: nothing is submitted.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
}
