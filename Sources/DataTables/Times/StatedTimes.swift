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

  /// The notation of numbers that are times; `nil` for none.
  var notation: TimeNotation? {
    switch self {
    case .epochSeconds: .epoch(perSecond: 1)
    case .epochMilliseconds: .epoch(perSecond: 1000)
    case .none: nil
    }
  }
}
