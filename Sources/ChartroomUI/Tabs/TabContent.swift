/// Tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs; `Never` for none.
  associatedtype TabValue: Hashable
  /// The type of the tabs that the content consists of.
  associatedtype Body: TabContent
  /// The tabs that the content consists of.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
  /// The tabs, in order.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  @MainActor @preconcurrency var _tabs: [_TabEntry] { get }
}

extension TabContent {
  /// The tabs of the body.
  @MainActor @preconcurrency
  public var _tabs: [_TabEntry] { body._tabs }
}

extension Never: TabContent {
  /// The type of the values of no tabs.
  public typealias TabValue = Never
  /// No tabs, because `Never` has no values.
  public var _tabs: [_TabEntry] { [] }
}

extension TabContent where Body == Never {
  /// The body of built-in content, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// A tab.
///
/// This type is an implementation detail. Do not use it.
public struct _TabEntry {
  var entry: TabEntry
}

/// Tabs, each changed in some way.
///
/// This type is an implementation detail. Do not use it.
public struct _ChangedTabs<Content: TabContent> {
  let content: Content?
  let change: (inout TabEntry) -> Void
}

extension _ChangedTabs: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// The type of the tabs that the content consists of, which are not built from others.
  public typealias Body = Never
  /// The changed tabs.
  public var _tabs: [_TabEntry] {
    guard let content else { return [] }
    return content._tabs.map { tab in
      var tab = tab
      change(&tab.entry)
      return tab
    }
  }
}

/// The tabs of two contents.
///
/// This type is an implementation detail. Do not use it.
public struct _TabPair<First: TabContent, Next: TabContent> {
  let first: First
  let next: Next
}

extension _TabPair: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = First.TabValue
  /// The type of the tabs that the content consists of, which are not built from others.
  public typealias Body = Never
  /// The tabs, in order.
  public var _tabs: [_TabEntry] { first.inPart(0)._tabs + next.inPart(1)._tabs }
}

/// The tabs of one of two branches.
///
/// This type is an implementation detail. Do not use it.
public enum _TabChoice<First: TabContent, Second: TabContent> {
  case first(First)
  case second(Second)
}

extension _TabChoice: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = First.TabValue
  /// The type of the tabs that the content consists of, which are not built from others.
  public typealias Body = Never
  /// The tabs of the branch.
  public var _tabs: [_TabEntry] {
    switch self {
    case .first(let content): content.inPart(0)._tabs
    case .second(let content): content.inPart(1)._tabs
    }
  }
}

nonisolated extension TabContent {
  /// Returns the tabs, each changed in some way.
  func changingTabs(_ change: @escaping (inout TabEntry) -> Void) -> _ChangedTabs<Self> {
    _ChangedTabs(content: self, change: change)
  }

  /// Returns the tabs as those of a part of a content, which keep their identity while the part is the same.
  fileprivate func inPart(_ part: AnyHashable) -> _ChangedTabs<Self> {
    changingTabs { $0.id = AnyHashable(TabPath(part: part, tab: $0.id)) }
  }
}

/// The identity of a tab in a part of a content.
private struct TabPath: Hashable {
  let part: AnyHashable
  let tab: AnyHashable
}

/// A builder of the tabs of a `TabView`.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The content of a tab view whose tabs are made by this builder.
  public struct Content<Tabs: TabContent> where Tabs.TabValue == TabValue {
    let tabs: Tabs
  }

  /// Returns the tabs of an expression.
  public static func buildExpression<Tabs: TabContent>(_ content: Tabs) -> Tabs
  where Tabs.TabValue == TabValue { content }

  /// Returns the tabs of the first statement.
  public static func buildPartialBlock<Tabs: TabContent>(first: Tabs) -> Tabs
  where Tabs.TabValue == TabValue { first }

  /// Returns the tabs of some statements and of the next one.
  public static func buildPartialBlock<First: TabContent, Next: TabContent>(
    accumulated: First, next: Next
  ) -> _TabPair<First, Next> where First.TabValue == TabValue, Next.TabValue == TabValue {
    _TabPair(first: accumulated, next: next)
  }

  /// Returns the tabs, if there are any.
  public static func buildIf<Tabs: TabContent>(_ content: Tabs?) -> _ChangedTabs<Tabs>
  where Tabs.TabValue == TabValue {
    _ChangedTabs(content: content) { _ in }
  }

  /// Returns the tabs of the first branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _TabChoice<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    .first(first)
  }

  /// Returns the tabs of the second branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _TabChoice<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    .second(second)
  }

  /// Returns the tabs of a branch of an availability check.
  public static func buildLimitedAvailability<Tabs: TabContent>(_ content: Tabs) -> Tabs
  where Tabs.TabValue == TabValue { content }
}

extension TabContentBuilder.Content: View {
  /// The views of all tabs.
  public var body: some View {
    let entries = tabs._tabs.map(\.entry)
    ForEach(entries, id: \.id) { $0.content }
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that identify the tabs.
  public typealias TabValue = Content.TabValue
  /// The tabs of all elements.
  public var _tabs: [_TabEntry] {
    data.flatMap { content($0).inPart(AnyHashable(id($0)))._tabs }
  }
}

extension ForEach where Content: TabContent {
  /// Creates tabs for elements that are identified by the value at a key path.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - id: The key path of an element's id.
  ///   - content: A closure that creates the tabs of an element.
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates tabs for identifiable elements.
  ///
  /// - Parameters:
  ///   - data: The collection of elements.
  ///   - content: A closure that creates the tabs of an element.
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: { $0.id }, content: content)
  }

  /// Creates tabs for the integers in a range, each of which is its own id.
  ///
  /// - Parameters:
  ///   - data: The range of integers.
  ///   - content: A closure that creates the tabs of an integer.
  public init<Value: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Content.TabValue == Value, Data == Range<Int>, ID == Int {
    self.init(data: data, id: { $0 }, content: content)
  }
}
