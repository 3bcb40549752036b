/// The content that a window group creates for a value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  private let content: (Binding<Data?>) -> Content
  @State private var data: Data?

  init(
    defaultValue: Data?, content: @escaping (Binding<Data?>) -> Content
  ) {
    self.content = content
    _data = State(initialValue: defaultValue)
  }
}

extension PresentedWindowContent: View {
  /// The content for the window's value.
  public var body: some View { content($data) }
}

extension WindowGroup {
  private init<Data, Inner: View>(
    presenting value: Data?, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(showing: PresentedWindowContent(defaultValue: value, content: content))
  }

  private init<Data, Inner: View>(
    default defaultValue: @escaping () -> Data, content: @escaping (Binding<Data>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    let first = defaultValue()
    self.init(presenting: first) { value in
      content(
        Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
    }
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    _ title: Text, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    _ title: Text, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  public init<Data, Inner: View>(
    _ title: Text, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  public init<Data, Inner: View>(
    _ title: Text, id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  @_disfavoredOverload
  public init<Data, Inner: View, S: StringProtocol>(
    _ title: S, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  @_disfavoredOverload
  public init<Data, Inner: View, S: StringProtocol>(
    _ title: S, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }

  /// Creates windows for values of a type.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value, which is `nil` in
  ///     the first window.
  @_disfavoredOverload
  public init<Data, Inner: View, S: StringProtocol>(
    _ title: S, id: String, for type: Data.Type,
    @ViewBuilder content: @escaping (Binding<Data?>) -> Inner
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(presenting: nil, content: content)
  }

  /// Creates windows for values of a type, with a default value.
  ///
  /// - Parameters:
  ///   - title: The title of the windows.
  ///   - id: The identifier of the group.
  ///   - type: The type of the values.
  ///   - content: A view builder that creates the content from a binding to the value.
  ///   - defaultValue: A closure that returns the value of the first window.
  @_disfavoredOverload
  public init<Data, Inner: View, S: StringProtocol>(
    _ title: S, id: String, for type: Data.Type = Data.self,
    @ViewBuilder content: @escaping (Binding<Data>) -> Inner,
    defaultValue: @escaping () -> Data
  ) where Content == PresentedWindowContent<Data, Inner> {
    self.init(default: defaultValue, content: content)
  }
}
