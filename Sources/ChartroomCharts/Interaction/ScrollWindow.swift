import ChartScales
import ChartroomUI
import Foundation

/// The visible part of the domain of a scale that scrolls.
///
/// Its length is a number of values. On a scale that is not linear, the part of the domain that the window covers
/// therefore depends on its beginning.
struct ScrollWindow {
  /// The scale with its whole domain.
  let scale: PositionScale
  /// The visible length: a number, a number of seconds or a number of categories.
  private let length: Double
  /// The visible length, as a fraction of that of the domain.
  private let share: Double
  /// The scale with its whole domain, ascending, by which values become fractions.
  private let whole: PositionScale

  /// Creates the window of a scale; fails if the length is not positive, or the domain has no length.
  ///
  /// - Parameters:
  ///   - scale: The scale with its whole domain.
  ///   - length: The visible length: a number, a number of seconds or a number of categories.
  init?(_ scale: PositionScale, length: Double?) {
    guard let length, length > 0, length.isFinite else { return nil }
    let domainLength: Double =
      switch scale.domain {
      case .category(let names): Double(names.count)
      case .number(let range), .date(let range): range.upperBound - range.lowerBound
      }
    guard domainLength > 0, domainLength.isFinite else { return nil }
    self.scale = scale
    self.length = length
    share = length / domainLength
    whole = scale.ascending
  }

  /// Whether equal lengths of values are equal parts of the domain.
  private var isLinear: Bool { whole.isCategory || whole.transform.isLinear }

  /// Returns the scale that shows the window which begins at a value, or at the beginning of the domain.
  ///
  /// The window stays in the domain, unless it is longer than it: then, a scale that is linear shows more than its
  /// domain, and another one shows its whole domain.
  func scale(from value: _PlottedValue?) -> PositionScale {
    scale(fromFraction: value.flatMap(fraction(of:)) ?? 0)
  }

  /// Returns the scale that shows the window at a distance from the beginning of the domain; see `offset(of:)`.
  func scale(fromOffset offset: Double) -> PositionScale {
    let start = fraction(ofNumber: (number(at: 0) ?? 0) + offset)
    return scale(fromFraction: start.isFinite ? start : 0)
  }

  private func scale(fromFraction fraction: Double) -> PositionScale {
    let start = clamped(fraction)
    return scale.windowed(start...end(from: start))
  }

  /// Returns the distance of the visible part of a scale from the beginning of the domain: a number, a number of
  /// seconds or a number of categories; 0 if it is not finite.
  func offset(of visible: PositionScale) -> Double {
    let offset = (number(at: visible.window.lowerBound) ?? 0) - (number(at: 0) ?? 0)
    return offset.isFinite ? offset : 0
  }

  /// Returns the nearest fraction at which a window in the domain begins.
  private func clamped(_ start: Double) -> Double {
    guard !isLinear, let range = whole.visibleRange else { return max(min(start, 1 - share), 0) }
    let last = share < 1 ? whole.fraction(of: range.upperBound - length) : 0
    return max(min(start, last.isFinite ? last : 0), 0)
  }

  /// Returns the fraction at which the window from another fraction ends.
  private func end(from start: Double) -> Double {
    if isLinear { return start + share }
    let end = share < 1 ? whole.fraction(of: whole.code(at: start) + length) : 1
    return end < 1 ? max(end, start) : 1
  }

  /// Returns the position of a value in the domain; `nil` for a value of another type.
  ///
  /// On a scale of dates, a number is one of seconds, as a visible length is.
  private func fraction(of value: _PlottedValue) -> Double? {
    var value = value
    if case .number(let seconds) = value, case .date = scale.domain { value = .date(seconds) }
    guard let code = scale.code(of: value) else { return nil }
    let fraction = whole.fraction(of: code)
    // A window begins at the beginning of a category.
    return fraction.isFinite ? fraction - whole.band / 2 : nil
  }

  /// Returns the value at the beginning of a window; a category for fractions within it.
  func value(at start: Double) -> _PlottedValue? {
    // The middle of the first category that is at least half visible.
    whole.value(of: whole.code(at: clamped(start) + whole.band / 2))
  }

  /// Returns the number, the seconds or the index of the category at the beginning of a window.
  func number(at start: Double) -> Double? {
    switch scale.domain {
    case .category(let names): start * Double(names.count)
    case .number, .date: whole.code(at: start)
    }
  }

  /// Returns the position of a number, of seconds or of the index of a category in the domain.
  func fraction(ofNumber number: Double) -> Double {
    switch scale.domain {
    case .category(let names): number / Double(max(names.count, 1))
    case .number, .date: whole.fraction(of: number)
    }
  }

  /// Returns the value of a number, of seconds or of the index of a category, in the domain.
  func value(ofNumber number: Double) -> _PlottedValue? {
    guard number.isFinite else { return nil }
    switch scale.domain {
    case .category(let names):
      return value(at: number.rounded() / Double(max(names.count, 1)))
    case .number(let range), .date(let range):
      return whole.value(of: max(min(number, range.upperBound - length), range.lowerBound))
    }
  }
}
