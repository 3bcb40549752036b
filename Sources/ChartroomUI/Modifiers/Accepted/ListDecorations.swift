public import Foundation
public import Graphics

// Decorations of lists and menus that are not drawn.

/// The tint of the icons of a list row.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A tint.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A tint that the system may replace, which it does not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// The grey of the system.
  public static let monochrome = ListItemTint(color: .gray)
}

/// The size of a button in its place.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The size that suits the button.
  public static let automatic = ButtonSizing(name: "automatic")
  /// The button takes the offered width.
  public static let flexible = ButtonSizing(name: "flexible")
  /// The button has the size of its label.
  public static let fitted = ButtonSizing(name: "fitted")
}

/// The effect at the edges of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String

  /// The effect that suits the bars.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// A sharp edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

nonisolated extension View {
  /// Sets the tint of the icons of rows; `nil` selects that of the list.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the tint of the icons of rows; `nil` selects that of the list.
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Sets the margins of sections, in points; `nil` selects those of the list.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, sections keep the margins of the list style.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Sets the visibility of the index of sections at the edge of a list.
  ///
  /// Accepted, and has no effect: lists have no index.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the text of the section in the index of a list; `nil` for none.
  ///
  /// Accepted, and has no effect: lists have no index.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Sets the actions in the header of a section.
  ///
  /// Accepted, and has no effect: headers show no actions.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets the size of buttons in their places.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, buttons have the sizes of their labels.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets whether links in lists have arrows.
  ///
  /// - Parameter visibility: `.hidden` hides the arrows.
  /// - Returns: The view.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }

  /// Sets the distance between the icon and the title of labels, in points.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, labels keep their distance.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the width that labels reserve for their icons, in points.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, labels keep their widths.
  public func labelReservedIconWidth(_ width: CGFloat) -> some View { self }

  /// Sets the visibility of the thumbs of sliders.
  ///
  /// Accepted, and has no effect.
  ///
  /// - Note: Unlike in SwiftUI, the thumb of a slider is always visible.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Sets the effect at the edges of scroll views; `nil` selects that of the scroll view.
  ///
  /// Accepted, and has no effect: content ends sharply.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Sets whether scroll views have no effect at their edges; `true` by default.
  ///
  /// Accepted, and has no effect: content ends sharply.
  public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> some View { self }
}
