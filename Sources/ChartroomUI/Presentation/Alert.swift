public import Foundation

nonisolated extension View {
  /// Presents an alert while a binding is `true`.
  ///
  /// The alert shows its buttons below each other, or two that fit side by side, and that with the role `.cancel`
  /// last, or first side by side. Without buttons, there is one named OK. A tap on a button performs its action
  /// and writes `false` to the binding. Other views among the buttons appear above them.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: title, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: title, isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: title, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: title, isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(titleKey), isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(titleKey), isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(titleKey), isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(titleKey), isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(title), isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(title), isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(title), isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: Text(title), isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }

  /// Presents an alert for an error while a binding is `true` and there is an error.
  ///
  /// The title is the description of the error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the alert is presented.
  ///   - error: The error; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
        isPresented: isPresented, message: Optional<EmptyView>.none,
        actions: error == nil ? nil : actions()))
  }

  /// Presents an alert for an error while a binding is `true` and there is an error.
  ///
  /// The title is the description of the error.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean that is `true` if the alert is presented.
  ///   - error: The error; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .alert, title: error.map { Text(verbatim: $0.errorDescription ?? $0.localizedDescription) },
        isPresented: isPresented, message: error.map(message),
        actions: error.map(actions)))
  }
}
