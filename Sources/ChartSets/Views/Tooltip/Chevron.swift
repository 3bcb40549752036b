import ChartroomUI
import Foundation
import Graphics

/// A small arrow that points to the trailing edge.
struct Chevron: Shape, Equatable {
  func path(in rect: CGRect) -> Path {
    Path {
      $0.addLines([
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ])
    }
  }
}
