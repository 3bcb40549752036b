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

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren() { place(child, at: .zero, proposal: inner(proposal)) }
  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }
}
