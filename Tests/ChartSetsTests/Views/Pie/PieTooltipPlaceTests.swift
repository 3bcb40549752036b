import ChartSets
import Foundation
import Testing

@Suite("Place of a pie's tooltip")
struct PieTooltipPlaceTests {
  private let geometry = PieGeometry(
    size: CGSize(width: 375, height: 340), margin: 16, pixel: 0.5)
  private let bounds = CGRect(x: 16, y: 4, width: 343, height: 332)
  private let box = CGSize(width: 120, height: 33)

  @Test("it is inside of its bounds and off the digits, wherever the slice is and however large")
  func laws() {
    var covered = (regarded: 0, disregarded: 0)
    for part in [0.01, 0.05, 0.2, 0.4, 0.7] {
      for before in stride(from: 0, through: 1 - part, by: 0.03) {
        let shares = PieGeometryTests.shares([before, part, 1 - part - before])
        let labels = PieLabel.labels(
          shares, geometry, chosen: 1, text: { "\($0)%" }, width: { 0.66 * CGFloat($0.count) })
        func frame(_ label: PieLabel) -> CGRect {
          label.frame(width: 0.66 * CGFloat(label.text.count))
        }
        let own = labels.first { $0.slice == 1 }.map(frame)
        let others = labels.filter { $0.slice != 1 }.map(frame)
        func place(avoiding others: [CGRect]) -> CGRect {
          let tooltip = PieTooltipPlace(
            geometry: geometry, slice: shares.slices[1], label: own, others: others)
          return CGRect(origin: tooltip.origin(of: box, in: bounds), size: box)
        }
        let frame = place(avoiding: others)
        let disregarding = place(avoiding: [])
        let regarded = others.count { frame.intersects($0) }
        let disregarded = others.count { disregarding.intersects($0) }
        // Digits only count against a place: with them it covers no more of them than without.
        #expect(regarded <= disregarded, "\(part) from \(before)")
        covered.regarded += regarded
        covered.disregarded += disregarded
        #expect(bounds.insetBy(dx: -1e-9, dy: -1e-9).contains(frame))
        if let own { #expect(!frame.intersects(own), "\(part) from \(before)") }
        // Beside the slice: its rim is no further away than a quarter of the pie's width.
        let slice = shares.slices[1]
        let away =
          (0...100).map { step in
            let angle = geometry.angle(at: slice.start + part * Double(step) / 100)
            let x = geometry.center.x + geometry.radius * cos(angle)
            let y = geometry.center.y + geometry.radius * sin(angle)
            return hypot(
              max(frame.minX - x, x - frame.maxX, 0), max(frame.minY - y, y - frame.maxY, 0))
          }.min() ?? .infinity
        #expect(away < geometry.radius / 2, "\(part) from \(before)")
      }
    }
    #expect(covered.regarded < covered.disregarded / 2, "\(covered)")
  }

  @Test("one that is too large for its bounds begins where they do")
  func tooLarge() {
    let shares = PieGeometryTests.shares([1, 2])
    let place = PieTooltipPlace(
      geometry: geometry, slice: shares.slices[0], label: nil, others: [])
    #expect(
      place.origin(of: CGSize(width: 900, height: 900), in: bounds) == CGPoint(x: 16, y: 4))
  }
}
