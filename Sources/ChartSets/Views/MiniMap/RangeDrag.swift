package import ChartScales
package import Foundation

/// A drag on the mini-map.
///
/// A drag that starts near an edge of the window moves that edge. Inside, it moves the whole window.
/// Outside, it first centres the window on the pointer.
package struct RangeDrag: Equatable, Sendable {
  /// The minimum length of the window, as a fraction of the time axis.
  package static let minimumLength = 0.05
  /// The maximum distance from an edge at which a drag moves the edge, in points.
  private static let reach: (outside: CGFloat, inside: CGFloat) = (16, 16)

  private enum Part {
    case lower, upper, window
  }

  private let start: WindowBounds
  private let width: CGFloat
  private let part: Part

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - bounds: The window before the drag.
  ///   - start: The x coordinate of the pointer, in points from the left edge of the mini-map.
  ///   - width: The width of the mini-map, in points.
  package init(bounds: WindowBounds, start: CGFloat, width: CGFloat) {
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

  /// Returns the window after the pointer has moved by `translation` points.
  package func bounds(after translation: CGFloat) -> WindowBounds {
    guard width > 0 else { return start }
    let shift = translation / width
    switch part {
    case .window: return Self.moved(start, by: shift)
    case .lower:
      let most = max(start.upper - Self.minimumLength, 0)
      return WindowBounds(lower: min(max(start.lower + shift, 0), most), upper: start.upper)
    case .upper:
      let least = min(start.lower + Self.minimumLength, 1)
      return WindowBounds(lower: start.lower, upper: max(min(start.upper + shift, 1), least))
    }
  }

  /// Returns a window moved as far as the ends of the axis allow, with the same length.
  private static func moved(_ bounds: WindowBounds, by shift: CGFloat) -> WindowBounds {
    let lower = min(max(bounds.lower + shift, 0), 1 - bounds.length)
    return WindowBounds(lower: lower, upper: lower + bounds.length)
  }
}
