package import ChartScales
import ChartroomUI
import Foundation

/// The conversion between the window of a mini-map, in values, and its position, in fractions of the width.
package struct MiniMapScale {
  private let scale: PositionScale
  private let domain: ClosedRange<Double>

  /// Creates the conversion; fails for a scale of categories, and for one whose domain has no length.
  ///
  /// - Parameters:
  ///   - scale: The X scale of the marks.
  ///   - isMirrored: Whether the plot shows the beginning of the scale at the right.
  package init?(_ scale: PositionScale, isMirrored: Bool = false) {
    switch scale.domain {
    case .category: return nil
    case .number(let range), .date(let range):
      let length = range.upperBound - range.lowerBound
      guard length > 0, length.isFinite else { return nil }
      domain = range
    }
    self.scale = PositionScale(
      domain: scale.domain, transform: scale.transform,
      isReversed: scale.isReversed != isMirrored)
  }

  /// Returns the position of a window from the left edge, 0...1.
  ///
  /// - Parameters:
  ///   - first: The lower limit of the window. The limits are clamped to the domain, and swapped if they are in
  ///     descending order. The start of the domain takes the place of NaN.
  ///   - last: The upper limit. The end of the domain takes the place of NaN.
  /// - Returns: The position; `nil` if the values are not of the scale's type.
  package func bounds<Value: Plottable>(from first: Value, to last: Value) -> ClosedRange<Double>? {
    codes(first, last).map { bounds(of: $0) }
  }

  /// Returns a window after its position has changed.
  ///
  /// - Parameters:
  ///   - window: The window before the change.
  ///   - bounds: The new position, as fractions of the width, 0...1. A bound that is equal to the old one keeps the
  ///     limit. If both change, the window moves, and keeps its length on linear scales.
  /// - Returns: The window; `nil` if its limits would be equal, or the values are not of the scale's type.
  package func window<Value: Plottable & Comparable>(
    _ window: ClosedRange<Value>, movedTo bounds: ClosedRange<Double>
  ) -> ClosedRange<Value>? {
    guard let codes = codes(window.lowerBound, window.upperBound) else { return nil }
    let old = ascending(self.bounds(of: codes))
    let new = ascending(bounds)
    let keepsStart = new.lowerBound == old.lowerBound
    let keepsEnd = new.upperBound == old.upperBound
    let start: Value?
    let end: Value?
    if keepsStart || keepsEnd || !scale.transform.isLinear {
      start = keepsStart ? value(codes.start, or: window) : value(code(at: new.lowerBound))
      end = keepsEnd ? value(codes.end, or: window) : value(code(at: new.upperBound))
    } else {
      let length = codes.end - codes.start
      let isAtEnd = new.upperBound >= 1
      let limit = domain.upperBound - length
      let first = isAtEnd ? limit : min(max(code(at: new.lowerBound), domain.lowerBound), limit)
      start = value(first)
      // The end follows the start, which can have been rounded to an integer.
      end =
        isAtEnd
        ? value(domain.upperBound) : start.flatMap { number($0) }.flatMap { value($0 + length) }
    }
    guard let start, let end, start < end else { return nil }
    return start...end
  }

  private func bounds(of codes: (start: Double, end: Double)) -> ClosedRange<Double> {
    func position(_ code: Double) -> Double { min(max(scale.fraction(of: code), 0), 1) }
    let (first, last) = (position(codes.start), position(codes.end))
    return min(first, last)...max(first, last)
  }

  /// Returns the bounds in the direction of the values, which a reversed scale shows from the right.
  private func ascending(_ bounds: ClosedRange<Double>) -> ClosedRange<Double> {
    scale.isReversed ? 1 - bounds.upperBound...1 - bounds.lowerBound : bounds
  }

  private func code(at fraction: Double) -> Double {
    if fraction <= 0 { return domain.lowerBound }
    if fraction >= 1 { return domain.upperBound }
    let code = scale.code(at: scale.isReversed ? 1 - fraction : fraction)
    return min(max(code, domain.lowerBound), domain.upperBound)
  }

  /// Returns the limits of a window, clamped to the domain and in ascending order.
  private func codes<Value: Plottable>(
    _ first: Value, _ last: Value
  ) -> (start: Double, end: Double)? {
    guard let first = number(first), let last = number(last) else { return nil }
    let low =
      first.isNaN ? domain.lowerBound : min(max(first, domain.lowerBound), domain.upperBound)
    let high = last.isNaN ? domain.upperBound : min(max(last, domain.lowerBound), domain.upperBound)
    return (min(low, high), max(low, high))
  }

  /// Returns the number or the seconds of a value; `nil` if it is not of the scale's type.
  private func number<Value: Plottable>(_ value: Value) -> Double? {
    switch (value.primitivePlottable._plotted, scale.domain) {
    case (.number(let number), .number): number
    case (.date(let seconds), .date): seconds
    default: nil
    }
  }

  private func value<Value: Plottable>(_ code: Double) -> Value? {
    scale.value(of: code).flatMap(Value.init(plotted:))
  }

  /// Returns the limit of a window with a code, or the value of the code if the limit was clamped.
  private func value<Value: Plottable>(_ code: Double, or window: ClosedRange<Value>) -> Value? {
    for limit in [window.lowerBound, window.upperBound] where number(limit) == code { return limit }
    return value(code)
  }
}
