package import Foundation

/// A mesh gradient with fixed colours.
///
/// A mesh without nodes has the colour of its background everywhere.
public struct ResolvedMesh: Hashable, Sendable {
  /// A vertex with the control points of its edges, in unit coordinates.
  package struct Node: Hashable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    package init(
      position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }

    /// The ten coordinates.
    package var numbers: [CGFloat] {
      get { [position, leading, top, trailing, bottom].flatMap { [$0.x, $0.y] } }
      set {
        func point(_ index: Int) -> CGPoint {
          CGPoint(x: newValue[2 * index], y: newValue[2 * index + 1])
        }
        self = Node(
          position: point(0), leading: point(1), top: point(2), trailing: point(3),
          bottom: point(4))
      }
    }

    var isFinite: Bool { numbers.allSatisfy(\.isFinite) }
  }

  /// The number of nodes of a row; 0 without nodes.
  package var width = 0
  /// The vertices, row by row.
  package var nodes: [Node] = []
  /// The colours of the vertices.
  package var colors: [Color.Resolved] = []
  /// The colour outside of the patches.
  package var background: Color.Resolved
  /// Whether colours change along cubic curves.
  package var smoothsColors: Bool
  /// The space in which colours are interpolated.
  package var colorSpace: Gradient.ColorSpace

  init(background: Color.Resolved, smoothsColors: Bool, colorSpace: Gradient.ColorSpace) {
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// The number of rows; 0 without nodes.
  package var height: Int { width > 0 ? nodes.count / width : 0 }

  /// Whether all colours are fully transparent.
  package var isClear: Bool {
    background.opacity <= 0 && colors.allSatisfy { $0.opacity <= 0 }
  }

  /// Returns the mesh with colours that a function changes.
  package func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> ResolvedMesh {
    var mesh = self
    mesh.colors = colors.map(change)
    mesh.background = change(background)
    return mesh
  }
}

/// The part of a mesh between four vertices.
///
/// Points and colours have two coordinates in 0...1: `u` from left to right, and `v` from top to bottom. Adjacent
/// patches have the same points and colours on their common edge.
package struct MeshPatch {
  /// The control points of a bicubic Bézier surface, row by row.
  package private(set) var points: [CGPoint]
  private let rows: [ColorCurve]
  private let colorSpace: Gradient.ColorSpace
  private let smoothsColors: Bool
  /// Whether there is a row of vertices above and below the patch.
  private let hasRow: (above: Bool, below: Bool)

  init(_ mesh: ResolvedMesh, _ coordinates: [SIMD4<Double>], column: Int, row: Int) {
    let width = mesh.width
    let first = row * width + column
    let (a, b) = (mesh.nodes[first], mesh.nodes[first + 1])
    let (c, d) = (mesh.nodes[first + width], mesh.nodes[first + width + 1])
    // The inner points of a surface without twist at its corners.
    func inner(_ corner: CGPoint, _ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: one.x + other.x - corner.x, y: one.y + other.y - corner.y)
    }
    points = [
      a.position, a.trailing, b.leading, b.position, a.bottom,
      inner(a.position, a.trailing, a.bottom), inner(b.position, b.leading, b.bottom), b.bottom,
      c.top, inner(c.position, c.trailing, c.top), inner(d.position, d.leading, d.top), d.top,
      c.position, c.trailing, d.leading, d.position,
    ]
    hasRow = (row > 0, row + 2 < mesh.height)
    rows = (row - 1...row + 2).map { line in
      let line = max(0, min(line, mesh.height - 1)) * width
      return ColorCurve(
        before: column > 0 ? coordinates[line + column - 1] : nil,
        from: coordinates[line + column], to: coordinates[line + column + 1],
        after: column + 2 < width ? coordinates[line + column + 2] : nil,
        isSmooth: mesh.smoothsColors)
    }
    colorSpace = mesh.colorSpace
    smoothsColors = mesh.smoothsColors
  }

  /// Returns a point in unit coordinates.
  package func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
    func weights(_ t: CGFloat) -> [CGFloat] {
      let s = 1 - t
      return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    }
    let (across, down) = (weights(u), weights(v))
    var point = CGPoint.zero
    for row in 0..<4 {
      var (x, y) = (0.0, 0.0)
      for column in 0..<4 {
        x += across[column] * points[4 * row + column].x
        y += across[column] * points[4 * row + column].y
      }
      point.x += down[row] * x
      point.y += down[row] * y
    }
    return point
  }

  /// Returns the colour at a point.
  package func color(_ u: Double, _ v: Double) -> Color.Resolved {
    let across = rows.map { $0.value(at: u) }
    let down = ColorCurve(
      before: hasRow.above ? across[0] : nil, from: across[1], to: across[2],
      after: hasRow.below ? across[3] : nil, isSmooth: smoothsColors)
    return colorSpace.color(at: down.value(at: v))
  }
}

/// A curve between two colours that never leaves the range of their components.
private struct ColorCurve {
  private let from: SIMD4<Double>
  private let to: SIMD4<Double>
  private let startSlope: SIMD4<Double>
  private let endSlope: SIMD4<Double>

  /// Creates the curve.
  ///
  /// - Parameters:
  ///   - before: The colour before the start; `nil` at the end of a row.
  ///   - from: The colour of 0.
  ///   - to: The colour of 1.
  ///   - after: The colour after the end; `nil` at the end of a row.
  ///   - isSmooth: Whether slopes follow from the neighbours, and the curve is not a line.
  init(
    before: SIMD4<Double>?, from: SIMD4<Double>, to: SIMD4<Double>, after: SIMD4<Double>?,
    isSmooth: Bool
  ) {
    self.from = from
    self.to = to
    let step = to - from
    startSlope = isSmooth ? before.map { Self.slope(from - $0, step) } ?? step : step
    endSlope = isSmooth ? after.map { Self.slope(step, $0 - to) } ?? step : step
  }

  /// Returns the harmonic mean of two differences; 0 for those of different signs.
  private static func slope(_ first: SIMD4<Double>, _ second: SIMD4<Double>) -> SIMD4<Double> {
    var slope = SIMD4<Double>.zero
    for index in 0..<4 where first[index] * second[index] > 0 {
      slope[index] = 2 * first[index] * second[index] / (first[index] + second[index])
    }
    return slope
  }

  func value(at t: Double) -> SIMD4<Double> {
    let s = 1 - t
    return from * (s * s * (1 + 2 * t)) + to * (t * t * (3 - 2 * t))
      + startSlope * (t * s * s) - endSlope * (t * t * s)
  }
}

extension ResolvedMesh {
  /// The patches, from back to front.
  package var patches: [MeshPatch] {
    guard width > 1, height > 1 else { return [] }
    let coordinates = colors.map { colorSpace.coordinates(of: $0) }
    return (0..<height - 1).flatMap { row in
      (0..<width - 1).map { MeshPatch(self, coordinates, column: $0, row: row) }
    }
  }
}
