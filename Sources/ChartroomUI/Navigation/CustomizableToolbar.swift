/// Items of a toolbar with identifiers, which people can move on macOS.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}
extension _ToolbarTuple: CustomizableToolbarContent {}
extension _ToolbarChoice: CustomizableToolbarContent {}

/// Whether people can move and remove an item of a toolbar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The item can be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// The item can be moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// The item stays where it is.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// The properties of an item of a toolbar that can be removed.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bit mask of the options.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is in the menu of a toolbar without room for it.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension ToolbarItem {
  /// Creates an item with an identifier.
  ///
  /// - Parameters:
  ///   - id: The identifier, which has no effect.
  ///   - placement: The place of the item.
  ///   - showsByDefault: Whether the item is displayed at first, which has no effect: all items are displayed.
  ///   - content: The views of the item.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Creates a group of items with a label, which toolbars without room for the items display elsewhere.
  ///
  /// - Parameters:
  ///   - placement: The place of the items.
  ///   - content: The items.
  ///   - label: The label, which is not displayed.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) {
    self.init(placement: placement, content: content)
  }
}

extension CustomizableToolbarContent {
  /// Accepted, and has no effect: all items are displayed.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }

  /// Accepted, and has no effect: items stay where they are.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// Accepted, and has no effect: items have no background of their own.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }

  /// Accepted, and has no effect: screens appear without a transition of their sources.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

nonisolated extension View {
  /// Adds items to the bars of the screen.
  ///
  /// - Parameters:
  ///   - id: The identifier of the toolbar, which has no effect.
  ///   - content: The items.
  /// - Returns: The view with the toolbar.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}
