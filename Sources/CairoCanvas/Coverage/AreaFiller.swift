import Foundation
import Graphics

/// A filler for outlines of many straight lines, which computes coverage by pixel columns.
///
/// Cairo's filler works by scan lines, and the area under a noisy curve has a thousand edges on each. On a
/// vertical line it has two. Here the crossings of edges with the vertical lines of each column are found
/// (`AreaEdges`), and the spans between them are covered (`AreaSweep`, `StripCoverage`). Both fill rules are
/// exact on every line, also where an outline crosses itself.
///
/// A nearly vertical edge has 16 levels of coverage, where Cairo is smooth; all other edges are smooth,
/// where Cairo has 15 levels. Fully covered pixels have a coverage of 255.
struct AreaFiller {
  /// The minimum number of lines of an outline that is filled here.
  ///
  /// An area under a curve of this many lines takes a sixth to a quarter of Cairo's time in a large
  /// image, and half of it in a small one; fewer lines would be faster, too. A shape that vertical lines
  /// cross more than twice takes as long as with Cairo where it is smooth, and a third where it is noisy;
  /// with a quarter of the lines, up to three times as long.
  static let fewestLines = 128

  /// The visible pixels that may be touched.
  var pixels: PixelRect { edges.pixels }

  private let edges: AreaEdges
  private let isEvenOdd: Bool

  /// Prepares an area.
  ///
  /// - Returns: `nil` for an area that Cairo should fill: one with curves, few lines or no antialiasing,
  ///   and one of rectangles on whole pixels.
  init?(_ path: Path, _ style: FillStyle, transform: CGAffineTransform, area: PixelRect) {
    guard style.isAntialiased, path.hasOnlyLines(atLeast: Self.fewestLines),
      !path.isAllBars(transform)
    else { return nil }
    edges = AreaEdges(path, transform: transform, area: area)
    isEvenOdd = style.isEOFilled
  }

  /// Paints through the coverage of the area.
  ///
  /// - Throws: `outOfMemory`.
  func paint(
    with painter: borrowing CoveragePainter, on context: borrowing CairoContext
  ) throws(CanvasError) {
    var sweep = AreaSweep(edges, isEvenOdd: isEvenOdd)
    try sweep.paint(pixels, with: painter, on: context)
  }
}

extension Path {
  /// Whether the path has no curves and at least `count` lines.
  fileprivate func hasOnlyLines(atLeast count: Int) -> Bool {
    guard elements.count > count else { return false }
    var lines = 0
    for element in elements {
      switch element {
      case .line: lines += 1
      case .quadCurve, .curve: return false
      case .move, .closeSubpath: break
      }
    }
    return lines >= count
  }

  /// Whether all lines are horizontal or vertical and lie on edges of pixels.
  ///
  /// Cairo fills such areas as rectangles, three to ten times as fast as by columns.
  fileprivate func isAllBars(_ transform: CGAffineTransform) -> Bool {
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else {
      return false
    }
    var last: CGPoint?
    for element in elements {
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        let point = to.applying(transform)
        // Cairo rounds smaller differences away.
        guard abs(point.x - point.x.rounded()) < 1 / 512, abs(point.y - point.y.rounded()) < 1 / 512
        else { return false }
        if case .line = element, let last, abs(last.x - point.x) > 0.5, abs(last.y - point.y) > 0.5
        {
          return false
        }
        last = point
      case .closeSubpath: break
      }
    }
    return true
  }
}
