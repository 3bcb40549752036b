public import Graphics

/// The visibility of scroll bars, which are never drawn.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// The visibility that the scroll view chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden, unless the input device requires scroll bars.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never visible.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

nonisolated extension View {
  /// Sets the visibility of scroll bars.
  ///
  /// The setting has no effect, because scroll bars are never drawn.
  ///
  /// - Parameters:
  ///   - visibility: The requested visibility.
  ///   - axes: The axes of the scroll bars; both by default.
  /// - Returns: The view with the visibility set.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
    }
  }

  /// Sets whether pointers can scroll the scroll views in the view; by default, they can.
  ///
  /// - Parameter disabled: `true` disables scrolling by pointers and by `Stage.scroll(at:by:)`. `false` does
  ///   not enable scrolling that an enclosing view has disabled.
  /// - Returns: The view with scrolling enabled or disabled.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }

  /// Sets which part of the content the scroll views in the view display until they are scrolled, and where they
  /// place content that is smaller than they are.
  ///
  /// - Parameter anchor: The point of the content, in unit coordinates, that is placed at the same point of
  ///   the scroll view; `nil` selects the top leading corner.
  /// - Returns: The view with the anchor.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollAnchors) { $0.usual = anchor }
  }

  /// Sets which part of the content the scroll views in the view display in a situation, in place of the anchor of
  /// `defaultScrollAnchor(_:)`.
  ///
  /// - Parameters:
  ///   - anchor: The point of the content, as in `defaultScrollAnchor(_:)`.
  ///   - role: The situation. For `sizeChanges`, nothing is set.
  /// - Returns: The view with the anchor.
  /// - Note: Unlike in SwiftUI, a change of the size keeps the anchor of `initialOffset` until the view is scrolled.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollAnchors) {
      if role == .initialOffset { $0.ofInitialOffset = .some(anchor) }
      if role == .alignment { $0.ofAlignment = .some(anchor) }
    }
  }
}

/// The points of the content of a scroll view that are placed at the same points of the view; `nil` for the top leading
/// corner.
struct ScrollAnchors: Equatable {
  var usual: UnitPoint?
  /// The anchor of the part that is displayed first; `.none` for the usual one.
  var ofInitialOffset: UnitPoint??
  /// The anchor of content that is smaller than the view; `.none` for the usual one.
  var ofAlignment: UnitPoint??

  var initialOffset: UnitPoint? { ofInitialOffset ?? usual }
  var alignment: UnitPoint? { ofAlignment ?? usual }
}

/// A situation in which a scroll view chooses the displayed part of its content.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// The content appears.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// The size of the content or of the scroll view changes.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// The content is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}
private enum HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  /// Whether pointers can scroll the content of scroll views; `true` by default.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll bars; `.automatic` by default.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll bars; `.automatic` by default.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}
