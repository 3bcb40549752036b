nonisolated extension View {
  /// Makes a state follow whether a field in the view has the focus, and moves the focus when the state changes.
  ///
  /// If the view has several fields, setting the state gives the focus to the first one.
  ///
  /// - Parameter condition: A binding to the state.
  /// - Returns: The view with the state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Makes a state follow whether a field in the view has the focus, and moves the focus when the state changes.
  ///
  /// - Parameters:
  ///   - binding: A binding to the state.
  ///   - value: The value of the state while the field has the focus.
  /// - Returns: The view with the state.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    transformEnvironment(\.focusLinks) { links in
      if let link = binding.link(value) { links.append(link) }
    }
  }

  /// Sets the value of a focus state when the view appears, if the state then identifies no field.
  ///
  /// - Parameters:
  ///   - binding: A binding to the focus state.
  ///   - value: The value of the state for the field.
  ///   - priority: Accepted, and has no effect.
  /// - Returns: The view with the focus.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value))
  }
}

/// A view that sets a focus state when it appears.
private struct DefaultFocus<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension DefaultFocus: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear {
      if binding.wrappedValue == binding.empty { binding.wrappedValue = value }
    }
  }
}

/// The occasions on which a default focus is used.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForUser: Bool

  /// The first appearance.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Navigation by the user as well.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

private enum FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }

extension EnvironmentValues {
  /// The focus states that follow the fields in the view, outermost first.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}
