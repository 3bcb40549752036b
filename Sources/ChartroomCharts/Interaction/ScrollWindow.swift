import ChartroomUI
import Foundation

/// The visible part of the domain of a scale that scrolls.
struct ScrollWindow {
  /// The scale with its whole domain.
  let scale: PositionScale
  /// The visible length, as a fraction of that of the domain.
  let length: Double

  /// Creates the window of a scale; fails if the length is not positive, or the domain has no length.
  ///
  /// - Parameters:
  ///   - scale: The scale with its whole domain.
  ///   - length: The visible length: a number, a number of seconds or a number of categories.
  init?(_ scale: PositionScale, length: Double?) {
    guard let length, length > 0, length.isFinite else { return nil }
    let whole: Double =
      switch scale.domain {
      case .category(let names): Double(names.count)
      case .number(let range), .date(let range): range.upperBound - range.lowerBound
      }
    guard whole > 0, whole.isFinite else { return nil }
    self.scale = scale
    self.length = length / whole
  }

  /// Returns the scale that shows the window which begins at a value, or at the beginning of the domain.
  ///
  /// The window stays in the domain, unless it is longer than it.
  func scale(from value: _PlottedValue?) -> PositionScale {
    let start = value.flatMap(fraction(of:)) ?? 0
    let clamped = max(min(start, 1 - length), 0)
    return scale.windowed(clamped...clamped + length)
  }

  /// Returns the position of a value in the domain; `nil` for a value of another type.
  private func fraction(of value: _PlottedValue) -> Double? {
    guard let code = scale.code(of: value) else { return nil }
    let middle = scale.windowed(0...1).fraction(of: code)
    let fraction = scale.isReversed ? 1 - middle : middle
    // A window begins at the beginning of a category.
    return fraction.isFinite ? fraction - scale.windowed(0...1).band / 2 : nil
  }

  /// Returns the value at the beginning of a window; a category for fractions within it.
  func value(at start: Double) -> _PlottedValue? {
    let start = max(min(start, 1 - length), 0)
    let whole = scale.windowed(0...1)
    // The middle of the first category that is at least half visible.
    let place = start + whole.band / 2
    return whole.value(of: whole.code(at: scale.isReversed ? 1 - place : place))
  }

  /// Returns the number, the seconds or the index of the category at the beginning of a window.
  func number(at start: Double) -> Double? {
    switch scale.domain {
    case .category(let names): start * Double(names.count)
    case .number(let range), .date(let range):
      range.lowerBound + start * (range.upperBound - range.lowerBound)
    }
  }

  /// Returns the value of a number, of seconds or of the index of a category, in the domain.
  func value(ofNumber number: Double) -> _PlottedValue? {
    guard number.isFinite else { return nil }
    switch scale.domain {
    case .category(let names):
      return value(at: number.rounded() / Double(max(names.count, 1)))
    case .number(let range), .date(let range):
      return value(at: (number - range.lowerBound) / (range.upperBound - range.lowerBound))
    }
  }
}
