import Foundation
import Graphics
import Showcase

extension BenchmarkSuite {
  private static let area = Color.Resolved(red: 0.1, green: 0.3, blue: 0.8)

  /// The area under a noisy line, with a gradient that fades downwards: filled by Cairo and by columns of
  /// pixels.
  static let areas = [1_000, 7_680, 100_000].map { vertices in
    var faded = area
    faded.opacity = 0.1
    let height = CGFloat(BenchmarkCanvas.height)
    let paint = Paint.linear(
      ResolvedGradient(stops: [
        .init(color: area, location: 0), .init(color: faded, location: 1),
      ]), from: .zero, to: CGPoint(x: 0, y: height))
    @Sendable func path(_ points: [CGPoint]) -> Path {
      Path { path in
        path.addLines(points)
        path.addLine(to: CGPoint(x: CGFloat(BenchmarkCanvas.width), y: height))
        path.addLine(to: CGPoint(x: 0, y: height))
        path.closeSubpath()
      }
    }
    return BenchmarkGroup(
      "stage/area/\(vertices)",
      reference: BenchmarkCanvas.contender("area/cairo/\(vertices)", points: vertices) {
        DrawList([.fill(leftToCairo(path($0)), FillStyle(), paint)])
      },
      others: [
        BenchmarkCanvas.contender("area/columns/\(vertices)", points: vertices) {
          DrawList([.fill(path($0), FillStyle(), paint)])
        }
      ]
    ) { BenchmarkCanvas.walk(vertices) }
  }

  /// Ten thousand discs with a radius of 3: as separate paths and as one command.
  static let marks = {
    let count = 10_000
    let disc = Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6))
    return BenchmarkGroup(
      "stage/marks/\(count)",
      reference: BenchmarkCanvas.contender("marks/cairo/\(count)", points: count) { points in
        DrawList(
          points.map { .fill(disc.offsetBy(dx: $0.x, dy: $0.y), FillStyle(), .color(area)) })
      },
      others: [
        BenchmarkCanvas.contender("marks/stamp/\(count)", points: count) {
          DrawList([.marks(Marks(disc, at: $0), .color(area))])
        }
      ]
    ) { BenchmarkCanvas.scatter(count) }
  }()

  /// Five thousand bars narrower than a pixel: as separate paths and as one path.
  static let bars = {
    let count = 5_000
    @Sendable func bar(_ index: Int, _ top: CGPoint) -> CGRect {
      let step = CGFloat(BenchmarkCanvas.width) / CGFloat(count)
      return CGRect(
        x: step * CGFloat(index), y: top.y, width: 0.8 * step,
        height: CGFloat(BenchmarkCanvas.height) - top.y
      )
    }
    return BenchmarkGroup(
      "stage/bars/\(count)",
      reference: BenchmarkCanvas.contender("bars/cairo/\(count)", points: count) { points in
        DrawList(
          points.enumerated().map {
            .fill(Path(bar($0.offset, $0.element)), FillStyle(), .color(area))
          })
      },
      others: [
        BenchmarkCanvas.contender("bars/columns/\(count)", points: count) { points in
          let path = Path { path in
            for (index, top) in points.enumerated() { path.addRect(bar(index, top)) }
          }
          return DrawList([.fill(path, FillStyle(), .color(area))])
        }
      ]
    ) { BenchmarkCanvas.scatter(count) }
  }()

  /// Returns the path with an invisible curve added, because Cairo fills paths with curves.
  private static func leftToCairo(_ path: Path) -> Path {
    var path = path
    path.move(to: CGPoint(x: -9, y: -9))
    path.addQuadCurve(to: CGPoint(x: -8, y: -9), control: CGPoint(x: -8, y: -8))
    return path
  }
}
