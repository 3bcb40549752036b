import CKernels
import Foundation
import Graphics

/// A small shape that is drawn at many positions from spans that are computed once.
///
/// A pixel column is sampled on 16 vertical lines. The shape's spans are stored on 256 lines per pixel. For
/// every position, in steps of 1/256 pixel, each sampling line therefore coincides with a stored line. A
/// mark is as accurate as a single shape filled by `AreaFiller`, and costs only the blending of its lines.
struct MarkStamp {
  /// The maximum width and height of a shape, in pixels.
  ///
  /// A larger shape has more pixels than edges, so that stored spans save nothing.
  private static let largest = Int(ck_strip) - 2
  /// The number of stored lines in a pixel, which is also the number of units.
  private static let fine = 256
  /// The number of columns that the kernel reads at once.
  private static let padding = 16

  /// The spans of the shape on the stored lines, in units from its first row.
  ///
  /// The pixel columns of a position use lines at whole pixels from each other, so the lines are stored in the
  /// order 0, 256, 512 …, then 1, 257, 513 …, with empty ones behind each run for the kernel, which reads several
  /// columns at once. They extend one pixel beyond the shape at both ends. A shape with several spans on a line has
  /// several consecutive layers.
  private var tops: [Int16] = []
  private var bottoms: [Int16] = []
  private var layers = 0
  /// The number of lines that extend over the shape, the distance between consecutive ones, and the number of
  /// values of a layer.
  private let lines: Int
  private let run: Int
  private let size: Int
  /// The stored line of the left edge and the row of the upper edge, relative to a mark's position.
  private let left: Int
  private let top: Int
  private let height: Int
  /// The pixels that a mark at the origin may touch.
  private let reach: PixelRect
  private let transform: CGAffineTransform

  /// Computes the spans of a shape; fails for a shape that is large or not antialiased.
  ///
  /// - Parameters:
  ///   - marks: The shape.
  ///   - transform: Maps its points to pixels.
  init?(_ marks: Marks, transform: CGAffineTransform) {
    guard marks.style.isAntialiased, !marks.style.isPixelSnapped else { return nil }
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    let bounds = DrawBounds.pixels(of: marks.shape, transform: linear)
    guard max(bounds.width, bounds.height) <= Self.largest,
      bounds.corners.allSatisfy(DevicePath.holds)
    else { return nil }
    reach = bounds.insetBy(-1)
    // The spans are computed at the origin, with x scaled up so that the lines of `AreaEdges` are one unit
    // apart.
    let stretch = Self.fine / AreaEdges.perPixel
    let wide = linear.moved(below: bounds)
      .concatenating(CGAffineTransform(scaleX: CGFloat(stretch), y: 1))
    let area = PixelRect(minX: 0, minY: 0, maxX: bounds.width * stretch, maxY: bounds.height)
    let edges = AreaEdges(FarPath.subpaths(of: marks.shape, transform: wide), area: area)
    let pixels = edges.pixels
    lines = (pixels.width / stretch + 3) * Self.fine
    run = lines / Self.fine + Self.padding
    // The last column of the last line may begin one pixel after that of the first line.
    size = run * Self.fine + Self.padding
    left = bounds.minX * Self.fine + pixels.minX * AreaEdges.perPixel - Self.fine
    top = bounds.minY + pixels.minY
    height = pixels.height
    self.transform = transform

    let none = [Int16](repeating: 0, count: size)
    var sweep = AreaSweep(edges, isEvenOdd: marks.style.isEOFilled)
    for column in pixels.minX..<max(pixels.maxX, pixels.minX) {
      sweep.measure(column: column)
      var index = 0
      for line in 0..<AreaEdges.perPixel {
        let kept = (column - pixels.minX) * AreaEdges.perPixel + line + Self.fine
        let place = kept % Self.fine * run + kept / Self.fine
        var layer = 0
        while index < sweep.ends[line] {
          if layer == layers {
            tops += none
            bottoms += none
            layers += 1
          }
          tops[layer * size + place] = Int16(truncatingIfNeeded: sweep.tops[index])
          bottoms[layer * size + place] = Int16(truncatingIfNeeded: sweep.bottoms[index])
          layer += 1
          index += 1
        }
      }
    }
  }

  /// Paints through the coverage of a mark at each position.
  ///
  /// - Parameters:
  ///   - positions: The positions, in points.
  ///   - painter: The painter.
  ///   - context: The context.
  ///   - area: The visible pixels.
  /// - Throws: `outOfMemory`.
  /// - Complexity: O(*n* · *p*) for *n* visible positions and *p* pixels of the shape. A mark that others of the same
  ///   opaque paint hide costs O(*h*) for *h* rows of the shape.
  func paint(
    at positions: [CGPoint], with painter: borrowing CoveragePainter,
    on context: borrowing CairoContext, area: PixelRect
  ) throws(CanvasError) {
    guard layers > 0 else { return }
    let unit = CGFloat(Self.fine)
    let sight = CGRect(
      x: area.minX - reach.maxX, y: area.minY - reach.maxY, width: area.width + reach.width,
      height: area.height + reach.height)
    let kernel = ck_stamp_columns_widest()
    let rows = height + 1
    var covered = painter.isOpaque ? coveredPixels(of: positions.count, in: area) : nil
    let coverage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: rows * Int(ck_strip))
    coverage.initialize(repeating: 0)
    defer { coverage.deallocate() }
    for position in positions {
      let place = position.applying(transform)
      guard sight.contains(place) else { continue }
      // Stored lines lie between units and sampling lines on units, so the position is rounded to between.
      let x = Int((place.x * unit).rounded(.down)) + 1 + left
      let y = Int((place.y * unit + 0.5).rounded(.down))
      // The first pixel whose lines are all stored.
      let column = (x + Self.fine - 1) >> 8
      let first = column << 8 + AreaEdges.perPixel / 2 - x
      let columns = (lines - first) >> 8
      if covered?.hides(x: column, y: y >> 8 + top) == true { continue }
      tops.withUnsafeBufferPointer { tops in
        bottoms.withUnsafeBufferPointer { bottoms in
          guard let tops = tops.baseAddress, let bottoms = bottoms.baseAddress,
            let coverage = coverage.baseAddress
          else { return }
          kernel(
            tops, bottoms, layers, size, first, run, columns, Int16(y & 255), rows, coverage)
        }
      }
      // Whole steps of empty columns blend faster than the rest of a step.
      let width = min((columns + Self.padding - 1) / Self.padding * Self.padding, Int(ck_strip))
      try painter.paint(
        through: coverage, width: width, bytesPerRow: Int(ck_strip), x: column, y: y >> 8 + top,
        on: context)
    }
  }

  /// The average number of marks over a pixel from which testing for hidden ones saves more than it costs.
  private static let usefulDepth = 2

  /// Returns a record of covered pixels; `nil` for marks that are too few to hide each other.
  private func coveredPixels(of count: Int, in area: PixelRect) -> CoveredPixels? {
    let outline = outline
    guard count * outline.area >= Self.usefulDepth * area.width * area.height else { return nil }
    return CoveredPixels(of: outline, in: area.insetBy(-Int(ck_strip) - 2))
  }

  /// The pixels of a mark, from the first pixel whose lines are all stored.
  private var outline: CoveredPixels.Outline {
    let rows = 0...height
    var outline = CoveredPixels.Outline(
      covered: rows.map { _ in 0 }, touched: rows.map { _ in 0 })
    for column in 0..<lines / Self.fine - 1 {
      // The lines that are in the column for some position: those of two pixels.
      let start = column * Self.fine + AreaEdges.perPixel / 2
      let window = start..<min(start + 2 * Self.fine, lines)
      for layer in 0..<layers {
        var (highest, lowest) = (Int.max, Int.min)
        var (common, end) = (Int.min, Int.max)
        for line in window {
          let place = layer * size + line % Self.fine * run + line / Self.fine
          let (top, bottom) = (Int(tops[place]), Int(bottoms[place]))
          if top < bottom { (highest, lowest) = (min(highest, top), max(lowest, bottom)) }
          (common, end) = (max(common, top), min(end, bottom))
        }
        for row in rows {
          // The units that are in the row for some position.
          let (upper, lower) = ((row - 1) * Self.fine, (row + 1) * Self.fine)
          if highest < lower, lowest > upper { outline.touched[row] |= 1 << column }
          if common <= upper, end >= lower { outline.covered[row] |= 1 << column }
        }
      }
    }
    return outline
  }
}
