import CCairo
import Foundation
import Graphics

/// The pixels of a mesh gradient.
///
/// Each patch is divided into triangles, whose corners are rounded to 1/256 pixel, so that the pixels do not depend
/// on the origin of a layer. A pixel has the colour of the triangle over its centre. Cairo antialiases the outline of
/// all patches; common edges cancel out, so that there are no seams. See
/// [cairo_fill](https://www.cairographics.org/manual/cairo-cairo-t.html).
struct MeshPixels {
  /// The device pixels that are not certain to have the colour of the background.
  let bounds: PixelRect
  /// The premultiplied pixels of `bounds`, row by row, with blue in the lowest byte.
  private(set) var pixels: [UInt32]

  /// The length of the sides of triangles, in pixels, unless there are too many.
  private static let side: CGFloat = 5
  private static let unitsPerPixel: CGFloat = 256

  /// A corner of triangles.
  fileprivate struct Corner {
    /// The position, in fractions of pixels.
    var x: Int
    var y: Int
    /// Blue, green, red and opacity in 0...255, premultiplied.
    var color: SIMD4<Float>
  }

  /// Draws the pixels of a mesh; `nil` where all have the colour of the background.
  ///
  /// - Parameters:
  ///   - mesh: The mesh.
  ///   - toPixels: Maps its unit coordinates to device pixels.
  ///   - area: The device pixels that may be painted.
  /// - Throws: `outOfMemory`, or `cairo`.
  init?(_ mesh: ResolvedMesh, toPixels: CGAffineTransform, area: PixelRect) throws(CanvasError) {
    let patches = mesh.patches
    let places = patches.map { patch in patch.points.map { $0.applying(toPixels) } }
    guard !places.isEmpty, places.joined().allSatisfy(DevicePath.holds) else { return nil }
    let xs = places.joined().map(\.x)
    let ys = places.joined().map(\.y)
    let low = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0)
    let high = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
    bounds = PixelRect(from: low, to: high).insetBy(-3).intersection(area.insetBy(-2))
    guard !bounds.isEmpty else { return nil }
    try FreeMemory.require(40 * bounds.width * bounds.height)
    let background = SIMD4<Float>(mesh.background)
    pixels = Array(repeating: 0, count: bounds.width * bounds.height)
    var raster = MeshRaster(bounds)
    var outline = Path()
    let count = Self.divisions(of: places)
    for patch in patches {
      let corners = Self.corners(of: patch, count, toPixels)
      for row in 0..<count {
        for column in 0..<count {
          let first = row * (count + 1) + column
          let (a, b) = (corners[first], corners[first + 1])
          let (c, d) = (corners[first + count + 1], corners[first + count + 2])
          raster.fill(a, b, d)
          raster.fill(a, d, c)
        }
      }
      outline.addPath(Self.outline(of: corners, count))
    }
    outline.addPath(Self.margins(of: mesh, toPixels))
    let mask = try CairoSurface(width: bounds.width, height: bounds.height, isCoverage: true)
    let context = try CairoContext(mask)
    let toMask = CGAffineTransform(
      translationX: CGFloat(-bounds.minX), y: CGFloat(-bounds.minY))
    DevicePath.set(outline, use: .area, transform: toMask, on: context)
    context.fill(FillStyle())
    try context.check()
    // A pixel at an acute corner can be covered a little, two pixels away from the next one with a colour.
    raster.extend()
    raster.extend()
    let (width, height) = (bounds.width, bounds.height)
    try mask.withBytes { coverage, bytesPerRow in
      for row in 0..<height {
        for column in 0..<width {
          let share = Float(coverage[row * bytesPerRow + column]) / 255
          let index = row * width + column
          let color = raster.colors[index]
          let mixed = color.w < 0 ? background : color * share + background * (1 - share)
          pixels[index] = UInt32(pixel: mixed)
        }
      }
    }
  }

  /// Returns the number of triangles along the edges of patches, which adjacent patches must share.
  private static func divisions(of places: [[CGPoint]]) -> Int {
    var longest: CGFloat = 0
    for points in places {
      for line in 0..<4 {
        for step in 0..<3 {
          let (row, column) = (4 * line + step, 4 * step + line)
          longest = max(
            longest, hypot(points[row + 1].x - points[row].x, points[row + 1].y - points[row].y),
            hypot(
              points[column + 4].x - points[column].x, points[column + 4].y - points[column].y))
        }
      }
    }
    return Int(max(16, min((3 * longest / side).rounded(.up), 64)))
  }

  /// Returns a grid of points on a patch, row by row.
  private static func corners(
    of patch: MeshPatch, _ count: Int, _ toPixels: CGAffineTransform
  ) -> [Corner] {
    (0...count).flatMap { row in
      (0...count).map { column in
        let (u, v) = (Double(column) / Double(count), Double(row) / Double(count))
        let point = patch.point(u, v).applying(toPixels)
        return Corner(
          x: Int((point.x * unitsPerPixel).rounded()), y: Int((point.y * unitsPerPixel).rounded()),
          color: SIMD4(patch.color(u, v)))
      }
    }
  }

  /// Returns the outline of a patch in device pixels, always in the same direction.
  private static func outline(of corners: [Corner], _ count: Int) -> Path {
    let line = count + 1
    let last = corners.count - 1
    var edge = (0..<count).map { corners[$0] }
    edge += (0..<count).map { corners[$0 * line + count] }
    edge += (0..<count).map { corners[last - $0] }
    edge += (0..<count).map { corners[last - count - $0 * line] }
    return polygon(
      edge.map {
        CGPoint(x: CGFloat($0.x) / unitsPerPixel, y: CGFloat($0.y) / unitsPerPixel)
      })
  }

  /// Returns a pixel's width outside of those sides of the unit square along which a side of the mesh lies.
  ///
  /// The shape that is filled is antialiased there, and the colours must not fade as well.
  private static func margins(of mesh: ResolvedMesh, _ toPixels: CGAffineTransform) -> Path {
    let (width, height) = (mesh.width, mesh.height)
    let top = (0..<width).map { mesh.nodes[$0] }
    let bottom = (0..<width).map { mesh.nodes[(height - 1) * width + $0] }
    let left = (0..<height).map { mesh.nodes[$0 * width] }
    let right = (0..<height).map { mesh.nodes[$0 * width + width - 1] }
    func isOn(_ value: CGFloat, _ points: [CGFloat]) -> Bool { points.allSatisfy { $0 == value } }
    let isTop = isOn(0, top.flatMap { [$0.position.y, $0.leading.y, $0.trailing.y] })
    let isBottom = isOn(1, bottom.flatMap { [$0.position.y, $0.leading.y, $0.trailing.y] })
    let isLeft = isOn(0, left.flatMap { [$0.position.x, $0.top.x, $0.bottom.x] })
    let isRight = isOn(1, right.flatMap { [$0.position.x, $0.top.x, $0.bottom.x] })
    // The sides of a pixel in unit coordinates.
    let inverse = toPixels.inverted()
    let x = hypot(inverse.a, inverse.c)
    let y = hypot(inverse.b, inverse.d)
    var path = Path()
    func add(_ minX: CGFloat, _ minY: CGFloat, _ maxX: CGFloat, _ maxY: CGFloat) {
      path.addPath(
        polygon(
          [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
          ].map { $0.applying(toPixels) }))
    }
    func along(_ nodes: [ResolvedMesh.Node], _ value: (CGPoint) -> CGFloat) -> (CGFloat, CGFloat) {
      let ends = [nodes[0], nodes[nodes.count - 1]].map { value($0.position) }
      return (min(ends[0], ends[1]), max(ends[0], ends[1]))
    }
    for (nodes, from, to, isThere) in [(top, -y, 0, isTop), (bottom, 1, 1 + y, isBottom)]
    where isThere {
      let ends = along(nodes, \.x)
      add(ends.0 - (isLeft ? x : 0), from, ends.1 + (isRight ? x : 0), to)
    }
    for (nodes, from, to, isThere) in [(left, -x, 0, isLeft), (right, 1, 1 + x, isRight)]
    where isThere {
      let ends = along(nodes, \.y)
      add(from, ends.0, to, ends.1)
    }
    return path
  }

  /// Returns a closed polygon, in the direction in which its area is positive.
  private static func polygon(_ points: [CGPoint]) -> Path {
    let pairs = zip(points, points.dropFirst() + points.prefix(1))
    let area = pairs.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    return Path { path in
      path.addLines(area < 0 ? points.reversed() : points)
      path.closeSubpath()
    }
  }

  /// Returns a pattern of the pixels, whose outermost ones continue in all directions.
  ///
  /// - Throws: `outOfMemory`, or `cairo`.
  func pattern() throws(CanvasError) -> CairoPattern {
    let surface = try CairoSurface(width: bounds.width, height: bounds.height)
    let width = bounds.width
    try surface.withBytes { bytes, bytesPerRow in
      bytes.withMemoryRebound(to: UInt32.self) { rows in
        for (index, pixel) in pixels.enumerated() {
          rows[index / width * (bytesPerRow / 4) + index % width] = pixel
        }
      }
    }
    return CairoPattern(surface: surface, extend: CAIRO_EXTEND_PAD, filter: CAIRO_FILTER_NEAREST)
  }
}

/// The colours of pixels while triangles are drawn.
private struct MeshRaster {
  private let bounds: PixelRect
  /// The colours of the pixels, row by row; the last component is negative where there is no triangle.
  private(set) var colors: [SIMD4<Float>]

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    colors = Array(repeating: SIMD4(0, 0, 0, -1), count: bounds.width * bounds.height)
  }

  /// Draws a triangle over the pixels whose centres are inside or on its edge.
  mutating func fill(_ a: MeshPixels.Corner, _ b: MeshPixels.Corner, _ c: MeshPixels.Corner) {
    func side(_ p: MeshPixels.Corner, _ q: MeshPixels.Corner, _ x: Int, _ y: Int) -> Int {
      (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x)
    }
    let area = side(a, b, c.x, c.y)
    guard area != 0 else { return }
    // The first pixel whose centre is not before the smallest coordinate, and the last one.
    func first(_ value: Int) -> Int { (value - 128 + 255) >> 8 }
    func last(_ value: Int) -> Int { (value - 128) >> 8 }
    let columns = (
      max(first(min(a.x, b.x, c.x)), bounds.minX), min(last(max(a.x, b.x, c.x)), bounds.maxX - 1)
    )
    let rows = (
      max(first(min(a.y, b.y, c.y)), bounds.minY), min(last(max(a.y, b.y, c.y)), bounds.maxY - 1)
    )
    guard columns.0 <= columns.1, rows.0 <= rows.1 else { return }
    for row in rows.0...rows.1 {
      let y = row * 256 + 128
      for column in columns.0...columns.1 {
        let x = column * 256 + 128
        let (toA, toB, toC) = (side(b, c, x, y), side(c, a, x, y), side(a, b, x, y))
        guard area > 0 ? min(toA, toB, toC) >= 0 : max(toA, toB, toC) <= 0 else { continue }
        let sum = Double(area)
        let color =
          a.color * Float(Double(toA) / sum) + b.color * Float(Double(toB) / sum)
          + c.color * Float(Double(toC) / sum)
        colors[(row - bounds.minY) * bounds.width + column - bounds.minX] = color
      }
    }
  }

  /// Gives pixels beside triangles the mean colour of those that have one.
  mutating func extend() {
    let (width, height) = (bounds.width, bounds.height)
    let known = colors
    for row in 0..<height {
      for column in 0..<width where known[row * width + column].w < 0 {
        var sum = SIMD4<Float>.zero
        var count: Float = 0
        for y in max(row - 1, 0)...min(row + 1, height - 1) {
          for x in max(column - 1, 0)...min(column + 1, width - 1) {
            let color = known[y * width + x]
            guard color.w >= 0 else { continue }
            sum += color
            count += 1
          }
        }
        if count > 0 { colors[row * width + column] = sum / count }
      }
    }
  }
}

extension SIMD4<Float> {
  /// The premultiplied components of a colour in 0...255: blue, green, red and opacity.
  fileprivate init(_ color: Color.Resolved) {
    self = SIMD4(color.blue, color.green, color.red, 1) * (color.opacity * 255)
  }
}

extension UInt32 {
  /// Creates a pixel from premultiplied components in 0...255, which are rounded: blue, green, red and opacity.
  fileprivate init(pixel color: SIMD4<Float>) {
    func byte(_ value: Float) -> UInt32 { UInt32(Swift.max(0, Swift.min(value.rounded(), 255))) }
    let alpha = byte(color.w)
    func part(_ value: Float) -> UInt32 { Swift.min(byte(value), alpha) }
    self = part(color.x) | part(color.y) << 8 | part(color.z) << 16 | alpha << 24
  }
}
