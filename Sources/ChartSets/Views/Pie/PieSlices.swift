package import ChartroomUI
import Foundation
import Graphics

/// The slices of a pie.
///
/// Each slice extends below those after it and slightly beyond the pie. A mat in the background colour
/// covers everything outside the pie. An antialiased pixel between two slices therefore blends only their
/// two colours, and one at the edge blends one colour with the background, once.
package struct PieSlices: View {
  let shares: PieShares
  let chosen: Int?
  let geometry: PieGeometry

  /// Creates the slices.
  ///
  /// - Parameters:
  ///   - shares: The shares of the series.
  ///   - chosen: The index of the slice that is pulled out; `nil` for none.
  ///   - geometry: The geometry of the pie.
  package init(shares: PieShares, chosen: Int?, geometry: PieGeometry) {
    self.shares = shares
    self.chosen = chosen
    self.geometry = geometry
  }

  /// The distance by which slices extend below the mat, in points.
  private static let overlap: CGFloat = 2

  package var body: some View {
    let cut = chosen.map { shares.slices[$0] }.flatMap { $0.fraction < 1 ? $0 : nil }
    // The slices that stay, once round from where the chosen one is missing.
    let first = cut?.end ?? 0
    let rest = shares.slices.filter { $0.fraction > 0 && $0.id != cut?.id }
    let order = rest.filter { $0.start >= first } + rest.filter { $0.start < first }
    ZStack {
      ForEach(order) { slice in
        let turn = slice.start < first ? 1.0 : 0
        sector(
          from: slice.start + turn,
          // The first lies under all others; each of these ends somewhere under the next ones.
          to: slice.id == order.first?.id
            ? slice.start + turn + 1 : (slice.end + turn + first + 1) / 2,
          radius: geometry.radius + Self.overlap
        )
        .fill(ContestTheme.area(slice.color))
      }
      PieMat(
        sector: sector(
          from: first, to: first + 1 - (cut.map { $0.end - $0.start } ?? 0),
          radius: geometry.radius),
        reach: Self.overlap + 1
      )
      .fill(ContestTheme.background, style: FillStyle(eoFill: true))
      if let cut {
        let pull = geometry.pull(of: cut)
        PieSector(
          center: CGPoint(x: geometry.center.x + pull.width, y: geometry.center.y + pull.height),
          radius: geometry.radius, start: cut.start, end: cut.end
        )
        .fill(ContestTheme.area(cut.color))
      }
    }
  }

  private func sector(from start: Double, to end: Double, radius: CGFloat) -> PieSector {
    PieSector(center: geometry.center, radius: radius, start: start, end: end)
  }
}
