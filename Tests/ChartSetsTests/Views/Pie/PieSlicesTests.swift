import ChartScales
import ChartSets
import ChartroomUI
import Decimation
import Foundation
import Graphics
import TestSupport
import Testing

@MainActor
@Suite("PieSlices")
struct PieSlicesTests {
  private static let geometry = PieGeometry(
    size: CGSize(width: 300, height: 300), margin: 30, pixel: 1)

  /// The fills of a pie, from back to front, with their colours.
  private static func fills(_ list: DrawList) -> [(path: Path, style: FillStyle, hex: String)] {
    list.commands.flatMap { command -> [(path: Path, style: FillStyle, hex: String)] in
      switch command {
      case .fill(let path, let style, .color(let color)): [(path, style, color.hex)]
      case .group(let group): fills(group.contents)
      default: []
      }
    }
  }

  /// What is seen of a pie at a point.
  private static func color(
    _ fills: [(path: Path, style: FillStyle, hex: String)], _ point: CGPoint
  ) -> String? {
    fills.last { $0.path.contains(point, eoFill: $0.style.isEOFilled) }?.hex
  }

  private static func draw(
    _ averages: [Double], chosen: Int?
  ) -> (shares: PieShares, fills: [(path: Path, style: FillStyle, hex: String)]) {
    let shares = PieShares(PieSharesTests.chart(averages.map { [$0] }))
    let stage = Stage(size: ProposedViewSize(width: 300, height: 300), shaper: BoxShaper()) {
      PieSlices(shares: shares, chosen: chosen, geometry: geometry)
    }
    return (shares, fills(stage.drawList()))
  }

  @Test(
    "every angle shows the slice that it belongs to, whichever slice is pulled out",
    arguments: [[3, 1, 2], [1, 1], [5], [0, 2, 0, 7], [1, 0.02, 9, 4, 3, 2, 1]] as [[Double]])
  func angles(averages: [Double]) throws {
    // The colour of each series as it is drawn: by a pie of it alone.
    let colors = averages.indices.map { index in
      let alone = averages.indices.map { $0 == index ? 1.0 : 0 }
      return Self.color(
        Self.draw(alone, chosen: nil).fills, CGPoint(x: Self.geometry.center.x + 20, y: 150))
    }
    #expect(Set(colors).count == colors.count)
    for chosen in [nil] + averages.indices.map({ Optional($0) }) {
      let (shares, fills) = Self.draw(averages, chosen: chosen)
      for step in 0..<360 {
        let turn = (Double(step) + 0.5) / 360
        let slice = try #require(shares.slices.firstIndex { $0.start <= turn && turn < $0.end })
        let edge = min(turn - shares.slices[slice].start, shares.slices[slice].end - turn)
        guard edge > 0.004 || shares.slices[slice].fraction == 1 else { continue }
        let pull =
          slice == chosen ? Self.geometry.pull(of: shares.slices[slice]) : CGSize.zero
        let angle = Self.geometry.angle(at: turn)
        for part in [0.5, 0.97] {
          let distance = part * Double(Self.geometry.radius)
          let point = CGPoint(
            x: Self.geometry.center.x + pull.width + distance * cos(angle),
            y: Self.geometry.center.y + pull.height + distance * sin(angle))
          #expect(
            Self.color(fills, point) == colors[slice], "\(String(describing: chosen)) \(step)")
        }
        // Outside of the pie there is the ground: the slices that extend beyond it are covered.
        guard slice != chosen else { continue }
        let rim = Double(Self.geometry.radius) + 1
        let point = CGPoint(
          x: Self.geometry.center.x + rim * cos(angle), y: Self.geometry.center.y + rim * sin(angle)
        )
        #expect(!colors.contains(Self.color(fills, point)) || chosen != nil, "\(step)")
      }
    }
  }

  @Test("slices without a share are not drawn")
  func empty() {
    #expect(Self.draw([0, 1, 0], chosen: nil).fills.count == 2)
    #expect(Self.draw([1, 0, 2], chosen: nil).fills.count == 3)
  }
}
