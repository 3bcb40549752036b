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
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }
}

struct FixedFrame: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment
}

extension FixedFrame: SettingsModifier {
  typealias Wrapper = FixedFrameElement

  func settings(in environment: EnvironmentValues) -> FixedFrame { self }
}

final class FixedFrameElement: SettingsElement<FixedFrame> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: settings?.width ?? proposal.width, height: settings?.height ?? proposal.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(
      width: settings?.width ?? size.width, height: settings?.height ?? size.height)
  }

  override func placeChildren() {
    let proposal = inner(proposal)
    let alignment = settings?.alignment ?? .center
    place(
      child, at: aligned(child, by: alignment, proposal: proposal, in: size), proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let inner = inner(proposal)
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(
      child, by: settings?.alignment ?? .center, proposal: inner, in: size(for: proposal))
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}
