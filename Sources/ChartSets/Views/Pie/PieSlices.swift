import ChartroomUI
import Foundation
import Graphics

/// The slices of a pie.
///
/// Slices run on under those after them and a little out of the pie; a mat in the colour of the
/// ground covers what is no pie. So an antialiased pixel of a joint mixes the two colours that meet
/// there and no ground, and one of the rim mixes one colour with the ground, once.
struct PieSlices: View {
  let shares: PieShares
  let chosen: Int?
  let geometry: PieGeometry

  /// How far slices run on under the mat, in points.
  private static let overlap: CGFloat = 2

  var body: some View {
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
        .fill(ChartTheme.area(slice.color))
      }
      PieMat(
        sector: sector(
          from: first, to: first + 1 - (cut.map { $0.end - $0.start } ?? 0),
          radius: geometry.radius),
        reach: Self.overlap + 1
      )
      .fill(ChartTheme.background, style: FillStyle(eoFill: true))
      if let cut {
        let pull = geometry.pull(of: cut)
        PieSector(
          center: CGPoint(x: geometry.center.x + pull.width, y: geometry.center.y + pull.height),
          radius: geometry.radius, start: cut.start, end: cut.end
        )
        .fill(ChartTheme.area(cut.color))
      }
    }
  }

  private func sector(from start: Double, to end: Double, radius: CGFloat) -> PieSector {
    PieSector(center: geometry.center, radius: radius, start: start, end: end)
  }
}
