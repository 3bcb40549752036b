import Foundation
import SwiftUI

private struct WrapKey: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  func startsRow() -> some View { layoutValue(key: WrapKey.self, value: true) }
}

/// Rows of subviews, each as long as fits.
struct FlowLayout: Layout {
  var spacing: CGFloat = 4

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(in: width, subviews: subviews, cache: cache)
    return CGSize(width: width, height: frames.last?.maxY ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(
      subviews, frames(in: bounds.width, subviews: subviews, cache: cache))
    {
      let point = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, subviews: Subviews, cache: Cache) -> [CGRect] {
    var (x, y, rowHeight): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return zip(subviews, cache.sizes).map { subview, size in
      if x > 0, x + size.width > width || subview[WrapKey.self] {
        (x, y, rowHeight) = (0, y + rowHeight + spacing, 0)
      }
      defer {
        x += size.width + spacing
        rowHeight = max(rowHeight, size.height)
      }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

struct TagsScreen: View {
  @State private var tags = ["swift", "linux", "charts", "server"]

  var body: some View {
    FlowLayout {
      ForEach(tags, id: \.self) { tag in
        Text("#\(tag)")
          .padding(4)
          .background(Capsule().fill(Color.blue.opacity(0.2)))
          .onTapGesture { tags.removeAll { $0 == tag } }
          .id(tag)
      }
      Text("\(tags.count) tags").startsRow()
    }
  }
}
