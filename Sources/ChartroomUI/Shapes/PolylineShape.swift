package import Foundation
package import Graphics

/// A shape that is a line through data; stroked, it becomes a polyline of the draw list.
package nonisolated protocol PolylineShape: Shape {
  /// The line in `rect`, in points, no finer than `scale` device pixels a point can show.
  func polyline(in rect: CGRect, scale: CGFloat) -> Polyline
}

extension PolylineShape {
  package func path(in rect: CGRect) -> Path {
    let line = polyline(in: rect, scale: 1)
    return Path { path in
      for run in line.runs { path.addLines(Array(line.points[run])) }
    }
  }
}
