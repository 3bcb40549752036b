/// The times that the user states or refuses.
///
/// The raw values are those of options.
package enum StatedTimes: String, CaseIterable, Hashable, Sendable {
  /// Numbers are seconds since 1970.
  case epochSeconds = "epoch-s"
  /// Numbers are milliseconds since 1970.
  case epochMilliseconds = "epoch-ms"
  /// No column has times.
  case none

  /// The number of units in a second of numbers that are times; `nil` for no times.
  var perSecond: Int64? {
    switch self {
    case .epochSeconds: 1
    case .epochMilliseconds: 1000
    case .none: nil
    }
  }

  /// Whether a unit in a header, or the absence of one, allows such times, as `(ms)`, `(UTC)` and `(s since 1970)` do.
  func allows(unit: String?) -> Bool {
    guard let unit else { return true }
    let words = unit.lowercased().split { !$0.isLetter && $0 != "%" && $0 != "°" }.map(String.init)
    return !words.isEmpty
      && words.allSatisfy { word in
        guard let seconds = UnitFamily.times[word] else {
          return ["utc", "gmt", "unix", "epoch", "since"].contains(word)
        }
        return perSecond.map { seconds * Double($0) } == 1
      }
  }
}
