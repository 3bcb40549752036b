import ChartroomUI
import Decimation
package import Foundation
package import Graphics

/// The areas of a stack, each from the bottom up to its own edge, the outermost painted first.
///
/// What lies in front covers the antialiased edge of what lies behind, so that no ground shows
/// between two areas.
struct AreasForChart: View {
  let stack: Stack
  let geometry: PlotGeometry
  let scale: YScale

  @Environment(\.displayScale) private var pixels

  var body: some View {
    ZStack {
      ForEach(Array(stack.lines.indices.reversed()), id: \.self) { position in
        AreaOutline(
          tops: stack.tops[position], geometry: geometry, domain: scale.domain, pixels: pixels
        )
        .fill(ChartTheme.area(stack.lines[position].color))
      }
    }
    .drawingGroup()
  }
}

/// The area under a row of values, with gaps, no more points of it than the pixels can show.
package struct AreaOutline: Shape, Equatable {
  var tops: ContiguousArray<Double>
  var geometry: PlotGeometry
  var domain: ClosedRange<Double>
  /// Device pixels per point.
  var pixels: CGFloat

  package init(
    tops: ContiguousArray<Double>, geometry: PlotGeometry, domain: ClosedRange<Double>,
    pixels: CGFloat
  ) {
    self.tops = tops
    self.geometry = geometry
    self.domain = domain
    self.pixels = pixels
  }

  package func path(in rect: CGRect) -> Path {
    let indices = geometry.drawnIndices.clamped(to: tops.indices)
    guard !indices.isEmpty, rect.width > 0, rect.height > 0 else { return Path() }
    let positions = geometry.axis.positions(of: indices)
    let kept = M4.indices(
      x: positions.span, y: tops.span.extracting(indices), domain: geometry.drawnPositions,
      buckets: Int((rect.width * pixels).rounded(.up)))
    func y(_ value: Double) -> CGFloat {
      let part = (value - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
      return rect.maxY - CGFloat(part) * rect.height
    }
    return Path { path in
      for run in kept.runs {
        let points = kept.indices[run].map { index in
          CGPoint(
            x: rect.minX + geometry.x(of: positions[index]), y: y(tops[indices.lowerBound + index]))
        }
        guard let first = points.first, let last = points.last, points.count > 1 else { continue }
        path.addLines(points)
        path.addLine(to: CGPoint(x: last.x, y: y(0)))
        path.addLine(to: CGPoint(x: first.x, y: y(0)))
        path.closeSubpath()
      }
    }
  }
}
