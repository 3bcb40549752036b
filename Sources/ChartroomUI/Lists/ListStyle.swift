public import Foundation

/// The appearance of lists.
///
/// Apps use the styles of this module and declare none.
public protocol ListStyle: Sendable {
  /// The appearance.
  ///
  /// This property is an implementation detail. Do not read or implement it.
  var _kind: _ListKind { get }
}

/// The kind of the appearance of lists.
///
/// This type is an implementation detail. Do not use it.
public enum _ListKind: Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The style that is used unless another one is set: that of `InsetGroupedListStyle`.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .insetGrouped }
}

/// A style whose rows have the width of the list.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .plain }
}

/// A style whose rows have the width of the list, with inset separators.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .inset }
}

/// A style whose sections have the width of the list and stand apart.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .grouped }
}

/// A style whose sections are cards with rounded corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .insetGrouped }
}

/// A style with prominent headers, for the leading column of a screen.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
  /// The appearance.
  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// Cards with rounded corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows with the width of the list.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with the width of the list, with inset separators.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections with the width of the list that stand apart.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards with rounded corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections with prominent headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat

  /// The distance of the style.
  public static let `default` = ListSectionSpacing(length: 22)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 10)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

nonisolated extension View {
  /// Sets the style of the lists in the view.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listStyle, style._kind)
  }

  /// Sets the distance between the sections of the lists in the view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }

  /// Sets the distance between the sections of the lists in the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the rows of the lists in the view, in points; `nil` selects 0.
  ///
  /// Rows that stand apart are cards of their own in the style `insetGrouped`.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets whether the lists in the view have a background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.hidesScrollContentBackground, visibility == .hidden)
  }
}

private enum MinimumHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private enum ListStyleKey: EnvironmentKey { static var defaultValue: _ListKind { .insetGrouped } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum HidesBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  package var listStyle: _ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  package var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  package var hidesScrollContentBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }

  /// Whether the view is in the row of a list, where controls show their labels.
  package var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }

  /// The least height of the rows of lists, in points; 44 by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }

  /// The least height of a header of a section in lists, in points; `nil`, the default, for none.
  ///
  /// The title is at the bottom of a higher header.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }

  /// The prominence of the headers of sections; `.standard` by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// The weight that a part of the user interface has.
public enum Prominence: Hashable, Sendable {
  /// The standard weight.
  case standard
  /// More than the standard weight.
  case increased
}

nonisolated extension View {
  /// Sets the prominence of the headers of sections in the view.
  public func headerProminence(_ prominence: Prominence) -> some View {
    HeaderProminenceSetting(content: self, prominence: prominence)
  }
}
