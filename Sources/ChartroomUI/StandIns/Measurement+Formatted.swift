public import Foundation

extension Measurement {
  /// A format of measurements: a number and a unit.
  ///
  /// The type is that of Foundation on Apple's platforms, which is not available on Linux.
  ///
  /// Lengths, masses, temperatures and speeds are written in units of the locale, unless the usage is `asProvided`.
  /// Usual units have names and abbreviations in English; others, and those in other languages, have symbols.
  ///
  /// - Note: Unlike in Foundation, measurements other than lengths, masses, temperatures, speeds and energies of food
  ///   keep their unit, all other usages are the general one, and units have names in English only.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Codable, Sendable {
    /// The width of a unit.
    public struct UnitWidth: Hashable, Codable, Sendable {
      private let name: String

      /// The name of the unit, such as `45 minutes`.
      public static var wide: UnitWidth { UnitWidth(name: "wide") }
      /// The abbreviation of the unit, such as `45 min`.
      public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
      /// The shortest form of the unit, immediately behind the number, such as `45m`, and `68°` for Fahrenheit in the
      /// United States.
      public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
    }

    /// The usage of a measurement, on which its unit depends.
    public struct UnitUsage: Hashable, Codable, Sendable {
      private let name: String

      /// A measurement of any kind.
      public static var general: UnitUsage { UnitUsage(name: "general") }
      /// The unit of the value.
      public static var asProvided: UnitUsage { UnitUsage(name: "asProvided") }
      /// The length of a road.
      public static var road: UnitUsage { UnitUsage(name: "road") }
      /// The height of a person.
      public static var personHeight: UnitUsage { UnitUsage(name: "personHeight") }
      /// The weight of a person.
      public static var personWeight: UnitUsage { UnitUsage(name: "personWeight") }
      /// The energy of food, which is in Calories in the United States.
      public static var food: UnitUsage { UnitUsage(name: "food") }
      /// The energy of a workout, which is in Calories in the United States.
      public static var workout: UnitUsage { UnitUsage(name: "workout") }
      /// The temperature of a person.
      public static var person: UnitUsage { UnitUsage(name: "person") }
      /// The temperature of the weather.
      public static var weather: UnitUsage { UnitUsage(name: "weather") }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The usage, on which the unit depends.
    public var usage: UnitUsage
    /// The format of the number; `nil` selects at most one decimal.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    private var locale = Locale(identifier: "en_US")

    /// Creates a format.
    public init(
      width: UnitWidth, usage: UnitUsage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the number and the unit of a measurement.
    ///
    /// They are separated by a space, except in narrow texts and in front of the sign of degrees.
    public func format(_ value: Measurement) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...1))
      let isFood = usage == .food || usage == .workout
      let (amount, unit) =
        usage == .asProvided
        ? (value.value, value.unit) : value.preferred(in: locale, isFood: isFood)
      let number = style.locale(locale).format(amount)
      if width == .narrow { return number + unit.narrowForm(in: locale) }
      if width == .wide, let names = unit.names(in: locale) {
        let isOne = number.trimmingCharacters(in: CharacterSet(charactersIn: "+-")) == "1"
        return "\(number) \(isOne ? names.singular : names.plural)"
      }
      let symbol = unit.abbreviation(in: locale)
      return symbol.hasPrefix("°") ? number + symbol : "\(number) \(symbol)"
    }

    /// Returns the format in a locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the number and the abbreviated unit of the measurement, in the locale `en_US` and its units.
  ///
  /// A length of 5 kilometres is `3.1 mi`. Measurements other than lengths, masses, temperatures and speeds keep their
  /// unit.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Returns the text of the measurement in a format.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// A format of measurements.
  ///
  /// - Parameters:
  ///   - width: The width of the unit.
  ///   - usage: The usage; `asProvided` keeps the unit of the value.
  ///   - numberFormatStyle: The format of the number; `nil` selects at most one decimal.
  /// - Returns: The format.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.UnitUsage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
