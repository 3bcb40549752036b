import Foundation

/// A gradient of the colours at the vertices of a grid, which can be deformed.
///
/// The grid divides an area into patches between four vertices each. The edges of the patches are cubic Bézier
/// curves. The colour inside of a patch is interpolated between the colours of its vertices. Where patches
/// overlap, the one further down, or further right, is in front.
///
/// A mesh with less than two columns or rows, with another number of vertices or colours than `width` times
/// `height`, or with a coordinate that is not finite, is its background.
public struct MeshGradient: Hashable, Sendable {
  /// A vertex whose edges have given control points.
  public struct BezierPoint: Hashable, Sendable {
    /// The position of the vertex, in unit coordinates of the filled area.
    public var position: SIMD2<Float>
    /// The control point of the edge to the vertex on the left, in unit coordinates.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex above, in unit coordinates.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex on the right, in unit coordinates.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the edge to the vertex below, in unit coordinates.
    public var bottomControlPoint: SIMD2<Float>

    /// Creates a vertex from its position and its control points, in unit coordinates of the filled area.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The vertices, row by row.
  public enum Locations: Hashable, Sendable {
    /// Positions, in unit coordinates of the filled area; the control points follow from the neighbours.
    case points([SIMD2<Float>])
    /// Positions and control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the vertices, row by row.
  public enum Colors: Hashable, Sendable {
    /// Colours, which can depend on the environment.
    case colors([Color])
    /// Fixed colours.
    case resolvedColors([Color.Resolved])
  }

  /// The number of vertices of a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The vertices, row by row.
  public var locations: Locations
  /// The colours of the vertices, row by row.
  public var colors: Colors
  /// The colour outside of the patches.
  public var background: Color
  /// Whether colours change smoothly from one patch to the next.
  public var smoothsColors: Bool
  /// The space in which colours are interpolated.
  public var colorSpace: Gradient.ColorSpace

  /// Creates a mesh.
  ///
  /// - Parameters:
  ///   - width: The number of vertices of a row, at least 2.
  ///   - height: The number of rows, at least 2.
  ///   - locations: The vertices, row by row.
  ///   - colors: The colours of the vertices, row by row.
  ///   - background: The colour outside of the patches; clear by default.
  ///   - smoothsColors: Whether colours change along cubic curves, the default, or linearly within each patch.
  ///   - colorSpace: The space in which colours are interpolated; `.device` by default.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Creates a mesh from the positions of its vertices; see `init(width:height:locations:colors:…)`.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of fixed colours from the positions of its vertices; see
  /// `init(width:height:locations:colors:…)`.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh from vertices with control points; see `init(width:height:locations:colors:…)`.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }

  /// Creates a mesh of fixed colours from vertices with control points; see
  /// `init(width:height:locations:colors:…)`.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient {
  /// Returns the mesh with colours that a closure resolves.
  package func resolve(_ color: (Color) -> Color.Resolved) -> ResolvedMesh {
    let fixed: [Color.Resolved] =
      switch colors {
      case .colors(let colors): colors.map(color)
      case .resolvedColors(let colors): colors
      }
    var mesh = ResolvedMesh(
      background: color(background), smoothsColors: smoothsColors, colorSpace: colorSpace)
    let (count, isOverflow) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !isOverflow, fixed.count == count else { return mesh }
    let nodes: [ResolvedMesh.Node] =
      switch locations {
      case .points(let points):
        points.count == count ? Self.smoothNodes(points.map(CGPoint.init), width: width) : []
      case .bezierPoints(let points): points.map(ResolvedMesh.Node.init)
      }
    guard nodes.count == count, nodes.allSatisfy(\.isFinite) else { return mesh }
    mesh.width = width
    mesh.nodes = nodes
    mesh.colors = fixed
    return mesh
  }

  /// Returns nodes whose control points make the grid lines smooth at the vertices.
  ///
  /// The tangent at a vertex is parallel to the line between its neighbours. At the ends of a grid line, and in a
  /// straight one of equal distances, edges are straight.
  private static func smoothNodes(_ points: [CGPoint], width: Int) -> [ResolvedMesh.Node] {
    points.indices.map { index in
      let column = index % width
      let left = column > 0 ? points[index - 1] : nil
      let right = column + 1 < width ? points[index + 1] : nil
      let above = index >= width ? points[index - width] : nil
      let below = index + width < points.count ? points[index + width] : nil
      let point = points[index]
      let (leading, trailing) = controls(of: point, between: left, right)
      let (top, bottom) = controls(of: point, between: above, below)
      return ResolvedMesh.Node(
        position: point, leading: leading, top: top, trailing: trailing, bottom: bottom)
    }
  }

  private static func controls(
    of point: CGPoint, between previous: CGPoint?, _ next: CGPoint?
  ) -> (CGPoint, CGPoint) {
    let from = previous ?? point
    let to = next ?? point
    let steps: CGFloat = previous == nil || next == nil ? 3 : 6
    let (x, y) = ((to.x - from.x) / steps, (to.y - from.y) / steps)
    return (CGPoint(x: point.x - x, y: point.y - y), CGPoint(x: point.x + x, y: point.y + y))
  }
}

extension CGPoint {
  fileprivate init(_ vector: SIMD2<Float>) { self.init(x: CGFloat(vector.x), y: CGFloat(vector.y)) }
}

extension ResolvedMesh.Node {
  fileprivate init(_ point: MeshGradient.BezierPoint) {
    self.init(
      position: CGPoint(point.position), leading: CGPoint(point.leadingControlPoint),
      top: CGPoint(point.topControlPoint), trailing: CGPoint(point.trailingControlPoint),
      bottom: CGPoint(point.bottomControlPoint))
  }
}
