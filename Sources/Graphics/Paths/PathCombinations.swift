package import Foundation

// Curves in the results are approximated by lines, at a distance of at most 0.01 points.
extension Path {
  /// The largest distance of curves from the lines that replace them, in points.
  static var combinationTolerance: CGFloat { 0.01 }

  /// Returns the outline of the points that are in this path, in the other, or in both.
  ///
  /// - Parameters:
  ///   - other: The other path; open subpaths of both are closed.
  ///   - eoFill: Whether to fill both with the even-odd rule; `false`, the default, for the non-zero winding rule.
  /// - Returns: A path that does not intersect itself. Its curves are replaced by lines at a distance of at most
  ///   0.01 points, and its coordinates are multiples of 1/1024 point.
  /// - Complexity: O(*n* log *n* + *m*) for *n* lines of which *m* pairs overlap horizontally or vertically.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the outline of the points that are in both paths.
  ///
  /// See `union(_:eoFill:)` for the parameters, the result and the complexity.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the outline of the points that are in this path and not in the other.
  ///
  /// See `union(_:eoFill:)` for the parameters, the result and the complexity.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the outline of the points that are in exactly one of the paths.
  ///
  /// See `union(_:eoFill:)` for the parameters, the result and the complexity.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the outline of the filled area, which does not intersect itself.
  ///
  /// - Parameter eoFill: Whether to fill with the even-odd rule, the default, rather than with the non-zero
  ///   winding rule.
  /// - Returns: A path that fills the same area with either rule; see `union(_:eoFill:)`.
  public func normalized(eoFill: Bool = true) -> Path {
    union(Path(), eoFill: eoFill)
  }

  /// Returns the outline of the stroke of this path.
  ///
  /// - Parameter style: The width, caps and joins. The dashes are ignored.
  /// - Returns: A path that fills the area of the stroke; empty if the width is not positive. Curves are replaced by
  ///   lines; see `union(_:eoFill:)`.
  /// - Note: Unlike in SwiftUI, the outline has no dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let polygons = StrokeOutline(style, tolerance: Self.combinationTolerance).polygons(of: self)
    var arrangement = PolygonArrangement([polygons])
    return arrangement.boundary { $0[0] != 0 }
  }

  /// Returns the outline of a combination of regions, each of which consists of polygons.
  ///
  /// - Parameters:
  ///   - regions: The polygons of each region; open ones are closed.
  ///   - isInside: A function of the winding numbers of a point in the regions.
  /// - Returns: The outline of the points for which `isInside` is true; see `union(_:eoFill:)`.
  package static func combining(
    _ regions: [[[CGPoint]]], where isInside: ([Int]) -> Bool
  ) -> Path {
    var arrangement = PolygonArrangement(regions)
    return arrangement.boundary(where: isInside)
  }

  private func combined(
    with other: Path, eoFill: Bool, where isInside: (Bool, Bool) -> Bool
  ) -> Path {
    func polygons(_ path: Path) -> [[CGPoint]] {
      path.flattened(tolerance: Self.combinationTolerance).map(\.points)
    }
    func fills(_ winding: Int) -> Bool { eoFill ? !winding.isMultiple(of: 2) : winding != 0 }
    return Self.combining([polygons(self), polygons(other)]) {
      isInside(fills($0[0]), fills($0[1]))
    }
  }
}
