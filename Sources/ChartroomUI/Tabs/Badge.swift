import Foundation
import Graphics

nonisolated extension View {
  /// Sets the number on the item of a tab, or at the trailing edge of a list's row.
  ///
  /// - Parameter count: The number, in the format of the environment's locale; 0 for none.
  /// - Returns: The view with the number.
  public func badge(_ count: Int) -> some View {
    BadgeView(content: self, badge: count == 0 ? nil : Text(count, format: .number))
  }

  /// Sets the text on the item of a tab, or at the trailing edge of a list's row.
  ///
  /// - Parameter label: The text; `nil` for none.
  /// - Returns: The view with the text.
  public func badge(_ label: Text?) -> some View { BadgeView(content: self, badge: label) }

  /// Sets the text on the item of a tab, or at the trailing edge of a list's row.
  ///
  /// - Parameter key: The text, whose values are formatted in the locale of the environment; `nil` for none.
  /// - Returns: The view with the text.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Sets the text on the item of a tab, or at the trailing edge of a list's row.
  ///
  /// - Parameter label: The text, which is not localised; `nil` for none.
  /// - Returns: The view with the text.
  @_disfavoredOverload
  public func badge<Content: StringProtocol>(_ label: Content?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A view with a badge, which rows of lists draw after their content.
struct BadgeView<Content: View> {
  let content: Content
  let badge: Text?
  @Environment(\.isInList) private var isInList

  init(content: Content, badge: Text?) {
    self.content = content
    self.badge = badge
  }
}

extension BadgeView: View {
  var body: some View {
    if isInList, rowTrait((any BadgeDrawing).self, of: content) == nil {
      RowWithBadge(content: content, badge: badge)
    } else {
      content
        .environment(\.rowBadge, isInList ? badge : nil)
        .transformPreference(TabItemsKey.self) { items in
          for index in items.indices where items[index].tab == nil { items[index].badge = badge }
        }
    }
  }
}

extension BadgeView: RowWrapper, BadgedRow {
  var wrappedRow: (any View)? { content }
}

/// A view whose type can carry a badge.
@MainActor
protocol BadgedRow {
  /// The outermost badge of the view; `nil` for none.
  var badge: Text? { get }
}

/// A view that draws its badge itself in rows, from the environment.
@MainActor
protocol BadgeDrawing {}

/// The content of a row with its badge at the trailing edge.
struct RowWithBadge<Content: View> {
  let content: Content
  let badge: Text?
}

extension RowWithBadge: View {
  var body: some View {
    HStack {
      content
      if let badge {
        Spacer(minLength: 8)
        RowBadge(text: badge).layoutPriority(1)
      }
    }
  }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
  /// The badge of the row around the view; `nil` for none.
  var rowBadge: Text? {
    get { self[RowBadgeKey.self] }
    set { self[RowBadgeKey.self] = newValue }
  }
}
