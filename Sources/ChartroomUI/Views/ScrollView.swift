import Foundation
import Graphics

/// A view of content that may be longer than itself: shows its beginning.
///
/// Along its axes the content has its ideal length, and the scroll view takes what it is offered;
/// across, it is as wide as its content. What is outside is not drawn and gets no pointer.
///
/// - Note: Unlike SwiftUI, the content does not move: nobody scrolls a picture. There are no scroll
///   bars, and content that is shorter than the view stands at its top leading corner on both axes.
public struct ScrollView<Content: View>: View {
  /// The axes along which the content may be longer.
  public var axes: Axis.Set
  /// The content, under each other if there are several views.
  public var content: Content
  /// Whether scroll bars would be shown; a picture has none.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be longer; vertical by default.
  ///   - showsIndicators: Whether scroll bars would be shown; a picture has none.
  ///   - content: The views, laid out as in a `VStack`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The content from its beginning, cut off at the edges.
  public var body: some View {
    ScrollLayout(axes: axes) { VStack { content } }.clipped()
  }
}

/// Gives its one view the ideal length along some axes and puts it at the top leading corner.
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
