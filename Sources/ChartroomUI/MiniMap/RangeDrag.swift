package import Foundation

/// A drag on the mini-map.
///
/// A drag that starts near an edge of the window moves that edge. Inside, it moves the whole window.
/// Outside, it first centres the window on the pointer.
package struct RangeDrag: Equatable, Sendable {
  /// The minimum length of the window, as a fraction of the whole range.
  package static let minimumLength = 0.05
  /// The maximum distance from an edge at which a drag moves the edge, in points.
  private static let reach: (outside: CGFloat, inside: CGFloat) = (16, 16)

  private enum Part {
    case lower, upper, window
  }

  private let start: ClosedRange<Double>
  private let width: CGFloat
  private let part: Part

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - bounds: The window before the drag, as fractions of the whole range, 0...1.
  ///   - start: The x coordinate of the pointer, in points from the left edge of the mini-map.
  ///   - width: The width of the mini-map, in points.
  package init(bounds: ClosedRange<Double>, start: CGFloat, width: CGFloat) {
    self.width = width
    let left = bounds.lowerBound * width
    let right = bounds.upperBound * width
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
      let middle = (bounds.lowerBound + bounds.upperBound) / 2
      let shift = isInside || width <= 0 || start.isNaN ? 0 : start / width - middle
      self.start = Self.moved(bounds, by: shift)
    }
  }

  /// Returns the window after the pointer has moved by `translation` points.
  package func bounds(after translation: CGFloat) -> ClosedRange<Double> {
    guard width > 0, !translation.isNaN else { return start }
    let shift = translation / width
    // A window that is shorter keeps its length: a touch of an edge does not move it.
    let minimum = min(Self.minimumLength, start.upperBound - start.lowerBound)
    switch part {
    case .window: return Self.moved(start, by: shift)
    case .lower:
      let most = max(start.upperBound - minimum, 0)
      return min(max(start.lowerBound + shift, 0), most)...start.upperBound
    case .upper:
      let least = min(start.lowerBound + minimum, 1)
      return start.lowerBound...max(min(start.upperBound + shift, 1), least)
    }
  }

  /// Returns a window moved as far as the ends of the range allow, with the same length.
  private static func moved(_ bounds: ClosedRange<Double>, by shift: CGFloat) -> ClosedRange<Double>
  {
    let length = bounds.upperBound - bounds.lowerBound
    let lower = min(max(bounds.lowerBound + shift, 0), 1 - length)
    // A window that does not move keeps its exact bounds.
    return lower == bounds.lowerBound ? bounds : lower...min(lower + length, 1)
  }
}
