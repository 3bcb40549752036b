public import Foundation

nonisolated extension View {
  /// Places the view in a frame with a fixed width, a fixed height or both.
  ///
  /// The frame proposes its size to the view. A view that chooses a larger size extends beyond the frame.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, in points; `nil`, the default, uses the view's width. Negative values
  ///     are treated as 0.
  ///   - height: The height of the frame, in points; `nil`, the default, uses the view's height. Negative
  ///     values are treated as 0.
  ///   - alignment: The alignment of the view in the frame; the centre by default.
  /// - Returns: The framed view.
  @inlinable
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }
}

/// The modifier that `frame(width:height:alignment:)` applies.
public struct _FrameLayout: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  @usableFromInline
  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
}

extension _FrameLayout: SettingsModifier {
  package typealias Wrapper = FixedFrameElement

  package func settings(in environment: EnvironmentValues) -> _FrameLayout { self }
}

package final class FixedFrameElement: SettingsElement<_FrameLayout> {
  override package var spacing: ViewSpacing { child.spacingInFrame }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: settings?.width ?? proposal.width, height: settings?.height ?? proposal.height)
  }

  override package var sizingChild: LayoutElement? { nil }
  override package var onlyDrawn: LayoutElement? { child }

  override package func answer(to proposal: ProposedViewSize) -> SizeAnswer {
    guard let width = settings?.width, let height = settings?.height else {
      return super.answer(to: proposal)
    }
    return SizeAnswer(CGSize(width: width, height: height), for: .all)
  }

  override package func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: settings?.width ?? size.width, height: settings?.height ?? size.height)
  }

  override package func placeChildren() {
    let proposal = inner(proposal)
    let alignment = settings?.alignment ?? .center
    place(
      child, at: aligned(child, by: alignment, proposal: proposal, in: size), proposal: proposal)
  }

  override package func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = inner(proposal)
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(
      child, by: settings?.alignment ?? .center, proposal: inner, in: size(for: proposal))
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}
