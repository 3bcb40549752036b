import ChartroomUI
import Foundation
import Graphics

/// The legend of a chart: the names of categories with their symbols and colours.
struct LegendView {
  let items: [StyleTable.Item]
}

extension LegendView: View {
  var body: some View {
    LegendLayout {
      ForEach(items.indices, id: \.self) { index in
        HStack(spacing: 5) {
          LegendSymbol(item: items[index])
          Text(verbatim: items[index].name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}

/// The symbol of an item of the legend.
private struct LegendSymbol {
  let item: StyleTable.Item
}

extension LegendSymbol: LeafView {
  func leaf(in environment: EnvironmentValues) -> LegendSymbolLeaf {
    LegendSymbolLeaf(symbol: item.symbol, paint: item.paint)
  }
}

struct LegendSymbolLeaf: LeafContent, Equatable {
  let symbol: MarkSymbol
  let paint: BasicPaint

  private static let side: CGFloat = 8

  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(origin: .zero, size: size)
    list.append(.fill(symbol.shape.path(in: rect), FillStyle(), paint.paint(in: rect)))
  }
}

/// Items in rows, which wrap at the proposed width.
private struct LegendLayout: Layout {
  private static let spacing = CGSize(width: 8, height: 2)

  /// Returns the frames of the items and the size of the legend.
  private func frames(_ subviews: Subviews, width: CGFloat) -> (frames: [CGRect], size: CGSize) {
    var frames: [CGRect] = []
    var (corner, height, extent) = (CGPoint.zero, CGFloat(0), CGSize.zero)
    for subview in subviews {
      var size = subview.sizeThatFits(.unspecified)
      size.width = min(size.width, width)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + height + Self.spacing.height)
        height = 0
      }
      frames.append(CGRect(origin: corner, size: size))
      corner.x += size.width + Self.spacing.width
      height = max(height, size.height)
      extent = CGSize(
        width: max(extent.width, corner.x - Self.spacing.width), height: corner.y + height)
    }
    return (frames, extent)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    frames(subviews, width: proposal.width ?? .infinity).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, frame) in zip(subviews, frames(subviews, width: bounds.width).frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}
