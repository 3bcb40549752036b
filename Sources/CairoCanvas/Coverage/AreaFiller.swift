import Foundation
import Graphics

/// Fills outlines of many straight lines by their coverage of pixel columns.
///
/// Cairo's filler goes from scan line to scan line, and a noisy curve has a thousand edges on each.
/// On a vertical line it has two: so here each column of pixels asks the edges that reach it where
/// they cross its lines (`AreaEdges`), and what is enclosed between crossings is covered
/// (`AreaSweep`, `StripCoverage`). Both rules of what is inside are exact on every line, however
/// often an outline crosses itself.
///
/// A nearly vertical edge has 16 steps a pixel, where Cairo is smooth; on all others it is smooth,
/// where Cairo has 15 steps. Pixels that are covered whole are covered by 255.
struct AreaFiller {
  /// The fewest lines of an outline.
  ///
  /// With as many, the area under a curve takes a sixth to a quarter of Cairo's time in a large
  /// picture, and a half in a small one; it would be faster with fewer, too. But a shape that vertical
  /// lines cross more than twice takes about as long as with Cairo if it is calm, and a third if it is
  /// noisy; with a quarter of the lines up to three times as long.
  static let fewestLines = 128

  /// The pixels that may be touched, all of them within sight.
  var pixels: PixelRect { edges.pixels }

  private let edges: AreaEdges
  private let isEvenOdd: Bool

  /// Prepares an area.
  ///
  /// - Returns: `nil` when the area is left to Cairo: it has curves or few lines, its edges are not
  ///   smooth, or it is all bars on whole pixels.
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
  /// Whether there are no curves, and at least `count` lines.
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

  /// Whether all lines are horizontal or vertical, and on the edges of pixels.
  ///
  /// Cairo fills such areas as boxes, three to ten times as fast as by columns.
  fileprivate func isAllBars(_ transform: CGAffineTransform) -> Bool {
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else {
      return false
    }
    var last: CGPoint?
    for element in elements {
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        let point = to.applying(transform)
        // What is off by less is rounded by Cairo.
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
