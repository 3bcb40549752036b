public import Foundation

extension View {
  /// Positions the centre of the view, in points from the top left corner of a frame that fills the proposal.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Position(point: CGPoint(x: x, y: y)))
  }

  /// Positions the centre of the view, in points from the top left corner of a frame that fills the proposal.
  public func position(_ position: CGPoint) -> some View { modifier(Position(point: position)) }
}

struct Position: SettingsModifier, Equatable {
  var point: CGPoint

  typealias Wrapper = PositionElement

  func settings(in environment: EnvironmentValues) -> Position { self }
}

final class PositionElement: SettingsElement<Position> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: child.size(for: proposal))
  }

  override func placeChildren() {
    let size = child.size(for: proposal)
    let point = settings?.point ?? .zero
    place(
      child, at: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2),
      proposal: proposal)
  }

  override func guide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? { nil }
}
