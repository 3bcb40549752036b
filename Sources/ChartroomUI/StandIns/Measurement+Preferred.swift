import Foundation

extension Measurement {
  /// Returns the measurement in the unit that people of a locale use for it.
  ///
  /// Lengths, masses, temperatures and speeds have the unit in which the number is at least 1, or else the smallest
  /// one. Others keep their unit. The units are those of the usage `default` in the Common Locale Data Repository.
  ///
  /// - Parameters:
  ///   - locale: The locale, of whose measurement system the units are.
  ///   - isFood: Whether an energy is that of food or of a workout.
  /// - Returns: The number and its unit.
  func preferred(in locale: Locale, isFood: Bool) -> (value: Double, unit: Unit) {
    guard let unit = unit as? Dimension else { return (value, unit) }
    let amount = Measurement<Dimension>(value: value, unit: unit)
    let units = unit.preferences(in: locale.measurementSystem, isFood: isFood)
    let values = units.map { amount.converted(to: $0) }
    // A conversion can round 1 to a little less.
    let found = values.first { abs($0.value) >= 1 - 1e-9 } ?? values.last ?? amount
    return (found.value, found.unit)
  }
}

extension Dimension {
  /// Returns the units of a dimension in a measurement system, the largest one first; none if every unit is usual.
  fileprivate func preferences(
    in system: Locale.MeasurementSystem, isFood: Bool
  ) -> [Dimension] {
    let isMetric = system == .metric
    switch self {
    case is UnitTemperature:
      return [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed:
      return [isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour]
    case is UnitLength:
      let units: [UnitLength] =
        isMetric ? [.kilometers, .meters, .centimeters] : [.miles, .feet, .inches]
      return units
    case is UnitMass:
      let units: [UnitMass] =
        system == .us ? [.shortTons, .pounds, .ounces] : [.metricTons, .kilograms, .grams]
      return units
    case is UnitEnergy where isFood && system == .us: return [UnitEnergy.foodCalories]
    default: return []
    }
  }
}

extension UnitEnergy {
  /// A kilocalorie by its name on food in the United States.
  fileprivate static let foodCalories = UnitEnergy(
    symbol: "Cal", converter: UnitConverterLinear(coefficient: 4184))
}
