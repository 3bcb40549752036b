import Foundation
import Graphics

/// The placement of a subview by a layout.
struct LayoutPlacement {
  var position: CGPoint
  var anchor: UnitPoint
  var proposal: ProposedViewSize
  /// Whether the subview is neither drawn nor touched.
  var isHidden = false

  @MainActor
  func origin(of element: LayoutElement) -> CGPoint {
    guard anchor != .topLeading else { return position }
    let size = element.size(for: proposal)
    return CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
  }
}

/// A recorder of placements, with which guides are computed without moving any view.
final class PlacementRecorder {
  /// The placements of the subviews, and of the departing ones behind them.
  var placements: [LayoutPlacement?]
  private let count: Int

  init(count: Int, departingCount: Int) {
    self.count = count
    placements = Array(repeating: nil, count: count + departingCount)
  }

  /// Returns the placements; `nil` for departing subviews that stay where they are.
  func finish(size: CGSize) -> [LayoutPlacement?] {
    placements.enumerated().map { index, placement in
      guard placement == nil, index < count else { return placement }
      return LayoutPlacement(
        position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
        proposal: ProposedViewSize(size))
    }
  }
}
