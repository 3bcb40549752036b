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
  /// Sets the action that the user starts by submitting a text.
  ///
  /// The actions of enclosing views follow, unless `submitScope(_:)` leaves them out. `Stage.send(.return)` submits the
  /// field of one line that has the focus.
  ///
  /// - Parameters:
  ///   - triggers: The inputs that start the action; text fields by default.
  ///   - action: The action.
  /// - Returns: The view with the action.
  @preconcurrency
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) { outer in
      outer = SubmitActions(triggers: triggers, action: action, outer: outer)
    }
  }

  /// Sets whether actions outside of the view leave out its submissions; `true` by default.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = nil } }
  }
}

/// The action of a submission and those around it.
final class SubmitActions {
  private let triggers: SubmitTriggers
  private let action: @MainActor () -> Void
  private let outer: SubmitActions?

  init(
    triggers: SubmitTriggers, action: @escaping @MainActor () -> Void, outer: SubmitActions?
  ) {
    self.triggers = triggers
    self.action = action
    self.outer = outer
  }

  /// Performs the actions for an input, innermost first.
  @MainActor
  func perform(_ trigger: SubmitTriggers) {
    if triggers.contains(trigger) { action() }
    outer?.perform(trigger)
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: SubmitActions? { nil }
}

extension EnvironmentValues {
  /// The actions for submitted inputs; `nil`, the default, for none.
  var submitActions: SubmitActions? {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}
