import ChartroomUI
import Foundation
import Graphics

/// A small arrow that points to the trailing edge.
struct Chevron: UnmirroredShape, Equatable {
  var direction = LayoutDirection.leftToRight

  func path(in rect: CGRect) -> Path {
    let (start, tip) =
      direction == .leftToRight ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
    return Path {
      $0.addLines([
        CGPoint(x: start, y: rect.minY), CGPoint(x: tip, y: rect.midY),
        CGPoint(x: start, y: rect.maxY),
      ])
    }
  }
}
