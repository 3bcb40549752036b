public import Foundation
import Graphics

/// A view that displays a part of content that can be larger than the view.
///
/// Along the scroll axes, the content has its ideal length, and the scroll view has the proposed length or,
/// if none is proposed, the length of the content. Along the other axis, the scroll view has the length of
/// the content. Content outside the frame of the scroll view is clipped and receives no pointer events; at edges that
/// lie on those of the safe area, the content extends to the edges of the screen, and below bars with a background.
/// A navigation bar has one once content is scrolled beneath it, and after its large title has moved away with the
/// content. The content stops at a bottom toolbar, and at the ends of a vertical scroll view around it.
/// Initially, the top leading part of the content is displayed. `Stage.scroll(at:by:)` scrolls the content.
/// So does a drag of at least 10 points along the scroll axes, unless a gesture of a subview is recognised
/// first.
///
/// - Note: Unlike in SwiftUI, the content stops at its ends and, without `scrollTargetBehavior(_:)`, when the pointer
///   is released. There are no scroll bars, and content that is smaller than the scroll view is aligned to the top
///   leading corner.
public struct ScrollView<Content: View> {
  /// The axes along which the content can be larger than the scroll view.
  public var axes: Axis.Set
  /// The content, arranged as in a `VStack`.
  public var content: Content
  /// Whether scroll bars are requested; this value has no effect.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content can be larger than the scroll view; vertical by default.
  ///   - showsIndicators: Whether scroll bars are requested; this value has no effect.
  ///   - content: The content, arranged as in a `VStack`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  /// The content, clipped to the displayed part.
  public var body: some View {
    // Rows of a list can contain scroll views, whose content is no row.
    VStack { content }.environment(\.isInList, false).environment(\.scrollSettling, nil)
      .modifier(ScrollMargins()).modifier(Scrolling(axes: axes))
  }
}

extension Stage {
  /// Scrolls the innermost of the scroll views at a point that can scroll any further.
  ///
  /// - Parameters:
  ///   - point: A point in the stage, in points from its top left corner.
  ///   - distance: The distance by which the displayed part moves towards the trailing edge and downwards, in
  ///     points. The displayed part stays within the content.
  public func scroll(at point: CGPoint, by distance: CGSize) {
    for element in scrollElements(at: point) where element.isEnabled && element.scroll(by: distance)
    {
      return
    }
  }
}
