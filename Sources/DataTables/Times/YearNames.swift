/// The names of columns of years.
enum YearNames {
  /// The names in lowercase.
  static let names: Set<String> = [
    "year", "time_period", "jahr", "année", "annee", "año", "ano", "anno", "vuosi", "yr", "season",
  ]

  /// Whether a column has the name of years, or the name `time` above consecutive whole numbers, as tables of
  /// statistical offices have it.
  ///
  /// - Parameters:
  ///   - name: The name in lowercase.
  ///   - numbers: The numbers in any order.
  /// - Returns: Whether it has.
  static func isOfYears(_ name: String, _ numbers: [Double]) -> Bool {
    if names.contains(name) { return true }
    let different = Set(numbers)
    guard name == "time", different.count > 2, let least = different.min(),
      let most = different.max()
    else { return false }
    return most - least == Double(different.count - 1)
  }
}
