import Foundation

nonisolated extension View {
  /// Fixes the view at its ideal size, regardless of the proposed size.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Fixes the view at its ideal length along the given axes, regardless of the proposed size.
  ///
  /// - Parameters:
  ///   - horizontal: Whether to fix the view at its ideal width.
  ///   - vertical: Whether to fix the view at its ideal height.
  /// - Returns: The view fixed at its ideal length along these axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }
}

struct FixedSize: Equatable {
  var horizontal: Bool
  var vertical: Bool
}

extension FixedSize: SettingsModifier {
  typealias Wrapper = FixedSizeElement

  func settings(in environment: EnvironmentValues) -> FixedSize { self }
}

final class FixedSizeElement: SettingsElement<FixedSize> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: settings?.horizontal == true ? nil : proposal.width,
      height: settings?.vertical == true ? nil : proposal.height)
  }

  /// Returns the proposal with the ideal lengths in place of the fixed ones, so that views which take what they
  /// are offered, such as dividers, become as long as the others of a stack.
  ///
  /// A view whose size would differ then, such as a frame with an ideal width only, is offered no length.
  private func resolved(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let inner = inner(proposal)
    let ideal = child.size(for: inner)
    let resolved = ProposedViewSize(
      width: settings?.horizontal == true ? ideal.width : inner.width,
      height: settings?.vertical == true ? ideal.height : inner.height)
    return child.size(for: resolved).isNearly(ideal) ? resolved : inner
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren() { place(child, at: .zero, proposal: resolved(proposal)) }
  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: resolved(proposal))
  }
}

extension CGSize {
  /// Returns whether the size equals another one, up to errors of rounding.
  fileprivate func isNearly(_ other: CGSize) -> Bool {
    func isNearly(_ length: CGFloat, _ other: CGFloat) -> Bool {
      length == other || abs(length - other) < 1e-6
    }
    return isNearly(width, other.width) && isNearly(height, other.height)
  }
}
