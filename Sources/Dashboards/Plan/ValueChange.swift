import Foundation

/// The change from a number to another one: in percent, or in percentage points for percentages.
struct ValueChange {
  /// The change with its sign.
  let text: String
  /// 1 for a rise, -1 for a fall, and 0 for a change that is not seen in the text.
  let sign: Double

  /// Creates a change; `nil` if a number is missing, and for the percentage of nothing.
  ///
  /// - Parameters:
  ///   - old: The number before.
  ///   - new: The number after.
  ///   - format: The notation of the numbers.
  init?(from old: Double, to new: Double, _ format: ValueFormat) {
    guard old.isFinite, new.isFinite else { return nil }
    let change: Double
    if format.isPercentage {
      change = ((new - old) * (format.style == .percent ? 1000 : 10)).rounded() / 10 + 0
      let style = FloatingPointFormatStyle<Double>(locale: format.locale)
        .precision(.fractionLength(0...1)).sign(strategy: .always(includingZero: false))
      text = MinusSign.applied(to: change.formatted(style)) + "\u{A0}pp"
    } else {
      guard old != 0 else { return nil }
      let ratio = (new - old) / abs(old)
      change = (ratio * 1000).rounded()
      text = MinusSign.applied(
        to: ratio.formatted(
          .percent.locale(format.locale).precision(.fractionLength(1))
            .sign(strategy: .always(includingZero: false))))
    }
    sign = change > 0 ? 1 : change < 0 ? -1 : 0
  }
}
