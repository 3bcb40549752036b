import ChartroomUI
import Foundation
import Graphics

/// The legends of a chart, beside one another or, at the side of the plot, below one another.
///
/// A legend in large text that does not fit is smaller, down to the usual size, and loses its last items only then.
struct LegendView {
  let legends: [Legend]
  let isVertical: Bool
  @Environment(\.dynamicTypeSize) private var typeSize

  init(legends: [Legend], isVertical: Bool) {
    self.legends = legends
    self.isVertical = isVertical
  }
}

extension LegendView: View {
  @ViewBuilder var body: some View {
    if typeSize > .large {
      ViewThatFits(in: .vertical) {
        LegendRows(legends: legends, isVertical: isVertical, isWhole: true)
        ForEach(smallerSizes, id: \.self) { size in
          LegendRows(legends: legends, isVertical: isVertical, isWhole: true).dynamicTypeSize(size)
        }
        LegendRows(legends: legends, isVertical: isVertical, isWhole: false)
          .dynamicTypeSize(.large)
      }
    } else {
      LegendRows(legends: legends, isVertical: isVertical, isWhole: false)
    }
  }

  private var smallerSizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { $0 >= .large && $0 < typeSize }.reversed()
  }
}

/// The legends in rows.
private struct LegendRows {
  let legends: [Legend]
  let isVertical: Bool
  /// Whether all items are displayed, even if they do not fit into the proposed height.
  let isWhole: Bool
}

extension LegendRows: View {
  var body: some View {
    RowLayout(
      spacing: CGSize(width: 16, height: 6), isVertical: isVertical, isWhole: isWhole
    ) {
      ForEach(legends.indices, id: \.self) { index in
        switch legends[index] {
        case .items(let items): itemsView(items)
        case .areas(let items):
          if isVertical, !isWhole {
            // Without the largest symbols, the column is narrower as well.
            ViewThatFits {
              ForEach((1...items.count).reversed(), id: \.self) { itemsView(items.prefix($0)) }
            }
          } else {
            itemsView(items)
          }
        case .colorBar(let gradient, let labels): ColorBarView(gradient: gradient, labels: labels)
        }
      }
    }
  }
}

extension LegendRows {
  private func itemsView(_ items: some Sequence<Legend.Item>) -> ItemsView {
    ItemsView(items: Array(items), isVertical: isVertical, isWhole: isWhole)
  }
}

/// The names of values with their styles.
private struct ItemsView {
  let items: [Legend.Item]
  let isVertical: Bool
  let isWhole: Bool
  /// The factor of the size of the text.
  @ScaledMetric(relativeTo: .caption) var scale: CGFloat = 1
}

extension ItemsView: View {
  var body: some View {
    let width = items.map { LegendSwatchLeaf(item: $0, scale: scale).width }.max() ?? 0
    RowLayout(
      spacing: CGSize(width: 8, height: 2), isVertical: isVertical, isWhole: isWhole
    ) {
      ForEach(items.indices, id: \.self) { index in
        HStack(spacing: 5 * scale) {
          // In a column, the names are below one another.
          LegendSwatch(item: items[index], scale: scale).frame(width: isVertical ? width : nil)
          Text(verbatim: items[index].name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
}

/// The symbol or the line of an item of a legend.
private struct LegendSwatch {
  let item: Legend.Item
  let scale: CGFloat
}

extension LegendSwatch: LeafView {
  func leaf(in environment: EnvironmentValues) -> LegendSwatchLeaf {
    LegendSwatchLeaf(item: item, scale: scale)
  }
}

struct LegendSwatchLeaf: LeafContent, Equatable {
  let item: Legend.Item
  /// The factor of the size of symbols without an area, and of the length of lines.
  let scale: CGFloat

  /// The side of symbols without an area.
  private static let side: CGFloat = 8
  /// The length of lines, of which the longest dashes show twice.
  private static let lineLength: CGFloat = 22
  /// The maximum width of lines.
  private static let mostLineWidth: CGFloat = 4

  private var side: CGFloat { Self.side * scale }

  /// The box of the symbol, around the origin.
  private var symbolRect: CGRect {
    guard let area = item.area, area.isFinite else {
      return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
    }
    return MarkSymbolSize.area(area).rect(for: (item.symbol ?? .usual).shape)
  }

  var width: CGFloat {
    max(symbolRect.width, item.line == nil ? 0 : Self.lineLength * scale)
  }

  func size(for proposal: ProposedViewSize, core: StageCore) -> CGSize {
    CGSize(width: width, height: max(symbolRect.height, side))
  }

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let paint = item.paint.paint(in: CGRect(origin: .zero, size: size))
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if var line = item.line {
      line.lineWidth = min(line.lineWidth, Self.mostLineWidth)
      let path = Path {
        $0.addLines([CGPoint(x: 0, y: middle.y), CGPoint(x: size.width, y: middle.y)])
      }
      if line.lineWidth > 0 { list.append(.stroke(path, line, paint)) }
      if item.symbol == nil && item.area == nil { return }
    }
    (item.symbol ?? .usual).draw(
      in: symbolRect.offsetBy(dx: middle.x, dy: middle.y), paint, into: &list)
  }
}
