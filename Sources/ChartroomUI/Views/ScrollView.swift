import Foundation
import Graphics

/// A view that displays the top leading part of content that can be larger than the view.
///
/// Along the scroll axes, the content has its ideal length, and the scroll view has the proposed length or,
/// if none is proposed, the length of the content. Along the other axis, the scroll view has the length of
/// the content. Content outside the frame of the scroll view is clipped and receives no pointer events.
///
/// - Note: Unlike SwiftUI, the content cannot be scrolled, there are no scroll bars, and content that is
///   smaller than the scroll view is aligned to the top leading corner.
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
  /// The content, clipped to the frame of the scroll view.
  public var body: some View {
    ScrollLayout(axes: axes) { VStack { content } }.clipped()
  }
}

/// A layout that proposes the ideal length along some axes and aligns its subview to the top leading corner.
struct ScrollLayout: Layout, Equatable {
  var axes: Axis.Set

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: inner(proposal)) }
  }
}
