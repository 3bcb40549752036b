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
  var placements: [LayoutPlacement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  func finish(size: CGSize) -> [LayoutPlacement] {
    placements.map {
      $0
        ?? LayoutPlacement(
          position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(size))
    }
  }
}
