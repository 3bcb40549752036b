// The localised titles of windows, which no picture shows.

extension WindowGroup {
  /// Creates windows with a localised title.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - content: A view builder that creates the content of a window.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), content: content) }

  /// Creates windows with a localised title for values of a type.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    _ titleKey: LocalizedStringKey, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), for: type, content: content)
  }

  /// Creates windows with a localised title for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    _ titleKey: LocalizedStringKey, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates windows with a localised title and an identifier.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - content: A view builder that creates the content of a window.
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleKey), id: id, content: content) }

  /// Creates windows with a localised title and an identifier for values of a type.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), id: id, for: type, content: content)
  }

  /// Creates windows with a localised title and an identifier for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleKey), id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

extension WindowGroup {
  /// Creates windows with a localised title.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - content: A view builder that creates the content of a window.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleResource), content: content) }

  /// Creates windows with a localised title for values of a type.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  @_disfavoredOverload
  public init<Data, Inner: View>(
    _ titleResource: LocalizedStringResource, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleResource), for: type, content: content)
  }

  /// Creates windows with a localised title for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  @_disfavoredOverload
  public init<Data, Inner: View>(
    _ titleResource: LocalizedStringResource, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleResource), for: type, content: content, defaultValue: defaultValue)
  }

  /// Creates windows with a localised title and an identifier.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - content: A view builder that creates the content of a window.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content
  ) { self.init(Text(titleResource), id: id, content: content) }

  /// Creates windows with a localised title and an identifier for values of a type.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  @_disfavoredOverload
  public init<Data, Inner: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleResource), id: id, for: type, content: content)
  }

  /// Creates windows with a localised title and an identifier for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - titleResource: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  @_disfavoredOverload
  public init<Data, Inner: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(Text(titleResource), id: id, for: type, content: content, defaultValue: defaultValue)
  }
}
