// The titles of `LocalizedStringResource` of navigation.

nonisolated extension View {
  /// Sets the text below the title of the screen, whose values are formatted in the locale of the environment.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
    navigationSubtitle(subtitleResource.stringKey)
  }

  /// Sets the title of the screen, whose values are formatted in the locale of the environment.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(titleResource.stringKey)
  }

  /// Sets the title of the screen.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  public func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationBarTitle(titleResource.stringKey)
  }

  /// Sets the title of the screen and its size.
  @available(
    *, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)."
  )
  @_disfavoredOverload
  public func navigationBarTitle(
    _ titleResource: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(titleResource.stringKey, displayMode: displayMode)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(titleResource.stringKey, isActive: isActive, destination: destination)
  }

  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - destination: The screen.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(titleResource.stringKey, destination: destination, isActive: isActive)
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ titleResource: LocalizedStringResource, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(titleResource.stringKey, tag: tag, selection: selection, destination: destination)
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  @_disfavoredOverload
  public init<Tag: Hashable>(
    _ titleResource: LocalizedStringResource, destination: Destination, tag: Tag,
    selection: Binding<Tag?>
  ) {
    self.init(titleResource.stringKey, destination: destination, tag: tag, selection: selection)
  }

  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - destination: The view to push.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(titleResource.stringKey, destination: destination)
  }

  /// Creates a link with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - destination: The view to push.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: Destination) {
    self.init(titleResource.stringKey, destination: destination)
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to a value with a label whose values are formatted in the locale of the environment.
  ///
  /// - Parameters:
  ///   - titleResource: The text of the label.
  ///   - value: The value; `nil` disables the link.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ titleResource: LocalizedStringResource, value: Value?
  ) where Label == Text {
    self.init(titleResource.stringKey, value: value)
  }
}
