// The titles of `LocalizedStringResource` of presentation.

nonisolated extension View {
  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleResource.stringKey, isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(titleResource.stringKey, isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(titleResource.stringKey, isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the alert.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titleResource.stringKey, isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      titleResource.stringKey, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Presents a confirmation dialog while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      titleResource.stringKey, isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titleResource.stringKey, isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Presents a confirmation dialog while a binding is `true` and there are data.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the confirmation dialog.
  ///   - isPresented: A binding to a Boolean that is `true` if it is presented.
  ///   - titleVisibility: Whether the title is visible; by default, it is not.
  ///   - data: The data of the buttons; `nil` presents nothing.
  ///   - actions: Returns the buttons.
  ///   - message: Returns the message below the title.
  /// - Returns: The view.
  @_disfavoredOverload
  public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titleResource.stringKey, isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Adds a switch to the alerts and confirmation dialogs that the view presents.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(titleResource.stringKey, isSuppressed: isSuppressed)
  }
}
