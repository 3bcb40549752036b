import Foundation
import Graphics

/// A view that displays the beginning of content that may be larger than itself.
///
/// Along its axes, the content has its ideal length, and the scroll view takes the proposed length;
/// across, it takes the length of its content. Content outside of the view is clipped and receives no
/// pointer events.
///
/// - Note: Unlike SwiftUI, the content cannot be scrolled, there are no scroll bars, and content that is
///   smaller than the view is aligned to the top leading corner.
public struct ScrollView<Content: View>: View {
  /// The axes along which the content may be larger.
  public var axes: Axis.Set
  /// The content; several views form a column.
  public var content: Content
  /// Whether scroll bars are requested; a picture has none.
  public var showsIndicators: Bool

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content may be larger; vertical by default.
  ///   - showsIndicators: Whether scroll bars are requested; a picture has none.
  ///   - content: The views, laid out as in a `VStack`.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The clipped content, from its beginning.
  public var body: some View {
    ScrollLayout(axes: axes) { VStack { content } }.clipped()
  }
}

/// A layout that gives its view the ideal length along some axes and aligns it to the top leading corner.
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
