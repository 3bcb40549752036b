import CairoCanvas
import Foundation
import Graphics

/// The slow, obvious twin of a stroke.
///
/// A sample is covered when it is near enough to any piece, or within any join or cap.
struct SampledStroke {
  let width: Int
  let height: Int
  /// What is covered of each pixel, 0...1, row by row.
  private(set) var coverage: [Double]

  private let samples: Int
  private var isCovered: [Bool]

  /// Samples every pixel of a picture at the middles of `samples` × `samples` squares.
  init(
    _ runs: [[CGPoint]], style: StrokeStyle, width: Int, height: Int, samples: Int = 16
  ) {
    self.width = width
    self.height = height
    self.samples = samples
    isCovered = Array(repeating: false, count: width * samples * height * samples)
    coverage = Array(repeating: 0, count: width * height)
    for run in runs {
      for line in Self.dashes(of: run, style) { cover(line, style) }
    }
    let share = 1 / Double(samples * samples)
    for row in 0..<height * samples {
      for column in 0..<width * samples where isCovered[row * width * samples + column] {
        coverage[row / samples * width + column / samples] += share
      }
    }
  }

  /// The parts of a line that a dash leaves, found by walking along it; equal points are one.
  private static func dashes(of points: [CGPoint], _ style: StrokeStyle) -> [[CGPoint]] {
    guard !style.dash.isEmpty, points.count > 1 else { return [points] }
    var index = 0
    var rest = style.dash[0]
    var phase = style.dashPhase
    while phase >= rest {
      phase -= rest
      index += 1
      rest = style.dash[index % style.dash.count]
    }
    rest -= phase
    var lines: [[CGPoint]] = []
    var line = index.isMultiple(of: 2) ? [points[0]] : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var passed: CGFloat = 0
      while length - passed > rest {
        passed += rest
        let share = passed / length
        let cut = CGPoint(
          x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        if index.isMultiple(of: 2) { lines.append(line + [cut]) }
        index += 1
        rest = style.dash[index % style.dash.count]
        line = index.isMultiple(of: 2) ? [cut] : []
      }
      rest -= length - passed
      if index.isMultiple(of: 2) { line.append(to) }
    }
    return line.count > 1 ? lines + [line] : lines
  }

  private mutating func cover(_ points: [CGPoint], _ style: StrokeStyle) {
    let radius = style.lineWidth / 2
    var line = [points[0]]
    for point in points where point != line[line.count - 1] { line.append(point) }
    guard line.count > 1 else { return coverDot(line[0], style) }
    let directions = zip(line, line.dropFirst()).map { from, to in
      let length = hypot(to.x - from.x, to.y - from.y)
      return CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
    }
    for (index, u) in directions.enumerated() {
      var (from, to) = (line[index], line[index + 1])
      if style.lineCap == .square {
        if index == 0 { from = from.moved(-radius, u) }
        if index == directions.count - 1 { to = to.moved(radius, u) }
      }
      let n = CGPoint(x: -u.y, y: u.x)
      coverShape([
        from.moved(radius, n), to.moved(radius, n), to.moved(-radius, n), from.moved(-radius, n),
      ])
    }
    if style.lineCap == .round {
      coverDisc(line[0], radius)
      coverDisc(line[line.count - 1], radius)
    }
    for index in directions.indices.dropFirst() {
      coverJoin(line[index], directions[index - 1], directions[index], style)
    }
  }

  private mutating func coverDot(_ point: CGPoint, _ style: StrokeStyle) {
    let radius = style.lineWidth / 2
    if style.lineCap == .round { return coverDisc(point, radius) }
    coverShape([
      CGPoint(x: point.x - radius, y: point.y - radius),
      CGPoint(x: point.x + radius, y: point.y - radius),
      CGPoint(x: point.x + radius, y: point.y + radius),
      CGPoint(x: point.x - radius, y: point.y + radius),
    ])
  }

  private mutating func coverJoin(
    _ point: CGPoint, _ u: CGPoint, _ v: CGPoint, _ style: StrokeStyle
  ) {
    let radius = style.lineWidth / 2
    if style.lineJoin == .round { return coverDisc(point, radius) }
    let turn = u.x * v.y - u.y * v.x
    let side: CGFloat = turn > 0 ? -radius : radius
    let from = point.moved(side, CGPoint(x: -u.y, y: u.x))
    let to = point.moved(side, CGPoint(x: -v.y, y: v.x))
    // The angle between the two pieces, 180° when they are in line.
    let half = (Double.pi - abs(atan2(Double(turn), Double(u.x * v.x + u.y * v.y)))) / 2
    guard style.lineJoin == .miter, 1 / sin(half) <= Double(style.miterLimit) else {
      return coverShape([point, from, to])
    }
    let middle = CGPoint(x: (from.x + to.x) / 2 - point.x, y: (from.y + to.y) / 2 - point.y)
    let square = middle.x * middle.x + middle.y * middle.y
    guard square > 0 else { return }
    let tip = point.moved(radius * radius / square, middle)
    coverShape([point, from, tip, to])
  }

  private mutating func coverDisc(_ point: CGPoint, _ radius: CGFloat) {
    cover(point.x - radius...point.x + radius, point.y - radius...point.y + radius) { x, y in
      (x - point.x) * (x - point.x) + (y - point.y) * (y - point.y) <= radius * radius
    }
  }

  /// Covers a convex shape: what lies on the same side of all its edges.
  private mutating func coverShape(_ corners: [CGPoint]) {
    let xs = corners.map(\.x).sorted()
    let ys = corners.map(\.y).sorted()
    let edges = Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
    cover(xs[0]...xs[xs.count - 1], ys[0]...ys[ys.count - 1]) { x, y in
      var (isLeft, isRight) = (false, false)
      for (a, b) in edges {
        let side = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)
        if side < 0 { isLeft = true }
        if side > 0 { isRight = true }
      }
      return !(isLeft && isRight)
    }
  }

  private mutating func cover(
    _ xs: ClosedRange<CGFloat>, _ ys: ClosedRange<CGFloat>, _ isInside: (CGFloat, CGFloat) -> Bool
  ) {
    let scale = CGFloat(samples)
    func reach(_ range: ClosedRange<CGFloat>, _ count: Int) -> Range<Int> {
      let first = Int((range.lowerBound * scale).rounded(.down))
      let last = Int((range.upperBound * scale).rounded(.up))
      return max(0, min(first, count))..<max(0, min(last, count))
    }
    for row in reach(ys, height * samples) {
      for column in reach(xs, width * samples) where !isCovered[row * width * samples + column] {
        isCovered[row * width * samples + column] = isInside(
          (CGFloat(column) + 0.5) / scale, (CGFloat(row) + 0.5) / scale)
      }
    }
  }

  /// How far the alpha of `bitmap` is off, over the pixels that either touches.
  func error(of bitmap: Bitmap) -> (mean: Double, largest: Double) {
    bitmap.alphaError(from: coverage, width: width) { expected, actual in
      expected > 0 || actual > 0
    }
  }
}

extension CGPoint {
  fileprivate func moved(_ distance: CGFloat, _ direction: CGPoint) -> CGPoint {
    CGPoint(x: x + distance * direction.x, y: y + distance * direction.y)
  }
}
