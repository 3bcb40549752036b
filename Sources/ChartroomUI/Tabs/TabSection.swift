/// A group of related tabs.
///
/// The bar shows the tabs one by one, without the header, which a sidebar would show.
public struct TabSection<Header: View, Content: TabContent> {
  private let content: Content

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The header, which is not displayed.
  public init<Value: Hashable>(
    @TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == Value {
    self.content = content()
  }
}

extension TabSection: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs that the section consists of, which are not built from others.
  public typealias Body = Never
  /// The tabs.
  public var _tabs: [_TabEntry] { content._tabs }
}

extension TabSection where Header == Text {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - titleKey: The text of the header, which is not displayed.
  ///   - content: The tabs.
  public init<Value: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The text of the header, which is not displayed.
  ///   - content: The tabs.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(
    _ title: Title, @TabContentBuilder<Value> content: () -> Content
  ) where Content.TabValue == Value {
    self.init(content: content, header: { Text(title) })
  }
}

extension TabSection where Header == EmptyView {
  /// Creates a section.
  ///
  /// - Parameter content: The tabs.
  public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content)
  where Content.TabValue == Value {
    self.init(content: content, header: { EmptyView() })
  }
}
