import ChartroomUI
import Foundation

/// The number of calls of a layout, by kind.
final class LayoutCalls: @unchecked Sendable {
  var made = 0
  var updated = 0
  var placed = 0
  var spaced = 0
}

/// A layout that places each view at the corner of the last one, with its sizes in a cache.
struct Diagonal: Layout {
  let calls: LayoutCalls

  private func sizes(_ subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func makeCache(subviews: Subviews) -> [CGSize] {
    calls.made += 1
    return sizes(subviews)
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    calls.updated += 1
    cache = sizes(subviews)
  }

  func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
    calls.spaced += 1
    return subviews.first?.spacing ?? .zero
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    calls.placed += 1
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner.x += size.width
      corner.y += size.height
    }
  }
}
