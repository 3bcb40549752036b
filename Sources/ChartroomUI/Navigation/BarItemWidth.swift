import Foundation
import Graphics

/// A modifier that limits the width of an item of a bar to the ideal one.
///
/// The limit applies to all items at the ends of the bar at the top, and to a segmented picker in the middle of it.
/// Other items there and those of the bar at the bottom take the free space if they are flexible.
struct BarItemWidth: Equatable {
  private let region: ToolbarItemPlacement.Region

  init(_ region: ToolbarItemPlacement.Region) { self.region = region }

  @MainActor
  fileprivate func limits(_ item: LayoutElement) -> Bool {
    switch region {
    case .leading, .trailing: return true
    case .center:
      let found = item.layoutValue(ObjectIdentifier(IsSegmentedKey.self))
      return (found as? LayoutValueBox<Bool>)?.value ?? IsSegmentedKey.defaultValue
    default: return false
    }
  }
}

extension BarItemWidth: SettingsModifier {
  typealias Wrapper = BarItemWidthElement

  func settings(in environment: EnvironmentValues) -> BarItemWidth { self }
}

final class BarItemWidthElement: SettingsElement<BarItemWidth> {
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width, settings?.limits(child) == true else { return proposal }
    let ideal = child.size(for: ProposedViewSize(width: nil, height: proposal.height))
    return ProposedViewSize(width: min(width, ideal.width), height: proposal.height)
  }

  override var sizingChild: LayoutElement? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren() { place(child, at: .zero, proposal: inner(proposal)) }
  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    child.explicitGuide(key, in: inner(proposal))
  }
}
