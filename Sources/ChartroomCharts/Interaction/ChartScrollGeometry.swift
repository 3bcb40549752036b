import ChartroomUI
import Foundation
import Graphics

/// The places of the values at which the visible part of a chart can begin, along one axis.
struct ChartScrollGeometry {
  /// The parts of the domains.
  let window: ScrollWindow
  /// Whether the axis is the horizontal one.
  let isHorizontal: Bool
  /// Whether the beginning of the domain is at the right, or at the bottom.
  let isFlipped: Bool
  /// The visible length, as a fraction of the domain.
  let visible: Double
  /// The visible part of the content when the drag began, in points.
  let frame: CGRect
  let velocity: CGVector
  /// The size of the plot of the whole domain, in points.
  let contentSize: CGSize

  /// The size of the visible plot, in points.
  var containerSize: CGSize { frame.size }

  private var contentLength: CGFloat { isHorizontal ? contentSize.width : contentSize.height }

  /// Returns the visible part of the content that begins at a number, a number of seconds or the index of a category.
  func target(at number: Double) -> ScrollTarget {
    var rect = frame
    let start = window.fraction(ofNumber: number)
    let part = isFlipped ? 1 - start - visible : start
    let place = part * contentLength
    if place.isFinite, isHorizontal {
      rect.origin.x = place
    } else if place.isFinite {
      rect.origin.y = place
    }
    return ScrollTarget(rect: rect, anchor: nil)
  }

  /// Returns the number, the seconds or the index of the category at which a part of the content begins; `nil` if its
  /// place is not finite.
  func number(of target: ScrollTarget) -> Double? {
    let place = (isHorizontal ? target.rect.origin.x : target.rect.origin.y) / contentLength
    guard place.isFinite else { return nil }
    return window.number(at: isFlipped ? 1 - place - visible : place)
  }
}
