package import Foundation
package import Graphics

/// A shape that is a data polyline, whose stroke becomes a polyline command of the draw list.
package nonisolated protocol PolylineShape: UnmirroredShape {
  /// Returns the line in `rect`, in points, decimated to the detail visible at `scale` pixels per point.
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
