/// A part of the bars of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the parts that it consists of.
  associatedtype Body: ToolbarContent
  /// The parts that it consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items of the part.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  @MainActor @preconcurrency var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items of the body.
  @MainActor @preconcurrency
  public var _entries: [_ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {
  /// No items, because `Never` has no values.
  public var _entries: [_ToolbarEntry] { [] }
}

extension ToolbarContent where Body == Never {
  /// The body of a built-in part, which is never evaluated.
  ///
  /// Accessing this property traps.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body") }
}

/// An item of a bar.
///
/// This type is an implementation detail. Do not use it.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

typealias ToolbarEntry = _ToolbarEntry

/// The position of an item in the bars of a screen.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of a bar.
  enum Region: Hashable {
    case leading, center, trailing, bottom, none
    /// A part of the title.
    case title, subtitle, largeTitle, largeSubtitle
    /// A menu at the trailing end of the bar at the top.
    case overflow
    /// The menu of the title.
    case titleMenu
  }

  let region: Region
  var isEmphasized = false
  /// Whether the item is in the middle of the bar at the bottom.
  var isStatus = false

  /// The trailing end of the bar at the top.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// The middle of the bar at the top.
  public static let principal = ToolbarItemPlacement(region: .center)
  /// The leading end of the bar at the top.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the bar at the top.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// A menu at the trailing end of the bar at the top.
  public static let secondaryAction = ToolbarItemPlacement(region: .overflow)
  /// The middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement(region: .bottom, isStatus: true)
  /// The trailing end of the bar at the top, in a heavier font.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing, isEmphasized: true)
  /// The leading end of the bar at the top.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the bar at the top.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// The bar above the keyboard, which is not displayed.
  public static let keyboard = ToolbarItemPlacement(region: .none)
  /// The leading end of the bar at the top.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the bar at the top.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The leading end of the bar at the top.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// The trailing end of the bar at the top.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The bar at the bottom, before or after an item with the placement `status`.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// The place of the title in the bar at the top.
  public static let title = ToolbarItemPlacement(region: .title)
  /// The place below the title in the bar at the top.
  public static let subtitle = ToolbarItemPlacement(region: .subtitle)
  /// The place of the large title below the bar at the top.
  public static let largeTitle = ToolbarItemPlacement(region: .largeTitle)
  /// The place below the large title.
  public static let largeSubtitle = ToolbarItemPlacement(region: .largeSubtitle)
  /// The menu of the title.
  static let titleMenu = ToolbarItemPlacement(region: .titleMenu)
}

/// An item of a bar.
public struct ToolbarItem<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The position; `.automatic` by default.
  ///   - content: The views of the item.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// The type of the parts of an item, which has none.
  public typealias Body = Never
  /// The item.
  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// Items of a bar with the same position.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: The position; `.automatic` by default.
  ///   - content: The items.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// The type of the parts of a group, which has none.
  public typealias Body = Never
  /// The group as an item.
  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, content: AnyView(content))]
  }
}

/// A builder of the items of bars.
@resultBuilder
public struct ToolbarContentBuilder {
  /// Returns the items.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarTuple<repeat each Content> {
    _ToolbarTuple(content: (repeat each content))
  }

  /// Returns the item.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns an item for the views.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<Content> {
    ToolbarItem { content }
  }

  /// Returns the items, if there are any.
  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> _ToolbarChoice<Content, _ToolbarTuple<>> {
    content.map { .first($0) } ?? .second(_ToolbarTuple(content: ()))
  }

  /// Returns the items of the first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarChoice<First, Second> {
    .first(first)
  }

  /// Returns the items of the second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarChoice<First, Second> {
    .second(second)
  }

  /// Returns the items.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }
}

/// Parts of the bars of a screen.
///
/// This type is an implementation detail. Do not use it.
public struct _ToolbarTuple<each Content: ToolbarContent> {
  let content: (repeat each Content)
}

extension _ToolbarTuple: ToolbarContent {
  /// The type of the parts, which are not built from others.
  public typealias Body = Never
  /// The items of all parts.
  public var _entries: [_ToolbarEntry] {
    var entries: [_ToolbarEntry] = []
    for part in repeat each content { entries += part._entries }
    return entries
  }
}

/// One of two parts of the bars of a screen.
///
/// This type is an implementation detail. Do not use it.
public enum _ToolbarChoice<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _ToolbarChoice: ToolbarContent {
  /// The type of the parts, which are not built from others.
  public typealias Body = Never
  /// The items of the part.
  public var _entries: [_ToolbarEntry] {
    switch self {
    case .first(let content): content._entries
    case .second(let content): content._entries
    }
  }
}
