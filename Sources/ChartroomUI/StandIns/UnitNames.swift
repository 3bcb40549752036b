import Foundation

/// The names of a unit in English, which are those of the Common Locale Data Repository for the United States.
struct UnitNames: Sendable {
  /// The name behind 1.
  let singular: String
  /// The name behind other numbers.
  let plural: String
  /// The abbreviation; `nil` if it is the symbol.
  let short: String?
  /// The form without a space; `nil` if it is the abbreviation.
  let narrow: String?

  /// Creates names.
  ///
  /// - Parameters:
  ///   - singular: The name behind 1.
  ///   - plural: The name behind other numbers; `nil`, the default, for the singular with an `s`.
  ///   - short: The abbreviation; `nil`, the default, if it is the symbol.
  ///   - narrow: The form without a space; `nil`, the default, if it is the abbreviation.
  fileprivate init(
    _ singular: String, _ plural: String? = nil, short: String? = nil, narrow: String? = nil
  ) {
    self.singular = singular
    self.plural = plural ?? singular + "s"
    self.short = short
    self.narrow = narrow
  }

  /// Returns the names in the spelling of other countries than the United States.
  fileprivate var international: UnitNames {
    func spelled(_ name: String) -> String {
      name.replacing("meter", with: "metre").replacing("liter", with: "litre")
    }
    return UnitNames(spelled(singular), spelled(plural), short: short, narrow: narrow)
  }
}

extension Unit {
  /// Returns the names of the unit in a locale; `nil` for rare units, and in other languages than English.
  func names(in locale: Locale) -> UnitNames? {
    guard locale.language.languageCode == .english else { return nil }
    let names = UnitNames.table(of: self)?[symbol]
    return locale.measurementSystem == .us ? names : names?.international
  }

  /// Returns the abbreviation of the unit in a locale, or else its symbol.
  func abbreviation(in locale: Locale) -> String { names(in: locale)?.short ?? usualSymbol }

  /// Returns the shortest form of the unit in a locale.
  func narrowForm(in locale: Locale) -> String {
    // The Common Locale Data Repository leaves the letter of no other unit out in most languages.
    if self == UnitTemperature.fahrenheit, locale.measurementSystem == .us { return "°" }
    return names(in: locale)?.narrow ?? abbreviation(in: locale)
  }

  /// The symbol, without two mistakes of Foundation.
  private var usualSymbol: String {
    if self == UnitDuration.minutes { return "min" }
    return self == UnitEnergy.kilocalories ? "kcal" : symbol
  }
}

extension UnitNames {
  /// Returns the names of the units of a dimension by their symbols in Foundation; `nil` for a rare dimension.
  fileprivate static func table(of unit: Unit) -> [String: UnitNames]? {
    switch unit {
    case is UnitDuration: durations
    case is UnitLength: lengths
    case is UnitMass: masses
    case is UnitTemperature: temperatures
    case is UnitSpeed: speeds
    case is UnitEnergy: energies
    case is UnitPower: powers
    case is UnitVolume: volumes
    case is UnitArea: areas
    case is UnitPressure: pressures
    case is UnitInformationStorage: storages
    case is UnitFrequency: frequencies
    case is UnitAngle: angles
    case is UnitElectricPotentialDifference: voltages
    case is UnitElectricCurrent: currents
    case is UnitFuelEfficiency: efficiencies
    default: nil
    }
  }

  private static let durations: [String: UnitNames] = [
    "h": UnitNames("hour", short: "hr", narrow: "h"), "m": UnitNames("minute", narrow: "m"),
    "s": UnitNames("second", short: "sec", narrow: "s"), "ms": UnitNames("millisecond"),
    "µs": UnitNames("microsecond"), "ns": UnitNames("nanosecond"),
  ]
  private static let lengths: [String: UnitNames] = [
    "km": UnitNames("kilometer"), "m": UnitNames("meter"), "cm": UnitNames("centimeter"),
    "mm": UnitNames("millimeter"), "µm": UnitNames("micrometer"), "nm": UnitNames("nanometer"),
    "mi": UnitNames("mile"), "yd": UnitNames("yard"), "ft": UnitNames("foot", "feet"),
    "in": UnitNames("inch", "inches"),
  ]
  private static let masses: [String: UnitNames] = [
    "t": UnitNames("metric ton"), "kg": UnitNames("kilogram"), "g": UnitNames("gram"),
    "mg": UnitNames("milligram"), "µg": UnitNames("microgram"), "lb": UnitNames("pound"),
    "oz": UnitNames("ounce"), "st": UnitNames("stone"), "ton": UnitNames("ton", short: "tn"),
  ]
  private static let temperatures: [String: UnitNames] = [
    "°C": UnitNames("degree Celsius", "degrees Celsius"),
    "°F": UnitNames("degree Fahrenheit", "degrees Fahrenheit"), "K": UnitNames("kelvin"),
  ]
  private static let speeds: [String: UnitNames] = [
    "km/h": UnitNames("kilometer per hour", "kilometers per hour"),
    "m/s": UnitNames("meter per second", "meters per second"),
    "mph": UnitNames("mile per hour", "miles per hour"), "kn": UnitNames("knot"),
  ]
  private static let energies: [String: UnitNames] = [
    "kCal": UnitNames("kilocalorie"), "Cal": UnitNames("Calorie"), "cal": UnitNames("calorie"),
    "kJ": UnitNames("kilojoule"), "J": UnitNames("joule"), "kWh": UnitNames("kilowatt hour"),
  ]
  private static let powers: [String: UnitNames] = [
    "GW": UnitNames("gigawatt"), "MW": UnitNames("megawatt"), "kW": UnitNames("kilowatt"),
    "W": UnitNames("watt"), "mW": UnitNames("milliwatt"),
    "hp": UnitNames("horsepower", "horsepower"),
  ]
  private static let volumes: [String: UnitNames] = [
    "L": UnitNames("liter"), "dL": UnitNames("deciliter"), "cL": UnitNames("centiliter"),
    "mL": UnitNames("milliliter"), "m³": UnitNames("cubic meter"), "gal": UnitNames("gallon"),
    "qt": UnitNames("quart"), "pt": UnitNames("pint"), "cup": UnitNames("cup", short: "c"),
    "fl oz": UnitNames("fluid ounce"), "tbsp": UnitNames("tablespoon"),
    "tsp": UnitNames("teaspoon"),
  ]
  private static let areas: [String: UnitNames] = [
    "km²": UnitNames("square kilometer"), "m²": UnitNames("square meter"),
    "cm²": UnitNames("square centimeter"), "ha": UnitNames("hectare"), "ac": UnitNames("acre"),
    "mi²": UnitNames("square mile", short: "sq mi"),
    "ft²": UnitNames("square foot", "square feet", short: "sq ft"),
  ]
  private static let pressures: [String: UnitNames] = [
    "hPa": UnitNames("hectopascal"), "kPa": UnitNames("kilopascal"), "bar": UnitNames("bar"),
    "mbar": UnitNames("millibar"), "inHg": UnitNames("inch of mercury", "inches of mercury"),
    "mmHg": UnitNames("millimeter of mercury", "millimeters of mercury"),
  ]
  private static let storages: [String: UnitNames] = [
    "bit": UnitNames("bit"), "B": UnitNames("byte", short: "byte", narrow: "B"),
    "kB": UnitNames("kilobyte"), "MB": UnitNames("megabyte"), "GB": UnitNames("gigabyte"),
    "TB": UnitNames("terabyte"), "PB": UnitNames("petabyte"),
  ]
  private static let frequencies: [String: UnitNames] = [
    "GHz": UnitNames("gigahertz", "gigahertz"), "MHz": UnitNames("megahertz", "megahertz"),
    "kHz": UnitNames("kilohertz", "kilohertz"), "Hz": UnitNames("hertz", "hertz"),
  ]
  private static let angles: [String: UnitNames] = [
    "°": UnitNames("degree", short: "deg", narrow: "°"), "rad": UnitNames("radian"),
  ]
  private static let voltages: [String: UnitNames] = ["V": UnitNames("volt")]
  private static let currents: [String: UnitNames] = [
    "A": UnitNames("ampere"), "mA": UnitNames("milliampere"),
  ]
  private static let efficiencies: [String: UnitNames] = [
    "mpg": UnitNames("mile per gallon", "miles per gallon")
  ]
}
