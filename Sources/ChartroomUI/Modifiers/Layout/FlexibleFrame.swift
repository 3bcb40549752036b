public import Foundation

nonisolated extension View {
  /// Places the view in a frame with a minimum, an ideal and a maximum size.
  ///
  /// On an axis with a minimum and a maximum, the frame has the proposed length, clamped to these limits.
  /// With only one of them, the view's length serves as the other limit. With neither, the frame has the
  /// view's length. If the minimum exceeds the maximum, the frame has the minimum length.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width, in points; `nil`, the default, sets no minimum.
  ///   - idealWidth: The width if none is proposed, in points; `nil`, the default, uses the view's width.
  ///   - maxWidth: The maximum width, in points; `nil`, the default, sets no maximum, and `.infinity` lets
  ///     the frame fill the proposed width.
  ///   - minHeight: The minimum height, in points; `nil`, the default, sets no minimum.
  ///   - idealHeight: The height if none is proposed, in points; `nil`, the default, uses the view's height.
  ///   - maxHeight: The maximum height, in points; `nil`, the default, sets no maximum, and `.infinity` lets
  ///     the frame fill the proposed height.
  ///   - alignment: The alignment of the view in the frame; the centre by default.
  /// - Returns: The framed view.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
        height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
        alignment: alignment))
  }
}

struct FlexibleFrame: Equatable {
  struct Limits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    func clamp(_ length: CGFloat) -> CGFloat {
      max(minimum ?? -.infinity, min(length, maximum ?? .infinity))
    }

    /// Returns the length to propose to the child.
    func inner(_ proposed: CGFloat?) -> CGFloat? { (proposed ?? ideal).map(clamp) }

    /// Returns the frame's length for a proposal and the child's length.
    ///
    /// With both limits, the length is the proposal clamped to them. With one limit, it is the proposal
    /// clamped to the interval between the child's length and that limit.
    func length(_ proposed: CGFloat?, child: CGFloat) -> CGFloat {
      guard minimum != nil || maximum != nil else {
        return proposed == nil ? ideal ?? child : child
      }
      guard let wanted = proposed ?? ideal else { return clamp(child) }
      let low = minimum ?? min(child, maximum ?? child)
      let high = maximum ?? max(child, minimum ?? child)
      return max(low, min(wanted, high))
    }
  }

  var width: Limits
  var height: Limits
  var alignment: Alignment
}

extension FlexibleFrame: SettingsModifier {
  typealias Wrapper = FlexibleFrameElement

  func settings(in environment: EnvironmentValues) -> FlexibleFrame { self }
}

final class FlexibleFrameElement: SettingsElement<FlexibleFrame> {
  override var spacing: ViewSpacing { child.spacingInFrame }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let settings else { return proposal }
    return ProposedViewSize(
      width: settings.width.inner(proposal.width), height: settings.height.inner(proposal.height))
  }

  override var sizingChild: LayoutElement? { nil }
  override var onlyDrawn: LayoutElement? { child }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    guard let settings else { return size }
    return CGSize(
      width: settings.width.length(proposal.width, child: size.width),
      height: settings.height.length(proposal.height, child: size.height))
  }

  override func placeChildren() {
    let alignment = settings?.alignment ?? .center
    let proposal = inner(ProposedViewSize(size))
    place(
      child, at: aligned(child, by: alignment, proposal: proposal, in: size), proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    let size = size(for: proposal)
    guard size.width.isFinite, size.height.isFinite else { return nil }
    let inner = inner(ProposedViewSize(size))
    guard let value = child.explicitGuide(key, in: inner) else { return nil }
    let origin = aligned(
      child, by: settings?.alignment ?? .center, proposal: inner, in: size)
    return value + (key.axis == .horizontal ? origin.x : origin.y)
  }
}
