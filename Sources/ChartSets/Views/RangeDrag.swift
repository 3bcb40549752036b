package import Foundation

/// The bounds of a mini-map's window, as fractions of the whole, in order.
package struct RangeBounds: Equatable, Sendable {
  package var lower: Double
  package var upper: Double

  package init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Two bounds brought into 0...1 and into order; NaN opens its side.
  package init(mending lower: Double, _ upper: Double) {
    let lower = lower.isNaN ? 0 : min(max(lower, 0), 1)
    let upper = upper.isNaN ? 1 : min(max(upper, 0), 1)
    self.init(lower: min(lower, upper), upper: max(lower, upper))
  }

  /// The bounds of a chart, mended.
  package init(_ chart: LinesSet) {
    self.init(mending: chart.lowerBound, chart.upperBound)
  }
}

/// A drag on the mini-map, from the touch on.
///
/// Near an edge of the window it moves that edge; inside, the whole window; outside, it first
/// brings the window's middle under the finger.
package struct RangeDrag: Equatable, Sendable {
  /// The narrowest window, as a fraction of the whole.
  package static let minimumLength = 0.05
  /// How far from an edge a finger still takes hold of it, in points: outside, and inside.
  private static let reach: (outside: CGFloat, inside: CGFloat) = (16, 16)

  private enum Part {
    case lower, upper, window
  }

  private let start: RangeBounds
  private let width: CGFloat
  private let part: Part

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - bounds: The window before the drag.
  ///   - start: Where the finger touches, in points from the left of the mini-map.
  ///   - width: The width of the mini-map in points.
  package init(bounds: RangeBounds, start: CGFloat, width: CGFloat) {
    self.width = width
    let left = bounds.lower * width
    let right = bounds.upper * width
    // In a narrow window the middle still takes a third, so that it can be moved.
    let inside = min(Self.reach.inside, (right - left) / 3)
    if start >= left - Self.reach.outside, start <= left + inside {
      part = .lower
      self.start = bounds
    } else if start <= right + Self.reach.outside, start >= right - inside {
      part = .upper
      self.start = bounds
    } else {
      part = .window
      let isInside = start >= left && start <= right
      let shift = isInside || width <= 0 ? 0 : start / width - (bounds.lower + bounds.upper) / 2
      self.start = Self.moved(bounds, by: shift)
    }
  }

  /// The window after the finger has moved by `translation` points.
  package func bounds(after translation: CGFloat) -> RangeBounds {
    guard width > 0 else { return start }
    let shift = translation / width
    switch part {
    case .window: return Self.moved(start, by: shift)
    case .lower:
      let most = max(start.upper - Self.minimumLength, 0)
      return RangeBounds(lower: min(max(start.lower + shift, 0), most), upper: start.upper)
    case .upper:
      let least = min(start.lower + Self.minimumLength, 1)
      return RangeBounds(lower: start.lower, upper: max(min(start.upper + shift, 1), least))
    }
  }

  /// The window moved as far as the ends allow, its length kept.
  private static func moved(_ bounds: RangeBounds, by shift: CGFloat) -> RangeBounds {
    let length = bounds.upper - bounds.lower
    let lower = min(max(bounds.lower + shift, 0), 1 - length)
    return RangeBounds(lower: lower, upper: lower + length)
  }
}
