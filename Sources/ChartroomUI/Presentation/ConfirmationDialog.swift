nonisolated extension View {
  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// The dialog shows its buttons at the bottom of the screen, with a gap above that with the role `.cancel`.
  /// Without such a button, one is added. On a wide screen the dialog is a popover at this view, without a button to
  /// cancel. A tap on a button performs its action and writes `false` to the binding; a tap beside the dialog
  /// dismisses it. The title is visible if `titleVisibility` is `.visible`.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? title : nil, isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil,
        isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil,
        isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil,
        isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(titleKey) : nil,
        isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(title) : nil, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(title) : nil, isPresented: isPresented,
        message: message(), actions: actions()))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(title) : nil, isPresented: isPresented,
        message: Optional<EmptyView>.none, actions: data.map(actions)))
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - title: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      FlagPresentation(
        .dialog, title: titleVisibility == .visible ? Text(title) : nil, isPresented: isPresented,
        message: data.map(message), actions: data.map(actions)))
  }
}
