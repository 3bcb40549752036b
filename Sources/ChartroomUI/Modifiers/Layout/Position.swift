public import Foundation

nonisolated extension View {
  /// Places the view in a frame of the proposed size, with the view's centre at the given coordinates.
  ///
  /// On an axis without a proposed length, the frame has the view's length.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the frame, in points; 0 by default.
  ///   - y: The distance from the top edge of the frame, in points; 0 by default.
  /// - Returns: The positioned view.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(Position(point: CGPoint(x: x, y: y)))
  }

  /// Places the view in a frame of the proposed size, with the view's centre at the given point.
  ///
  /// On an axis without a proposed length, the frame has the view's length.
  ///
  /// - Parameter position: The point, in points from the top leading corner of the frame.
  /// - Returns: The positioned view.
  public func position(_ position: CGPoint) -> some View { modifier(Position(point: position)) }
}

struct Position: Equatable {
  var point: CGPoint
}

extension Position: SettingsModifier {
  typealias Wrapper = PositionElement

  func settings(in environment: EnvironmentValues) -> Position { self }
}

final class PositionElement: SettingsElement<Position> {
  override var sizingChild: LayoutElement? { nil }

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
