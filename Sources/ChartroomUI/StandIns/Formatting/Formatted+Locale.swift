public import Foundation

// Foundation formats values in the locale, the calendar and the time zone of the machine. These methods, which Swift
// prefers, have those of the stage whose code runs, and those of the default environment outside of stages, unless the
// format has its own.

extension Date {
  /// Returns the text of the date in a format, by default in the locale, calendar and time zone of the stage.
  public func formatted(_ format: Date.FormatStyle) -> String {
    TextFormatting.current.text(of: self, as: format)
  }
}

extension Range<Date> {
  /// Returns the text of the interval in a format, by default in the locale, calendar and time zone of the stage.
  public func formatted(_ style: Date.IntervalFormatStyle) -> String {
    TextFormatting.current.text(of: self, as: style)
  }
}

// Of numbers, there are only amounts of money, which look otherwise on Linux in English, too: each further method
// multiplies the time in which Swift checks the type of a sum of texts.

extension Double {
  /// Returns the text of the number as an amount of money, by default in the locale of the stage.
  public func formatted(_ format: FloatingPointFormatStyle<Double>.Currency) -> String {
    TextFormatting.current.text(of: self, as: format)
  }
}

extension Float {
  /// Returns the text of the number as an amount of money, by default in the locale of the stage.
  public func formatted(_ format: FloatingPointFormatStyle<Float>.Currency) -> String {
    TextFormatting.current.text(of: self, as: format)
  }
}

extension CGFloat {
  /// Returns the text of the number in a format of doubles.
  public func formatted(_ format: FloatingPointFormatStyle<Double>) -> String {
    Double(self).formatted(format)
  }

  /// Returns the text of the number as a percentage.
  public func formatted(_ format: FloatingPointFormatStyle<Double>.Percent) -> String {
    Double(self).formatted(format)
  }

  /// Returns the text of the number as an amount of money, by default in the locale of the stage.
  public func formatted(_ format: FloatingPointFormatStyle<Double>.Currency) -> String {
    Double(self).formatted(format)
  }
}

extension Int {
  /// Returns the text of the number as an amount of money, by default in the locale of the stage.
  public func formatted(_ format: IntegerFormatStyle<Int>.Currency) -> String {
    TextFormatting.current.text(of: self, as: format)
  }
}

extension Decimal {
  /// Returns the text of the number as an amount of money, by default in the locale of the stage.
  public func formatted(_ format: Decimal.FormatStyle.Currency) -> String {
    TextFormatting.current.text(of: self, as: format)
  }
}

extension Sequence {
  /// Returns the list of the elements in a format, by default in the locale of the stage.
  public func formatted<Member: FormatStyle>(_ style: ListFormatStyle<Member, Self>) -> String {
    TextFormatting.current.text(of: self, as: style)
  }
}

extension Array where Element == String {
  /// Returns the list of the strings in the locale of the stage.
  public func formatted() -> String { formatted(.list(type: .and)) }
}
