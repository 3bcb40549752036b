import ChartroomUI
import Foundation
import Graphics

/// The colours of numbers or dates, from the least to the greatest, with labels below.
struct ColorBarView {
  let gradient: ResolvedGradient
  let labels: [Legend.Label]
}

extension ColorBarView: View {
  var body: some View {
    ColorBarLayout(fractions: labels.map(\.fraction)) {
      ColorBar(gradient: gradient)
      ForEach(labels.indices, id: \.self) { index in
        Text(verbatim: labels[index].text).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }
}

/// The bar of colours.
private struct ColorBar {
  let gradient: ResolvedGradient
}

extension ColorBar: LeafView {
  func leaf(in environment: EnvironmentValues) -> ColorBarLeaf {
    ColorBarLeaf(gradient: gradient, layoutDirection: environment.layoutDirection)
  }
}

struct ColorBarLeaf: LeafContent, Equatable {
  let gradient: ResolvedGradient
  let layoutDirection: LayoutDirection

  func draw(
    into list: inout DrawList, size: CGSize, proposal: ProposedViewSize, core: StageCore
  ) {
    let rect = CGRect(origin: .zero, size: size)
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: 3, height: 3), style: .circular)
    let paint: BasicPaint =
      layoutDirection == .leftToRight
      ? .linear(gradient, .leading, .trailing) : .linear(gradient, .trailing, .leading)
    list.append(.fill(path, FillStyle(), paint.paint(in: rect)))
  }
}

/// A bar with labels below their colours.
///
/// The first label does not begin before the bar, and the last one does not exceed the proposed width by more than a
/// point of rounding.
private struct ColorBarLayout: GuidelessLayout {
  let fractions: [Double]

  /// The size of the bar if there is room for it.
  private static let barSize = CGSize(width: 124, height: 16)
  private static let gap: CGFloat = 3
  /// The minimum distance between two labels.
  private static let leastGap: CGFloat = 4

  /// Returns the horizontal places of the labels from the start of the bar; `nil` for those that are left out.
  ///
  /// If not all of them have room, every second one is shown, or every third one and so on.
  private func places(
    _ labels: Subviews.SubSequence, bar: CGFloat, in width: CGFloat
  ) -> [(start: CGFloat, size: CGSize)?] {
    let all = zip(labels, fractions).map { label, fraction -> (start: CGFloat, size: CGSize) in
      let size = label.sizeThatFits(.unspecified)
      let start = min(bar * fraction - size.width / 2, width - size.width)
      return (start: max(start, 0), size: size)
    }
    let step = (1..<max(all.count, 2)).first { step in
      let shown = stride(from: 0, to: all.count, by: step).map { all[$0] }
      return zip(shown, shown.dropFirst()).allSatisfy {
        $1.start >= $0.start + $0.size.width + Self.leastGap
      }
    }
    return all.enumerated().map { index, place in
      index % (step ?? max(all.count, 1)) == 0 && place.start.isFinite ? place : nil
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.width ?? .infinity
    let bar = max(min(Self.barSize.width, width), 0)
    let places = places(subviews.dropFirst(), bar: bar, in: width).compactMap { $0 }
    let height = places.map(\.size.height).max() ?? 0
    return CGSize(
      width: places.reduce(bar) { max($0, $1.start + $1.size.width) },
      height: Self.barSize.height + (height > 0 ? Self.gap + height : 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let bar = min(Self.barSize.width, bounds.width)
    subviews.first?.place(
      at: bounds.origin, proposal: ProposedViewSize(width: bar, height: Self.barSize.height))
    // Rounding of the bounds to pixels must not move a label.
    let places = places(subviews.dropFirst(), bar: bar, in: bounds.width + 1)
    for (label, place) in zip(subviews.dropFirst(), places) {
      guard let place else {
        label.hide()
        continue
      }
      label.place(
        at: CGPoint(
          x: bounds.minX + place.start, y: bounds.minY + Self.barSize.height + Self.gap),
        proposal: ProposedViewSize(place.size))
    }
  }
}
