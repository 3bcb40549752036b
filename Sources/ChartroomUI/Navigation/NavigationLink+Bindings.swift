// The links of `NavigationView`, whose screens a binding displays.

extension NavigationLink {
  /// Creates a link whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  ///   - destination: The screen.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination, label: label())
  }

  /// Creates a link whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label())
  }

  /// Creates a link whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  ///   - destination: The screen.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: destination, label: label())
  }

  /// Creates a link whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  ///   - label: The views to display as the label.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: { destination }, label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination, label: Text(title))
  }

  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - destination: The screen.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: { destination }, label: Text(titleKey))
  }

  /// Creates a link with a text label whose screen is displayed while a binding is `true`.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The screen.
  ///   - isActive: A binding to whether the screen is displayed; a tap sets it to `true`.
  @available(*, deprecated, message: "Use navigationDestination(isPresented:destination:).")
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: { destination }, label: Text(title))
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  ///   - destination: The screen.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, tag: Tag, selection: Binding<Tag?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: destination, label: Text(title))
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the label.
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: { destination }, label: Text(titleKey))
  }

  /// Creates a link with a text label whose screen is displayed while a binding has a value.
  ///
  /// - Parameters:
  ///   - title: The text of the label.
  ///   - destination: The screen.
  ///   - tag: The value.
  ///   - selection: A binding to the value of the link whose screen is displayed; a tap sets it.
  @available(*, deprecated, message: "Use a link with a value, and navigationDestination(for:).")
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(
      isActive: selection.isSelected(tag), destination: { destination }, label: Text(title))
  }
}

extension Binding {
  /// Returns a binding to whether the value is `tag`.
  fileprivate func isSelected<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isSelected in
        if isSelected {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
